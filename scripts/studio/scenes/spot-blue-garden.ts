import { archPath } from '../parts/built.ts';
import { palm } from '../parts/plants.ts';
import { sky } from '../parts/weather.ts';
import { fade, fill, hill, line, oval, place, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const blue = { lit: '#3f6fd9', face: '#2b50b5', shade: '#1b347f' };
const green = { trunk: '#5f3a40', leaf: '#1f4d4c', lit: '#3b7a64' };

/** The blue house in Majorelle's garden, cactuses and yellow pots before it. */
export const scene = spot(
	sky(
		[
			[0, '#7fc0cf'],
			[1, '#e6f0d5'],
		],
		300,
		720,
	),
	palm(96, 330, 250, green, { lean: 20, fronds: 11, reach: 0.46, seed: 4 }),
	palm(650, 330, 290, green, { lean: -24, fronds: 11, reach: 0.42, seed: 8 }),
	hill('0 250, 120 230, 240 262, 480 262, 600 236, 720 250', 400, '#3b7a64'),
	house(),
	fade(0, 360, 720, 120, [
		[0, '#f3b58a'],
		[1, '#c9705c'],
	]),
	basin(),
	saguaro(142, 404, 1),
	saguaro(604, 396, 0.82),
	pot(76, 446),
	pot(236, 416),
	pot(500, 416),
	pot(668, 444),
);

function house(): string {
	return (
		rect(204, 104, 312, 260, blue.face) +
		rect(420, 104, 96, 260, blue.shade) +
		rect(194, 92, 332, 18, blue.lit) +
		rect(420, 92, 106, 18, blue.face) +
		rect(296, 58, 128, 36, blue.face) +
		rect(288, 48, 144, 14, blue.lit) +
		[246, 474]
			.map(
				(x) =>
					rect(x - 24, 150, 48, 74, family.gold) +
					rect(x - 18, 156, 36, 62, '#123a6a') +
					line(`M${x} 156v62M${x - 18} 177h36M${x - 18} 198h36`, family.gold, 3),
			)
			.join('') +
		fill(archPath(360, 364, 128, 214), blue.lit) +
		fill(archPath(360, 364, 108, 202), family.gold) +
		fill(archPath(360, 364, 94, 194), '#10265a') +
		fill(archPath(360, 364, 50, 130), '#9fd0b5') +
		fill(archPath(360, 364, 50, 60), '#3b7a64') +
		rect(204, 344, 312, 20, blue.shade)
	);
}

function basin(): string {
	return (
		fill('M250 384H470L530 480H190Z', blue.lit) +
		fill('M264 394H456L504 480H216Z', '#2f8f9a') +
		line('M262 424H350M380 446H466M300 462H360', '#bfe3e0', 3, 0.8) +
		[
			[310, 412],
			[402, 424],
			[276, 450],
			[430, 462],
		]
			.map(
				([x = 0, y = 0], index) =>
					oval(x, y, 20, 6, '#4f9a68') + (index % 2 ? oval(x + 4, y - 5, 6, 4, '#f58aa5') : ''),
			)
			.join('')
	);
}

function saguaro(x: number, y: number, scale: number): string {
	const ribs = times(3, (index) => line(`M${-9 + index * 9} -6V-196`, '#2f6f55', 2.4));
	return place(
		x,
		y,
		scale,
		line('M0 -92C-50 -84 -50 -110 -50 -146', '#3f8a66', 22) +
			line('M0 -70C46 -62 48 -90 48 -122', '#2f6f55', 22) +
			line('M0 0V-196', '#4f9f72', 36) +
			line('M9 0V-194', '#2f6f55', 16) +
			ribs +
			fill('M-10 -214q10 -14 20 0Z', '#f58aa5'),
	);
}

function pot(x: number, y: number): string {
	const spikes = times(7, (index) => {
		const lean = (index - 3) * 12;
		return fill(
			`M${x - 6} ${y - 46}Q${x + lean * 0.5 - 2} ${y - 80} ${x + lean} ${y - 104 + Math.abs(index - 3) * 12}Q${x + lean * 0.5 + 8} ${y - 76} ${x + 6} ${y - 46}Z`,
			index % 2 ? '#4f9f72' : '#2f6f55',
		);
	});
	return (
		spikes +
		fill(`M${x - 32} ${y - 50}H${x + 32}L${x + 22} ${y}H${x - 22}Z`, '#f9c846') +
		fill(`M${x + 8} ${y - 50}H${x + 32}L${x + 22} ${y}H${x + 4}Z`, '#d99a2f') +
		rect(x - 36, y - 56, 72, 11, '#fbdc7a')
	);
}

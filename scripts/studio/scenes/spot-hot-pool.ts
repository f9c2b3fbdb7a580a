import { mountain } from '../parts/mountains.ts';
import { mist, sky, streak } from '../parts/weather.ts';
import {
	disc,
	fade,
	fill,
	glow,
	line,
	oval,
	place,
	polygon,
	random,
	shaded,
	spot,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const lava = { light: '#5a5a6c', face: '#3f4256', dark: '#2a2d40' };

/** Two heads above the warm milky water of a pool in black lava; steam rises. */
export const scene = spot(
	sky(
		[
			[0, '#6f8fb5'],
			[0.55, '#d9b9b5'],
			[1, '#fbd9a5'],
		],
		240,
		720,
	),
	glow(520, 210, 260, '#fff1c4', 0.8),
	disc(520, 196, 34, '#fffaea'),
	streak(60, 80, 300, 16, '#ffe6c4', 0.7),
	mountain([170, 140], [-60, 240], [400, 240], { light: '#a58f9f', shade: '#75708f', seed: 3 }),
	mountain([640, 150], [480, 240], [820, 240], { light: '#a58f9f', shade: '#75708f', seed: 11 }),
	mist(170, 80, '#fde0b5', 0.7, 720),
	rocks(236, 30, 5, 26),
	fade(0, 256, 720, 230, [
		[0, '#d9ece6'],
		[0.35, '#8fcbd6'],
		[1, '#4fa3c4'],
	]),
	times(9, (index) =>
		line(
			`M${40 + ((index * 157) % 560)} ${290 + index * 18}h${60 + ((index * 31) % 60)}`,
			'#eefaf6',
			3,
			0.55,
		),
	),
	steam(),
	bather(266, 382, 1.14, family.ink, '#e9b795', '#c98a6f'),
	bather(420, 368, 1.02, '#b8692f', '#f3cba8', '#d99f80'),
	rocks(492, 64, 17, 15),
);

/** A rim of lava rocks along `y`. */
function rocks(y: number, size: number, seed: number, count: number): string {
	const next = random(seed);
	return times(count, (index) => {
		const x = (index / (count - 1)) * 760 - 20;
		const wide = size * (0.8 + next() * 0.7);
		const tall = size * (0.5 + next() * 0.7) * (size > 40 ? 0.6 + Math.abs(x - 360) / 340 : 1);
		return (
			polygon(
				`${x - wide} ${y + 26}, ${x - wide * 0.7} ${y - tall * 0.6}, ${x - wide * 0.1} ${y - tall}, ${x + wide * 0.7} ${y - tall * 0.5}, ${x + wide} ${y + 26}`,
				lava.face,
			) +
			polygon(
				`${x - wide * 0.7} ${y - tall * 0.6}, ${x - wide * 0.1} ${y - tall}, ${x + wide * 0.1} ${y - tall * 0.4}, ${x - wide * 0.4} ${y - tall * 0.2}`,
				lava.light,
			) +
			polygon(
				`${x + wide * 0.1} ${y - tall * 0.4}, ${x + wide * 0.7} ${y - tall * 0.5}, ${x + wide} ${y + 26}, ${x + wide * 0.3} ${y + 26}`,
				lava.dark,
			)
		);
	});
}

function steam(): string {
	const plume =
		'M-30 0C-70 -50 20 -80 -20 -140C-40 -190 40 -210 30 -250C80 -210 30 -180 50 -130C70 -80 10 -50 40 0Z';
	return [
		[120, 340, 0.9],
		[560, 330, 0.8],
		[350, 310, 0.6],
		[660, 360, 0.7],
	]
		.map(([x = 0, y = 0, scale = 1]) =>
			place(
				x,
				y,
				scale,
				shaded(plume, [
					[0, '#fffaf0', 0],
					[0.5, '#fffaf0', 0.45],
					[1, '#fffaf0', 0],
				]),
			),
		)
		.join('');
}

function bather(
	x: number,
	y: number,
	scale: number,
	hair: string,
	skin: string,
	shade: string,
): string {
	return place(
		x,
		y,
		scale,
		oval(0, 6, 96, 14, '#eefaf6', 0.85) +
			fill('M-62 6C-62 -22 -34 -34 -16 -38V-52H16V-38C34 -34 62 -22 62 6Q0 16 -62 6Z', skin) +
			fill('M8 -52H16V-38C34 -34 62 -22 62 6Q44 10 24 11C34 -10 20 -26 8 -34Z', shade) +
			oval(0, -74, 27, 32, skin) +
			fill('M6 -105C34 -102 32 -50 4 -43C16 -60 16 -90 6 -105Z', shade) +
			fill('M-30 -72C-36 -122 38 -122 31 -70C28 -82 20 -92 4 -92C-12 -92 -26 -86 -30 -72Z', hair) +
			disc(2, -117, 12, hair) +
			line('M-16 -74q5 4 10 0M8 -74q5 4 10 0', '#5f3f3f', 3) +
			line('M-7 -58q8 7 15 0', '#b5503f', 3) +
			line('M-100 12q22 -8 44 0M54 14q26 -8 50 0', '#fffaf0', 4),
	);
}

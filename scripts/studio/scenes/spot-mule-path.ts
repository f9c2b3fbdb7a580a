import { block, walker } from '../parts/built.ts';
import { mountain } from '../parts/mountains.ts';
import { mule } from '../parts/mule.ts';
import { foliage } from '../parts/plants.ts';
import { mist, sky, streak } from '../parts/weather.ts';
import { clipTo, fill, groundPath, hill, line, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const snow = { light: '#fff4e6', shade: '#c9bcd5', depth: 0.5 };

/** A mule with the bags on the path to a village of clay in the High Atlas. */
export const scene = spot(
	sky(
		[
			[0, '#5f9db8'],
			[0.6, '#b9dcd0'],
			[1, '#fbe6bc'],
		],
		260,
		720,
	),
	streak(20, 70, 240, 14, '#fdf4e3', 0.7),
	mountain(
		[250, 60],
		[-80, 340],
		[560, 340],
		{ light: '#b08f9f', shade: '#7a6a96', seed: 4 },
		snow,
	),
	mountain(
		[600, 96],
		[360, 340],
		[900, 340],
		{ light: '#b08f9f', shade: '#7a6a96', seed: 12 },
		snow,
	),
	mist(190, 140, '#fbe0b5', 0.7, 720),
	village(),
	slope(),
	mule(300, 424, 1, { light: '#7c5a4a', shade: '#553a3c' }, bags()),
	walker(470, 434, 112, family.coral, '#8a5a48', family.ink),
	fill('M454 334c2 -17 30 -17 32 0l12 6h-56Z', '#f3d9a4'),
);

/** Houses stacked on the slope like steps. */
function village(): string {
	const ground = groundPath('380 330, 440 262, 500 214, 570 190, 640 196, 720 178', 340);
	const house = (x: number, y: number, width: number, height: number): string =>
		block(x, y, width, height, { light: '#dd9a6c', shade: '#9c5548', turn: 0.34 }) +
		rect(x - 2, y - height - 4, width + 4, 6, '#f0b98a') +
		rect(x + width * 0.16, y - height * 0.66, 8, 12, family.wine) +
		rect(x + width * 0.4, y - height * 0.66, 8, 12, family.wine);
	return (
		fill(ground, '#b5745a') +
		clipTo(
			ground,
			times(7, (index) =>
				line(
					`M380 ${220 + index * 22}Q560 ${196 + index * 22} 720 ${206 + index * 22}`,
					'#9c5f50',
					4,
					0.6,
				),
			),
		) +
		house(600, 206, 56, 44) +
		house(540, 214, 54, 38) +
		house(660, 212, 66, 52) +
		house(504, 248, 62, 44) +
		house(572, 252, 60, 40) +
		house(640, 262, 70, 48) +
		house(470, 286, 60, 40) +
		house(540, 292, 66, 40) +
		house(616, 300, 58, 36)
	);
}

function slope(): string {
	return (
		hill('0 270, 120 262, 260 296, 400 322, 560 318, 720 300', 490, '#6f8a5c') +
		foliage(76, 270, 74, 52, ['#2f5f52', '#4a8060', '#7fa86a'], 4, 22) +
		foliage(196, 296, 50, 38, ['#2f5f52', '#4a8060', '#7fa86a'], 9, 18) +
		hill('0 380, 160 372, 360 392, 560 392, 720 372', 490, '#c98f5f') +
		fill('M-10 440C160 404 420 402 730 396V440C460 436 200 448 -10 490Z', '#f3cf9a') +
		hill('0 462, 240 452, 480 466, 720 448', 490, '#8a5a44') +
		times(14, (index) =>
			fill(
				`M${index * 54} 470q2 -22 -8 -34q14 10 16 34q4 -20 14 -28q-8 14 -8 30Z`,
				index % 2 ? '#6f8a5c' : '#b5863f',
			),
		)
	);
}

function bags(): string {
	return (
		fill('M-70 -74C-76 -118 -60 -126 -14 -126C26 -126 40 -118 36 -74Z', family.coral) +
		fill('M-20 -126C26 -128 40 -118 36 -74H-8Z', family.brick) +
		rect(-72, -100, 110, 7, family.gold) +
		fill('M-54 -126C-56 -152 -40 -160 -18 -160C6 -160 16 -150 14 -126Z', '#2f8f8b') +
		fill('M-16 -160C6 -160 16 -150 14 -126H-14Z', '#1d5f66') +
		line('M-54 -142H14', '#fdf4e3', 4)
	);
}

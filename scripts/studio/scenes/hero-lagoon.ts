import { blossom, foliage, leaves, palm } from '../parts/plants.ts';
import { birds, cumulus, glints, mist, sky, stars, streak, sun } from '../parts/weather.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	groundPath,
	hero,
	hill,
	line,
	place,
	pointsOf,
	polygon,
	rect,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	leaf: '#0f3a48',
	lit: '#1f6a66',
	rock: '#4d7a78',
	rockShade: '#25506a',
};
const tree = { trunk: '#2c2a48', leaf: colour.leaf, lit: colour.lit };

const peak = pointsOf(
	'860 650, 960 600, 1040 560, 1100 470, 1150 440, 1190 350, 1222 250, 1262 214, 1300 236, 1336 224, 1372 300, 1410 380, 1470 440, 1540 520, 1640 570, 1760 610, 1930 640',
);

/** Evening on a South Sea lagoon: the green volcano, a sail and the huts on stilts. */
export const scene = hero(
	sky(
		[
			[0, '#0d2c4a'],
			[0.4, '#165a75'],
			[0.66, '#4d9f97'],
			[0.82, '#f3cf98'],
			[1, '#f8a77b'],
		],
		670,
		1920,
	),
	stars(50, 1300, 260, colour.paper, 12),
	sun(860, 590, 78, '#fff0cc', '#ffcf8a'),
	streak(480, 330, 560, 26, '#8fc4b4', 0.4),
	streak(180, 460, 520, 22, '#cfd3a8', 0.4),
	cumulus(1380, 330, 520, 110, { light: '#fbe3b8', shade: '#efae8c' }, 6),
	cumulus(1010, 430, 260, 60, { light: '#fbe3b8', shade: '#efae8c' }, 4),
	cumulus(420, 600, 360, 70, { light: '#fbdcae', shade: '#f0b18c' }, 9),
	hill('0 640, 140 600, 300 610, 460 634, 560 650', 680, '#7d8f92'),
	volcano(),
	islet(),
	fade(0, 648, 1920, 432, [
		[0, '#f7c491'],
		[0.12, '#8fc7ae'],
		[0.34, '#3fa5a2'],
		[0.62, '#1a6f84'],
		[1, '#0d2c4a'],
	]),
	fill('M1000 700C1300 676 1700 690 1920 676V760C1700 790 1300 770 1120 740Z', '#9be0c6', 0.45),
	fill('M-10 760C300 740 560 790 860 770C600 820 260 810 -10 830Z', '#1a6f84', 0.5),
	glints({ x: 860, y: 656, height: 300, near: 420, far: 140, count: 34, seed: 5 }, '#ffe6b0', 0.85),
	glints(
		{ x: 1450, y: 690, height: 240, near: 800, far: 500, count: 22, seed: 9 },
		'#d3f2dc',
		0.45,
	),
	huts(),
	sail(1040, 812),
	birds(
		[
			[960, 300, 18],
			[1010, 274, 13],
			[920, 330, 11],
		],
		'#0d2c4a',
	),
	shore(),
	palm(1800, 1110, 980, tree, { lean: -150, fronds: 13, reach: 0.3, seed: 3 }),
	palm(1880, 1110, 740, tree, { lean: -60, fronds: 11, reach: 0.34, seed: 8 }),
	palm(1700, 1110, 460, tree, { lean: -70, fronds: 11, reach: 0.36, seed: 12 }),
	foliage(1830, 1070, 210, 90, ['#0b2a3c', colour.leaf, colour.lit], 6, 60),
	leaves('1700 1040, 1760 1010, 1860 1000, 1640 1060', 44, [colour.leaf, colour.lit], 4, 8),
	blossom('1690 1036, 1790 1020, 1880 1010', 26, ['#f58a78', '#fbd0b0', '#f6bd60'], 8, 4),
);

function volcano(): string {
	const body = groundPath(peak, 690);
	const ribs = times(11, (index) => {
		const x = 1010 + index * 62;
		const top = 250 + Math.abs(index - 4) * 44;
		return polygon(
			`${1250 + (index - 4) * 18} ${top}, ${x + 40} 690, ${x + 4} 690, ${1240 + (index - 4) * 24} ${top + 120}`,
			index < 4 ? '#6f9f8c' : '#1f4a66',
			0.55,
		);
	});
	return (
		fill(body, colour.rock) +
		clipTo(
			body,
			fill(
				'M1262 200L1290 330L1266 430L1330 560L1310 690H1960V600L1540 520L1410 380L1336 210Z',
				colour.rockShade,
			) +
				ribs +
				polygon('1222 250, 1262 214, 1256 330, 1226 400, 1196 440, 1190 350', '#b5c09a') +
				hill('840 650, 960 620, 1100 640, 1260 600, 1420 640, 1600 610, 1930 650', 700, '#2f6f6a') +
				hill('840 670, 1040 644, 1300 666, 1560 640, 1930 668', 700, '#1b5360'),
		) +
		mist(540, 120, '#fbd9a3', 0.5, 1920)
	);
}

function islet(): string {
	return (
		hill('100 654, 240 644, 420 650, 520 656', 664, '#f3cf98') +
		times(8, (index) =>
			palm(
				170 + index * 42,
				654,
				54 + ((index * 17) % 30),
				{ trunk: '#3f5a68', leaf: '#2f5f68', lit: '#4a7f78' },
				{ lean: index % 2 ? 10 : -12, fronds: 7, reach: 0.5, seed: index },
			),
		) +
		hill('700 660, 1000 650, 1400 656, 1920 646', 672, '#fbe0b0') +
		times(20, (index) =>
			palm(
				1000 + index * 46,
				662,
				48 + ((index * 23) % 44),
				{ trunk: '#1f4a5a', leaf: '#174a55', lit: '#2f7a70' },
				{ lean: index % 2 ? 12 : -10, fronds: 7, reach: 0.5, seed: index + 20 },
			),
		)
	);
}

function huts(): string {
	const hut = (x: number, y: number, scale: number): string =>
		place(
			x,
			y,
			scale,
			times(5, (index) => rect(-52 + index * 25, 0, 4, 34, '#23314f')) +
				rect(-62, -4, 130, 7, '#8a5f58') +
				rect(-46, -38, 94, 36, '#d99a72') +
				rect(10, -38, 38, 36, '#8a5560') +
				rect(-34, -32, 20, 30, '#ffe0a0') +
				rect(-8, -30, 14, 16, '#ffe0a0') +
				fill('M-66 -34Q-30 -48 -4 -98H8Q34 -48 70 -34Z', '#c98a58') +
				fill('M2 -98H8Q34 -48 70 -34H14Q14 -70 2 -98Z', '#6f4458'),
		);
	return (
		line('M1240 742L1560 716', '#6f4458', 5) +
		hut(1250, 744, 0.7) +
		hut(1370, 736, 0.8) +
		hut(1500, 726, 0.9) +
		times(16, (index) => rect(1240 + index * 20, 742 - index * 1.6, 2.5, 18, '#23314f'))
	);
}

function sail(x: number, y: number): string {
	const content =
		fill('M-170 14Q0 44 190 10Q160 40 0 48Q-120 44 -170 14Z', '#0d2c4a', 0.4) +
		fill(
			'M14 -12C-70 -90 -84 -210 -40 -316C40 -250 110 -130 130 -22C90 -10 50 -8 14 -12Z',
			colour.coral,
		) +
		fill(
			'M60 -16C70 -120 30 -240 -40 -316C40 -250 110 -130 130 -22C106 -16 84 -14 60 -16Z',
			colour.brick,
		) +
		fill(
			'M-62 -220C-20 -210 30 -206 62 -214C76 -190 88 -166 98 -142C40 -128 -30 -132 -66 -146C-70 -170 -68 -196 -62 -220Z',
			colour.paper,
			0.9,
		) +
		line('M8 0L-44 -324', '#2c2a48', 5) +
		line('M-170 30H110M-60 6L-74 30M60 6L54 30', '#2c2a48', 5) +
		fill(
			'M-176 -14C-120 4 120 2 196 -20C180 12 140 20 90 20H-100C-144 18 -168 8 -176 -14Z',
			'#4a2c4a',
		) +
		fill('M-176 -14C-120 4 120 2 196 -20L188 -8C120 10 -120 12 -170 -4Z', '#a8604f') +
		fill('M-190 26Q-40 18 130 26Q120 40 90 40H-160Q-184 38 -190 26Z', '#2c2a48') +
		fill('M-118 -8C-122 -40 -112 -54 -100 -54C-86 -52 -86 -30 -88 -8Z', colour.gold) +
		disc(-101, -63, 9, '#7a4a3c');
	return place(x, y, 0.82, content);
}

function shore(): string {
	return (
		fill('M1280 1090C1400 1000 1600 960 1930 930V1090Z', '#8fd0b8') +
		fill('M1310 1090C1430 1010 1620 974 1930 944V1090Z', '#fdf0d2') +
		fill('M1340 1090C1460 1024 1640 990 1930 962V1090Z', '#e9b888') +
		fill('M1480 1090C1600 1040 1760 1010 1930 1000V1090Z', '#a8726a') +
		line('M1440 1064q20 -14 40 -2M1520 1030q16 -12 34 -2', '#c98a70', 4)
	);
}

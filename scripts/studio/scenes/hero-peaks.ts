import { castShadow, walker } from '../parts/built.ts';
import { mountain } from '../parts/mountains.ts';
import { conifer } from '../parts/plants.ts';
import { birds, glints, mist, sky, stars, streak } from '../parts/weather.ts';
import { disc, fade, fill, glow, hero, hill, line, place, reflected, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = { ...family, needle: '#0e2740', needleLit: '#1f4a5c' };
const alpenglow = { light: '#f58f72', shade: '#5b4a7c' };
const snow = { light: '#ffe3c4', shade: '#8f86b5' };

/** Granite towers take the first light; one canoe is out on the lake. */
export const scene = hero(
	sky(
		[
			[0, '#0f2142'],
			[0.35, '#27457a'],
			[0.62, '#7a7aa5'],
			[0.82, '#eba68f'],
			[1, '#fbd3a3'],
		],
		700,
		1920,
	),
	stars(90, 1500, 380, colour.paper, 9),
	fill('M440 136A36 36 0 1 0 458 190A30 30 0 1 1 440 136Z', '#fdf1d6', 0.9),
	streak(860, 250, 520, 28, '#c98aa0', 0.55),
	streak(1380, 170, 620, 34, '#d9909a', 0.5),
	streak(500, 420, 560, 22, '#d99a9c', 0.5),
	glow(700, 700, 620, '#ffcf9a', 0.45),
	farRange(),
	mist(560, 140, '#fbcfa3', 0.75, 1920),
	towers(),
	mist(610, 110, '#f7c3a2', 0.6, 1920),
	shore(),
	fade(0, 720, 1920, 360, [
		[0, '#e9a890'],
		[0.18, '#7a7a9a'],
		[0.5, '#2f4f7c'],
		[1, '#0f2142'],
	]),
	reflected(724, towers(), 0.32, 0.55),
	fade(0, 800, 1920, 280, [
		[0, '#16305a', 0],
		[0.7, '#10254a', 0.8],
		[1, '#0f2142', 0.95],
	]),
	glints({ x: 760, y: 732, height: 190, near: 560, far: 380, count: 26, seed: 7 }, '#ffd5a6', 0.6),
	glints({ x: 1300, y: 780, height: 240, near: 900, far: 600, count: 20, seed: 4 }, '#8fa3c5', 0.3),
	headland(),
	canoe(1000, 850),
	birds(
		[
			[1010, 330, 17],
			[1060, 306, 13],
			[970, 356, 11],
		],
		'#14284c',
	),
	rightShore(),
);

function farRange(): string {
	const rock = { light: '#c98f9a', shade: '#7f75a0' };
	const cap = { light: '#fbd9c0', shade: '#a79fc4', depth: 0.45 };
	return (
		mountain([240, 500], [-120, 720], [560, 720], { ...rock, seed: 5 }, cap) +
		mountain([640, 470], [330, 720], [960, 720], { ...rock, seed: 11 }, cap) +
		mountain([930, 520], [700, 720], [1180, 720], { ...rock, seed: 2 }, cap) +
		mountain([1790, 380], [1460, 720], [2140, 720], { ...rock, seed: 8 }, cap)
	);
}

function towers(): string {
	const spire = (
		x: number,
		y: number,
		left: number,
		right: number,
		seed: number,
		depth: number,
		lean = 0.15,
	): string =>
		mountain(
			[x, y],
			[left, 720],
			[right, 720],
			{ ...alpenglow, seed, roughness: 0.1, lean },
			{ ...snow, depth },
		);
	return (
		spire(1150, 430, 960, 1330, 31, 0.2) +
		spire(1690, 330, 1480, 1960, 14, 0.24) +
		spire(1262, 330, 1100, 1420, 23, 0.16, 0.3) +
		spire(1560, 270, 1400, 1760, 19, 0.16) +
		spire(1408, 130, 1190, 1640, 37, 0.13, 0.22) +
		mountain(
			[1330, 520],
			[1120, 720],
			[1560, 720],
			{ light: '#d9786c', shade: '#4a4174', seed: 6 },
			{ ...snow, depth: 0.4 },
		) +
		mountain(
			[1600, 540],
			[1380, 720],
			[1860, 720],
			{ light: '#d9786c', shade: '#4a4174', seed: 15 },
			{ ...snow, depth: 0.36 },
		)
	);
}

function shore(): string {
	return (
		hill(
			'0 690, 200 664, 420 696, 700 706, 960 690, 1240 676, 1500 690, 1720 660, 1920 670',
			730,
			'#4d4a78',
		) +
		times(110, (index) =>
			conifer(
				index * 17.6 + ((index * 7) % 9),
				716 + ((index * 5) % 8),
				30 + ((index * 23) % 30),
				'#34406c',
				'#55568a',
			),
		) +
		hill('0 716, 500 718, 1000 722, 1920 712', 730, '#2b3a66')
	);
}

function headland(): string {
	return (
		hill('-10 900, 120 912, 260 950, 400 1010, 470 1090', 1090, colour.needle) +
		(
			[
				[20, 930, 300],
				[96, 950, 240],
				[166, 970, 270],
				[-20, 960, 380],
				[240, 1000, 190],
				[60, 1000, 330],
				[310, 1030, 150],
			] as const
		)
			.map(([x, y, height]) => conifer(x, y, height, colour.needle, '#17364f'))
			.join('')
	);
}

function canoe(x: number, y: number): string {
	const hull =
		fill(
			'M-150 -16C-130 4 110 4 152 -22C144 10 116 20 84 22H-92C-128 20 -146 6 -150 -16Z',
			colour.brick,
		) + fill('M-150 -16C-130 4 110 4 152 -22L147 -8C110 12 -130 12 -147 -4Z', colour.coral);
	const paddler =
		fill('M-24 0C-28 -34 -22 -54 -4 -56C16 -54 18 -30 14 2Z', '#f6bd60') +
		fill('M2 -56C18 -52 18 -30 14 2H4C8 -20 8 -40 2 -56Z', '#b9783f') +
		disc(-3, -67, 11, colour.cream) +
		fill('M-17 -67C-17 -84 11 -84 10 -68C2 -72 -8 -72 -17 -67Z', colour.ink) +
		line('M-4 -46L44 -36L30 -58M52 -62L36 24', '#3b2440', 5) +
		fill('M38 18q10 2 6 24q-14 4 -16 -6Z', '#3b2440');
	const wake = fill(
		'M-150 20Q-330 30 -520 22Q-330 40 -120 28ZM-90 30Q-240 52 -380 50Q-220 64 -60 38Z',
		'#ffd5a6',
		0.5,
	);
	return place(
		x,
		y,
		0.66,
		wake +
			fill('M-140 18Q0 60 146 14Q110 54 0 56Q-110 50 -140 18Z', '#0f2142', 0.5) +
			paddler +
			hull,
	);
}

function rightShore(): string {
	return (
		hill('1330 1090, 1440 1040, 1580 1010, 1720 960, 1930 930', 1090, '#123049') +
		(
			[
				[1500, 1050, 220],
				[1580, 1040, 330],
				[1660, 1020, 260],
				[1740, 1010, 460],
				[1820, 990, 340],
				[1900, 1000, 600],
				[1450, 1080, 150],
				[1860, 1060, 380],
			] as const
		)
			.map(([x, y, height]) => conifer(x, y, height, colour.needle, colour.needleLit))
			.join('') +
		fill('M1400 1090C1470 1040 1560 1050 1640 1090Z', '#1f4a5c') +
		castShadow(1380, 1046, 14, [80, 30], '#0f2142', 0.4) +
		walker(1620, 1034, 58, colour.coral, colour.cream, colour.ink)
	);
}

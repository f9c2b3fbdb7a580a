import { archway, sailboat, walker, windows } from '../built.ts';
import {
	clipTo,
	disc,
	fade,
	fill,
	glow,
	groundPath,
	hero,
	hill,
	line,
	pointsOf,
	polygon,
	random,
	rect,
	times,
} from '../kit.ts';
import type { Point } from '../kit.ts';
import { family } from '../palettes.ts';
import { branch, cypress, foliage, leaves, umbrellaPine } from '../plants.ts';
import { birds, glints, mist, sky, streak, sun } from '../weather.ts';

const colour = {
	...family,
	rock: '#9a5a5f',
	rockShade: '#5a3350',
	green: '#2f6a5f',
	greenDeep: '#1b4550',
};
const walls = [
	'#fbe3bd',
	'#f7b98a',
	'#f29579',
	'#fdf0d8',
	'#e9a58a',
	'#f6cf8f',
	'#f4c4b0',
] as const;

const slope = pointsOf(
	'1010 1100, 1046 1000, 1062 900, 1090 836, 1130 800, 1180 740, 1240 690, 1300 610, 1370 560, 1440 470, 1530 420, 1610 330, 1720 280, 1820 190, 1960 130',
);

/** A town climbs from the Mediterranean at sunrise; dusk still lies over the left. */
export const scene = hero(
	sky(
		[
			[0, '#12294a'],
			[0.36, '#214a74'],
			[0.62, '#66809c'],
			[0.76, '#f0a983'],
			[1, '#fdd9a0'],
		],
		650,
		1920,
	),
	sun(1010, 602, 74, '#fff3d2', '#ffc98a'),
	streak(640, 430, 620, 30, '#e9a48f', 0.5),
	streak(300, 520, 560, 22, '#f2b592', 0.45),
	streak(900, 320, 560, 26, '#8fa0b5', 0.35),
	hill('0 600, 160 560, 330 584, 520 540, 640 590, 760 624', 660, '#7d7c95'),
	hill('-10 580, 90 566, 220 606, 400 628', 660, '#4f6485'),
	mist(560, 90, '#fdc99a', 0.5, 1920),
	fade(0, 624, 1920, 456, [
		[0, '#f5b78a'],
		[0.14, '#a39a9b'],
		[0.38, '#2f6b83'],
		[0.7, '#1c4a6b'],
		[1, '#12294a'],
	]),
	glints(
		{ x: 1010, y: 632, height: 300, near: 330, far: 130, count: 34, seed: 12 },
		'#ffdfa8',
		0.85,
	),
	glints({ x: 480, y: 700, height: 330, near: 900, far: 700, count: 16, seed: 5 }, '#4f8297', 0.35),
	sailboat(842, 684, 78, { sail: colour.paper, shade: '#e0a98f', hull: colour.night }),
	sailboat(640, 662, 44, { sail: colour.paper, shade: '#e0a98f', hull: colour.night }),
	birds(
		[
			[900, 300, 18],
			[950, 276, 13],
			[860, 330, 11],
			[990, 310, 10],
		],
		'#0f2340',
	),
	mountainside(),
	town(),
	church(1500, 560),
	harbour(),
	terrace(),
);

function mountainside(): string {
	const back = groundPath('1400 640, 1500 330, 1600 200, 1700 130, 1800 60, 1960 -20', 900);
	const front = groundPath(slope, 1080);
	const crags = times(9, (index) =>
		polygon(
			`${1540 + index * 46} ${250 - index * 26}, ${1560 + index * 46} ${244 - index * 26}, ${1600 + index * 44} 460, ${1570 + index * 44} 420`,
			'#6a4a6c',
			0.7,
		),
	);
	return (
		fill(back, '#8f6577') +
		clipTo(
			back,
			crags +
				fade(1380, 240, 560, 420, [
					[0, '#f2a98a', 0],
					[1, '#f2a98a', 0.5],
				]),
		) +
		fill(front, colour.rock) +
		clipTo(
			front,
			times(16, (index) =>
				polygon(
					`${1140 + index * 52} ${860 - index * 42}, ${1170 + index * 52} ${850 - index * 42}, ${1200 + index * 48} 1080, ${1150 + index * 48} 1080`,
					colour.rockShade,
					0.6,
				),
			) + foliageBand(),
		)
	);
}

function foliageBand(): string {
	return times(14, (index) =>
		foliage(
			1230 + index * 54,
			720 - index * 40 + ((index * 37) % 60),
			54,
			26,
			[colour.greenDeep, colour.green, '#5f8f6a'],
			index + 3,
			14,
		),
	);
}

/** Houses from the top of the slope to the water, every lower row in front of the one above. */
function town(): string {
	const next = random(27);
	let pieces = '';
	for (let row = 0; row < 9; row++) {
		const foot = 300 + row * 62;
		let x = edgeAt(foot) + 18 + next() * 30;
		while (x < 1930) {
			const width = 52 + next() * 50;
			const height = 56 + next() * 46;
			if (next() > 0.16)
				pieces += house(
					x,
					foot + next() * 18,
					width,
					height,
					Math.floor(next() * walls.length),
					next(),
				);
			else
				pieces +=
					cypress(x + 14, foot + 10, 84 + next() * 40, colour.greenDeep, colour.green) +
					foliage(
						x + 40,
						foot,
						34,
						20,
						[colour.greenDeep, colour.green, '#5f8f6a'],
						row + Math.round(x),
						12,
					);
			x += width + (next() > 0.7 ? 16 : 0);
		}
	}
	return pieces;
}

function edgeAt(y: number): number {
	const above = slope.findLast((point) => point[1] >= y) ?? [1130, 800];
	return above[0] + Math.max(0, above[1] - y) * 0.9;
}

function house(
	x: number,
	y: number,
	width: number,
	height: number,
	tint: number,
	chance: number,
): string {
	const wall = walls[tint] ?? walls[0];
	const front = width * 0.68;
	const roof =
		chance > 0.45
			? polygon(
					`${x - 4} ${y - height + 1}, ${x + front * 0.5} ${y - height - 17}, ${x + width * 0.86} ${y - height - 17}, ${x + width + 3} ${y - height + 1}`,
					'#d9604a',
				) +
				polygon(
					`${x + front} ${y - height + 1}, ${x + width * 0.86} ${y - height - 17}, ${x + width + 3} ${y - height + 1}`,
					'#96384a',
				)
			: rect(x - 2, y - height - 4, width + 4, 6, '#fff3dc') +
				rect(x + front, y - height - 4, width - front + 2, 6, '#b98a8c');
	const rows = height > 80 ? 3 : 2;
	return (
		rect(x, y - height, width, height + 40, wall) +
		rect(x + front, y - height, width - front, height + 40, '#7a4458', 0.55) +
		windows(x + 3, y - height + 8, front - 6, height - 8, {
			columns: front > 50 ? 3 : 2,
			rows,
			colour: '#6a4a68',
			lit: '#ffd98f',
			seed: Math.round(x + y),
			share: 0.25,
			arch: chance < 0.4,
		}) +
		roof
	);
}

function church(x: number, y: number): string {
	const scales = times(5, (index) =>
		line(`M${x - 60} ${y - 150 - index * 13}q15 9 30 0t30 0t30 0t30 0`, '#f6bd60', 3, 0.8),
	);
	const shell = `M${x - 58} ${y - 138}C${x - 58} ${y - 200} ${x - 30} ${y - 222} ${x} ${y - 226}C${x + 30} ${y - 222} ${x + 58} ${y - 200} ${x + 58} ${y - 138}Z`;
	return (
		rect(x - 84, y - 104, 168, 150, '#fdeed2') +
		rect(x + 30, y - 104, 54, 150, '#c99a92') +
		times(3, (index) => archway(x - 52 + index * 40, y - 40, 22, 46, '#6a4a68')) +
		rect(x - 60, y - 142, 120, 42, '#fbe3bd') +
		rect(x + 22, y - 142, 38, 42, '#b98580') +
		times(5, (index) => archway(x - 44 + index * 22, y - 106, 12, 28, '#6a4a68')) +
		clipTo(
			shell,
			fill(shell, '#3f9a97') +
				scales +
				fill(
					`M${x + 16} ${y - 138}C${x + 18} ${y - 190} ${x + 10} ${y - 216} ${x} ${y - 226}H${x + 60}V${y - 138}Z`,
					'#1d5a6c',
					0.7,
				),
		) +
		rect(x - 9, y - 246, 18, 22, '#fbe3bd') +
		rect(x + 2, y - 246, 7, 22, '#b98580') +
		line(`M${x} ${y - 246}V${y - 276}M${x - 8} ${y - 266}h16`, '#4a2c48', 3) +
		rect(x + 96, y - 190, 46, 240, '#fbe3bd') +
		rect(x + 124, y - 190, 18, 240, '#b98580') +
		archway(x + 112, y - 142, 18, 34, '#4a2c48') +
		archway(x + 112, y - 82, 16, 30, '#4a2c48') +
		fill(`M${x + 92} ${y - 190}h54l-12 -14q-15 -26 -30 0Z`, '#d9604a')
	);
}

function harbour(): string {
	const boats = (
		[
			[1180, 872],
			[1262, 892],
			[1120, 838],
		] as const
	)
		.map(
			([x, y], index) =>
				fill(
					`M${x - 34} ${y}Q${x} ${y + 8} ${x + 38} ${y - 6}Q${x + 32} ${y + 14} ${x + 16} ${y + 15}H${x - 18}Q${x - 30} ${y + 12} ${x - 34} ${y}Z`,
					[colour.coral, colour.paper, '#5fa8a2'][index] ?? '',
				) +
				fill(
					`M${x - 30} ${y + 8}Q${x} ${y + 16} ${x + 32} ${y + 6}Q${x + 26} ${y + 15} ${x + 16} ${y + 15}H${x - 18}Z`,
					colour.night,
				),
		)
		.join('');
	return (
		fill(
			'M1090 822C1160 806 1240 826 1330 848C1420 872 1560 880 1920 880V1080H1420C1380 960 1240 880 1090 832Z',
			'#e3b08a',
		) +
		fill('M1090 832C1240 880 1380 960 1420 1080H1380C1330 970 1220 890 1084 840Z', '#5a3350') +
		line('M1004 1092C1030 1040 1050 960 1060 896', '#9fd0c4', 5, 0.7) +
		boats +
		times(
			7,
			(index) =>
				fill(
					`M${1330 + index * 34} ${874 + index * 9}q18 -26 36 0Z`,
					index % 2 ? colour.coral : colour.paper,
				) + rect(1347 + index * 34, 872 + index * 9, 2, 18, colour.wine),
		) +
		walker(1460, 936, 46, colour.night, colour.cream) +
		walker(1484, 938, 44, colour.coral, colour.cream, colour.ink)
	);
}

function terrace(): string {
	const posts = times(
		13,
		(index) =>
			fill(
				`M${1500 + index * 36} 1080v-14q-9 -20 0 -42q4 -12 0 -22h16q-4 10 0 22q9 22 0 42v14Z`,
				'#e9c4a4',
			) + fill(`M${1509 + index * 36} 1080v-78h7q-4 10 0 22q9 22 0 42v14Z`, '#a8727a'),
	);
	return (
		umbrellaPine(
			1800,
			1090,
			560,
			420,
			{ trunk: '#3b2440', dark: '#16324a', light: '#2f5f62' },
			0.24,
		) +
		posts +
		rect(1478, 986, 460, 18, '#fbe3bd') +
		rect(1478, 1000, 460, 6, '#a8727a') +
		foliage(1880, 1040, 150, 70, ['#16324a', '#1f4f55', colour.green], 14, 50) +
		times(46, (index) =>
			disc(
				1756 + ((index * 67) % 180),
				980 + ((index * 41) % 100),
				7 + (index % 3) * 2,
				index % 3 ? '#e0567a' : '#f58aa0',
			),
		) +
		branch('1940 30, 1800 64, 1680 50, 1590 80', 20, '#3b2440') +
		leaves(
			'1880 40, 1820 90, 1760 50, 1700 80, 1640 56, 1590 84, 1900 90',
			34,
			['#16324a', '#1f4f55', colour.green],
			5,
			9,
		) +
		(
			[
				[1850, 110],
				[1742, 104],
				[1660, 100],
				[1800, 84],
			] as const
		)
			.map(
				([x, y]) =>
					glow(x, y, 34, '#ffe39a', 0.3) +
					fill(
						`M${x} ${y - 24}C${x + 22} ${y - 16} ${x + 22} ${y + 18} ${x} ${y + 28}C${x - 22} ${y + 18} ${x - 22} ${y - 16} ${x} ${y - 24}Z`,
						'#f8cf55',
					) +
					fill(
						`M${x + 6} ${y - 20}C${x + 22} ${y - 14} ${x + 20} ${y + 18} ${x} ${y + 28}C${x + 12} ${y + 14} ${x + 12} ${y - 6} ${x + 6} ${y - 20}Z`,
						'#d99a3a',
					),
			)
			.join('')
	);
}

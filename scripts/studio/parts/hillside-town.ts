import {
	clipTo,
	fade,
	fill,
	groundPath,
	line,
	pointsOf,
	polygon,
	random,
	rect,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { archway, windows } from './built.ts';
import { cypress, foliage } from './plants.ts';

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

/** The mountain behind the town and the rock it stands on. */
export function mountainside(): string {
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
export function town(): string {
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

/** The church with the tiled dome; (x, y) is the foot of its nave. */
export function church(x: number, y: number): string {
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

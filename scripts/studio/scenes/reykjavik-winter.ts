import { mountain } from '../parts/mountains.ts';
import { conifer } from '../parts/plants.ts';
import { church, street, strollers, town } from '../parts/reykjavik-town.ts';
import { mist, sky, stars } from '../parts/weather.ts';
import { fade, glow, pointsOf, poster, random, shaded, times } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';

const colour = {
	aurora: '#7fe3b4',
	snow: '#dce9ec',
	snowShade: '#8fb1c4',
};

/** Northern lights over Hallgrímskirkja and the bright roofs of the old town. */
export const scene = poster(
	sky(
		[
			[0, '#0b1a36'],
			[0.45, '#12345a'],
			[0.8, '#1f6a7c'],
			[1, '#5fb2a2'],
		],
		720,
	),
	stars(120, 800, 520, '#fdf4e3', 6),
	aurora(
		pointsOf('-20 420, 120 330, 260 360, 400 250, 560 300, 700 200, 820 240'),
		250,
		colour.aurora,
		'#2a8f92',
		4,
		0.75,
	),
	aurora(
		pointsOf('-20 240, 100 210, 240 130, 380 170, 500 90, 640 130, 820 40'),
		210,
		'#b6f0b8',
		'#3d7fa8',
		8,
		0.5,
	),
	aurora(
		pointsOf('-20 470, 180 500, 420 430, 600 470, 720 400, 820 430'),
		170,
		'#f4b6a0',
		'#7d5a9a',
		15,
		0.4,
	),
	mountain(
		[130, 520],
		[-160, 690],
		[420, 690],
		{ light: '#4f8796', shade: '#2b5a78', seed: 3 },
		{ light: '#bfe0d8', shade: '#6fa3b0', depth: 0.5 },
	),
	mountain(
		[650, 500],
		[380, 690],
		[1000, 690],
		{ light: '#4f8796', shade: '#2b5a78', seed: 9 },
		{ light: '#bfe0d8', shade: '#6fa3b0', depth: 0.5 },
	),
	mist(600, 110, '#9fd6c4', 0.6),
	glow(400, 620, 330, '#ffd9a0', 0.4),
	church(400, 740),
	town({
		ground: '#9dc0c8',
		far: ['#7fa6b0', '#c0807a', '#6f93ab'],
		farShade: '#3d6480',
		roofs: [[colour.snow, colour.snowShade]],
	}),
	shaded('M0 806C180 780 620 780 800 806V1000H0Z', [
		[0, '#cfe2e4'],
		[1, '#7ba3ba'],
	]),
	street(['#eef3ee', '#b4cdd6']),
	glow(400, 830, 220, '#ffdca0', 0.6),
	strollers('#54809d', -1),
	conifers(),
	fade(0, 930, 800, 70, [
		[0, '#12345a', 0],
		[1, '#12345a', 0.45],
	]),
);

function aurora(
	wave: readonly Point[],
	height: number,
	bright: string,
	deep: string,
	seed: number,
	strength: number,
): string {
	const next = random(seed);
	const first = wave[0]?.[0] ?? 0;
	const last = wave.at(-1)?.[0] ?? 0;
	const slice = 8;
	return times(Math.ceil((last - first) / slice), (index) => {
		const x = first + index * slice;
		const foot = along(wave, x);
		const tall = height * (0.75 + 0.25 * Math.sin(index * 0.42) + next() * 0.3);
		const light = strength * (0.62 + 0.3 * Math.sin(index * 0.33 + seed) + next() * 0.08);
		return shaded(`M${x} ${foot - tall}h${slice + 0.4}V${along(wave, x + slice)}L${x} ${foot}Z`, [
			[0, deep, 0],
			[0.5, deep, light * 0.45],
			[0.86, bright, light],
			[1, bright, 0],
		]);
	});
}

function along(wave: readonly Point[], x: number): number {
	const after = Math.max(
		1,
		wave.findIndex((point) => point[0] >= x),
	);
	const [fromX, fromY] = wave[after - 1] ?? [0, 0];
	const [toX, toY] = wave[after] ?? [1, 0];
	const t = Math.min(1, (x - fromX) / (toX - fromX));
	return fromY + (toY - fromY) * (t * t * (3 - 2 * t));
}

function conifers(): string {
	return [
		[40, 900, 150],
		[120, 960, 170],
		[-4, 990, 190],
		[720, 890, 150],
		[790, 960, 210],
		[660, 980, 130],
	]
		.map(([x = 0, y = 0, height = 0]) => conifer(x, y, height, '#0f2f4a', '#2f6f83'))
		.join('');
}

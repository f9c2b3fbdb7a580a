import { castShadow, walker } from '../parts/built.ts';
import { mountain } from '../parts/mountains.ts';
import { conifer } from '../parts/plants.ts';
import { mist, sky, stars } from '../parts/weather.ts';
import {
	clipTo,
	fade,
	fill,
	glow,
	hill,
	line,
	pointsOf,
	polygon,
	poster,
	random,
	rect,
	shaded,
	times,
} from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
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
	church(400, 740),
	town(),
	street(),
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

function church(x: number, y: number): string {
	const wing = (side: 1 | -1): string =>
		times(13, (index) => {
			const near = 12 - index;
			const top = y - 70 - 300 * Math.exp(-near * 0.27) - (near < 2 ? 12 : 0);
			const left = side === 1 ? x + 34 + near * 14 : x - 34 - near * 14 - 14;
			return (
				rect(left, top, 14, y - top, side === -1 ? '#e9dcc6' : '#6f8ea2') +
				rect(left + 9, top, 5, y - top, side === -1 ? '#b9b4ae' : '#4d6f8c') +
				polygon(
					`${left} ${top}, ${left + 7} ${top - 12}, ${left + 14} ${top}`,
					side === -1 ? '#f7ecd6' : '#86a3b1',
				)
			);
		});
	const shaft = `M${x - 36} ${y}V${y - 410}L${x - 24} ${y - 436}L${x} ${y - 520}L${x + 24} ${y - 436}L${x + 36} ${y - 410}V${y}Z`;
	const half = `M${x + 6} ${y}V${y - 500}L${x + 24} ${y - 436}L${x + 36} ${y - 410}V${y}Z`;
	const slots = times(3, (index) =>
		fill(`M${x - 20 + index * 15} ${y - 250}v-92l5 -12l5 12v92Z`, colour.night),
	);
	return (
		glow(x, y - 120, 330, '#ffd9a0', 0.4) +
		wing(-1) +
		wing(1) +
		fill(shaft, '#f6ead2') +
		clipTo(
			shaft,
			fill(half, '#8aa6b5') +
				times(5, (index) => rect(x - 36 + index * 15, y - 420, 3, 420, '#12345a', 0.18)),
		) +
		slots +
		rect(x - 30, y - 384, 60, 5, '#b9b4ae') +
		fill(`M${x - 13} ${y - 396}v-26l13 -18l13 18v26Z`, colour.night) +
		fill(`M${x - 18} ${y - 140}v-62l18 -28l18 28v62Z`, '#f9c976') +
		line(`M${x} ${y - 140}v-88M${x - 18} ${y - 170}h36`, '#8a5a4a', 3) +
		fill(`M${x - 17} ${y}v-56l17 -22l17 22v56Z`, '#7c3f35') +
		fill(`M${x - 9} ${y}v-50l9 -12l9 12v50Z`, '#f9c976') +
		line(`M${x} ${y - 518}v-34M${x - 9} ${y - 540}h18`, colour.cream, 4)
	);
}

function town(): string {
	const roofs: readonly (readonly [number, number, number, number, string, string])[] = [
		[-30, 792, 120, 74, '#ee6c4d', '#b8412f'],
		[84, 780, 92, 62, '#f6bd60', '#c98a3e'],
		[168, 796, 104, 70, '#3f8fa0', '#28637f'],
		[528, 796, 104, 66, '#ee6c4d', '#b8412f'],
		[626, 782, 88, 70, '#5fae9b', '#37796f'],
		[706, 796, 124, 78, '#f6bd60', '#c98a3e'],
	];
	const back = times(18, (index) =>
		house(
			-20 + index * 47,
			744 + ((index * 7) % 9),
			44,
			30,
			['#7fa6b0', '#c0807a', '#6f93ab'][index % 3] ?? '',
			'#3d6480',
		),
	);
	return (
		hill('0 744, 400 728, 800 742', 1000, '#9dc0c8') +
		back +
		roofs
			.map(([x, y, width, height, light, shade]) => house(x, y, width, height, light, shade))
			.join('')
	);
}

function house(
	x: number,
	y: number,
	width: number,
	height: number,
	light: string,
	shade: string,
): string {
	const wall = height * 0.62;
	const panes = Math.max(2, Math.floor(width / 26));
	return (
		rect(x, y - wall, width, wall + 60, light) +
		rect(x + width * 0.72, y - wall, width * 0.28, wall + 60, shade) +
		polygon(
			`${x - 5} ${y - wall + 2}, ${x + width * 0.36} ${y - height - 8}, ${x + width * 0.72 + 4} ${y - wall + 2}`,
			colour.snow,
		) +
		polygon(
			`${x + width * 0.36} ${y - height - 8}, ${x + width * 0.9} ${y - height - 8}, ${x + width + 5} ${y - wall + 2}, ${x + width * 0.72} ${y - wall + 2}`,
			colour.snowShade,
		) +
		times(panes, (index) =>
			rect(
				x + 7 + (index * (width * 0.66)) / panes,
				y - wall + 10,
				10,
				15,
				index % 3 === 2 ? '#23466b' : '#ffe0a0',
			),
		) +
		rect(x + width * 0.6, y - height - 24, 9, 22, shade)
	);
}

function street(): string {
	return (
		shaded('M0 806C180 780 620 780 800 806V1000H0Z', [
			[0, '#cfe2e4'],
			[1, '#7ba3ba'],
		]) +
		fill('M368 790H432C450 850 560 930 640 1000H160C250 930 350 850 368 790Z', '#eef3ee') +
		fill('M432 790C450 850 560 930 640 1000H560C480 930 424 850 416 790Z', '#b4cdd6') +
		glow(400, 830, 220, '#ffdca0', 0.6) +
		castShadow(372, 890, 22, [-70, 96], '#54809d', 0.6) +
		castShadow(412, 884, 22, [-40, 100], '#54809d', 0.6) +
		walker(372, 892, 74, colour.brick, colour.cream, colour.ink) +
		walker(412, 886, 66, colour.ink, colour.cream, colour.night) +
		line('M366 838l-18 22', colour.gold, 5) +
		[
			[40, 900, 150],
			[120, 960, 170],
			[-4, 990, 190],
			[720, 890, 150],
			[790, 960, 210],
			[660, 980, 130],
		]
			.map(([x = 0, y = 0, height = 0]) => conifer(x, y, height, '#0f2f4a', '#2f6f83'))
			.join('') +
		fade(0, 930, 800, 70, [
			[0, '#12345a', 0],
			[1, '#12345a', 0.45],
		])
	);
}

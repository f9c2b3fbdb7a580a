import { skyline, walker } from '../parts/built.ts';
import { pagoda } from '../parts/pagoda.ts';
import { blossom, branch, foliage } from '../parts/plants.ts';
import { birds, mist, sky, streak } from '../parts/weather.ts';
import {
	at,
	clipTo,
	disc,
	fade,
	fill,
	hill,
	line,
	pointsOf,
	polygon,
	poster,
	rect,
	shaded,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	fuji: '#5d6fa3',
	fujiShade: '#3f4f86',
	petal: '#fbd3cf',
	petalDeep: '#f29aa0',
};

const tones = {
	foot: '#8c7f8f',
	footShade: '#675f7b',
	footEdge: '#b5a5a5',
	wood: '#d9482f',
	woodShade: '#8f2c31',
	panel: family.cream,
	panelShade: '#d8ad93',
	roof: '#24436a',
	roofLit: '#4a7192',
	eaves: '#14294a',
	mast: family.ink,
	rings: family.gold,
};

const fuji =
	'M-60 690C90 640 200 520 262 420C288 378 306 346 322 322L338 316L352 324L372 316L392 326L412 318L430 328C448 356 470 392 500 432C580 540 700 640 860 690Z';

/** Fuji at dawn behind the city, a five-storeyed pagoda and the first cherry blossom. */
export const scene = poster(
	sky(
		[
			[0, '#4f6aa0'],
			[0.3, '#b692b0'],
			[0.55, '#f7bda3'],
			[0.75, '#fdebc8'],
		],
		780,
	),
	disc(376, 336, 200, colour.paper, 0.16),
	disc(376, 336, 168, colour.coral),
	streak(-40, 250, 400, 24, '#f8d5c8', 0.7),
	streak(420, 210, 460, 28, '#f8d5c8', 0.55),
	mountainFuji(),
	streak(60, 520, 420, 26, colour.paper, 0.75),
	streak(380, 560, 460, 28, colour.paper, 0.6),
	mist(520, 190, '#fdebc8', 0.95),
	birds(
		[
			[150, 360, 13],
			[186, 340, 10],
			[120, 390, 9],
		],
		colour.night,
	),
	skyline(
		{ from: -10, to: 820, base: 760, low: 24, high: 88, seed: 21, narrow: 20, wide: 40 },
		{ light: '#d3a5b1', shade: '#b48aa4' },
	),
	tokyoTower(226, 770),
	skyline(
		{ from: -10, to: 820, base: 800, low: 24, high: 70, seed: 8, narrow: 24, wide: 52 },
		{ light: '#8f84a8', shade: '#6a6795', window: '#7d779f', lit: '#fbd9a0' },
	),
	fade(0, 700, 800, 110, [
		[0, '#f9c6ae', 0],
		[1, '#f7b9a8', 0.6],
	]),
	garden(),
	pagoda(590, 880, tones),
	foreground(),
	branch('-20 96, 90 130, 190 122, 280 160, 360 196', 22, '#3b2440'),
	branch('120 128, 190 190, 232 250', 11, '#3b2440'),
	branch('200 126, 300 96, 400 100', 10, '#3b2440'),
	blossom(
		'40 110, 110 140, 150 180, 200 130, 225 240, 260 150, 300 100, 345 190, 390 100, 20 60, 90 70',
		19,
		[colour.petal, colour.petalDeep, colour.brick],
		5,
		6,
	),
	petals(),
);

function mountainFuji(): string {
	const cap =
		'M200 300H560V470L520 440L500 500L474 446L452 540L430 452L404 506L380 446L350 560L326 452L300 498L278 440L240 480L200 440Z';
	const shade =
		'M392 326L404 400L384 470L420 560L410 640L450 700H880C700 640 580 540 500 432C470 392 448 356 430 328L412 318Z';
	const white =
		fill(fuji, '#fdf4ee') +
		fill(shade, '#c4bfdb') +
		polygon('352 330, 346 420, 330 470, 336 400', '#d8d2e6') +
		polygon('322 340, 300 420, 278 440, 300 380', '#e6dff0');
	return (
		shaded(fuji, [
			[0, colour.fuji],
			[0.75, '#9d93b8'],
			[1, '#eec3b4'],
		]) +
		clipTo(
			fuji,
			shaded(shade, [
				[0, colour.fujiShade],
				[0.7, '#8480ad'],
				[1, '#e6b6ae'],
			]),
		) +
		clipTo(cap, white)
	);
}

function tokyoTower(x: number, y: number): string {
	const half = (t: number): number => 4 + t ** 2.2 * 42;
	const sections = times(12, (index) => {
		const from = y - 250 + index * 21;
		const a = half(index / 12);
		const b = half((index + 1) / 12);
		const tone = index % 3 === 1 ? colour.paper : '#e5634a';
		return line(
			`M${x - a} ${from}L${x - b} ${from + 21}M${x + a} ${from}L${x + b} ${from + 21}M${x - a} ${from}L${x + b} ${from + 21}M${x + a} ${from}L${x - b} ${from + 21}`,
			tone,
			3.4,
		);
	});
	return (
		sections +
		rect(x - 22, y - 118, 44, 16, colour.paper) +
		rect(x, y - 118, 22, 16, '#e0b9b0') +
		rect(x - 9, y - 206, 18, 9, colour.paper) +
		line(`M${x} ${y - 250}V${y - 296}`, '#e5634a', 3)
	);
}

function garden(): string {
	return (
		hill('0 800, 160 780, 330 802, 520 790, 800 770', 1000, '#6b7f86') +
		foliage(90, 806, 150, 44, ['#c9718a', colour.petalDeep, colour.petal], 4, 46) +
		foliage(330, 824, 130, 36, ['#c9718a', colour.petalDeep, colour.petal], 6, 40) +
		foliage(770, 800, 110, 60, ['#c9718a', colour.petalDeep, colour.petal], 9, 40)
	);
}

function foreground(): string {
	const steps = times(7, (index) =>
		rect(
			500 - index * 20,
			866 + index * 20,
			180 + index * 40,
			22,
			index % 2 ? '#a394a0' : '#c6b3b0',
		),
	);
	return (
		hill('0 880, 220 862, 430 884, 800 856', 1000, '#2f5a63') +
		steps +
		walker(556, 920, 70, colour.ink, colour.cream) +
		fill(
			'M508 860C510 834 534 818 558 818C582 818 604 834 606 860Q592 850 582 860Q570 850 557 860Q544 850 532 860Q520 850 508 860Z',
			colour.coral,
		) +
		fill(
			'M557 818C582 818 604 834 606 860Q592 850 582 860C580 842 572 828 557 818Z',
			colour.brick,
		) +
		foliage(120, 960, 250, 60, ['#15394c', '#1d4d57', '#2f6a66'], 3, 70) +
		foliage(760, 970, 130, 70, ['#15394c', '#1d4d57', '#2f6a66'], 13, 50)
	);
}

function petals(): string {
	const spots = pointsOf(
		'300 300, 250 420, 420 260, 180 520, 90 460, 330 600, 60 620, 440 700, 200 690',
	);
	return spots
		.map(
			(spot, index) =>
				`<path d="M${at(spot)}q8 -9 15 0q-7 9 -15 0Z" fill="${index % 2 ? colour.petal : colour.petalDeep}"/>`,
		)
		.join('');
}

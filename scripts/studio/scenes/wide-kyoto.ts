import { walker } from '../parts/built.ts';
import { pagoda } from '../parts/pagoda.ts';
import { branch, foliage, leaves } from '../parts/plants.ts';
import { riverHouses } from '../parts/river-houses.ts';
import { birds, glints, mist, sky, stars, streak, sun } from '../parts/weather.ts';
import {
	fade,
	fill,
	hill,
	oval,
	place,
	random,
	rect,
	reflected,
	times,
	wide,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	leafDeep: '#17404f',
	leaf: '#2c6660',
	leafLit: '#5a8f6b',
};

const tones = {
	foot: '#6f5f78',
	footShade: '#4a4064',
	footEdge: '#97839a',
	wood: '#8a4a4c',
	woodShade: '#4d2a44',
	panel: '#f6d3a4',
	panelShade: '#b98b80',
	roof: '#26355f',
	roofLit: '#536a97',
	eaves: '#16244a',
	mast: '#2b2347',
	rings: '#e9b566',
};

/** The Kamo at nightfall: a pagoda before the eastern hills, lamps on the platforms above the water. */
export const scene = wide(
	sky(
		[
			[0, '#182f5c'],
			[0.34, '#3f5a8f'],
			[0.6, '#9a8bb0'],
			[0.82, '#f2b39a'],
			[1, '#fcdcae'],
		],
		700,
		1920,
	),
	stars(46, 1920, 210, colour.paper, 21),
	sun(730, 376, 58, '#fff6dc', '#ffd9a6'),
	streak(180, 300, 560, 24, '#c9a3b4', 0.5),
	streak(1230, 250, 620, 28, '#b597b4', 0.45),
	streak(820, 452, 460, 18, '#f4bfa4', 0.5),
	birds(
		[
			[880, 330, 17],
			[926, 308, 12],
			[846, 354, 10],
		],
		'#22315c',
	),
	hills(),
	place(1100, 660, 0.66, pagoda(0, 0, tones)),
	grove(),
	embankment(),
	river(),
	stones(),
	branch('-20 60, 140 96, 300 76, 430 128', 20, '#2b1b3a'),
	leaves(
		'20 60, 110 100, 200 70, 300 96, 380 120, 240 130',
		40,
		[colour.leafDeep, colour.leaf, colour.leafLit],
		6,
		4,
	),
	foliage(1890, 1070, 190, 84, ['#0f2a42', colour.leafDeep, colour.leaf], 8, 50),
	foliage(20, 1080, 170, 70, ['#0f2a42', colour.leafDeep, colour.leaf], 3, 44),
);

function hills(): string {
	return (
		hill(
			'-10 520, 200 468, 420 500, 640 470, 900 430, 1180 470, 1440 410, 1700 450, 1930 400',
			760,
			'#9a86ac',
		) +
		mist(470, 120, '#f6c1a6', 0.55, 1920) +
		hill(
			'-10 570, 220 540, 480 572, 720 552, 980 520, 1240 548, 1520 500, 1760 530, 1930 506',
			760,
			'#6a6797',
		) +
		mist(540, 110, '#efb3a0', 0.45, 1920) +
		hill(
			'-10 610, 260 590, 560 616, 860 596, 1140 588, 1420 600, 1700 574, 1930 580',
			760,
			'#44517f',
		)
	);
}

function grove(): string {
	return times(15, (index) =>
		foliage(
			40 + index * 132,
			610 + ((index * 37) % 26),
			76,
			40,
			['#223f62', '#2c5568', '#4a7a74'],
			index + 2,
			18,
		),
	);
}

/** The houses above the wall of the embankment. */
function embankment(): string {
	return (
		rect(0, 690, 1920, 90, '#353b66') +
		rect(0, 748, 1920, 30, '#2b4560') +
		riverHouses(-30, 1960, 700)
	);
}

function river(): string {
	return (
		fade(0, 770, 1920, 320, [
			[0, '#e7a58c'],
			[0.16, '#8f7f9f'],
			[0.5, '#34507f'],
			[1, '#152a52'],
		]) +
		reflected(772, riverHouses(-30, 1960, 700), 0.28, 0.8) +
		fade(0, 770, 1920, 310, [
			[0, '#16305a', 0],
			[0.5, '#16305a', 0.35],
			[1, '#122650', 0.85],
		]) +
		lamplight() +
		glints(
			{ x: 730, y: 782, height: 230, near: 420, far: 160, count: 26, seed: 5 },
			'#ffe4b4',
			0.7,
		) +
		glints(
			{ x: 1350, y: 790, height: 260, near: 900, far: 640, count: 18, seed: 9 },
			'#a9b6d4',
			0.3,
		)
	);
}

/** The lanterns, drawn out by the ripples. */
function lamplight(): string {
	const next = random(17);
	return times(21, (index) => {
		const x = 2 + index * 92;
		return times(6, (stroke) =>
			oval(
				x + (next() - 0.5) * 16,
				792 + stroke * 17 + next() * 8,
				15 - stroke * 1.4,
				2.4,
				index % 3 ? '#f08a5f' : '#ffe0a6',
				0.85 - stroke * 0.12,
			),
		);
	});
}

/** The stepping stones, and two who cross on them. */
function stones(): string {
	const stone = (index: number): string => {
		const x = 372 + index * 88;
		const y = 1034 - index * 27;
		const half = 46 - index * 2.8;
		return (
			oval(x, y + 9, half * 1.25, 7, '#0f2042', 0.5) +
			fill(
				`M${x - half} ${y + 6}Q${x - half * 0.8} ${y - 12} ${x} ${y - 13}Q${x + half * 0.8} ${y - 12} ${x + half} ${y + 6}Z`,
				'#5d5f86',
			) +
			fill(
				`M${x - half} ${y}Q${x - half * 0.7} ${y - 13} ${x} ${y - 14}Q${x + half * 0.6} ${y - 13} ${x + half * 0.7} ${y - 5}Q${x} ${y - 7} ${x - half} ${y}Z`,
				'#a99bb0',
			)
		);
	};
	return (
		times(9, stone) +
		walker(460, 998, 92, '#2f5f9a', '#f3d3b5', '#1b2342') +
		walker(550, 970, 88, colour.coral, '#f3d3b5', '#2b1b3a')
	);
}

import { walker } from '../parts/built.ts';
import { llama } from '../parts/llama.ts';
import { citadel, huaynaPicchu } from '../parts/machu-picchu.ts';
import { mountain } from '../parts/mountains.ts';
import { foliage } from '../parts/plants.ts';
import { birds, mist, sky, stars, streak, sun } from '../parts/weather.ts';
import {
	clipTo,
	fade,
	fill,
	groundPath,
	hill,
	line,
	place,
	pointsOf,
	polygon,
	rect,
	times,
	wide,
} from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	terrace: '#8fb864',
	terraceLit: '#a9cf73',
	deep: '#4a7f58',
	stone: '#e9d0a8',
};

const saddle = pointsOf(
	'60 1150, 220 1010, 360 900, 480 800, 600 728, 760 694, 960 684, 1180 682, 1330 686, 1450 716, 1560 796, 1680 910, 1820 1020, 1960 1150',
);

/** The citadel above a sea of clouds at daybreak, two walkers come through the Sun Gate, a llama looks on. */
export const scene = wide(
	sky(
		[
			[0, '#234a7c'],
			[0.34, '#6f8fb5'],
			[0.62, '#e3c3b4'],
			[0.82, '#fcd3a0'],
			[1, '#f9b98c'],
		],
		680,
		1920,
	),
	stars(26, 1920, 170, colour.paper, 7),
	sun(560, 470, 74, '#fff6da', '#ffdd9c'),
	streak(-60, 300, 560, 26, '#f9dcc4', 0.55),
	streak(1290, 260, 620, 30, '#f3d3c4', 0.5),
	birds(
		[
			[700, 330, 22],
			[756, 300, 14],
			[664, 356, 12],
		],
		colour.night,
	),
	farRange(),
	valley(),
	place(474, 44, 0.98, huaynaPicchu()),
	mist(560, 190, '#fbe3c4', 0.6, 1920),
	clouds(),
	place(0, -46, 1, ridge() + bands() + place(443, -34, 1.1, citadel())),
	wisps(),
	gateway(),
	near(),
);

function farRange(): string {
	const rock = { light: '#c39fa8', shade: '#8482a8' };
	const snow = { light: '#fff3e3', shade: '#b9b9d3', depth: 0.46 };
	return (
		mountain([250, 390], [-120, 720], [600, 720], { ...rock, seed: 5 }, snow) +
		mountain([1560, 370], [1240, 720], [1900, 720], { ...rock, seed: 11 }, snow) +
		mountain([1830, 430], [1600, 720], [2120, 720], { ...rock, seed: 2 }, snow) +
		mist(520, 170, '#fbd9b4', 0.7, 1920)
	);
}

function valley(): string {
	return (
		hill('-10 600, 120 540, 260 590, 420 560, 580 640, 760 680, 960 700', 900, '#8f9fac') +
		hill('1930 560, 1790 520, 1640 580, 1480 560, 1340 620, 1200 690, 1040 720', 900, '#8a9aab') +
		hill('-10 690, 160 620, 320 680, 460 700, 640 760', 940, '#5f8a8c') +
		hill('1930 640, 1800 610, 1660 680, 1520 690, 1380 760', 940, '#5a838c')
	);
}

function ridge(): string {
	return (
		hill(saddle, 1150, '#5f9a60') +
		clipTo(
			groundPath(saddle, 1150),
			fill('M1400 690C1426 790 1450 940 1560 1140H1960V900L1680 860L1450 700Z', '#2c6656') +
				fill('M540 740C500 840 440 960 310 1140H-10V1090L360 860Z', '#4a8a62') +
				times(7, (index) =>
					polygon(
						`${1470 + index * 46} ${740 + index * 54}, ${1490 + index * 48} ${760 + index * 52}, ${1560 + index * 56} 1150, ${1500 + index * 56} 1090`,
						'#23545c',
						0.55,
					),
				),
		)
	);
}

/** The terraces below the houses, each with its wall. */
function bands(): string {
	const field =
		'M420 890C560 800 800 790 960 792C1160 790 1330 800 1436 846C1450 930 1490 1010 1550 1140H310C360 1030 400 950 420 890Z';
	const rows = times(11, (row) => {
		const y = 800 + row * 33;
		const edge = pointsOf(
			`280 ${y + 104}, 460 ${y + 48}, 700 ${y + 12}, 960 ${y}, 1200 ${y + 10}, 1400 ${y + 40}, 1580 ${y + 92}`,
		);
		const lowered = (dy: number): Point[] => edge.map(([px, py]): Point => [px, py + dy]);
		return (
			hill(edge, 1150, row % 2 ? colour.terrace : colour.terraceLit) +
			hill(lowered(13), 1150, colour.stone) +
			hill(lowered(16), 1150, '#b3a08f') +
			hill(lowered(28), 1150, colour.deep) +
			times(22, (stone) => {
				const x = 360 + stone * 54 + ((stone * 19 + row * 23) % 36);
				return rect(x, y + 20 + ((x - 960) / 600) ** 2 * 96, 24, 3, colour.stone, 0.55);
			})
		);
	});
	return clipTo(field, rows);
}

/** The clouds that fill the gorge round the ridge. */
function clouds(): string {
	return (
		rect(0, 860, 1920, 220, '#e3b9b4') +
		fade(0, 690, 1920, 390, [
			[0, '#fdeedb', 0],
			[0.3, '#fbe3cb', 0.85],
			[1, '#e3b9b4', 1],
		]) +
		streak(-60, 730, 620, 44, '#fdeedb', 0.95) +
		streak(1380, 740, 640, 46, '#fdeedb', 0.95) +
		streak(-220, 830, 760, 56, '#fffaf0', 0.95) +
		streak(1440, 850, 700, 60, '#fffaf0', 0.95)
	);
}

/** What of the clouds drifts before the flanks. */
function wisps(): string {
	return (
		streak(120, 890, 460, 34, '#fffaf0', 0.9) +
		streak(1480, 900, 480, 40, '#fffaf0', 0.9) +
		streak(-120, 940, 520, 40, '#fbe3d3', 0.95)
	);
}

/** The near slope with the stones of the Sun Gate. */
function gateway(): string {
	const stones = (x: number, foot: number, rows: number): string =>
		times(
			rows,
			(row) =>
				rect(x - 30, foot - 34 - row * 34, 66, 33, '#a8928c', 1, 4) +
				rect(x + 6, foot - 34 - row * 34, 30, 33, '#6f6478', 1, 4) +
				rect(x - 27 + (row % 2) * 20, foot - 31 - row * 34, 26, 27, '#cdb59f', 1, 4),
		);
	return (
		hill('-10 930, 140 944, 300 980, 460 1030, 600 1090', 1090, '#2c5f57') +
		stones(110, 968, 3) +
		stones(318, 1000, 2) +
		walker(196, 980, 84, colour.coral, '#c98d6a', colour.ink) +
		walker(248, 994, 80, colour.gold, '#f3cfa8', colour.night) +
		line('M214 930L228 980', '#3b2740', 4) +
		hill('-10 990, 140 1000, 320 1040, 420 1090', 1090, '#1d4a4c') +
		foliage(30, 1070, 150, 56, ['#173f47', '#1d4d4f', '#2f7560'], 6, 40)
	);
}

function near(): string {
	return (
		hill('1220 1090, 1400 1052, 1600 1030, 1780 1010, 1930 1000', 1090, '#2c5f57') +
		hill('1340 1090, 1560 1058, 1760 1046, 1930 1030', 1090, '#1d4a4c') +
		place(1560, 1054, 0.72, llama(0, 0)) +
		foliage(1860, 1060, 150, 60, ['#173f47', '#1d4d4f', '#2f7560'], 9, 40)
	);
}

import {
	clipTo,
	disc,
	fade,
	fill,
	hill,
	line,
	place,
	pointsOf,
	polygon,
	poster,
	rect,
	reflected,
	times,
} from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { blossom, branch, foliage, leaves, palm } from './plants.ts';
import { farmer, terraces } from './rice-terraces.ts';
import { birds, glints, mist, sky, streak } from './weather.ts';

const colour = {
	...family,
	thatch: '#3b2c47',
	thatchLit: '#7d5a5c',
	wood: '#c9583f',
	gilt: '#f6bd60',
	volcano: '#5f8f97',
};

const steps = [
	pointsOf('0 792, 160 808, 330 784, 520 800, 680 780, 800 762'),
	pointsOf('0 826, 140 842, 330 812, 500 836, 690 812, 800 788'),
	pointsOf('0 866, 150 880, 320 848, 500 880, 700 850, 800 824'),
	pointsOf('0 910, 150 924, 330 892, 510 930, 700 896, 800 866'),
	pointsOf('0 958, 160 970, 340 942, 520 984, 710 946, 800 914'),
];

type Season = {
	sky: Parameters<typeof sky>[0];
	sun: string;
	/** The bands of cloud before the mountains. */
	clouds: string;
	/** What falls over the whole of it. */
	weather: string;
};

/** A many-roofed meru on the lake, a volcano in the mist and terraces of rice. */
export function lakeTemple(season: Season): Scene {
	return poster(
		sky(season.sky, 640),
		season.sun,
		streak(-40, 270, 380, 24, '#fff6dc', 0.6),
		streak(460, 220, 420, 28, '#fff6dc', 0.45),
		volcano(),
		streak(120, 440, 380, 26, '#fff6dc', 0.85),
		streak(330, 500, 520, 30, '#fdeec6', 0.85),
		season.clouds,
		birds(
			[
				[560, 300, 13],
				[596, 282, 10],
				[528, 322, 8],
			],
			colour.night,
		),
		hill('0 560, 120 530, 260 566, 430 550, 600 520, 720 540, 800 516', 640, '#7fae94'),
		hill('0 596, 160 574, 360 600, 560 580, 800 566', 650, '#5b9580'),
		mist(530, 110, '#fdeec6', 0.8),
		fade(0, 620, 800, 220, [
			[0, '#fbd9a2'],
			[0.35, '#8fc4ae'],
			[1, '#2f7a86'],
		]),
		reflected(668, temple(), 0.4, 0.5),
		glints(
			{ x: 246, y: 630, height: 170, near: 260, far: 100, count: 20, seed: 7 },
			'#fff3c8',
			0.9,
		),
		glints(
			{ x: 560, y: 690, height: 110, near: 360, far: 240, count: 10, seed: 3 },
			'#c9ead0',
			0.5,
		),
		temple(),
		jukung(236, 724),
		terraces(steps, 1000),
		farmer(300, 890),
		palm(
			84,
			900,
			520,
			{ trunk: '#4a3348', leaf: '#1c4f50', lit: '#3f8566' },
			{ lean: -30, fronds: 11, reach: 0.34, seed: 4 },
		),
		palm(
			30,
			940,
			330,
			{ trunk: '#4a3348', leaf: '#17434a', lit: '#2f7560' },
			{ lean: 40, fronds: 9, reach: 0.4, seed: 6 },
		),
		branch('820 60, 720 96, 640 90, 570 120', 15, '#4a3348'),
		leaves('780 70, 730 110, 660 80, 600 110, 700 60', 34, ['#1c4f50', '#2f7560'], 8, 6),
		blossom('740 110, 660 108, 585 130, 780 60', 24, ['#fff6e6', '#fde3b0', '#f6a93d'], 3, 4),
		foliage(770, 1000, 130, 70, ['#123c44', '#1c4f50', '#2f7560'], 8, 46),
		season.weather,
	);
}

function volcano(): string {
	const body =
		'M40 640C200 590 300 480 372 384C398 348 412 322 424 308L440 316L456 306L474 318C500 352 540 420 600 486C670 560 740 610 860 640Z';
	const shade =
		'M456 306L450 372L474 420L462 500L500 560L520 640H860C740 610 670 560 600 486C540 420 500 352 474 318Z';
	return (
		fill(body, '#8fb5ab') +
		clipTo(
			body,
			fill(shade, colour.volcano) +
				polygon('424 308, 410 400, 380 470, 396 390', '#b9d0b8') +
				polygon('474 420, 560 560, 500 540', '#79a5a3'),
		) +
		mist(420, 220, '#fdeec6', 0.75)
	);
}

function temple(): string {
	return (
		island(560, 668, 210) +
		island(250 + 130, 664, 74) +
		meru(560, 644, 11, 92, 30) +
		meru(380, 648, 3, 50, 30) +
		gate(686, 652)
	);
}

function island(x: number, y: number, half: number): string {
	return (
		rect(x - half, y - 22, half * 2, 22, '#8c7780') +
		rect(x + half * 0.4, y - 22, half * 0.6, 22, '#5f5468') +
		rect(x - half - 6, y - 26, half * 2 + 12, 7, '#c9b29e') +
		times(Math.floor(half / 9), (index) =>
			disc(
				x - half + 12 + index * 18,
				y - 30,
				9 + ((index * 5) % 7),
				index % 2 ? '#3f7f64' : '#5f9a6a',
			),
		)
	);
}

/** Thatched roofs one above the other, each smaller than the last. */
function meru(x: number, y: number, tiers: number, half: number, rise: number): string {
	const base =
		rect(x - half * 0.62, y - 52, half * 1.24, 52, colour.wood) +
		rect(x + half * 0.2, y - 52, half * 0.42, 52, '#8c3440') +
		rect(x - half * 0.16, y - 44, half * 0.32, 44, colour.thatch) +
		rect(x - half * 0.7, y - 8, half * 1.4, 10, '#a58f8c') +
		times(4, (index) => rect(x - half * 0.58 + index * half * 0.36, y - 52, 4, 46, colour.gilt));
	const roofs = times(tiers, (index) => {
		const t = index / Math.max(tiers, 5);
		const wide = half * (1.06 - t * 0.82);
		const foot = y - 48 - index * rise * (1 - t * 0.12);
		const top = wide * 0.42;
		const roof = `M${x - wide} ${foot}Q${x - wide * 0.62} ${foot - 6} ${x - top} ${foot - rise * 0.72}H${x + top}Q${x + wide * 0.62} ${foot - 6} ${x + wide} ${foot}L${x + wide * 0.94} ${foot + 6}Q${x} ${foot + 1} ${x - wide * 0.94} ${foot + 6}Z`;
		const lit = `M${x - wide} ${foot}Q${x - wide * 0.62} ${foot - 6} ${x - top} ${foot - rise * 0.72}H${x - top * 0.1}Q${x - wide * 0.3} ${foot - 6} ${x - wide * 0.42} ${foot + 1}Z`;
		return (
			rect(x - top * 0.9, foot - rise, top * 1.8, rise * 0.36, colour.wood) +
			rect(x + top * 0.25, foot - rise, top * 0.65, rise * 0.36, '#8c3440') +
			fill(roof, colour.thatch) +
			fill(lit, colour.thatchLit) +
			line(
				`M${x - wide * 0.94} ${foot + 6}Q${x} ${foot + 1} ${x + wide * 0.94} ${foot + 6}`,
				colour.gilt,
				1.6,
				0.8,
			)
		);
	});
	const tip = y - 48 - tiers * rise * (1 - (tiers / Math.max(tiers, 5)) * 0.1) + 4;
	return base + roofs + line(`M${x} ${tip + 6}V${tip - 26}`, colour.gilt, 4);
}

function gate(x: number, y: number): string {
	const half = 'M-8 0V-92L-14 -84V-70L-22 -66V-50L-30 -46V-28L-38 -24V0Z';
	return (
		place(x, y, 1, fill(half, '#b3725f')) +
		`<g transform="translate(${x} ${y}) scale(-1 1)">${fill(half, '#6f4253')}</g>`
	);
}

function jukung(x: number, y: number): string {
	const content =
		fill('M-90 -6Q0 16 96 -10Q84 10 56 12H-54Q-84 10 -90 -6Z', colour.wine) +
		fill('M-90 -6Q0 16 96 -10Q92 -2 88 2Q0 20 -84 2Z', colour.coral) +
		line('M-30 4L-44 24M34 4L28 24M-72 26H64', colour.gold, 4) +
		fill('M-16 -2C-18 -24 -8 -30 2 -28L10 0Z', colour.paper) +
		fill('M-22 -30L0 -50L20 -28Z', colour.gold) +
		line('M-8 -18L34 -36M34 -36L48 18', '#4a3348', 3);
	return place(x, y, 0.86, content);
}

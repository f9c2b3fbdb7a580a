import {
	disc,
	fade,
	fill,
	hill,
	line,
	place,
	polygon,
	poster,
	rect,
	reflected,
	times,
} from '../tools/kit.ts';
import type { Scene } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';
import { archway, block, sailboat, windows } from './built.ts';
import { peaks, tableMountain } from './table-mountain.ts';
import { birds, glints, sky } from './weather.ts';

const colour = { ...family, water: '#2f8291' };

type Season = {
	sky: Parameters<typeof sky>[0];
	sun: string;
	/** Above the mountain. */
	clouds: string;
	/** On the mountain. */
	cloth: string;
	/** What blooms in front. */
	flowers: string;
};

/** Table Mountain behind the old harbour. */
export function oldHarbour(season: Season): Scene {
	return poster(
		sky(season.sky, 680),
		season.sun,
		season.clouds,
		peaks(),
		tableMountain(),
		season.cloth,
		birds(
			[
				[250, 250, 14],
				[292, 232, 11],
				[220, 274, 9],
				[470, 270, 9],
			],
			colour.night,
		),
		city(),
		fade(0, 716, 800, 290, [
			[0, '#bfe0cf'],
			[0.3, '#5aaeae'],
			[0.7, colour.water],
			[1, '#174f6b'],
		]),
		reflected(716, clockTower(226, 716), 0.35, 0.6),
		quay(),
		clockTower(226, 716),
		glints(
			{ x: 430, y: 726, height: 230, near: 520, far: 300, count: 26, seed: 6 },
			'#f3f3d9',
			0.65,
		),
		glints(
			{ x: 500, y: 780, height: 190, near: 520, far: 300, count: 14, seed: 11 },
			'#174f6b',
			0.35,
		),
		sailboat(640, 762, 96, { sail: colour.paper, shade: '#e3b696', hull: colour.wine }),
		sailboat(720, 738, 56, { sail: colour.paper, shade: '#e3b696', hull: colour.night }),
		trawler(452, 806),
		seal(300, 890),
		season.flowers,
		fynbos(),
	);
}

function city(): string {
	const tints = ['#f7c59f', '#fbe3bd', '#8fc7b9', '#f29c85', '#f6bd60', '#d9b9c4'];
	return (
		hill('0 652, 200 640, 420 652, 640 640, 800 652', 720, '#86a183') +
		times(
			28,
			(index) =>
				block(index * 30 - 12, 700, 28, 26 + ((index * 41) % 62), {
					light: '#f3e3c6',
					shade: '#a9b0ae',
					turn: 0.4,
				}) +
				windows(index * 30 - 10, 678 - ((index * 41) % 62), 15, 20 + ((index * 41) % 62), {
					columns: 2,
					rows: 4,
					colour: '#8aa3a8',
				}),
		) +
		times(20, (index) =>
			disc(20 + index * 42, 704, 15 + ((index * 7) % 8), index % 2 ? '#4d7a68' : '#6b9477'),
		) +
		times(
			13,
			(index) =>
				block(330 + index * 38, 718, 36, 34 + ((index * 11) % 14), {
					light: tints[index % 6] ?? '',
					shade: '#8a6a7a',
					turn: 0.3,
				}) +
				rect(338 + index * 38, 700, 7, 18, colour.night) +
				rect(352 + index * 38, 696, 6, 9, colour.paper),
		)
	);
}

function clockTower(x: number, y: number): string {
	const brick = '#d2503f';
	const shade = '#8f2f3f';
	const octagon = (half: number, foot: number, height: number): string =>
		rect(x - half, foot - height, half * 2, height, brick) +
		rect(x - half, foot - height, half * 0.5, height, '#e9735a') +
		rect(x + half * 0.4, foot - height, half * 0.6, height, shade);
	return (
		octagon(44, y, 116) +
		archway(x - 4, y, 24, 60, colour.night) +
		archway(x - 31, y - 30, 12, 36, colour.paper) +
		archway(x + 30, y - 30, 11, 36, '#d9b9ad') +
		rect(x - 50, y - 124, 100, 10, colour.paper) +
		rect(x + 18, y - 124, 32, 10, '#c9a5a5') +
		octagon(37, y - 122, 86) +
		disc(x - 4, y - 166, 25, colour.paper) +
		disc(x - 4, y - 166, 21, '#fffaf0') +
		line(
			`M${x - 4} ${y - 166}V${y - 182}M${x - 4} ${y - 166}L${x + 8} ${y - 160}`,
			colour.ink,
			3.4,
		) +
		rect(x - 42, y - 214, 84, 9, colour.paper) +
		rect(x + 16, y - 214, 26, 9, '#c9a5a5') +
		octagon(30, y - 212, 48) +
		times(3, (index) => archway(x - 20 + index * 18, y - 216, 11, 34, colour.night)) +
		polygon(`${x - 38} ${y - 258}, ${x} ${y - 312}, ${x + 38} ${y - 258}`, '#4d6a80') +
		polygon(`${x + 8} ${y - 258}, ${x} ${y - 312}, ${x + 38} ${y - 258}`, colour.night) +
		line(`M${x} ${y - 310}V${y - 340}`, colour.ink, 3)
	);
}

function quay(): string {
	return (
		rect(0, 712, 330, 18, '#cdb8a8') +
		rect(0, 728, 330, 14, '#6a5f74') +
		times(11, (index) => rect(8 + index * 30, 728, 6, 26, '#4d465f')) +
		block(20, 714, 96, 62, { light: '#f6bd60', shade: '#b9783f', turn: 0.3 }) +
		polygon('12 654, 44 622, 92 622, 124 654', '#4d6a80') +
		times(4, (index) => rect(30 + index * 18, 668, 9, 16, colour.night)) +
		rect(122, 690, 46, 24, colour.paper) +
		rect(150, 690, 18, 24, '#c9a5a5')
	);
}

function trawler(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		fill('M-80 -10H84C78 14 66 22 48 24H-56C-72 18 -78 4 -80 -10Z', colour.lagoon) +
			fill('M-80 -10H84L82 -2H-79Z', colour.paper) +
			fill('M-72 10H74C68 20 60 24 48 24H-56C-66 20 -70 16 -72 10Z', colour.brick) +
			rect(-20, -50, 50, 40, colour.paper) +
			rect(14, -50, 16, 40, '#d9b9ad') +
			rect(-14, -44, 13, 14, colour.night) +
			rect(4, -44, 13, 14, colour.night) +
			rect(-26, -56, 62, 8, colour.coral) +
			line('M-46 -10V-92M-46 -88L-74 -14M-46 -88L-6 -54M56 -10V-60', colour.ink, 3) +
			fill('M-46 -92l24 7-24 8Z', colour.coral),
	);
}

function seal(x: number, y: number): string {
	return place(
		x,
		y,
		1.1,
		fill('M-34 8C-26 -8 -18 -26 0 -30C12 -32 22 -26 24 -18C14 -16 10 -8 12 8Z', colour.ink) +
			fill('M-60 8Q-10 -2 50 8Q-6 18 -60 8Z', '#d9efe0', 0.6) +
			disc(12, -22, 2, colour.paper),
	);
}

function fynbos(): string {
	return (
		hill('380 1000, 520 976, 660 960, 800 930', 1002, '#174a4f') +
		times(40, (index) =>
			fill(
				`M${430 + index * 10} 1002q${-4 + (index % 5) * 3} -40 ${-8 + (index % 7) * 4} ${-56 - ((index * 19) % 40)}q8 40 8 ${56 + ((index * 19) % 40)}Z`,
				index % 3 ? '#1d5a57' : '#3f8566',
			),
		)
	);
}

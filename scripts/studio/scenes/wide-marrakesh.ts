import { block } from '../parts/built.ts';
import { djellaba } from '../parts/djellaba.ts';
import { minaret } from '../parts/koutoubia.ts';
import { lantern } from '../parts/lanterns.ts';
import { marketStall, passerBy, smoke } from '../parts/market.ts';
import { mountain } from '../parts/mountains.ts';
import { palm } from '../parts/plants.ts';
import { birds, mist, sky, stars, streak } from '../parts/weather.ts';
import {
	disc,
	fade,
	fill,
	glow,
	hill,
	line,
	place,
	random,
	rect,
	times,
	wide,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	roof: '#6f2b36',
	roofDark: '#3f1c31',
	leaf: '#1c3f4a',
	leafLit: '#2f5f5c',
};
const rock = { light: '#a5889f', shade: '#5f5a86' };
const snow = { light: '#fbdcc4', shade: '#a593b5' };

/** The hour after sunset on Jemaa el-Fnaa, from a roof: the grills are lit below the Koutoubia. */
export const scene = wide(
	sky(
		[
			[0, '#16304f'],
			[0.3, '#345a80'],
			[0.58, '#a58a9a'],
			[0.78, '#f2a67c'],
			[1, '#fcd590'],
		],
		640,
		1920,
	),
	stars(46, 1920, 230, colour.paper, 12),
	fill('M1404 346A26 26 0 1 0 1418 384A22 22 0 1 1 1404 346Z', '#fdf1d6', 0.9),
	streak(180, 330, 620, 26, '#e09a86', 0.5),
	streak(1180, 420, 560, 24, '#f2b592', 0.55),
	streak(-120, 470, 520, 22, '#f7bd90', 0.6),
	glow(700, 640, 620, '#ffd9a0', 0.7),
	atlas(),
	mist(540, 110, '#fbc793', 0.8, 1920),
	medina(),
	grove(),
	place(960, 684, 0.57, minaret(0, 0)),
	times(14, (index) =>
		disc(860 + index * 16, 682, 13 + ((index * 7) % 6), index % 2 ? colour.leaf : colour.leafLit),
	),
	birds(
		[
			[820, 360, 14],
			[856, 342, 10],
			[792, 384, 9],
		],
		colour.night,
	),
	square(),
	terrace(),
);

function atlas(): string {
	return (
		mountain([340, 430], [-120, 640], [760, 640], { ...rock, seed: 4 }, { ...snow, depth: 0.5 }) +
		mountain(
			[1540, 440],
			[1180, 640],
			[2060, 640],
			{ ...rock, seed: 12 },
			{ ...snow, depth: 0.5 },
		) +
		mountain([760, 470], [420, 640], [1060, 640], { ...rock, seed: 8 }, { ...snow, depth: 0.45 }) +
		mountain([1200, 460], [900, 640], [1560, 640], { ...rock, seed: 21 }, { ...snow, depth: 0.45 })
	);
}

/** The roofs behind the square; a window here and there is lit. */
function medina(): string {
	const next = random(5);
	return (
		hill('0 596, 960 580, 1920 596', 720, '#9c5a58') +
		times(44, (index) => {
			const x = index * 45 - 20;
			const height = 46 + next() * 66 - (Math.abs(x - 940) < 190 ? 26 : 0);
			const tone = next();
			return (
				block(x, 700, 43, height, {
					light: tone > 0.5 ? '#c47c60' : '#b56b58',
					shade: '#7c3f4a',
					turn: 0.4,
				}) +
				rect(x - 2, 698 - height, 47, 5, '#dd9870') +
				rect(x + 10, 712 - height, 6, 11, tone > 0.6 ? '#ffdf9c' : colour.wine, 0.9)
			);
		})
	);
}

function grove(): string {
	const green = { trunk: '#4a2a3a', leaf: colour.leaf, lit: colour.leafLit };
	const tree = (x: number, height: number, lean: number, seed: number): string =>
		palm(x, 690, height * 0.86, green, { lean, fronds: 11, reach: 0.4, seed });
	return (
		tree(690, 150, -10, 4) +
		tree(748, 208, 12, 6) +
		tree(1168, 196, -12, 8) +
		tree(1236, 142, 8, 11) +
		tree(330, 170, 10, 15) +
		tree(1600, 176, -8, 19)
	);
}

/** The square: stalls in rows, the smoke of their grills, and everybody who came to eat. */
function square(): string {
	const rows = [
		{ y: 714, size: 0.58, stalls: [470, 590, 1330, 1452, 350, 1574, 190, 1740] },
		{ y: 746, size: 0.76, stalls: [640, 800, 1090, 1250, 440, 1460, 240, 1650] },
	];
	const next = random(31);
	return (
		rect(0, 676, 1920, 410, '#b5705a') +
		fade(0, 676, 1920, 220, [
			[0, '#f2ac74', 0.6],
			[1, '#6f2b46', 0.8],
		]) +
		glow(960, 750, 560, '#ffd98c', 0.5) +
		smoke(650, 716, 0.9) +
		smoke(1260, 712, 0.8) +
		rows
			.map(({ y, size, stalls }) => stalls.map((x, i) => marketStall(x, y, size, i)).join(''))
			.join('') +
		times(60, (index) => {
			const x = 120 + next() * 1680;
			const y = 726 + (index / 60) ** 1.3 * 100;
			return passerBy(x, y, 28 + (index / 60) ** 1.3 * 24, next());
		}) +
		djellaba(934, 772, 50) +
		djellaba(964, 775, 47)
	);
}

/** The roof on which we stand. */
function terrace(): string {
	const merlon = (x: number): string =>
		fill(`M${x} 930v-34h10v-14h14v-14h26v14h14v14h10v34Z`, colour.roof) +
		fill(`M${x} 896h10v-14h14v-14h26v5h-22v14h-14v14h-14Z`, '#a6473f');
	return (
		fade(0, 850, 1920, 80, [
			[0, colour.roofDark, 0],
			[1, colour.roofDark, 0.7],
		]) +
		times(20, (index) => merlon(index * 98 - 10)) +
		rect(0, 926, 1920, 160, colour.roof) +
		rect(0, 926, 1920, 8, '#a6473f') +
		rect(0, 960, 1920, 34, colour.roofDark) +
		times(49, (index) =>
			fill(
				`M${index * 40 - 6} 977l14 -12l14 12l-14 12Z`,
				index % 3 === 1 ? colour.gold : '#2b8c8d',
			),
		) +
		rect(0, 994, 1920, 6, '#a6473f') +
		fade(0, 1000, 1920, 80, [
			[0, colour.roofDark, 0.3],
			[1, colour.roofDark, 0.95],
		]) +
		lantern(310, -18) +
		line('M310 -10V40', colour.roofDark, 4) +
		place(1612, -16, 1.2, lantern(0, 0)) +
		line('M1612 -10V60', colour.roofDark, 5)
	);
}

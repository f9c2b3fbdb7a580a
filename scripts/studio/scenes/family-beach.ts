import { father, girl, boy } from '../parts/beach-family.ts';
import { castShadow } from '../parts/built.ts';
import { sky, sun, rays, streak, cumulus, birds, glints } from '../parts/weather.ts';
import {
	at,
	fade,
	fill,
	hill,
	line,
	oval,
	place,
	pointsOf,
	polygon,
	poster,
	random,
	rect,
	reflected,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	sand: '#fbdcab',
	sandShade: '#e8b887',
	grassDark: '#24595a',
	grass: '#3f7f6c',
	grassLit: '#b9b46c',
};

/** Low tide in the afternoon: a parent and two children fly a kite over the wide wet sand. */
export const scene = poster(
	sky(
		[
			[0, '#2f86a3'],
			[0.4, '#8cc9bd'],
			[0.75, '#fdebc4'],
			[1, '#fbd3a0'],
		],
		620,
	),
	rays(596, 520, 900, 14, '#fff6dc', 0.12),
	sun(596, 452, 58, '#fff8e4', '#ffe3a4'),
	cumulus(-60, 420, 380, 84, { light: '#fff6e2', shade: '#f9d9b4' }, 12),
	cumulus(470, 250, 300, 62, { light: '#fff6e2', shade: '#f3d9bd' }, 3),
	streak(40, 130, 300, 18, '#e4f0dc', 0.5),
	streak(560, 360, 300, 18, '#fff0d2', 0.75),
	headland(),
	sea(),
	shore(),
	footprints(),
	people(),
	castle(560, 902),
	kite(),
	dune(),
	birds(
		[
			[470, 402, 12],
			[504, 386, 9],
			[440, 384, 8],
		],
		colour.night,
	),
);

function headland(): string {
	return (
		hill('-20 556, 60 520, 130 508, 200 526, 300 570', 590, '#6f97a0') +
		hill('-20 574, 80 548, 170 552, 250 580', 590, '#4c7f86') +
		polygon('112 510, 128 510, 125 446, 115 446', '#dfcfd0') +
		polygon('121 510, 128 510, 125 446, 120 446', '#a99cb0') +
		rect(115.5, 462, 9.4, 13, colour.coral) +
		rect(114, 487, 12.4, 13, colour.coral) +
		rect(113, 440, 14, 7, colour.ink) +
		rect(116, 428, 8, 12, colour.gold) +
		polygon('114 429, 120 419, 126 429', colour.brick)
	);
}

function sea(): string {
	return (
		fade(0, 570, 800, 92, [
			[0, '#8ecabb'],
			[0.3, '#4aa3a2'],
			[1, '#8fcdbd'],
		]) +
		glints({ x: 596, y: 573, height: 60, near: 190, far: 70, count: 13, seed: 4 }, '#fff6dc', 0.9) +
		line('M-10 604Q120 598 250 606T480 602', '#e9f3e0', 3, 0.7) +
		line('M300 626Q420 618 560 628T810 620', '#fdf4e3', 4, 0.8) +
		place(
			330,
			586,
			0.34,
			fill('M-4 -100C20 -70 34 -42 40 -12L-4 -10Z', colour.paper) +
				fill('M-7 -94C-10 -60 -22 -30 -32 -11L-7 -11Z', '#f0d3b0') +
				fill('M-40 -7H46C40 6 30 9 20 9H-22C-32 8 -37 2 -40 -7Z', colour.brick),
		)
	);
}

function shore(): string {
	const pool = (x: number, y: number, width: number, thick: number): string =>
		fill(
			`M${x} ${y}C${x + width * 0.2} ${y - thick} ${x + width * 0.5} ${y - thick * 0.4} ${x + width * 0.62} ${y - thick * 0.8}C${x + width * 0.85} ${y - thick} ${x + width} ${y - thick * 0.3} ${x + width} ${y}C${x + width * 0.8} ${y + thick * 0.8} ${x + width * 0.5} ${y + thick * 0.3} ${x + width * 0.36} ${y + thick}C${x + width * 0.2} ${y + thick} ${x + width * 0.04} ${y + thick * 0.6} ${x} ${y}Z`,
			'#a9d6c6',
			0.85,
		);
	return (
		hill('0 654, 130 644, 300 656, 470 642, 640 654, 800 644', 1000, '#f4ead2') +
		hill('0 662, 130 652, 300 664, 470 650, 640 662, 800 652', 1000, '#c6a596') +
		fade(0, 660, 800, 180, [
			[0, '#b9b3a4', 0.9],
			[0.35, '#e3b893', 0.9],
			[1, colour.sand],
		]) +
		fade(0, 838, 800, 170, [
			[0, colour.sand],
			[1, '#eebf8a'],
		]) +
		glints(
			{ x: 596, y: 668, height: 120, near: 150, far: 120, count: 9, seed: 9 },
			'#fff1cf',
			0.75,
		) +
		pool(-40, 700, 330, 9) +
		pool(380, 694, 250, 7) +
		pool(500, 764, 380, 13) +
		pool(40, 776, 240, 9) +
		times(16, (index) =>
			fill(
				`M${(index * 157) % 780} ${820 + ((index * 53) % 150)}q26 -7 56 0q-26 5 -56 0Z`,
				colour.sandShade,
				0.6,
			),
		)
	);
}

/** Father with the line, the daughter running ahead, the little one pointing: drawn once, and once more in the wet sand. */
function people(): string {
	const group = father(376, 766, 206) + girl(254, 772, 146) + boy(486, 772, 114);
	return (
		castShadow(376, 766, 42, [-82, 76], '#7c5560', 0.28) +
		castShadow(254, 772, 34, [-64, 60], '#7c5560', 0.28) +
		castShadow(486, 772, 30, [-50, 50], '#7c5560', 0.28) +
		reflected(770, group, 0.16, 0.4) +
		group
	);
}

/** The way they came: two steps at a time, smaller the farther away. */
function footprints(): string {
	return times(11, (index) => {
		const t = index / 10;
		const x = 470 - t * 66 - Math.sin(t * 3) * 26;
		const y = 978 - (1 - (1 - t) ** 1.5) * 186;
		const size = 1 - t * 0.55;
		return oval(x + (index % 2 ? 15 : -15) * size, y, 10 * size, 4.6 * size, '#c98f6c', 0.75);
	});
}

function castle(x: number, y: number): string {
	const tower = (left: number, foot: number, width: number, height: number): string =>
		rect(left, foot - height, width, height, '#f3c58c') +
		rect(left, foot - height, width * 0.4, height, '#c98f6c') +
		times(3, (index) =>
			rect(
				left + (index * width * 0.78) / 2,
				foot - height - 7,
				width * 0.22,
				9,
				index === 0 ? '#c98f6c' : '#f3c58c',
			),
		);
	return (
		castShadow(x, y, 130, [-60, 34], '#7c5560', 0.28) +
		oval(x, y, 86, 13, '#d9a072') +
		line(`M${x + 1} ${y - 66}v-44`, colour.ink, 2.6) +
		polygon(`${x + 1} ${y - 111}, ${x + 30} ${y - 102}, ${x + 1} ${y - 92}`, colour.coral) +
		tower(x - 20, y - 20, 42, 50) +
		tower(x - 56, y, 34, 46) +
		tower(x + 24, y, 34, 46) +
		rect(x - 24, y - 28, 50, 30, '#e8b27e') +
		fill(`M${x - 9} ${y + 2}v-12q10 -14 20 0v12Z`, '#8a5a58')
	);
}

function kite(): string {
	const content =
		polygon('0 -96, 60 -8, 0 96, -60 -8', colour.coral) +
		polygon('0 -96, 60 -8, 0 -8', colour.brick) +
		polygon('0 -8, 60 -8, 0 96', colour.gold) +
		polygon('0 -8, -60 -8, 0 96', '#fdd68c') +
		line('M0 -96V96M-60 -8H60', colour.wine, 2.4);
	const bows = pointsOf('268 408, 296 440, 284 484, 308 520');
	const tints = [colour.lagoon, colour.coral, colour.gold, colour.lagoon];
	return (
		line('M306 564Q248 450 206 290', colour.paper, 2.2, 0.9) +
		line(
			'M243 376C256 396 272 400 268 408S308 428 296 440S272 470 284 484S318 506 308 524',
			colour.wine,
			3,
		) +
		bows
			.map((spot, index) =>
				fill(`M${at(spot)}l-18 -9v18ZM${at(spot)}l18 -9v18Z`, tints[index] ?? ''),
			)
			.join('') +
		place(206, 290, 1, content, -24)
	);
}

function dune(): string {
	return (
		hill('-20 872, 90 880, 210 924, 340 980, 400 1010', 1020, colour.sandShade) +
		hill('-20 890, 80 896, 190 940, 300 1010', 1020, '#d29a72') +
		hill('820 850, 740 872, 650 926, 560 1010', 1020, '#f6cf98') +
		hill('820 880, 760 900, 690 950, 640 1010', 1020, '#e0ac7c') +
		grass(-10, 210, 1000, 15, colour.grassDark, 190) +
		grass(-10, 250, 1010, 8, colour.grass, 150) +
		grass(-20, 200, 1010, 22, colour.grassLit, 110) +
		grass(640, 820, 1000, 31, colour.grassDark, 190) +
		grass(600, 820, 1010, 5, colour.grass, 140) +
		grass(640, 820, 1010, 18, colour.grassLit, 104)
	);
}

/** Blades of marram that lean with the wind. */
function grass(
	from: number,
	to: number,
	y: number,
	seed: number,
	tint: string,
	tall: number,
): string {
	const next = random(seed);
	let d = '';
	for (let x = from; x < to; x += 8) {
		const edge = from < 400 ? (to - x) / (to - from) : (x - from) / (to - from);
		const height = tall * (0.25 + edge * 0.55 + next() * 0.35);
		const lean = -20 - next() * 60;
		d += `M${at([x - 4, y])}Q${at([x - 2, y - height * 0.6])} ${at([x + lean, y - height])}Q${at([x + 5, y - height * 0.5])} ${at([x + 6, y])}Z`;
	}
	return fill(d, tint);
}

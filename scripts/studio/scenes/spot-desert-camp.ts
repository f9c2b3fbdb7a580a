import { mountain } from '../parts/mountains.ts';
import { sky, stars } from '../parts/weather.ts';
import {
	disc,
	fade,
	fill,
	glow,
	hill,
	line,
	mirrored,
	oval,
	place,
	polygon,
	random,
	rect,
	spot,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const stone = { light: '#a8564f', shade: '#4a2545' };

/** A Bedouin camp under the cliffs of Wadi Rum: a fire, a lit tent, the Milky Way. */
export const scene = spot(
	sky(
		[
			[0, '#0b1a36'],
			[0.5, '#1f3a68'],
			[0.85, '#6f5a86'],
			[1, '#c9806f'],
		],
		340,
		720,
	),
	milkyWay(),
	stars(110, 720, 260, family.paper, 6),
	cliffs(),
	hill('0 330, 200 320, 420 332, 720 318', 490, '#a85a4a'),
	fade(0, 320, 720, 170, [
		[0, '#d98a5f', 0.4],
		[1, '#3f1c38', 0.75],
	]),
	glow(430, 400, 300, '#ffc46a', 0.55),
	tent(),
	fire(540, 424),
	sitter(622, 432, family.paper, false),
	sitter(470, 432, family.coral, true),
	hill('0 456, 240 448, 480 466, 720 450', 490, '#2f1730'),
);

function milkyWay(): string {
	const next = random(12);
	return (
		times(7, (index) => glow(100 + index * 66, 264 - index * 42, 96, '#b5a5d0', 0.26)) +
		times(110, () => {
			const along = next();
			const x = 80 + along * 430 + (next() - 0.5) * 90;
			const y = 276 - along * 280 + (next() - 0.5) * 70;
			return disc(x, y, 0.7 + next(), '#fff6e6', 0.7);
		})
	);
}

function cliffs(): string {
	return (
		mountain([120, 150], [-80, 340], [300, 340], { ...stone, seed: 8, roughness: 0.1 }) +
		polygon(
			'430 340, 446 236, 470 190, 520 170, 560 176, 610 150, 668 160, 730 140, 730 340',
			'#8f4a4e',
		) +
		polygon('520 170, 560 176, 540 250, 560 340, 480 340, 500 260', '#5a2d4a') +
		polygon('668 160, 730 140, 730 340, 650 340, 676 240', '#4a2545') +
		polygon('446 236, 470 190, 480 260, 460 340, 430 340', '#b5655a')
	);
}

/** The long tent of black goat hair, open to the fire. */
function tent(): string {
	const stripe = (x: number): string =>
		polygon(`${x} 326, ${x + 16} 324, ${x + 10} 408, ${x - 8} 408`, '#f3e3c9', 0.85);
	return (
		polygon('96 408, 400 408, 380 340, 130 340', '#f9b85f') +
		polygon('96 408, 400 408, 396 390, 104 390', '#b8412f') +
		times(7, (index) => rect(120 + index * 40, 372, 30, 18, index % 2 ? family.coral : '#2f8f8b')) +
		rect(180, 334, 6, 74, '#4a2a35') +
		rect(306, 334, 6, 74, '#4a2a35') +
		fill(
			'M60 408L124 334L186 300L246 326L308 296L372 332L436 408L410 408L366 350Q340 346 308 350Q276 352 246 352Q214 352 186 350Q156 346 128 352L90 408Z',
			'#2b1a30',
		) +
		fill(
			'M124 334L186 300L246 326L308 296L372 332L366 350Q340 346 308 350Q276 352 246 352Q214 352 186 350Q156 346 128 352Z',
			'#3f2440',
		) +
		stripe(98) +
		polygon('386 352, 400 360, 420 408, 400 408', '#f3e3c9', 0.85) +
		line('M60 408L20 424M436 408L474 420M186 300L180 272M308 296L312 268', '#4a2a35', 4)
	);
}

function fire(x: number, y: number): string {
	return (
		oval(x, y + 4, 54, 10, '#2b1a30', 0.7) +
		glow(x, y - 20, 90, '#ffd98c', 0.9) +
		line(
			`M${x - 32} ${y + 4}L${x + 26} ${y - 8}M${x + 32} ${y + 4}L${x - 26} ${y - 8}`,
			'#4a2a35',
			9,
		) +
		fill(
			`M${x - 26} ${y - 4}C${x - 38} ${y - 36} ${x - 10} ${y - 44} ${x - 8} ${y - 76}C${x + 16} ${y - 56} ${x + 34} ${y - 36} ${x + 24} ${y - 4}Z`,
			family.coral,
		) +
		fill(
			`M${x - 16} ${y - 4}C${x - 22} ${y - 26} ${x} ${y - 34} ${x} ${y - 54}C${x + 14} ${y - 36} ${x + 20} ${y - 22} ${x + 14} ${y - 4}Z`,
			family.gold,
		) +
		fill(
			`M${x - 8} ${y - 4}C${x - 10} ${y - 16} ${x + 2} ${y - 22} ${x + 2} ${y - 32}C${x + 10} ${y - 20} ${x + 10} ${y - 12} ${x + 7} ${y - 4}Z`,
			'#fff3cf',
		)
	);
}

/** Somebody who sits by the fire with crossed legs. */
function sitter(x: number, y: number, coat: string, right: boolean): string {
	const content =
		fill(
			'M-34 0C-36 -14 -22 -20 -18 -24C-20 -48 -14 -58 0 -60C14 -58 20 -48 18 -24C22 -20 36 -14 34 0Z',
			coat,
		) +
		fill('M4 0C8 -20 8 -44 4 -59C16 -56 20 -46 18 -24C22 -20 36 -14 34 0Z', family.night, 0.4) +
		disc(0, -70, 11, '#8a5a48') +
		fill(
			'M-13 -70C-14 -88 14 -88 13 -70L16 -52C6 -58 -6 -74 -13 -70Z',
			right ? '#b8412f' : '#e9dcc6',
		);
	return right ? place(x, y, 1, content) : mirrored(x, place(x, y, 1, content));
}

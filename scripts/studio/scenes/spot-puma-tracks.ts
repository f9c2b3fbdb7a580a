import { mountain } from '../parts/mountains.ts';
import { puma } from '../parts/puma.ts';
import { tussock } from '../parts/tussock.ts';
import { sky, streak } from '../parts/weather.ts';
import { fade, fill, glow, hill, oval, place, random, spot, times } from '../tools/kit.ts';

const rock = { light: '#e59a8a', shade: '#6f5f98' };
const snow = { light: '#ffe9d5', shade: '#a9a0cf', depth: 0.5 };

/** The prints of a puma in fresh snow before sunrise; she herself is on the ridge already. */
export const scene = spot(
	sky(
		[
			[0, '#27437c'],
			[0.45, '#7f7fb0'],
			[0.8, '#eeb09f'],
			[1, '#fddcae'],
		],
		230,
		720,
	),
	streak(60, 70, 260, 14, '#d99fb0', 0.7),
	glow(560, 210, 240, '#ffdca8', 0.7),
	mountain([250, 90], [60, 240], [470, 240], { ...rock, seed: 10, lean: 0.15 }, snow),
	mountain([110, 130], [-80, 240], [300, 240], { ...rock, seed: 8 }, snow),
	hill('0 234, 160 214, 340 222, 520 196, 720 206', 490, '#b3a9cf'),
	place(566, 199, 0.5, puma(0, 0, 1)),
	hill('0 262, 200 250, 420 262, 720 236', 490, '#cfc6dd'),
	hill('0 330, 240 300, 480 318, 720 290', 490, '#e3dbe4'),
	fade(0, 330, 720, 150, [
		[0, '#f7ead9', 0],
		[1, '#f7ead9', 0.9],
	]),
	trail(),
	grass(),
);

function trail(): string {
	return (
		[
			[168, 436, 1.5],
			[300, 400, 1.24],
			[268, 352, 0.98],
			[376, 330, 0.8],
			[372, 298, 0.62],
			[446, 284, 0.5],
			[456, 264, 0.38],
			[504, 254, 0.3],
			[520, 242, 0.22],
		] as const
	)
		.map(([x, y, scale]) => print(x, y, scale))
		.join('');
}

/** One print: a pad of three lobes and four toes, pressed into the snow, seen at a slant. */
function print(x: number, y: number, scale: number): string {
	const shape = (tint: string, dy: number): string =>
		fill(
			`M-26 ${10 + dy}C-30 ${1 + dy} -14 ${-6 + dy} 0 ${-6 + dy}C14 ${-6 + dy} 30 ${1 + dy} 26 ${10 + dy}C22 ${15 + dy} 12 ${11 + dy} 8 ${14 + dy}C2 ${16 + dy} -4 ${16 + dy} -9 ${14 + dy}C-14 ${11 + dy} -22 ${15 + dy} -26 ${10 + dy}Z`,
			tint,
		) +
		oval(-30, -6 + dy, 9, 7, tint) +
		oval(-11, -15 + dy, 9, 7, tint) +
		oval(11, -15 + dy, 9, 7, tint) +
		oval(30, -6 + dy, 9, 7, tint);
	return place(x, y, scale, shape('#fffaf0', 3) + shape('#8a86b8', 0), 12);
}

function grass(): string {
	const next = random(5);
	return times(12, (index) =>
		tussock(
			(index < 2 ? 4 : 330) + index * 34 + next() * 14,
			452 + next() * 26,
			30 + next() * 20,
			['#d9a04f', '#b5783f', '#8a4a48'],
			index,
		),
	);
}

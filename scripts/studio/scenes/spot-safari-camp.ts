import { umbrellaPine } from '../parts/plants.ts';
import { sky, stars, streak } from '../parts/weather.ts';
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
	rect,
	spot,
	times,
} from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const canvas = { lit: '#f3dcae', face: '#d9b580', shade: '#9c7a5f', dark: '#5f4548' };

/** The mobile camp at nightfall: a lit tent, two chairs, a lamp, an acacia above them. */
export const scene = spot(
	sky(
		[
			[0, '#1c2c54'],
			[0.45, '#5f4f80'],
			[0.75, '#c9706a'],
			[1, '#f9b05f'],
		],
		330,
		720,
	),
	stars(60, 720, 150, family.paper, 9),
	streak(-60, 220, 320, 16, '#e08a6a', 0.7),
	streak(420, 260, 340, 14, '#f0a066', 0.7),
	glow(120, 330, 260, '#ffd08a', 0.6),
	hill('-10 322, 160 310, 360 320, 560 306, 730 316', 490, '#7a4050'),
	times(7, (index) =>
		umbrellaPine(
			24 + index * 108,
			326,
			34 + ((index * 13) % 18),
			66,
			{ trunk: '#5f3348', dark: '#5f3348', light: '#7a4454' },
			0.2,
		),
	),
	hill('-10 346, 240 338, 480 348, 730 336', 490, '#5f3244'),
	fade(0, 340, 720, 150, [
		[0, '#f9b05f', 0.3],
		[1, '#2b1630', 0.7],
	]),
	umbrellaPine(570, 402, 352, 276, { trunk: '#2b1630', dark: '#2b1a38', light: '#4a2f4a' }, 0.18),
	glow(300, 360, 260, '#ffcf7a', 0.5),
	tent(),
	chair(486, 428, 1),
	chair(592, 430, -1),
	lamp(),
	hill('-10 456, 240 450, 480 460, 730 448', 490, '#2b1630'),
);

/** A tent on a wooden deck, its front tied open on a bed and a rug. */
function tent(): string {
	return (
		rect(64, 412, 380, 16, '#8a5a42') +
		rect(64, 424, 380, 10, '#4a2a35') +
		times(6, (index) => rect(84 + index * 66, 434, 8, 16, '#4a2a35')) +
		polygon('92 412, 110 264, 396 264, 414 412', canvas.face) +
		polygon('150 412, 164 276, 342 276, 356 412', '#f9b95f') +
		fade(164, 276, 178, 136, [
			[0, '#ffe09a', 0.9],
			[1, '#d9803f', 0.5],
		]) +
		rect(196, 366, 116, 34, '#fdf4e3') +
		rect(196, 384, 116, 18, family.coral) +
		rect(200, 354, 34, 16, '#fff8ea') +
		rect(274, 354, 34, 16, '#fff8ea') +
		rect(190, 340, 6, 66, '#6f4038') +
		rect(312, 340, 6, 66, '#6f4038') +
		line('M253 268v24', canvas.dark, 3) +
		disc(253, 300, 10, '#fffaea') +
		polygon('150 412, 164 276, 200 276, 176 340, 166 412', canvas.lit) +
		polygon('356 412, 342 276, 306 276, 330 340, 340 412', canvas.shade) +
		line('M172 344h12M324 344h12', family.wine, 4) +
		polygon('60 282, 253 196, 446 282, 430 290, 253 218, 76 290', canvas.lit) +
		polygon('60 282, 253 196, 446 282, 396 276, 253 258, 110 276', canvas.face) +
		polygon('253 196, 446 282, 396 276, 253 258', canvas.shade) +
		line('M60 282L24 414M446 282L470 414M76 288V412M430 288V412', canvas.dark, 4)
	);
}

/** A folding chair of canvas that faces right (1) or left (-1). */
function chair(x: number, y: number, side: 1 | -1): string {
	const content =
		line('M-26 0L28 -46M28 0L-26 -46', '#4a2a30', 6) +
		line('M-30 -44L-40 -100M30 -44v-22h-66', '#4a2a30', 6) +
		fill('M-42 -104L-30 -106L-22 -58L-36 -56Z', '#b5854f') +
		fill('M-34 -52H32V-42H-32Z', '#d9a866') +
		fill('M-34 -46H32V-40H-32Z', '#8a5a42');
	return place(x, y, 1, side === 1 ? content : mirrored(0, content));
}

function lamp(): string {
	return (
		glow(540, 396, 110, '#ffd98c', 0.85) +
		oval(540, 394, 28, 6, '#8a5a42') +
		line('M540 396V432M524 434L540 414L556 434', '#4a2a30', 5) +
		rect(530, 362, 20, 28, '#fff3cf') +
		rect(527, 356, 26, 7, family.wine) +
		rect(527, 388, 26, 6, family.wine) +
		line('M530 356Q540 338 550 356', family.wine, 3)
	);
}

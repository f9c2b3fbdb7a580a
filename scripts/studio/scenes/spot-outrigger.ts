import { agung } from '../parts/agung.ts';
import { glints, streak, sun } from '../parts/weather.ts';
import { disc, fade, fill, hill, line, oval, place, spot } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = family;

/** A fisherman's outrigger under sail off the black sand of Amed at sunrise. */
export const scene = spot(
	fade(0, 0, 720, 300, [
		[0, '#4f8fae'],
		[0.5, '#f3d9ae'],
		[1, '#f9ae84'],
	]),
	sun(150, 214, 46, '#fff6d8', '#ffdf9a'),
	streak(420, 70, 320, 18, '#fff1d6', 0.6),
	place(
		560,
		290,
		0.62,
		agung({ lit: '#9c8b9f', shade: '#65638f', ribLit: '#d9ab9c', ribShade: '#545584' }),
	),
	streak(470, 216, 280, 16, '#fde0ba', 0.85),
	hill('330 290, 440 276, 560 284, 730 262', 310, '#5a7f80'),
	fade(0, 286, 720, 194, [
		[0, '#f9c79a'],
		[0.3, '#7fb9ae'],
		[1, '#2a7384'],
	]),
	glints({ x: 150, y: 294, height: 120, near: 220, far: 90, count: 16, seed: 7 }, '#fff3c8', 0.9),
	glints({ x: 480, y: 320, height: 110, near: 420, far: 300, count: 12, seed: 3 }, '#c9ead0', 0.5),
	boat(352, 392),
	hill('-10 470, 160 452, 330 470, 520 462, 730 448', 490, '#fff1d6'),
	hill('-10 474, 160 458, 330 476, 520 468, 730 454', 490, '#4a4560'),
);

/** A hull with a beak like a fish's, its floats of bamboo, its three-cornered sail. */
function boat(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		oval(10, 26, 230, 16, '#1a5566', 0.45) +
			line('M-50 -8L-30 -318', '#4a3348', 6) +
			fill('M-36 -40L-118 -300L150 -232Z', colour.paper) +
			fill('M-36 -40L-80 -180L56 -136L-22 -72Z', colour.coral) +
			fill('M-104 -256L-118 -300L150 -232L116 -202Z', colour.coral) +
			fill('M-36 -40L20 -257L150 -232Z', colour.wine, 0.22) +
			line('M-36 -40L-120 -304M-36 -40L154 -233', '#7a4640', 6) +
			line('M-110 0C-130 -34 -150 -20 -176 30M96 -2C84 -36 66 -24 40 34', '#e9c98a', 8) +
			fill(
				'M-212 -26C-180 -4 -140 2 -90 2H110C150 0 176 -8 206 -40L238 -46L214 -24C196 10 160 30 110 32H-110C-160 30 -194 10 -212 -26Z',
				'#fff6e4',
			) +
			fill(
				'M-202 -6C-170 18 -130 22 -90 22H110C150 20 184 10 204 -12C190 14 156 32 110 32H-110C-156 30 -186 16 -202 -6Z',
				'#2f6f9a',
			) +
			fill(
				'M-212 -26C-180 -4 -140 2 -90 2H110C150 0 176 -8 206 -40L212 -34C186 2 150 10 110 12H-96C-146 12 -186 4 -208 -18Z',
				colour.coral,
			) +
			disc(184, -6, 7, '#fff6e4') +
			disc(185, -6, 4, colour.ink) +
			fill('M-196 30H60C66 38 62 42 54 42H-186C-196 42 -200 36 -196 30Z', '#d9b06a') +
			fill('M-196 36H60C64 40 60 42 54 42H-186C-194 42 -198 40 -196 36Z', '#a3783f') +
			fill('M66 4C64 -26 72 -42 84 -42C98 -42 102 -26 100 4Z', '#2f5f74') +
			disc(85, -52, 10, '#a8704f') +
			fill('M58 -52L85 -78L112 -52Q85 -60 58 -52Z', colour.gold),
	);
}

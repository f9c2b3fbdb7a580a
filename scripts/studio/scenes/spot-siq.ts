import { walker } from '../parts/built.ts';
import { wallBands } from '../parts/gorge.ts';
import { treasury } from '../parts/treasury.ts';
import { fade, glow, line, place, pointsOf, polygon, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** The first sight of the Treasury: a bright slit at the end of the Siq. */
export const scene = spot(
	fade(0, 0, 720, 480, [
		[0, '#8fc5c9'],
		[0.4, '#fbe3bb'],
		[1, '#fbd0a0'],
	]),
	rect(220, 60, 300, 340, '#f2b08a'),
	place(80, -110, 0.66, treasury()),
	fade(0, 396, 720, 90, [
		[0, '#fbd0a0'],
		[1, '#7c3a48'],
	]),
	glow(360, 240, 240, '#ffe0a8', 0.35),
	rightWall(),
	leftWall(),
	polygon('330 396, 400 396, 470 490, 200 490', '#ffe6b5', 0.25),
	polygon('352 440, 366 440, 356 484, 330 486', '#2f1730', 0.3),
	walker(360, 442, 84, family.coral, family.cream, family.ink),
	walker(404, 436, 74, '#2f8f8b', family.cream, family.ink),
	fade(0, 400, 720, 80, [
		[0, '#2f1730', 0],
		[1, '#2f1730', 0.55],
	]),
);

function leftWall(): string {
	const edge = pointsOf(
		'320 -10, 288 60, 312 120, 270 190, 282 250, 300 300, 262 360, 250 410, 210 490',
	);
	return (
		wallBands(edge, -20, ['#e58a62', '#a84f4a', '#843a44', '#5f2a3f', '#47203a', '#2f1730']) +
		times(5, (index) =>
			line(
				`M-20 ${50 + index * 90}Q60 ${36 + index * 90} 130 ${60 + index * 90}`,
				'#a84f4a',
				4,
				0.35,
			),
		)
	);
}

function rightWall(): string {
	const edge = pointsOf(
		'396 -10, 436 50, 420 110, 452 170, 470 240, 444 300, 468 350, 500 410, 540 490',
	);
	return (
		wallBands(edge, 740, ['#93424a', '#6f3042', '#55263c', '#401d36', '#2f1730']) +
		times(5, (index) =>
			line(
				`M740 ${40 + index * 90}Q670 ${56 + index * 90} 610 ${44 + index * 92}`,
				'#7c3a48',
				4,
				0.5,
			),
		)
	);
}

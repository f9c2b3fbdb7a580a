import { mountain } from '../parts/mountains.ts';
import { sky, streak } from '../parts/weather.ts';
import { disc, fade, fill, hill, line, place, polygon, spot } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const rock = { light: '#8a94a5', shade: '#56698a' };
const snow = { light: '#fdeed6', shade: '#a5bccb', depth: 0.45 };
const ice = {
	lit: '#f3faf2',
	face: '#d0e8ea',
	shade: '#8fc3d6',
	deep: '#3f8fb8',
	abyss: '#1f5f96',
};

/** Three on one rope on a tongue of Vatnajökull, blue crevasses beside them. */
export const scene = spot(
	sky(
		[
			[0, '#5f9dc0'],
			[0.6, '#b5d6d5'],
			[1, '#fbe6c4'],
		],
		260,
		720,
	),
	streak(60, 70, 260, 14, '#fffaf0', 0.8),
	mountain([560, 60], [320, 300], [880, 300], { ...rock, seed: 9 }, snow),
	mountain([120, 130], [-120, 300], [360, 300], { ...rock, seed: 3 }, snow),
	glacier(),
	party(),
);

function glacier(): string {
	const crevasse = (d: string, inner: string): string => fill(d, ice.deep) + fill(inner, ice.abyss);
	return (
		hill('-10 270, 160 250, 360 232, 560 214, 730 190', 490, ice.shade) +
		polygon(
			'60 262, 90 236, 120 254, 150 226, 184 248, 220 224, 250 240, 250 340, 60 340',
			ice.face,
		) +
		polygon('90 236, 120 254, 108 340, 94 340', ice.shade) +
		polygon('150 226, 184 248, 172 340, 156 340', ice.shade) +
		polygon(
			'470 226, 510 190, 546 216, 590 176, 630 204, 680 160, 740 190, 740 300, 470 300',
			ice.face,
		) +
		polygon('510 190, 546 216, 532 300, 514 300', ice.shade) +
		polygon('590 176, 630 204, 612 300, 596 300', ice.shade) +
		polygon('680 160, 740 190, 740 300, 690 300', ice.shade) +
		hill('-10 330, 160 316, 340 290, 520 258, 730 226', 490, ice.lit) +
		fade(0, 300, 720, 190, [
			[0, ice.face, 0],
			[1, ice.shade, 0.9],
		]) +
		crevasse(
			'M-10 404C120 384 250 372 380 330C330 384 180 420 -10 440Z',
			'M-10 414C120 398 240 384 330 356C270 394 140 420 -10 430Z',
		) +
		crevasse(
			'M330 470C470 440 620 372 730 352V392C620 400 500 450 420 490H330Z',
			'M370 476C500 440 630 386 730 368V384C620 396 490 446 400 490H370Z',
		) +
		crevasse(
			'M520 330C590 316 660 286 730 272V288C660 300 600 326 540 340Z',
			'M560 326C610 316 670 292 730 280V286C670 300 620 318 570 332Z',
		)
	);
}

function party(): string {
	return (
		line('M186 322Q260 316 322 286M346 276Q430 260 500 226', '#8a3f3f', 2.6) +
		climber(168, 372, 1.06, family.coral) +
		climber(330, 326, 0.94, family.gold) +
		climber(504, 270, 0.84, '#2f7fa0')
	);
}

/** A walker with helmet, axe and crampons who goes up to the right; (x, y) is the lower foot. */
function climber(x: number, y: number, scale: number, jacket: string): string {
	return place(
		x,
		y,
		scale,
		line('M46 -50L52 4', '#6f4a3f', 5) +
			line('M36 -54Q46 -58 58 -46', family.ink, 5) +
			line('M4 -48L-4 -24L-8 0M12 -48L26 -30L22 -10', family.ink, 12) +
			line('M-16 2h20M14 -8h20', '#6f4a3f', 5) +
			fill('M-14 -44C-20 -70 -14 -92 4 -94C22 -92 26 -72 24 -44Z', jacket) +
			fill('M-20 -84C-30 -80 -30 -52 -20 -48L-8 -50V-90Z', family.night) +
			line('M12 -80L30 -58L46 -50', jacket, 10) +
			line('M-12 -50H24', '#8a3f3f', 4) +
			disc(10, -104, 12, family.cream) +
			fill('M-5 -104C-6 -124 26 -124 25 -106C16 -110 4 -110 -5 -104Z', '#d9573f'),
	);
}

import { mountain } from '../parts/mountains.ts';
import { glints, mist, sky, streak } from '../parts/weather.ts';
import { fade, fill, hill, mirrored, place, polygon, reflected, spot } from '../tools/kit.ts';

const rock = { light: '#f7936b', shade: '#6a4f86' };
const snow = { light: '#fff0dc', shade: '#b0a3cc' };

/** A condor over a lagoon in the last light. */
export const scene = spot(
	sky(
		[
			[0, '#3f5a93'],
			[0.4, '#a594b8'],
			[0.75, '#f7b99a'],
			[1, '#fde0ae'],
		],
		370,
		720,
	),
	streak(-60, 250, 320, 16, '#f7c0a0', 0.8),
	streak(460, 90, 300, 18, '#d99fb0', 0.7),
	peaks(),
	mist(290, 80, '#fbd3b0', 0.7, 720),
	fade(0, 366, 720, 120, [
		[0, '#f3c7a2'],
		[0.4, '#79b0b5'],
		[1, '#2f7592'],
	]),
	reflected(368, peaks(), 0.3, 0.5),
	glints({ x: 300, y: 374, height: 90, near: 500, far: 360, count: 14, seed: 6 }, '#ffe6bf', 0.7),
	hill('0 452, 180 436, 420 462, 720 428', 490, '#5f3f5a'),
	condor(350, 178),
);

function peaks(): string {
	return (
		mountain([120, 270], [-60, 370], [300, 370], { ...rock, seed: 8 }, { ...snow, depth: 0.4 }) +
		mountain([600, 240], [420, 370], [800, 370], { ...rock, seed: 15 }, { ...snow, depth: 0.4 }) +
		mountain([490, 290], [340, 370], [640, 370], { ...rock, seed: 21 }, { ...snow, depth: 0.4 })
	);
}

/** The condor from below: wings like planks with fingers at their ends, a white collar. */
function condor(x: number, y: number): string {
	const ink = '#2b2440';
	const wing =
		'M-14 -16C-70 -44 -130 -58 -196 -56L-262 -72L-226 -52L-284 -50L-232 -38L-290 -24L-230 -22L-278 2L-216 -6C-160 6 -90 16 -30 26Z';
	const flash = 'M-60 -24C-110 -40 -150 -46 -192 -44L-206 -30C-150 -24 -100 -10 -62 4Z';
	const half =
		fill(wing, ink) +
		fill(flash, '#e9dfe3') +
		fill('M-62 4C-100 -10 -150 -24 -206 -30L-212 -14C-150 -4 -100 8 -58 18Z', '#5a4f6f');
	return place(
		x,
		y,
		1,
		half +
			mirrored(0, half) +
			fill(
				'M-30 -10C-28 -40 28 -40 30 -10C30 30 20 52 30 92L12 84L0 96L-12 84L-30 92C-20 52 -30 30 -30 -10Z',
				ink,
			) +
			polygon('-20 70, -12 84, 0 96, 12 84, 20 70, 0 78', '#5a4f6f') +
			fill('M-26 -30C-20 -44 20 -44 26 -30C16 -22 -16 -22 -26 -30Z', '#fffaf0') +
			fill('M-12 -40C-14 -58 -8 -66 0 -68C8 -66 14 -58 12 -40Z', '#c9706c') +
			fill('M-7 -62C-4 -72 4 -72 7 -62L0 -58Z', '#f3e3bd'),
		-8,
	);
}

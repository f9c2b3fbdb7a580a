import { mountain } from '../parts/mountains.ts';
import { conifer } from '../parts/plants.ts';
import { cumulus, glints, mist } from '../parts/weather.ts';
import { fade, fill, hill, line, oval, place, rect, reflected, spot, times } from '../tools/kit.ts';

/** A red canoe on a turquoise lake, moored at a jetty of planks. */
export const scene = spot(
	fade(0, 0, 720, 270, [
		[0, '#4a9abb'],
		[0.6, '#b9dcd3'],
		[1, '#fdeccb'],
	]),
	cumulus(470, 84, 220, 50, { light: '#fffaf0', shade: '#eed9cb' }, 6),
	peaks(),
	mist(160, 90, '#f3ecd4', 0.6),
	hill('-10 214, 180 232, 400 240, 560 230, 730 206', 262, '#4a8a7c'),
	times(37, (index) => conifer(index * 20, 258, 34 + ((index * 23) % 26), '#24605c', '#4a8f74')),
	fade(0, 254, 720, 226, [
		[0, '#a5e8da'],
		[0.35, '#38b2b5'],
		[1, '#157a92'],
	]),
	reflected(256, peaks(), 0.2, 0.5),
	glints({ x: 360, y: 262, height: 150, near: 620, far: 480, count: 20, seed: 5 }, '#e3fbf0', 0.55),
	canoe(342, 376),
	jetty(),
);

function peaks(): string {
	const rock = { light: '#d3a48c', shade: '#6a6a94' };
	const snow = { light: '#fffaf0', shade: '#b5c1da', depth: 0.36 };
	return (
		mountain([170, 70], [-60, 256], [380, 256], { ...rock, seed: 11 }, snow) +
		mountain([560, 76], [340, 256], [800, 256], { ...rock, seed: 19 }, snow) +
		mountain([366, 40], [190, 256], [560, 256], { ...rock, seed: 41 }, snow)
	);
}

/** The canoe seen a little from above: its ribs, its thwarts and a paddle across them. */
function canoe(x: number, y: number): string {
	return place(
		x,
		y,
		1,
		oval(0, 44, 262, 20, '#0f5f7a', 0.5) +
			fill(
				'M-276 -46C-200 -4 200 -4 276 -50C262 6 210 44 132 48H-136C-212 44 -262 8 -276 -46Z',
				'#d2402f',
			) +
			fill(
				'M-276 -46C-200 -4 200 -4 276 -50C270 -24 256 -4 236 10C120 28 -120 28 -238 12C-258 -2 -270 -22 -276 -46Z',
				'#f2694a',
			) +
			fill('M-276 -46C-190 -88 190 -90 276 -50C200 -4 -200 -4 -276 -46Z', '#7a4a3f') +
			fill('M-250 -46C-180 -76 180 -78 250 -50C180 -16 -180 -16 -250 -46Z', '#c98a58') +
			times(13, (index) => {
				const t = index / 6 - 1;
				const half = 25 * (1 - t * t);
				return line(
					`M${t * 216} ${-47 - half}Q${t * 216 + 10} -46 ${t * 216} ${-46 + half}`,
					'#a36a44',
					4,
				);
			}) +
			rect(-132, -66, 20, 42, '#f0cf9c', 1, 4) +
			rect(110, -66, 20, 42, '#f0cf9c', 1, 4) +
			line('M-276 -46C-190 -88 190 -90 276 -50', '#fbe3bd', 5) +
			line('M-276 -46C-200 -4 200 -4 276 -50', '#fbe3bd', 5) +
			line('M-170 -40L84 -74', '#f0cf9c', 9) +
			fill('M78 -84C110 -98 150 -98 160 -86C158 -72 116 -62 84 -64Z', '#f0cf9c') +
			fill('M82 -74C116 -80 146 -84 160 -86C158 -72 116 -62 84 -64Z', '#c9995f') +
			line('M262 -44C300 -30 330 -10 366 20', '#fbe3bd', 4),
	);
}

function jetty(): string {
	return (
		rect(618, 400, 14, 80, '#4a3348') +
		rect(690, 384, 14, 100, '#4a3348') +
		fill('M596 404L730 384V434L560 452Z', '#d9a070') +
		fill('M560 452L730 434V448L560 468Z', '#7a4a4c') +
		line('M630 399L604 447M668 393L650 442M706 388L698 437', '#a8704f', 3) +
		rect(604, 362, 15, 56, '#6a4048', 1, 3) +
		rect(612, 362, 7, 56, '#4a3348', 1, 3)
	);
}

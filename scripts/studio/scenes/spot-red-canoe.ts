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
	canoe(326, 384),
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
		0.96,
		oval(0, 36, 262, 18, '#0f5f7a', 0.5) +
			fill(
				'M-292 -82C-230 -58 -160 -52 0 -50C160 -52 230 -58 292 -84C250 -36 180 -16 0 -14C-180 -16 -250 -34 -292 -82Z',
				'#c98a58',
			) +
			times(11, (index) => {
				const t = index / 5 - 1;
				return line(`M${t * 226} ${-51 - t * t * 10}q8 16 0 ${34 - t * t * 18}`, '#8f5a40', 5);
			}) +
			rect(-150, -54, 24, 34, '#f0cf9c', 1, 4) +
			rect(126, -54, 24, 34, '#f0cf9c', 1, 4) +
			line('M-180 -34L96 -70', '#f0cf9c', 9) +
			fill('M90 -80C122 -94 162 -94 172 -82C170 -68 128 -58 96 -60Z', '#f0cf9c') +
			fill('M94 -70C128 -76 158 -80 172 -82C170 -68 128 -58 96 -60Z', '#c9995f') +
			fill(
				'M-292 -82C-250 -34 -180 -16 0 -14C180 -16 250 -36 292 -84C302 -40 268 26 160 38H-160C-268 26 -302 -38 -292 -82Z',
				'#d2402f',
			) +
			fill(
				'M-292 -82C-250 -34 -180 -16 0 -14C180 -16 250 -36 292 -84C296 -62 290 -40 276 -20C210 14 120 16 0 16C-120 16 -210 14 -277 -18C-290 -38 -296 -60 -292 -82Z',
				'#f2694a',
			) +
			line('M-292 -82C-230 -58 -160 -52 0 -50C160 -52 230 -58 292 -84', '#fbe3bd', 4) +
			line('M-292 -82C-250 -34 -180 -16 0 -14C180 -16 250 -36 292 -84', '#fbe3bd', 5) +
			line('M286 -72C304 -56 300 -30 301 -10', '#fbe3bd', 4),
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

import { walker } from '../parts/built.ts';
import { mountain } from '../parts/mountains.ts';
import { streak } from '../parts/weather.ts';
import { fade, hill, line, oval, rect, spot, times } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** The sunken rings of Moray, snowy mountains beyond the plateau. */
export const scene = spot(
	fade(0, 0, 720, 200, [
		[0, '#4a90b0'],
		[0.6, '#b9d9d0'],
		[1, '#fbe9bf'],
	]),
	streak(380, 60, 320, 18, '#fffaf0', 0.6),
	mountain(
		[150, 40],
		[-60, 170],
		[360, 170],
		{ light: '#b59a9c', shade: '#7a7aa0', seed: 6 },
		{ light: '#fffaf0', shade: '#b9c5dc', depth: 0.6 },
	),
	mountain(
		[340, 66],
		[200, 170],
		[520, 170],
		{ light: '#b59a9c', shade: '#7a7aa0', seed: 19 },
		{ light: '#fffaf0', shade: '#b9c5dc', depth: 0.5 },
	),
	hill('-10 158, 180 146, 380 160, 560 140, 730 150', 490, '#b99a5f'),
	hill('-10 184, 200 172, 460 180, 730 166', 490, '#a3ac58'),
	rings(),
	walker(600, 266, 58, family.coral, '#c98d6a', family.night),
	walker(634, 272, 54, family.gold, '#f3cfa8', family.ink),
);

/** Seven terraces, each lower and smaller, their walls lit on the far side. */
function rings(): string {
	return (
		times(7, (ring) => {
			const y = 318 + ring * 9;
			const wide = 338 - ring * 46;
			const tall = wide * 0.44;
			return (
				oval(356, y, wide, tall, '#e3c999') +
				oval(356, y + 3, wide - 2, tall - 2, '#b39a7c') +
				oval(356, y + 13, wide - 4, tall - 4, ring % 2 ? '#8fb864' : '#a9cf73') +
				oval(356, y + 17, wide - 14, tall - 9, ring % 2 ? '#7aa556' : '#93bc62')
			);
		}) +
		oval(356, 392, 42, 17, '#c9a870') +
		times(6, (step) => rect(350, 196 + step * 22, 14, 5, '#fff3da')) +
		line('M356 190V314', '#fff3da', 3, 0.8)
	);
}

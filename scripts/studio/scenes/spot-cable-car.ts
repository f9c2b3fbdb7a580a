import { block } from '../parts/built.ts';
import { roundCabin } from '../parts/cable-cars.ts';
import { peaks, tablecloth, tableMountain } from '../parts/table-mountain.ts';
import { fade, hill, line, place, spot, times } from '../tools/kit.ts';

/** The round cabin on its way up Table Mountain. */
export const scene = spot(
	fade(0, 0, 720, 400, [
		[0, '#2f7d9c'],
		[0.5, '#8cc8c4'],
		[1, '#fbe3b4'],
	]),
	place(-56, -190, 1.02, peaks() + tableMountain() + tablecloth()),
	hill('-10 446, 180 430, 380 442, 560 430, 730 440', 490, '#6f8f78'),
	times(26, (index) =>
		block(index * 29 - 8, 484, 22, 18 + ((index * 41) % 34), {
			light: index % 4 ? '#fbecd0' : '#f7c59f',
			shade: '#a9a5b0',
			turn: 0.4,
		}),
	),
	line('M-10 232L730 20M-10 250L730 38', '#22284a', 4),
	roundCabin(352, 134, 1.02),
);

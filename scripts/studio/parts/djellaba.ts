import { fill, place } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** Someone in a white djellaba with its hood up; (x, y) is where they stand. */
export function djellaba(x: number, y: number, height: number): string {
	return place(
		x,
		y,
		height / 100,
		fill('M-20 0C-18 -40 -18 -70 -8 -84C-8 -100 10 -102 12 -84C20 -66 22 -30 24 0Z', family.paper) +
			fill('M6 0C8 -40 8 -70 4 -96C10 -98 12 -92 12 -84C20 -66 22 -30 24 0Z', '#d9b194') +
			fill('M-4 -86C-6 -100 8 -102 8 -88C4 -92 0 -92 -4 -86Z', '#8a5a48'),
	);
}

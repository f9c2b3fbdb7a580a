import { disc, fill, line, place, polygon, rect } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	skin: '#d79a78',
};

/** A father who holds the line of a kite, seen from behind; (x, y) is where he stands. */
export function father(x: number, y: number, height: number): string {
	const content =
		line('M-4 -44L-12 -22L-11 -2', colour.skin, 6.4) +
		line('M5 -44L9 -22L8 -1', colour.skin, 6.4) +
		fill('M-14 0q2 -5 8 -4l-1 4ZM5 1q2 -5 10 -3l1 3Z', '#8a5a48') +
		fill('M-11 -52H11L14 -24L4 -22L0 -38L-7 -22L-17 -26Z', colour.night) +
		line('M-8 -74Q-22 -76 -32 -92', colour.paper, 7) +
		line('M-24 -82L-33 -95', colour.skin, 5) +
		fill('M-6 -82C-13 -80 -14 -74 -13 -66L-12 -48H12L13 -66C14 -74 13 -80 6 -82Z', colour.paper) +
		fill('M6 -82C13 -80 14 -74 13 -66L12 -48H5Q9 -66 4 -82Z', '#e0bfa6') +
		line('M-12.6 -72H12.6M-12.4 -64H12.6M-12 -56H12.2', colour.lagoon, 2.6) +
		line('M10 -76Q2 -86 -14 -92L-28 -97', colour.paper, 6.4) +
		line('M-18 -93.6L-30 -98', colour.skin, 5) +
		disc(-34, -98, 3.2, colour.skin) +
		rect(-3, -87, 6, 7, colour.skin) +
		disc(-1, -93, 7, colour.skin) +
		fill('M-8 -95C-8 -104 7 -104 7 -93C7 -89 5 -87 3 -86C4 -92 0 -96 -8 -95Z', '#3b2440');
	return place(x, y, height / 100, content);
}

/** A girl who runs to the left, one arm up. */
export function girl(x: number, y: number, height: number): string {
	const content =
		line('M-4 -40L-20 -26L-17 -6', colour.skin, 6.6) +
		line('M5 -40L16 -24L32 -16', colour.skin, 6.6) +
		fill('M-25 -3q2 -6 9 -5l0 5ZM31 -12l4 -10l4 2l-2 10Z', colour.coral) +
		line('M8 -68Q22 -66 28 -54', colour.skin, 6) +
		fill(
			'M-8 -76C-14 -74 -14 -66 -12 -58L-20 -34Q0 -26 20 -36L11 -60C13 -68 12 -74 6 -76Z',
			colour.coral,
		) +
		fill('M6 -76C12 -74 13 -68 11 -60L20 -36Q16 -33 11 -32Q8 -58 2 -76Z', colour.brick) +
		line('M-8 -70Q-22 -78 -30 -94', colour.skin, 6) +
		disc(-31, -96, 3.4, colour.skin) +
		rect(-4, -82, 6.4, 8, colour.skin) +
		fill('M2 -98C18 -96 20 -84 34 -84C24 -78 12 -78 4 -86Z', '#6f3a34') +
		disc(-2, -90, 9.4, colour.skin) +
		fill('M-11 -92C-12 -104 9 -104 9 -90C9 -85 6 -81 3 -81C4 -90 -2 -94 -11 -92Z', '#6f3a34');
	return place(x, y, height / 100, content);
}

/** A small boy with a sun hat and a bucket. */
export function boy(x: number, y: number, height: number): string {
	const content =
		line('M-7 -32L-8 -4M7 -32L9 -4', colour.skin, 8) +
		fill('M-16 0q2 -7 12 -6l0 6ZM3 0q2 -7 13 -6l1 6Z', '#8a5a48') +
		fill('M-14 -42H14L15 -18H2L0 -30L-3 -18H-15Z', colour.brick) +
		fill('M-8 -72C-16 -70 -16 -62 -15 -54L-14 -38H14L15 -54C16 -62 15 -70 8 -72Z', colour.gold) +
		fill('M8 -72C15 -70 16 -62 15 -54L14 -38H6Q10 -56 4 -72Z', '#d9923f') +
		line('M-12 -64L-28 -82', colour.gold, 7.4) +
		line('M-22 -75L-31 -86', colour.skin, 6) +
		line('M13 -64L22 -46', '#d9923f', 7.4) +
		disc(23, -42, 4, colour.skin) +
		polygon('16 -40, 34 -40, 31 -20, 19 -20', colour.lagoon) +
		line('M16 -40Q25 -54 34 -40', colour.pine, 2) +
		rect(-3.4, -78, 7, 8, colour.skin) +
		disc(0, -88, 11.4, colour.skin) +
		fill('M-12 -90C-13 -104 12 -104 12 -88Q6 -94 -12 -90Z', colour.paper) +
		fill('M-10 -92L-22 -88Q-16 -94 -8 -96Z', colour.paper);
	return place(x, y, height / 100, content);
}

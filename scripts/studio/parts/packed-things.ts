import { clipTo, disc, fill, glow, line, oval, place, rect } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

const colour = {
	...family,
	leatherDark: '#8a4f2c',
};

/** Clothes rolled up: a row of long ones and a row of short ones, each with its spiral at the end. */
export function rolls(): string {
	const long: readonly (readonly [string, string, string])[] = [
		[colour.coral, colour.brick, colour.paper],
		[colour.paper, '#dcbfa0', colour.lagoon],
		[colour.dusk, colour.night, '#8fb0cf'],
	];
	const short: readonly (readonly [string, string, string])[] = [
		[colour.gold, '#d9923f', colour.paper],
		[colour.seaglass, colour.lagoon, colour.paper],
		['#d9849a', '#a8566f', colour.paper],
		[colour.night, colour.ink, colour.gold],
	];
	return (
		long
			.map(([tint, shade, stripe], index) => roll(178, 530 + index * 52, 250, tint, shade, stripe))
			.join('') +
		short
			.map(([tint, shade, stripe], index) =>
				place(
					178 + 62 * index + 29,
					692,
					1,
					`<g transform="rotate(90) translate(0 -29)">${roll(0, 0, 118, tint, shade, stripe, 58)}</g>`,
				),
			)
			.join('')
	);
}

function roll(
	x: number,
	y: number,
	length: number,
	tint: string,
	shade: string,
	stripe: string,
	thick = 48,
): string {
	const middle = y + thick / 2;
	const half = thick / 2;
	return (
		rect(x + 3, y + 5, length, thick, '#5f2a2c', 0.5, half * 0.8) +
		rect(x, y, length, thick, tint, 1, half * 0.8) +
		clipTo(
			`M${x} ${y}h${length}v${thick}h${-length}Z`,
			rect(x, y + thick * 0.62, length, thick * 0.38, shade, 0.7, half * 0.6) +
				rect(x + length * 0.42, y, 8, thick, stripe, 0.85) +
				rect(x + length * 0.42 + 16, y, 8, thick, stripe, 0.85),
		) +
		oval(x + length - half * 0.55, middle, half * 0.62, half, shade) +
		oval(x + length - half * 0.55, middle, half * 0.5, half * 0.84, tint) +
		line(
			`M${x + length - half * 0.55} ${middle}q${half * 0.2} ${-half * 0.2} ${half * 0.2} ${half * 0.16}q${-half * 0.3} ${half * 0.36} ${-half * 0.5} ${-half * 0.2}q${half * 0.1} ${-half * 0.6} ${half * 0.56} ${-half * 0.36}`,
			shade,
			2.6,
		)
	);
}

/** A guidebook with a mark between its pages; (x, y) is its middle. */
export function book(x: number, y: number): string {
	return (
		rect(x - 84, y - 62, 172, 138, '#5f2a2c', 0.5, 6) +
		rect(x - 88, y - 68, 172, 138, colour.lagoon, 1, 6) +
		rect(x - 88, y - 68, 20, 138, colour.pine, 1, 5) +
		rect(x - 56, y - 54, 126, 110, '#3fa39a', 1, 3) +
		disc(x + 8, y - 12, 26, colour.gold) +
		fill(
			`M${x - 56} ${y + 56}V${y + 20}Q${x - 26} ${y - 14} ${x - 2} ${y + 16}Q${x + 22} ${y - 6} ${x + 70} ${y + 30}V${y + 56}Z`,
			colour.pine,
		) +
		rect(x + 50, y + 60, 12, 26, colour.coral)
	);
}

/** A small camera from above; (x, y) is its middle. */
export function camera(x: number, y: number): string {
	return (
		rect(x - 72, y - 40, 146, 100, '#5f2a2c', 0.5, 12) +
		rect(x - 34, y - 58, 56, 26, '#3a3358', 1, 6) +
		rect(x - 76, y - 46, 146, 100, colour.ink, 1, 12) +
		rect(x - 76, y - 46, 146, 26, '#d8cbbd', 1, 12) +
		rect(x - 76, y - 30, 146, 12, '#b5a5a5') +
		rect(x - 62, y - 56, 22, 12, colour.coral, 1, 4) +
		disc(x + 2, y + 10, 38, '#d8cbbd') +
		disc(x + 2, y + 10, 32, '#2a2848') +
		disc(x + 2, y + 10, 22, colour.dusk) +
		disc(x + 2, y + 10, 12, colour.ink) +
		disc(x - 6, y + 1, 6, '#b9dcd8') +
		rect(x + 44, y - 40, 18, 12, colour.night, 1, 3)
	);
}

/** A straw hat, thrown down over the corner of the lid. */
export function hat(x: number, y: number): string {
	return (
		oval(x + 14, y + 18, 132, 126, colour.ink, 0.32) +
		glow(x - 30, y - 40, 150, '#fff0c4', 0.25) +
		oval(x, y, 132, 126, '#e9b85f') +
		[116, 100, 84]
			.map(
				(r) =>
					`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.95}" fill="none" stroke="#c98f3f" stroke-width="2.5" opacity="0.55"/>`,
			)
			.join('') +
		oval(x + 4, y + 6, 70, 66, '#b8772f', 0.6) +
		oval(x, y, 68, 63, colour.brick) +
		oval(x - 2, y - 4, 61, 56, '#f6d083') +
		oval(x - 2, y - 2, 40, 24, '#d9a04c') +
		oval(x - 3, y - 8, 38, 20, '#f6d083') +
		fill(`M${x + 52} ${y + 38}l34 28l-8 8l-4 14l-34 -32Z`, colour.brick)
	);
}

/** A pair of sandals on the rug beside the case. */
export function sandals(): string {
	const sandal =
		fill(
			'M-22 -60C-26 -84 26 -84 24 -52C24 -24 14 -6 18 26C22 62 -20 66 -22 30C-24 0 -18 -30 -22 -60Z',
			colour.leatherDark,
		) +
		fill(
			'M-18 -62C-20 -80 22 -80 20 -52C20 -26 10 -6 14 26C16 54 -16 58 -18 28C-20 0 -14 -30 -18 -62Z',
			'#e0a878',
		) +
		line('M-20 -24Q0 -44 22 -34M-20 -40Q6 -18 20 -12', colour.brick, 9);
	const shade = fill(
		'M-12 -50C-14 -74 38 -72 36 -42C36 -14 26 4 30 36C32 72 -10 76 -12 40Z',
		colour.ink,
		0.35,
	);
	return (
		place(76, 640, 0.8, shade + sandal, -5) +
		place(114, 654, 0.8, shade + `<g transform="scale(-1 1)">${sandal}</g>`, 7)
	);
}

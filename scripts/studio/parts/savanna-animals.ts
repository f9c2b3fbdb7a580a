import { disc, fill, line, place, polygon } from '../tools/kit.ts';

const colour = { bark: '#2b1630', beast: '#3b1f3a', beastLit: '#7a4250' };

/** An elephant that walks to the right against the light, its feet at (x, y). */
export function elephant(x: number, y: number, scale: number): string {
	const content =
		fill(
			'M-96 0V-62C-110 -84 -106 -132 -74 -148C-40 -162 20 -160 48 -148C60 -164 92 -168 106 -150C122 -132 118 -106 112 -88C110 -60 112 -36 118 -22C122 -12 136 -12 138 -22L144 -20C142 0 112 4 104 -18C98 -38 98 -58 94 -76C86 -68 74 -64 66 -66L64 0H36L32 -48C12 -42 -14 -42 -34 -48L-38 0H-66L-68 -44L-72 0Z',
			colour.beast,
		) +
		fill(
			'M-74 -148C-40 -162 20 -160 48 -148C60 -164 92 -168 106 -150C96 -156 74 -154 62 -140C20 -150 -40 -150 -84 -128C-82 -138 -78 -146 -74 -148Z',
			'#d9764a',
		) +
		fill(
			'M46 -140C66 -150 84 -138 82 -116C80 -96 66 -82 54 -84C42 -92 36 -124 46 -140Z',
			colour.beastLit,
		) +
		fill('M98 -86C112 -84 132 -92 140 -106C138 -86 118 -72 100 -76Z', '#fff0d2') +
		line('M-98 -112Q-112 -84 -104 -56', colour.beast, 5) +
		disc(98, -122, 3.4, '#fff0d2') +
		polygon('-96 0, 66 0, 40 26, -130 26', colour.bark, 0.35);
	return place(x, y, scale, content);
}

/** A giraffe that looks to the right, its feet at (x, y). */
export function giraffe(x: number, y: number, scale: number, coat: string): string {
	const patches = (
		[
			[-30, -150, 9],
			[-8, -160, 10],
			[14, -148, 9],
			[-20, -128, 8],
			[6, -132, 9],
			[30, -190, 7],
			[38, -222, 7],
			[46, -254, 6],
			[26, -164, 7],
			[52, -284, 5],
		] as const
	)
		.map(([px, py, r], index) =>
			place(
				px,
				py,
				1,
				polygon(
					`${-r} ${-r * 0.5}, 0 ${-r}, ${r} ${-r * 0.3}, ${r * 0.6} ${r}, ${-r * 0.7} ${r * 0.8}`,
					'#c9743f',
				),
				index * 25,
			),
		)
		.join('');
	const content =
		fill(
			'M-50 0L-46 -90C-62 -116 -56 -156 -36 -166C-16 -174 8 -176 20 -184C30 -220 40 -264 46 -304L42 -324L50 -312L56 -326L60 -310C74 -306 86 -296 88 -288C84 -282 72 -284 62 -286C58 -240 52 -190 40 -150C38 -134 36 -118 34 -104L38 0H28L20 -96C6 -104 -14 -104 -26 -98L-34 -50L-40 0Z',
			coat,
		) +
		line('M-52 -146Q-64 -110 -58 -84', coat, 4) +
		patches;
	return place(x, y, scale, content);
}

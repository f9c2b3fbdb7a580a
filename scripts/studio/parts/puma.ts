import { disc, fill, line, place } from '../tools/kit.ts';

const coat = { light: '#d99a5f', shade: '#a8683f', dark: '#7c4a3c', pale: '#f9e3bf' };

/** A puma that walks to the right; (x, y) is where it treads, its shoulder stands 96 high. */
export function puma(x: number, y: number, scale: number): string {
	const farLegs =
		fill('M56 -62C70 -46 84 -34 94 -12L92 0H112L112 -10C102 -36 92 -52 80 -70Z', coat.dark) +
		fill('M-62 -58C-54 -40 -58 -28 -64 -10L-68 0H-48L-46 -8C-36 -26 -34 -42 -36 -62Z', coat.dark);
	const tail = line(
		'M-98 -78C-124 -72 -128 -40 -146 -24C-158 -14 -172 -20 -170 -36',
		coat.shade,
		8,
	);
	const body =
		'M-88 -46C-104 -58 -106 -84 -86 -92C-60 -100 -30 -86 4 -88C24 -90 40 -100 58 -100C70 -106 80 -116 94 -120L96 -130L104 -123C116 -122 126 -114 132 -106C138 -100 134 -92 124 -92C112 -90 106 -86 98 -76C90 -64 78 -54 60 -52C30 -48 0 -46 -36 -56C-56 -50 -74 -40 -88 -46Z';
	const nearLegs =
		fill('M36 -72C32 -46 44 -30 42 -10L38 0H60L58 -10C58 -32 70 -46 74 -74Z', coat.light) +
		fill(
			'M-98 -76C-110 -52 -92 -42 -96 -28L-112 -8L-114 0H-92L-86 -10C-76 -22 -72 -30 -68 -38C-54 -48 -46 -60 -46 -76Z',
			coat.light,
		);
	return place(
		x,
		y,
		scale,
		farLegs +
			tail +
			fill(body, coat.light) +
			nearLegs +
			fill(
				'M-44 -58C-12 -48 26 -46 60 -52C68 -53 74 -55 80 -60C70 -38 -20 -40 -44 -58Z',
				coat.pale,
			) +
			fill(
				'M36 -60C44 -52 52 -50 62 -52C60 -38 56 -24 56 -12L60 0H52C52 -22 44 -40 36 -60Z',
				coat.shade,
			) +
			fill(
				'M-68 -38C-72 -30 -76 -22 -86 -10L-92 0H-98C-90 -20 -82 -32 -84 -48C-78 -42 -72 -40 -68 -38Z',
				coat.shade,
			) +
			fill(
				'M132 -106C138 -100 134 -92 124 -92C116 -91 110 -88 106 -84C102 -94 112 -102 120 -101Z',
				coat.pale,
			) +
			fill('M130 -108l6 3l-3 6l-6 -4Z', coat.dark) +
			fill('M88 -116C86 -126 94 -130 99 -122C98 -114 92 -111 88 -116Z', coat.shade) +
			disc(113, -110, 2.6, coat.dark),
	);
}

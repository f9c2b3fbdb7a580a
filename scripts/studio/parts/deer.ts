import { disc, fill, line, oval, place } from '../tools/kit.ts';

/** How a deer is coloured, lit from the left; `neck` is the mane. */
type Coat = Record<'body' | 'shade' | 'neck' | 'belly' | 'leg' | 'horn', string>;

/** A deer that stands and looks to the right; (x, y) lies between its feet, at scale 1 its back is 135 high. */
export function deer(x: number, y: number, scale: number, coat: Coat, marks: string): string {
	const far =
		line('M-56 -84L-60 -46L-48 -2', coat.shade, 12) + line('M50 -84L54 -42L58 -2', coat.shade, 12);
	const near =
		fill('M-92 -124C-100 -92 -88 -72 -76 -58L-86 -36L-82 0H-68L-70 -36L-44 -70Z', coat.body) +
		fill('M26 -84L32 -40L30 0H44L47 -40L60 -90Z', coat.body) +
		fill('M-82 -22L-81 0H-68L-69 -22ZM31 -22L30 0H44L45 -22Z', coat.leg);
	const body =
		fill(
			'M-92 -122C-84 -140 -40 -134 0 -132C30 -132 46 -142 56 -160C64 -176 68 -196 72 -210C78 -224 96 -228 108 -220L136 -202C140 -195 136 -188 126 -187L102 -184C100 -164 92 -136 78 -112C68 -92 52 -80 34 -77C0 -72 -40 -74 -64 -72C-88 -76 -98 -100 -92 -122Z',
			coat.body,
		) +
		fill(
			'M56 -160C64 -176 68 -196 72 -204C84 -196 94 -190 102 -184C100 -164 92 -136 78 -112C70 -94 58 -84 46 -80C40 -110 44 -140 56 -160Z',
			coat.neck,
		) +
		fill('M-64 -72C-30 -92 20 -92 60 -88C52 -82 44 -78 34 -77C0 -72 -40 -74 -64 -72Z', coat.belly) +
		fill('M-92 -124C-112 -116 -110 -98 -100 -88C-92 -90 -88 -100 -86 -112Z', coat.belly);
	const head =
		fill('M80 -214C70 -236 56 -238 46 -236C50 -222 62 -210 78 -204Z', coat.shade) +
		fill('M88 -216C84 -240 74 -248 64 -250C62 -234 70 -216 82 -208Z', coat.body) +
		fill('M84 -218C81 -232 76 -240 70 -243C70 -232 74 -220 81 -213Z', coat.belly) +
		fill('M136 -202C140 -195 136 -188 126 -187L112 -186C112 -194 120 -202 128 -206Z', coat.belly) +
		oval(134, -199, 5, 4, '#2b1b2e') +
		disc(106, -207, 4, '#2b1b2e') +
		disc(107, -208.4, 1.2, '#fff6e4');
	return place(x, y, scale, far + body + near + head + marks);
}

/** Slender antlers with two tines, for `deer`. */
export function antlers(colour: string, reach = 1): string {
	return place(
		92,
		-220,
		reach,
		line('M0 0C-10 -24 4 -40 -8 -70M-3 -24L18 -42M2 -46L22 -66', colour, 6 / reach) +
			line('M8 0C14 -20 30 -32 26 -60', colour, 5 / reach),
	);
}

/** The wide antlers of an elk, swept back, for `deer`. */
export function elkAntlers(colour: string): string {
	return place(
		92,
		-220,
		1,
		line('M0 0C-26 -22 -44 -54 -40 -104M-18 -20L8 -34M-33 -50L-2 -66M-40 -80L-14 -104', colour, 7) +
			line('M8 0C24 -24 44 -50 40 -98M22 -22L48 -30M36 -50L62 -62M41 -76L62 -100', colour, 6),
	);
}

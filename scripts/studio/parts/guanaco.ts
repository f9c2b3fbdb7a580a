import { fill, line, place } from '../tools/kit.ts';

/** A guanaco that looks to the right, its feet at (x, y). */
export function guanaco(x: number, y: number): string {
	const content =
		line('M-42 -44L-46 0M-30 -40L-28 0M28 -46L26 0M38 -52L42 0', '#a8632f', 7) +
		fill(
			'M-46 -40L-46 -52C-58 -66 -56 -86 -38 -90C-14 -96 10 -94 26 -96C34 -116 42 -150 46 -172L42 -188L50 -182L56 -190L58 -178C70 -176 80 -170 80 -164C78 -158 68 -158 60 -156C58 -126 52 -92 46 -76C44 -66 40 -60 36 -54L34 -46C6 -40 -14 -40 -28 -44Z',
			'#c9803f',
		) +
		fill(
			'M-28 -48C-10 -44 8 -42 26 -48L38 -56C44 -66 48 -80 50 -96C40 -70 10 -62 -46 -62L-46 -52Z',
			'#fbe3bd',
		) +
		fill('M-50 -80q-16 4 -14 22q8 -2 12 -10Z', '#8a5a3f') +
		fill('M58 -178C70 -176 80 -170 80 -164C78 -158 68 -158 60 -158Z', '#5f3f3f');
	return place(x, y, 0.9, content);
}

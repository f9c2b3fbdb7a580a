import { fill, line, place } from '../tools/kit.ts';

/** An arum lily with its leaf, its foot at (x, y). */
export function arum(x: number, y: number, scale: number, turn: number): string {
	return place(
		x,
		y,
		scale,
		line('M0 0C-4 -60 2 -110 4 -150', '#3f8566', 7) +
			fill('M-4 0C-46 -30 -66 -76 -58 -118C-30 -96 -8 -52 2 0Z', '#1d5a57') +
			line('M-54 -108C-36 -70 -18 -34 -2 -2', '#3f8566', 2.5) +
			fill(
				'M4 -148C-24 -162 -40 -196 -26 -226C-4 -230 34 -246 44 -268C48 -226 40 -168 4 -148Z',
				'#fffaf0',
			) +
			fill('M4 -148C30 -176 36 -214 44 -268C48 -226 40 -168 4 -148Z', '#d6d9cf') +
			line('M6 -164C8 -182 8 -200 6 -214', '#f6bd60', 9),
		turn,
	);
}

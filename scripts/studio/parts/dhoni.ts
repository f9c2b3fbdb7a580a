import { fill, line, place, rect } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A dhoni with its high curved prow and an awning, its waterline at (x, y); 360 long at scale 1. */
export function dhoni(x: number, y: number, scale: number): string {
	return place(
		x,
		y,
		scale,
		fill(
			'M-176 -34C-120 -14 60 -12 128 -30C152 -38 166 -60 170 -98C186 -70 182 -30 160 0C146 20 116 30 84 32H-110C-146 28 -168 0 -176 -34Z',
			'#fff6e4',
		) +
			fill(
				'M-168 -10C-120 10 60 12 168 -12C160 8 120 30 84 32H-110C-140 28 -160 10 -168 -10Z',
				'#2f8f8b',
			) +
			fill('M-176 -34C-120 -14 60 -12 128 -30L134 -20C60 0 -120 -2 -173 -22Z', family.coral) +
			line('M-110 -26V-86M-40 -22V-86M40 -22V-86', '#7a4a4c', 5) +
			fill('M-128 -86Q-36 -112 60 -86L56 -74Q-36 -94 -124 -74Z', '#fff6e4') +
			fill('M-36 -98Q10 -98 60 -86L56 -74Q10 -86 -36 -87Z', '#e9c4a8') +
			rect(-92, -52, 30, 28, '#2f5f7a', 1, 3),
	);
}

import { fill, line, place, polygon } from '../tools/kit.ts';
import { family } from '../tools/palettes.ts';

/** A mule or a donkey that walks to the right; (x, y) is where it treads, `load` lies on a back 106 above. */
export function mule(
	x: number,
	y: number,
	scale: number,
	coat: { light: string; shade: string },
	load: string,
): string {
	return place(
		x,
		y,
		scale,
		polygon('-90 -4, 70 -4, 190 22, 20 22', '#5f3a4a', 0.3) +
			line('M-60 -60L-50 -30L-56 0M50 -60L62 -30L58 0', coat.shade, 12) +
			fill(
				'M-92 -66C-96 -96 -76 -108 -50 -106C-10 -102 30 -108 56 -110C74 -120 92 -142 102 -158L100 -184L110 -164L118 -186L122 -162C140 -152 156 -132 160 -122C160 -112 148 -108 138 -112C128 -118 120 -122 114 -124C104 -108 92 -84 74 -68C40 -56 -40 -52 -92 -66Z',
				coat.light,
			) +
			line('M-76 -66L-84 -34L-78 0M36 -62L34 -30L38 0', coat.light, 13) +
			line('M-92 -94Q-110 -70 -102 -40', coat.shade, 7) +
			fill('M60 -110C74 -124 90 -142 100 -158L104 -150C94 -130 84 -112 74 -104Z', coat.shade) +
			fill('M150 -116C162 -120 160 -110 150 -108C142 -108 138 -112 138 -116Z', '#e9c4a4') +
			line('M106 -130Q126 -124 140 -134', family.coral, 5) +
			load,
	);
}

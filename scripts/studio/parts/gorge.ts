import { polygon } from '../tools/kit.ts';
import type { Point } from '../tools/kit.ts';

/** The layers of a gorge’s wall behind `edge`, lit first, darker as they come nearer; `outer` is the x of the picture’s edge. */
export function wallBands(edge: readonly Point[], outer: number, tones: readonly string[]): string {
	return tones
		.map((tone, index) => {
			const shift = (outer < 400 ? -1 : 1) * index * 44;
			const points = edge.map(([x, y], step): Point => [
				x + shift + Math.sin(step * 2.3 + index) * 12,
				y,
			]);
			return polygon([...points, [outer, 1010], [outer, -10]], tone);
		})
		.join('');
}

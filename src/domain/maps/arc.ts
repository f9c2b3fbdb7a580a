import type { DrawnPoint } from './viewport.ts';

/** A way between two points: a quadratic curve that bends to the left of who goes it. */
export type Arc = { from: DrawnPoint; bend: DrawnPoint; to: DrawnPoint };

/** @param share how far its middle lies beside the straight way, as a share of that way */
export function arcBetween(from: DrawnPoint, to: DrawnPoint, share: number): Arc {
	const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
	// The curve comes half as near to its control point as that lies off.
	const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
	return { from, bend: [x + alongY * 2 * share, y - alongX * 2 * share], to };
}

/** Arcs as the `d` of an SVG path, to whole units. */
export function arcData(arcs: readonly Arc[]): string {
	return arcs.map(({ from, bend, to }) => `M${text(from)}Q${text(bend)} ${text(to)}`).join('');
}

/** Points along an arc, its ends left out, evenly by its parameter. */
export function pointsAlong({ from, bend, to }: Arc, count: number): DrawnPoint[] {
	return Array.from({ length: count }, (_, index): DrawnPoint => {
		const share = (index + 1) / (count + 1);
		const at = (axis: 0 | 1) =>
			(1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * bend[axis] + share ** 2 * to[axis];
		return [at(0), at(1)];
	});
}

function text([x, y]: DrawnPoint): string {
	return `${Math.round(x)} ${Math.round(y)}`;
}

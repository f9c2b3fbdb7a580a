import type { DrawnPoint } from './viewport.ts';

/**
 * A closed ring with its corners cut, twice, by Chaikin's method: a coast that is known by few points is a curve on a
 * large map, not a polygon.
 */
export function smoothRing(ring: readonly DrawnPoint[]): DrawnPoint[] {
	return cutCorners(cutCorners(ring));
}

/** Two points on each side in place of its ends, a quarter and three quarters along it. */
function cutCorners(ring: readonly DrawnPoint[]): DrawnPoint[] {
	return ring.flatMap((point, index): DrawnPoint[] => {
		const next = ring[(index + 1) % ring.length] ?? point;
		return [between(point, next, 0.25), between(point, next, 0.75)];
	});
}

function between([x, y]: DrawnPoint, [nextX, nextY]: DrawnPoint, share: number): DrawnPoint {
	return [x + (nextX - x) * share, y + (nextY - y) * share];
}

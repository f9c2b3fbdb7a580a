import type { DrawnPoint } from './viewport.ts';

/** Upright, in the units of a drawing. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** One side of a box: what lies inside of it, and where a line crosses it. */
type Side = {
	holds: (point: DrawnPoint) => boolean;
	crossing: (from: DrawnPoint, to: DrawnPoint) => DrawnPoint;
};

/**
 * The part of a closed ring that lies in a box, by Sutherland and Hodgman's method: where the ring leaves it, it goes
 * along the box's edge. Empty where nothing of it is inside.
 */
export function clipRing(ring: readonly DrawnPoint[], box: Box): DrawnPoint[] {
	let inside = [...ring];
	for (const side of sidesOf(box)) {
		const before = inside;
		inside = [];
		for (const [index, point] of before.entries()) {
			const last = before.at(index - 1) ?? point;
			if (side.holds(point) !== side.holds(last)) inside.push(side.crossing(last, point));
			if (side.holds(point)) inside.push(point);
		}
	}
	return inside;
}

/** The parts of a line that come near a box: those of its pieces that could touch it, whole. */
export function piecesIn(line: readonly DrawnPoint[], box: Box): DrawnPoint[][] {
	const pieces: DrawnPoint[][] = [];
	let piece: DrawnPoint[] = [];
	for (const [index, point] of line.entries()) {
		const before = line[index - 1];
		if (before && isBeside(before, point, box)) {
			if (piece.length === 0) pieces.push((piece = [before]));
			piece.push(point);
		} else piece = [];
	}
	return pieces;
}

function isBeside([x, y]: DrawnPoint, [otherX, otherY]: DrawnPoint, box: Box): boolean {
	return (
		Math.max(x, otherX) >= box.left &&
		Math.min(x, otherX) <= box.right &&
		Math.max(y, otherY) >= box.top &&
		Math.min(y, otherY) <= box.bottom
	);
}

function sidesOf({ left, top, right, bottom }: Box): Side[] {
	return [
		{ holds: ([x]) => x >= left, crossing: crossingUpright(left) },
		{ holds: ([x]) => x <= right, crossing: crossingUpright(right) },
		{ holds: ([, y]) => y >= top, crossing: crossingLevel(top) },
		{ holds: ([, y]) => y <= bottom, crossing: crossingLevel(bottom) },
	];
}

function crossingUpright(x: number): Side['crossing'] {
	return (from, to) => [x, from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1])];
}

function crossingLevel(y: number): Side['crossing'] {
	return (from, to) => [from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]), y];
}

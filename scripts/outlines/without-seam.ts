import type { Position } from '#src/domain/maps/encoded-line.ts';

/**
 * Joins the rings that the data cuts along the 180th meridian: Fiji's islands and Chukotka are whole again, and no coast
 * is drawn where there is none. Their points run on beyond 180. A ring around a pole is closed beyond that pole.
 */
export function withoutSeam(rings: readonly Position[][]): Position[][] {
	const whole = rings.filter((ring) => !ring.some(isOnSeam));
	const open = rings.filter((ring) => ring.some(isOnSeam)).flatMap(cutAtSeam);
	while (open.length > 0) {
		const joined = open.shift() ?? [];
		for (;;) {
			const end = joined.at(-1);
			const next = open.findIndex(([start]) => start && end && isSamePlace(start, end));
			if (next < 0) break;
			joined.push(...continued(joined, open.splice(next, 1)[0] ?? []).slice(1));
		}
		whole.push(closed(joined));
	}
	return whole;
}

function isOnSeam([east]: Position): boolean {
	return Math.abs(Math.abs(east) - 180) < 0.001;
}

function isSamePlace([east, north]: Position, [otherEast, otherNorth]: Position): boolean {
	const apart = Math.abs(east - otherEast) % 360;
	return Math.min(apart, 360 - apart) < 0.001 && Math.abs(north - otherNorth) < 0.02;
}

/** The parts of a ring that are coast, each from the seam to the seam; what runs along the seam is left out. */
function cutAtSeam(ring: Position[]): Position[][] {
	const start = ring.findIndex(isOnSeam);
	const turned = [...ring.slice(start, -1), ...ring.slice(0, start + 1)];
	const parts: Position[][] = [];
	let part: Position[] = [];
	for (const point of turned) {
		part.push(point);
		if (!isOnSeam(point)) continue;
		if (part.length > 2) parts.push(continued([], part));
		part = [point];
	}
	return parts;
}

/** `more` with every point on the side of the one before, the first on that of the end of `line`. */
function continued(line: readonly Position[], more: readonly Position[]): Position[] {
	let before = line.at(-1)?.[0] ?? more[1]?.[0] ?? 0;
	return more.map(([east, north]) => {
		before = east + 360 * Math.round((before - east) / 360);
		return [before, north];
	});
}

function closed(ring: Position[]): Position[] {
	const first = ring[0];
	const last = ring.at(-1);
	if (!first || !last) return ring;
	if (Math.abs(last[0] - first[0]) < 180) return [...ring, first];
	const pole = first[1] < 0 ? -89 : 89;
	return [...ring, [last[0], pole], [first[0], pole], first];
}

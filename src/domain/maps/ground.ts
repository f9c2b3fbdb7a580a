import { type Box, clipRing, piecesIn } from './clip.ts';
import type { Outline, Outlines } from './decode-outlines.ts';
import { pathData } from './path-data.ts';
import { simplifyLine } from './simplify-line.ts';
import { smoothRing } from './smooth-ring.ts';
import type { DrawnPoint, Viewport } from './viewport.ts';

/** What lies under a route, each as the `d` of a path; '' where there is none. */
export type Ground = { land: string; lakes: string; borders: string };

/** How far beyond the map's edge its outlines go, so that no line is seen along that edge: units. */
const beyond = 24;

/** Kilometres to a unit below which a map is larger than its outlines were made for: their corners would be seen. */
const coarseBelow = 0.16;

/**
 * Land, lakes and borders of a map, with no more detail than it can show.
 * @param tolerance units by which a line may be off
 */
export function groundOf(outlines: Outlines, viewport: Viewport, tolerance: number): Ground {
	const rings = (kind: readonly Outline[]) =>
		linesNear(kind, viewport)
			.map((ring) => simplifiedRing(ringIn(viewport, ring), tolerance))
			.filter((ring) => ring.length > 2 && isSeen(ring, tolerance));
	const borders = linesNear(outlines.borders, viewport)
		.flatMap((line) => piecesIn(line, around(viewport, beyond)))
		.map((line) => simplifyLine(line, tolerance));
	return {
		land: pathData(rings(outlines.land), 'z'),
		lakes: pathData(rings(outlines.lakes), 'z'),
		borders: pathData(borders),
	};
}

/** What of a ring lies on the map; where it is smoothed, the corners that clipping gives it stay far outside. */
function ringIn(viewport: Viewport, ring: readonly DrawnPoint[]): DrawnPoint[] {
	const box = around(viewport, beyond);
	if (viewport.kilometresPerUnit >= coarseBelow) return clipRing(ring, box);
	return clipRing(smoothRing(clipRing(ring, around(viewport, 1.5 * viewport.width))), box);
}

function around({ width, height }: Viewport, by: number): Box {
	return { left: -by, top: -by, right: width + by, bottom: height + by };
}

/** The outlines that may be on the map, as drawn lines: over the 180th meridian the earth goes on. */
function linesNear(outlines: readonly Outline[], viewport: Viewport): DrawnPoint[][] {
	return [-360, 0, 360].flatMap((turn) =>
		outlines
			.filter(
				({ west, east, south, north }) =>
					west + turn <= viewport.east &&
					east + turn >= viewport.west &&
					south <= viewport.north &&
					north >= viewport.south,
			)
			.map(({ line }) => line.map(([east, north]) => viewport.project([east + turn, north]))),
	);
}

/** A ring is simplified in two halves: its first point is its last, and says nothing of its direction. */
function simplifiedRing(ring: readonly DrawnPoint[], tolerance: number): DrawnPoint[] {
	const half = Math.floor(ring.length / 2);
	const [first] = ring;
	if (!first || half === 0) return [];
	const halves = [ring.slice(0, half + 1), [...ring.slice(half), first]];
	return halves.flatMap((line) => simplifyLine(line, tolerance).slice(0, -1));
}

/** What is smaller than the line around it is left out. */
function isSeen(ring: readonly DrawnPoint[], tolerance: number): boolean {
	const box = boxOf(ring);
	return box.right - box.left > 2 * tolerance || box.bottom - box.top > 2 * tolerance;
}

function boxOf(points: readonly DrawnPoint[]): Box {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	return {
		left: Math.min(...xs),
		top: Math.min(...ys),
		right: Math.max(...xs),
		bottom: Math.max(...ys),
	};
}

import type { Coordinates } from '../flights/distance.ts';
import type { Box } from './clip.ts';
import type { Outlines } from './decode-outlines.ts';
import { groundOf } from './ground.ts';
import { type DrawnPoint, positionIn, type Viewport, viewportOf } from './viewport.ts';

/** A small map at the edge of another, which shows where on earth that one is. */
export type Locator = {
	/** On the larger map, in its units; what follows is in the same, from the box's corner on. */
	box: Box;
	land: string;
	/** What the larger map shows; where that is too small to be seen, more around it. */
	frame: { x: number; y: number; width: number; height: number };
};

const size = 232;
const inset = 24;
/** Between the locator and a place. */
const clear = 30;
const tolerance = 1.3;
/** Kilometres: a map from here on shows where it is; a locator shows so much, and so many times the map. */
const widest = 1600;
const least = 2600;
const times = 7;
const smallestFrame = 12;
/** Points of the ways that it may cover. */
const mostCovered = 2;

/** @param along points of the ways between the places, which it had better not cover */
export function locatorOf(
	viewport: Viewport,
	places: readonly DrawnPoint[],
	along: readonly DrawnPoint[],
	outlines: Outlines,
): Locator | null {
	const breadth = viewport.width * viewport.kilometresPerUnit;
	if (breadth > widest) return null;
	const box = freeSpot(viewport, places, along);
	if (!box) return null;
	const middle: Coordinates = {
		latitude: (viewport.south + viewport.north) / 2,
		longitude: (viewport.west + viewport.east) / 2,
	};
	const around = viewportOf([middle], {
		width: size,
		least: 1,
		most: 1,
		margin: 0,
		breadth: Math.max(least, times * breadth),
	});
	const corner = (latitude: number, longitude: number) =>
		around.project(positionIn(around, { latitude, longitude }));
	const [left, top] = corner(viewport.north, viewport.west);
	const [right, bottom] = corner(viewport.south, viewport.east);
	const width = Math.max(right - left, smallestFrame);
	const height = Math.max(bottom - top, smallestFrame);
	return {
		box,
		land: groundOf({ ...outlines, lakes: [], borders: [] }, around, tolerance).land,
		frame: {
			x: Math.round((left + right - width) / 2),
			y: Math.round((top + bottom - height) / 2),
			width: Math.round(width),
			height: Math.round(height),
		},
	};
}

/**
 * The corner, or else the middle of an edge, without any place in which the fewest ways would be covered; the corner at the
 * foot on the left has the scale.
 */
function freeSpot(
	{ width, height }: Viewport,
	places: readonly DrawnPoint[],
	along: readonly DrawnPoint[],
): Box | undefined {
	const [left, top] = [inset, inset];
	const [right, bottom] = [width - inset - size, height - inset - size];
	const middle = (left + right) / 2;
	const spots: DrawnPoint[] = [
		[right, bottom],
		[right, top],
		[left, top],
		[middle, bottom],
		[middle, top],
	];
	return spots
		.map(([x, y]) => ({ left: x, top: y, right: x + size, bottom: y + size }))
		.filter((box) => countIn(box, places) === 0 && countIn(box, along) <= mostCovered)
		.toSorted((one, other) => countIn(one, along) - countIn(other, along))[0];
}

function countIn({ left, top, right, bottom }: Box, points: readonly DrawnPoint[]): number {
	return points.filter(
		([x, y]) => x > left - clear && x < right + clear && y > top - clear && y < bottom + clear,
	).length;
}

import type { Coordinates } from '../flights/distance.ts';
import type { Position } from './encoded-line.ts';

/** A point of a drawing, in its units: to the right, downwards. */
export type DrawnPoint = readonly [x: number, y: number];

/** The part of the earth that a map shows, by Mercator's projection. */
export type Viewport = {
	/** The units of the drawing. */
	width: number;
	height: number;
	/** Kilometres to a unit, halfway between top and bottom. */
	kilometresPerUnit: number;
	/** Degrees; east lies beyond 180 where the map reaches over that meridian. */
	west: number;
	east: number;
	south: number;
	north: number;
	project: (position: Position) => DrawnPoint;
};

export type ViewportOptions = {
	/** Units; the height follows from what is shown. */
	width: number;
	/** How high a map may be, as a share of its width. */
	least: number;
	most: number;
	/** Around what is shown, on each side, as a share of its larger extent. */
	margin: number;
	/** Kilometres that the map shows from west to east at least. */
	breadth: number;
};

const earthRadius = 6371;
/** Beyond it the projection ends: degrees. */
const furthestNorth = 84;

/** The map that shows all of some places, whichever way round the earth they lie closest together. */
export function viewportOf(places: readonly Coordinates[], options: ViewportOptions): Viewport {
	const eastings = aroundTheEarth(places.map(({ longitude }) => longitude)).map(radians);
	const northings = places.map(({ latitude }) => mercator(latitude));
	const [x, y] = [middle(eastings), middle(northings)];
	const latitude = latitudeOf(y);
	const kilometres = earthRadius * Math.cos(radians(latitude));
	const [wide, high] = [extent(eastings), extent(northings)];
	const room = 1 + 2 * options.margin;
	const least = options.breadth / kilometres;
	const aspect = clamp(high / Math.max(wide, least), options.least, options.most);
	const span = Math.max(wide * room, (high * room) / aspect, least);
	const scale = options.width / span;
	const height = Math.round(options.width * aspect);
	return {
		width: options.width,
		height,
		kilometresPerUnit: kilometres / scale,
		west: degrees(x - span / 2),
		east: degrees(x + span / 2),
		south: latitudeOf(y - height / 2 / scale),
		north: latitudeOf(y + height / 2 / scale),
		project: ([east, north]) => [
			(radians(east) - x) * scale + options.width / 2,
			height / 2 - (mercator(north) - y) * scale,
		],
	};
}

/** A place's position on a map, on its side of the 180th meridian. */
export function positionIn(
	{ west, east }: Pick<Viewport, 'west' | 'east'>,
	{ latitude, longitude }: Coordinates,
): Position {
	const turns = Math.round(((west + east) / 2 - longitude) / 360);
	return [longitude + turns * 360, latitude];
}

/** Longitudes without the widest gap between them: where that is not the one at 180, some are beyond it. */
function aroundTheEarth(longitudes: readonly number[]): number[] {
	const sorted = longitudes.toSorted((one, other) => one - other);
	const gaps = sorted.map((longitude, index) => ({
		after: longitude,
		width: (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - longitude,
	}));
	const widest = gaps.reduce((found, gap) => (gap.width > found.width ? gap : found), {
		after: 180,
		width: 0,
	});
	const last = sorted.at(-1);
	if (widest.after === last) return [...longitudes];
	return longitudes.map((longitude) => (longitude <= widest.after ? longitude + 360 : longitude));
}

function mercator(latitude: number): number {
	const shown = clamp(latitude, -furthestNorth, furthestNorth);
	return Math.log(Math.tan(Math.PI / 4 + radians(shown) / 2));
}

/** The latitude of a northing: `mercator` backwards. */
function latitudeOf(northing: number): number {
	return degrees(2 * Math.atan(Math.exp(northing)) - Math.PI / 2);
}

function middle(values: readonly number[]): number {
	return (Math.min(...values) + Math.max(...values)) / 2;
}

function extent(values: readonly number[]): number {
	return Math.max(...values) - Math.min(...values);
}

function clamp(value: number, least: number, most: number): number {
	return Math.max(least, Math.min(most, value));
}

function radians(angle: number): number {
	return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
	return (angle * 180) / Math.PI;
}

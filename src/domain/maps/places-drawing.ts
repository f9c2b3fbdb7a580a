import type { Coordinates } from '../flights/distance.ts';
import type { Outlines } from './decode-outlines.ts';
import { type Ground, groundOf } from './ground.ts';
import { type PlacedLabel, placeLabels } from './place-labels.ts';
import { labelSizes } from './route-drawing.ts';
import { positionIn, viewportOf } from './viewport.ts';

/** Something that lies in a place, and what it is called on a map. */
export type Mark<Of> = { of: Of; name: string; place: Coordinates };

/** A map of places, most of which lie far apart; all numbers are units of its viewBox. */
export type PlacesDrawing<Of> = {
	width: number;
	height: number;
	ground: Ground;
	marks: {
		of: Of;
		x: number;
		y: number;
		/** null where there is no room for one. */
		labels: { wide: PlacedLabel | null; narrow: PlacedLabel | null };
	}[];
};

const shape = { width: 1280, least: 0.46, most: 0.64, margin: 0.06, breadth: 2000 };
/** Coarser than a route's: nobody looks for a coast on a map of the world. */
const tolerance = 5;
const radius = { wide: 14, narrow: 22 };

/** Draws where marks lie. */
export function drawPlaces<Of>(marks: readonly Mark<Of>[], outlines: Outlines): PlacesDrawing<Of> {
	const viewport = viewportOf(
		marks.map(({ place }) => place),
		shape,
	);
	const { width, height } = viewport;
	const points = marks.map((mark) => ({
		...mark,
		point: viewport.project(positionIn(viewport, mark.place)),
	}));
	const labels = points.map(({ point, name }) => ({ point, days: '', name }));
	const placed = (size: keyof typeof labelSizes) =>
		placeLabels(labels, {
			width,
			height,
			size: labelSizes[size],
			radius: radius[size],
			taken: [],
			avoided: [],
		});
	const [wide, narrow] = [placed('wide'), placed('narrow')];
	const named = (found: readonly PlacedLabel[], name: string) =>
		found.find((label) => label.name === name) ?? null;
	return {
		width,
		height,
		ground: groundOf({ ...outlines, borders: [], lakes: [] }, viewport, tolerance),
		marks: points.map(({ of, name, point: [x, y] }) => ({
			of,
			x: Math.round(x),
			y: Math.round(y),
			labels: { wide: named(wide, name), narrow: named(narrow, name) },
		})),
	};
}

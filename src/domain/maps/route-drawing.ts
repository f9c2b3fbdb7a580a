import { daysInWords, type TourRoute } from '../places/tour-route.ts';
import { type Arc, arcBetween, arcData, pointsAlong } from './arc.ts';
import type { Outlines } from './decode-outlines.ts';
import { type Ground, groundOf } from './ground.ts';
import { type Locator, locatorOf } from './locator.ts';
import { type PlacedLabel, placeLabels } from './place-labels.ts';
import { type ScaleBar, scaleBar } from './scale-bar.ts';
import { textWidth } from './text-width.ts';
import { type DrawnPoint, positionIn, type Viewport, viewportOf } from './viewport.ts';

/** The map of a route, ready to be written as SVG; all numbers are units of its viewBox. */
export type RouteDrawing = {
	width: number;
	height: number;
	ground: Ground;
	/** The ways on the ground and those that are flown, as the `d` of a path. */
	ways: { ground: string; air: string };
	stops: DrawnPoint[];
	/** The same labels for a wide map and, with larger letters, for a phone's. */
	labels: { wide: PlacedLabel[]; narrow: PlacedLabel[] };
	scale: ScaleBar;
	/** Where on earth it is; null where the map shows that itself, or has no room for it. */
	locator: Locator | null;
};

/** The sizes of the labels' type that `src/styles/route-map.css` writes them with. */
export const labelSizes = { wide: 26, narrow: 46 } as const;

/** Where the scale stands: to the left at the foot. */
export const scalePlace = { left: 32, foot: 32 } as const;

const shape = { width: 1280, least: 0.56, most: 2 / 3, margin: 0.16, breadth: 60 };
const tolerance = 1.6;
const radius = { wide: 12, narrow: 17 };
const bends = { ground: 0.1, air: 0.16 };

/** Draws where a tour goes. */
export function drawRoute({ stops, legs }: TourRoute, outlines: Outlines): RouteDrawing {
	const viewport = viewportOf(
		stops.map(({ place }) => place),
		shape,
	);
	const points = stops.map(({ place }) => viewport.project(positionIn(viewport, place)));
	const arcs = legs.map(({ from, to, isFlown }) => ({
		isFlown,
		arc: arcBetween(at(points, from), at(points, to), isFlown ? bends.air : bends.ground),
	}));
	const along = arcs.flatMap(({ arc }) => pointsAlong(arc, 12));
	const scale = scaleBar(viewport.kilometresPerUnit, shape.width / 4);
	const labels = stops.map(({ place, days }, index) => ({
		point: at(points, index),
		days: daysInWords(days),
		name: place.name,
	}));
	const locator = locatorOf(viewport, points, along, outlines);
	const placed = (size: keyof typeof labelSizes) =>
		placeLabels(labels, {
			width: viewport.width,
			height: viewport.height,
			size: labelSizes[size],
			radius: radius[size],
			taken: [scaleBox(viewport, scale, labelSizes[size]), ...(locator ? [locator.box] : [])],
			avoided: along,
		});
	return {
		width: viewport.width,
		height: viewport.height,
		ground: groundOf(outlines, viewport, tolerance),
		ways: {
			ground: arcData(only(arcs, false)),
			air: arcData(only(arcs, true)),
		},
		stops: points.map(([x, y]) => [Math.round(x), Math.round(y)]),
		labels: { wide: placed('wide'), narrow: placed('narrow') },
		scale,
		locator,
	};
}

function scaleBox({ height }: Viewport, { length, text }: ScaleBar, size: number) {
	const { left, foot } = scalePlace;
	const right = left + Math.max(length, textWidth(text, size));
	return { left: 0, top: height - foot - 1.6 * size, right, bottom: height };
}

function only(arcs: readonly { arc: Arc; isFlown: boolean }[], isFlown: boolean): Arc[] {
	return arcs.filter((each) => each.isFlown === isFlown).map(({ arc }) => arc);
}

function at(points: readonly DrawnPoint[], index: number): DrawnPoint {
	return points[index] ?? [0, 0];
}

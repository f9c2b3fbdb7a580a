import { fill, line, pointsOf, polygon, smooth } from '../tools/kit.ts';
import type { Outline, Point } from '../tools/kit.ts';

export type TableTop = {
	/** Where a point of the table lies on the screen. */
	lay: (point: Point) => Point;
	/** How large things are on the screen at a depth. */
	scaleAt: (depth: number) => number;
	/** A flat thing with straight edges. */
	flat: (outline: Outline, colour: string, opacity?: number) => string;
	/** A flat thing with a smooth, closed edge. */
	blot: (outline: Outline, colour: string, opacity?: number) => string;
	/** A smooth line drawn on something that lies there. */
	ink: (outline: Outline, colour: string, width: number, opacity?: number) => string;
};

/**
 * A table seen from above at an angle. Its points are (across, deep): `across` from the middle of the picture,
 * `deep` away from its lower edge, both in units that are one pixel wide there. `horizon` is the height at which
 * the table would vanish; `tilt` how tall a unit of depth appears at the lower edge.
 */
export function tableTop(horizon: number, tilt: number): TableTop {
	const reach = 1000 - horizon;
	const scaleAt = (depth: number): number => 1 / (1 + (depth * tilt) / reach);
	const lay = ([across, deep]: Point): Point => {
		const scale = scaleAt(deep);
		return [400 + across * scale, horizon + reach * scale];
	};
	const laid = (outline: Outline): Point[] => pointsOf(outline).map(lay);
	return {
		lay,
		scaleAt,
		flat: (outline, colour, opacity) => polygon(laid(outline), colour, opacity),
		blot: (outline, colour, opacity) => {
			const points = laid(outline);
			return fill(`${smooth([...points, ...points.slice(0, 1)])}Z`, colour, opacity);
		},
		ink: (outline, colour, width, opacity) => line(smooth(laid(outline)), colour, width, opacity),
	};
}

/** An outline drawn round the origin, turned (degrees, against the clock on the table) and moved to `to`. */
export function turned(outline: Outline, to: Point, degrees: number): Point[] {
	const radians = (degrees * Math.PI) / 180;
	const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
	return pointsOf(outline).map(([x, y]): Point => [
		to[0] + x * cos - y * sin,
		to[1] + x * sin + y * cos,
	]);
}

/** The corners of a box round the origin. */
export function box(width: number, height: number): Point[] {
	const [x, y] = [width / 2, height / 2];
	return [
		[-x, -y],
		[x, -y],
		[x, y],
		[-x, y],
	];
}

/** A closed ring of points round the origin. */
export function ring(radius: number, count = 24): Point[] {
	return Array.from({ length: count + 1 }, (_, index): Point => {
		const angle = (index * Math.PI * 2) / count;
		return [Math.cos(angle) * radius, Math.sin(angle) * radius];
	});
}

import type { Box } from './clip.ts';
import { textWidth } from './text-width.ts';
import type { DrawnPoint } from './viewport.ts';

/** What is to stand beside a point. */
export type Label = {
	point: DrawnPoint;
	/** '1–3'; '' on a map that is of no days. */
	days: string;
	/** 'Kyoto' */
	name: string;
};

export type PlacedLabel = {
	/** Where its text begins, ends or has its middle, and its baseline. */
	x: number;
	y: number;
	anchor: 'start' | 'middle' | 'end';
	days: string;
	/** '' where there was room for the days alone. */
	name: string;
	/** The point from which a line leads to a label that stands further off; null where it stands beside it. */
	from: DrawnPoint | null;
};

export type LabelOptions = {
	width: number;
	height: number;
	/** Of the type. */
	size: number;
	/** Around each point. */
	radius: number;
	/** What no label may cover: the scale. */
	taken: readonly Box[];
	/** Points that a label had better not cover: the way between the places. */
	avoided: readonly DrawnPoint[];
};

type Candidate = PlacedLabel & { box: Box; cost: number };

/** Of the size of the type: a line of it, what is above its baseline, and the gap around a label. */
const lineHeight = 1.1;
const ascent = 0.82;
const gap = 0.14;
/** Between a point and its label. */
const beside = 0.3;

/** Where a label may stand, the best first: right, left, above, below and between; then the same further off. */
const directions: readonly DrawnPoint[] = [
	[1, 0],
	[-1, 0],
	[0.8, -0.8],
	[0.8, 0.8],
	[-0.8, -0.8],
	[-0.8, 0.8],
	[0, -1],
	[0, 1],
];
const distances = [0, 1.2, 2.4, 3.8];

/** What a direction, a distance and each covered point of the way count against a place. */
const costs = { direction: 0.3, distance: 2.5, covered: 1 };

/**
 * A place for each label, so that none touches another, a point, or the edge. One for which there is no room keeps its
 * days alone; where not even they fit, it is left out.
 */
export function placeLabels(labels: readonly Label[], options: LabelOptions): PlacedLabel[] {
	const points = labels.map(({ point: [x, y] }) => boxAround(x, y, options.radius));
	const taken: Box[] = [...options.taken, ...points];
	const placed = new Map<Label, PlacedLabel>();
	for (const label of mostCrowdedFirst(labels)) {
		const short = label.days === '' ? null : { ...label, name: '' };
		const best = bestOf(label, taken, options) ?? (short && bestOf(short, taken, options));
		if (!best) continue;
		const { box, cost: _, ...found } = best;
		taken.push(box);
		placed.set(label, found);
	}
	return labels.flatMap((label) => placed.get(label) ?? []);
}

/** The box that a placed label covers at most. */
export function labelBox({ x, y, anchor, days, name }: PlacedLabel, size: number): Box {
	const width = textWidth([days, name].filter(Boolean).join(' '), size);
	const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
	const top = y - ascent * size;
	return { left, top, right: left + width, bottom: top + lineHeight * size };
}

/** Where the line from its point meets a label that stands further off. */
export function labelFoot({ x, y, anchor, from }: PlacedLabel, size: number): DrawnPoint {
	if (anchor !== 'middle' || !from) return [x, Math.round(y - size / 3)];
	return [x, Math.round(from[1] > y ? y + 0.2 * size : y - ascent * size)];
}

export function overlap(one: Box, other: Box): boolean {
	return (
		one.left < other.right &&
		one.right > other.left &&
		one.top < other.bottom &&
		one.bottom > other.top
	);
}

function bestOf(label: Label, taken: readonly Box[], options: LabelOptions): Candidate | undefined {
	const { width, height } = options;
	const free = candidates(label, options).filter(({ box }) => {
		const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
		return isInside && !taken.some((other) => overlap(box, other));
	});
	return free.toSorted((one, other) => one.cost - other.cost)[0];
}

function candidates(label: Label, options: LabelOptions): Candidate[] {
	return distances.flatMap((distance, far) =>
		directions.map((direction, index) => {
			const found = candidate(label, direction, distance, options);
			const covered = options.avoided.filter((point) => holds(found.box, point)).length;
			const cost = costs.direction * index + costs.distance * far + costs.covered * covered;
			return { ...found, cost };
		}),
	);
}

/** The label in one direction of its point, `distance` lines further off than beside it. */
function candidate(
	{ point, days, name }: Label,
	[right, down]: DrawnPoint,
	distance: number,
	{ size, radius }: LabelOptions,
): Omit<Candidate, 'cost'> {
	const away = radius + (beside + distance) * size;
	const x = point[0] + right * away;
	// Beside the point it is centred on it; above and below it keeps clear of it.
	const centre = point[1] + down * (away + (right === 0 ? (lineHeight / 2) * size : 0.3 * size));
	const y = centre + (ascent - lineHeight / 2) * size;
	const anchor = right > 0 ? 'start' : right < 0 ? 'end' : 'middle';
	const from = distance > 0 ? point : null;
	const placed: PlacedLabel = { x: Math.round(x), y: Math.round(y), anchor, days, name, from };
	return { ...placed, box: grown(labelBox(placed, size), gap * size) };
}

/** Those that have the most neighbours choose first. */
function mostCrowdedFirst(labels: readonly Label[]): Label[] {
	const crowd = (label: Label) =>
		labels.reduce((sum, { point: [x, y] }) => {
			const apart = Math.hypot(x - label.point[0], y - label.point[1]);
			return sum + (apart > 0 ? 1 / apart : 0);
		}, 0);
	return labels.toSorted((one, other) => crowd(other) - crowd(one));
}

function boxAround(x: number, y: number, radius: number): Box {
	return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
	return { left: left - by, top: top - by / 2, right: right + by, bottom: bottom + by / 2 };
}

function holds({ left, top, right, bottom }: Box, [x, y]: DrawnPoint): boolean {
	return x > left && x < right && y > top && y < bottom;
}

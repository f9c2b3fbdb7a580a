import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clipRing } from '#src/domain/maps/clip.ts';
import { decodeLine, encodeLine } from '#src/domain/maps/encoded-line.ts';
import { worldOutlines } from '#src/domain/maps/outlines.ts';
import { pathData } from '#src/domain/maps/path-data.ts';
import { labelBox, overlap, placeLabels } from '#src/domain/maps/place-labels.ts';
import { drawPlaces } from '#src/domain/maps/places-drawing.ts';
import { drawRoute, labelSizes } from '#src/domain/maps/route-drawing.ts';
import { scaleBar } from '#src/domain/maps/scale-bar.ts';
import { simplifyLine } from '#src/domain/maps/simplify-line.ts';
import { positionIn, viewportOf } from '#src/domain/maps/viewport.ts';
import type { TourRoute } from '#src/domain/places/tour-route.ts';

const shape = { width: 1280, least: 0.5, most: 0.8, margin: 0.15, breadth: 40 };
const outlines = worldOutlines();

/** Where tours go: no further north or south than people do. */
const somewhere = fc.record({
	latitude: fc.double({ min: -75, max: 75, noNaN: true }),
	longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const point = fc.tuple(fc.integer({ min: 0, max: 1280 }), fc.integer({ min: 0, max: 800 }));

test('a map holds all of its places, wherever on earth they are', () => {
	fc.assert(
		fc.property(fc.array(somewhere, { minLength: 1, maxLength: 12 }), (places) => {
			const viewport = viewportOf(places, shape);
			for (const place of places) {
				const [x, y] = viewport.project(positionIn(viewport, place));
				expect(x).toBeGreaterThanOrEqual(0);
				expect(x).toBeLessThanOrEqual(viewport.width);
				expect(y).toBeGreaterThanOrEqual(0);
				expect(y).toBeLessThanOrEqual(viewport.height);
			}
		}),
	);
});

test('a map over the 180th meridian is as wide as the same one elsewhere', () => {
	const at = (longitude: number) => ({ latitude: -17, longitude });
	const fiji = viewportOf([at(177.4), at(-179.2)], shape);
	const elsewhere = viewportOf([at(7.4), at(10.8)], shape);
	expect(fiji.kilometresPerUnit).toBeCloseTo(elsewhere.kilometresPerUnit, 6);
	expect(fiji.east).toBeGreaterThan(180);
	const [nadi] = fiji.project(positionIn(fiji, at(177.4)));
	const [taveuni] = fiji.project(positionIn(fiji, at(-179.2)));
	expect(nadi).toBeLessThan(taveuni);
});

test('a single place has a map of its surroundings, true in scale', () => {
	const viewport = viewportOf([{ latitude: 60, longitude: 10 }], shape);
	expect(viewport.kilometresPerUnit * viewport.width).toBeCloseTo(shape.breadth, 6);
	// A degree of latitude is 111.2 km everywhere.
	const [, north] = viewport.project([10, 60.1]);
	const [, south] = viewport.project([10, 60]);
	expect((south - north) * viewport.kilometresPerUnit).toBeCloseTo(11.12, 1);
});

test('no label covers another, a place or the scale, and none leaves the map', () => {
	const label = fc.record({
		point,
		days: fc.constantFrom('1', '1–3', '2, 5'),
		name: fc.constantFrom('Fira', 'Kyoto', 'Torres del Paine'),
	});
	fc.assert(
		fc.property(
			fc.uniqueArray(label, { maxLength: 16, selector: (each) => each.point.join() }),
			fc.constantFrom(26, 46),
			(labels, size) => {
				const scale = { left: 0, top: 720, right: 300, bottom: 800 };
				const options = { width: 1280, height: 800, size, radius: 12, taken: [scale], avoided: [] };
				const placed = placeLabels(labels, options);
				const boxes = placed.map((each) => labelBox(each, size));
				const points = labels.map(({ point: [x, y] }) => ({
					left: x - 12,
					top: y - 12,
					right: x + 12,
					bottom: y + 12,
				}));
				for (const [index, box] of boxes.entries()) {
					const others = [...boxes.slice(index + 1), ...points, scale];
					expect(others.filter((other) => overlap(box, other))).toEqual([]);
					expect(box.left).toBeGreaterThanOrEqual(0);
					expect(box.right).toBeLessThanOrEqual(1280);
					expect(box.top).toBeGreaterThanOrEqual(0);
					expect(box.bottom).toBeLessThanOrEqual(800);
				}
			},
		),
	);
});

test('a place in the open has its label to the right, one at the edge to the left', () => {
	const options = { width: 1280, height: 800, size: 26, radius: 12, taken: [], avoided: [] };
	const [middle, edge] = placeLabels(
		[
			{ point: [600, 400], days: '1', name: 'Kyoto' },
			{ point: [1260, 200], days: '2', name: 'Nara' },
		],
		options,
	);
	expect(middle).toMatchObject({ anchor: 'start', from: null });
	expect(edge).toMatchObject({ anchor: 'end', from: null });
});

test('a line is the same after it was written down, to a thousandth of a degree', () => {
	const line = fc.array(
		fc.tuple(
			fc.integer({ min: -200_000, max: 200_000 }),
			fc.integer({ min: -90_000, max: 90_000 }),
		),
	);
	fc.assert(
		fc.property(line, (thousandths) => {
			const degrees = thousandths.map(([x, y]) => [x / 1000, y / 1000] as const);
			expect(decodeLine(encodeLine(degrees))).toEqual(degrees);
		}),
	);
	// The example of the format's own page.
	expect(encodeLine([[-120.2, 38.5]])).toBe(encodeLine([[-120.2004, 38.4996]]));
});

test('a simplified line keeps its ends, and no point that it leaves out lies further off than allowed', () => {
	fc.assert(
		fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (line) => {
			const kept = simplifyLine(line, 5);
			expect(kept[0]).toBe(line[0]);
			expect(kept.at(-1)).toBe(line.at(-1));
			for (const left of line) {
				const nearest = Math.min(
					...kept.slice(1).map((to, index) => distance(left, kept[index] ?? to, to)),
				);
				expect(nearest).toBeLessThanOrEqual(5.000_001);
			}
		}),
	);
});

test('a clipped ring lies within its box and keeps the area that it had there', () => {
	const box = { left: 0, top: 0, right: 10, bottom: 10 };
	const square = [
		[-5, -5],
		[5, -5],
		[5, 5],
		[-5, 5],
	] as const;
	expect(area(clipRing(square, box))).toBe(25);
	expect(
		clipRing(
			[
				[20, 20],
				[30, 20],
				[30, 30],
			],
			box,
		),
	).toEqual([]);
	const around = [
		[-5, -5],
		[15, -5],
		[15, 15],
		[-5, 15],
	] as const;
	expect(area(clipRing(around, box))).toBe(100);
});

test('a path is written in whole steps, without those of no length', () => {
	expect(
		pathData(
			[
				[
					[0, 0],
					[3, 4.2],
					[3.2, 4],
					[1, 10],
				],
			],
			'z',
		),
	).toBe('M0 0l3 4-2 6z');
	expect(
		pathData([
			[
				[5, 5],
				[5.1, 5],
			],
		]),
	).toBe('');
});

test('a scale has a round length that fits', () => {
	expect(scaleBar(0.03, 320)).toEqual({ length: 167, text: '5 km (3.1 mi)' });
	expect(scaleBar(1, 320)).toEqual({ length: 200, text: '200 km (120 mi)' });
	fc.assert(
		fc.property(fc.double({ min: 0.028, max: 20, noNaN: true }), (kilometres) => {
			const { length, text } = scaleBar(kilometres, 320);
			expect(length).toBeLessThanOrEqual(320);
			expect(length).toBeGreaterThanOrEqual(320 / 2.5 - 1);
			expect(text).toMatch(/^[1-9][\d,.]* km \([\d,.]+ mi\)$/);
		}),
	);
});

test.each([
	// [a map, its places, and letters of the shortest and the longest path of land that it may have]
	[
		'Kyoto and around',
		[
			[35.01, 135.77],
			[34.69, 135.84],
		],
		20,
		2000,
	],
	[
		'Patagonia',
		[
			[-53.16, -70.91],
			[-50.34, -72.27],
		],
		4000,
		15_000,
	],
	[
		'a continent',
		[
			[-34.6, -58.4],
			[10.5, -66.9],
			[-12, -77],
		],
		2000,
		15_000,
	],
	[
		'Fiji',
		[
			[-17.8, 177.4],
			[-16.8, -179.9],
		],
		200,
		4000,
	],
	['the middle of an ocean', [[-30, -110]], 0, 0],
])('%s has as much outline as it can show', (_name, at, least, most) => {
	const { ground } = drawRoute(routeThrough(at), outlines);
	expect(ground.land.length).toBeGreaterThanOrEqual(least);
	expect(ground.land.length).toBeLessThanOrEqual(most);
});

test('the border between two countries is drawn, and a lake of both', () => {
	const { ground } = drawRoute(
		routeThrough([
			[-13.5, -72],
			[-16.5, -68.1],
		]),
		outlines,
	);
	expect(ground.borders).not.toBe('');
	expect(ground.lakes).not.toBe('');
});

test('a map of a town has a smaller one that says where on earth it is; one of a continent has none', () => {
	const town = drawRoute(
		routeThrough([
			[35.01, 135.77],
			[34.69, 135.84],
		]),
		outlines,
	);
	expect(town.locator?.land.length).toBeGreaterThan(300);
	expect(town.locator?.frame.width).toBeLessThan(30);
	const continent = drawRoute(
		routeThrough([
			[-34.6, -58.4],
			[10.5, -66.9],
		]),
		outlines,
	);
	expect(continent.locator).toBeNull();
});

test('a way that is flown is told from one on the ground', () => {
	const route = routeThrough([
		[0, 0],
		[1, 1],
		[2, 0],
	]);
	const { ways } = drawRoute(
		{
			...route,
			legs: [
				{ from: 0, to: 1, isFlown: false },
				{ from: 1, to: 2, isFlown: true },
			],
		},
		outlines,
	);
	expect(ways.ground).toMatch(/^M[\d ]+Q[\d ]+$/);
	expect(ways.air).toMatch(/^M[\d ]+Q[\d ]+$/);
	expect(ways.air).not.toBe(ways.ground);
});

test('every place has its label, in both sizes', () => {
	const { labels } = drawRoute(
		routeThrough([
			[35.01, 135.77],
			[34.89, 135.81],
			[34.69, 135.84],
		]),
		outlines,
	);
	expect(labels.wide.map(({ name }) => name)).toEqual(['Place 1', 'Place 2', 'Place 3']);
	expect(labels.narrow.map(({ days }) => days)).toEqual(['1', '2', '3']);
	expect(labelSizes.narrow).toBeGreaterThan(labelSizes.wide);
});

test('a map of all tours marks each where it lies, with what it stands for', () => {
	const at = (latitude: number, longitude: number, name: string) => ({
		of: name.length,
		name,
		place: { latitude, longitude },
	});
	const { marks, height, ground } = drawPlaces(
		[at(64.1, -21.9, 'Reykjavík'), at(-50.9, -73, 'Patagonia'), at(35, 135.8, 'Kyoto')],
		outlines,
	);
	const [reykjavik, patagonia, kyoto] = marks;
	expect(marks.map(({ of }) => of)).toEqual([9, 9, 5]);
	expect(reykjavik?.labels.wide?.name).toBe('Reykjavík');
	expect(kyoto?.labels.narrow?.name).toBe('Kyoto');
	expect(patagonia?.y).toBeGreaterThan(kyoto?.y ?? height);
	expect(patagonia?.x).toBeLessThan(reykjavik?.x ?? 0);
	expect(ground.land.length).toBeGreaterThan(5000);
	expect(ground.land.length).toBeLessThan(15_000);
});

test('no outline follows the 180th meridian, and none reaches once round the earth but the south pole', () => {
	const { land } = outlines;
	const isSeam = (east: number) => Math.abs(Math.abs(east) - 180) < 0.002;
	const along = land.filter(({ line, south }) =>
		line.some(([east, north], index) => {
			const next = line[index + 1];
			return (
				south > -89 && next && isSeam(east) && isSeam(next[0]) && Math.abs(next[1] - north) > 0.3
			);
		}),
	);
	expect(along).toHaveLength(0);
	expect(land.filter(({ west, east }) => east - west > 300).map(({ south }) => south)).toEqual([
		-89,
	]);
});

function routeThrough(at: readonly (readonly number[])[]): TourRoute {
	const stops = at.map(([latitude = 0, longitude = 0], index) => ({
		place: {
			slug: `place-${index + 1}`,
			name: `Place ${index + 1}`,
			latitude,
			longitude,
			country: 'JP',
			airports: [],
		},
		days: [index + 1],
	}));
	return {
		days: [],
		stops,
		legs: stops.slice(1).map((_, from) => ({ from, to: from + 1, isFlown: false })),
	};
}

function distance(
	[x, y]: readonly number[],
	[fromX = 0, fromY = 0]: readonly number[],
	[toX = 0, toY = 0]: readonly number[],
): number {
	const square = (toX - fromX) ** 2 + (toY - fromY) ** 2;
	const share =
		square === 0
			? 0
			: (((x ?? 0) - fromX) * (toX - fromX) + ((y ?? 0) - fromY) * (toY - fromY)) / square;
	const part = Math.max(0, Math.min(1, share));
	return Math.hypot(
		(x ?? 0) - fromX - part * (toX - fromX),
		(y ?? 0) - fromY - part * (toY - fromY),
	);
}

function area(ring: readonly (readonly number[])[]): number {
	const sum = ring.reduce((total, [x = 0, y = 0], index) => {
		const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
		return total + x * nextY - nextX * y;
	}, 0);
	return Math.abs(sum) / 2;
}

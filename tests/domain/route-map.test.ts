import fc from 'fast-check';
import { expect, test } from 'vitest';

import { worldOutlines } from '#src/domain/maps/outlines.ts';
import { labelBox, overlap, placeLabels } from '#src/domain/maps/place-labels.ts';
import { drawPlaces } from '#src/domain/maps/places-drawing.ts';
import { drawRoute, labelSizes } from '#src/domain/maps/route-drawing.ts';
import { scaleBar } from '#src/domain/maps/scale-bar.ts';
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

test('a label had better not cover the way, and keeps its days alone where there is no room for the name', () => {
	const options = { width: 1280, height: 800, size: 26, radius: 12, taken: [], avoided: [] };
	const kyoto = { point: [600, 400], days: '1–3', name: 'Kyoto' } as const;
	const way = [650, 660, 670, 680, 690].map((x) => [x, 400] as const);
	const [aside] = placeLabels([kyoto], { ...options, avoided: way });
	expect(aside).toMatchObject({ anchor: 'end', name: 'Kyoto' });
	const narrow = { ...options, width: 150, height: 60 };
	const [alone] = placeLabels([{ ...kyoto, point: [40, 30], name: 'Torres del Paine' }], narrow);
	expect(alone).toMatchObject({ days: '1–3', name: '' });
	// Where there are no days either, it is left out.
	const unnamed = { ...kyoto, point: [40, 30] as const, days: '', name: 'Torres del Paine' };
	expect(placeLabels([unnamed], narrow)).toEqual([]);
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
	// The same way is bent more where it is flown.
	const [flown, driven] = [true, false].map((isFlown) =>
		drawRoute({ ...route, legs: [{ from: 0, to: 1, isFlown }] }, outlines),
	);
	expect(flown?.ways).not.toEqual({ ground: '', air: driven?.ways.ground });
	expect([flown?.ways.ground, driven?.ways.air]).toEqual(['', '']);
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
	// Larger letters stand further from their place.
	expect(labels.narrow[0]).not.toEqual(labels.wide[0]);
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
	expect(ground.land.length).toBeGreaterThan(3000);
	expect(ground.land.length).toBeLessThan(9000);
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

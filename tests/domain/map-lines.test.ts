import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clipRing } from '#src/domain/maps/clip.ts';
import { decodeLine, encodeLine } from '#src/domain/maps/encoded-line.ts';
import { worldOutlines } from '#src/domain/maps/outlines.ts';
import { pathData } from '#src/domain/maps/path-data.ts';
import { simplifyLine } from '#src/domain/maps/simplify-line.ts';

const point = fc.tuple(fc.integer({ min: 0, max: 1280 }), fc.integer({ min: 0, max: 800 }));

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

test('no outline follows the 180th meridian, and none reaches once round the earth but the south pole', () => {
	const { land } = worldOutlines();
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

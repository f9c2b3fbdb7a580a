import fc from 'fast-check';
import { expect, test } from 'vitest';

import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { formatSum } from '#src/domain/money.ts';
import { bookedPriceLines } from '#src/domain/trips/price-lines.ts';

function linesOf(record: object, total: number) {
	const reading = normaliseBooking(record, 'BD');
	return reading ? bookedPriceLines(reading, total) : [];
}

const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (lines: readonly { amount: number }[]) =>
	lines.reduce((total, { amount }) => total + cents(amount), 0);

test('the lines of a flight and of a tour add up to the cent', () => {
	const price = fc.integer({ min: 1, max: 5_000_00 }).map((amount) => amount / 100);
	fc.assert(
		fc.property(price, fc.integer({ min: 1, max: 99 }), (dollars, travelers) => {
			expect(sum(linesOf({ type: 'flight' }, dollars))).toBe(cents(dollars));
			const total = tourTotal(dollars, travelers);
			const tour = { type: 'tour', travelers, details: { price: dollars } };
			const lines = total > 0 ? sum(linesOf(tour, total)) : 0;
			expect(lines).toBe(cents(total));
		}),
	);
});

test('a tour whose price a person does not make up its total is told by the total alone', () => {
	expect(linesOf({ type: 'tour', travelers: 2, details: { price: 1299 } }, 2000)).toEqual([]);
	expect(linesOf({ type: 'tour', travelers: 2, details: {} }, 2858)).toEqual([]);
	expect(linesOf({ type: 'flight' }, 0)).toEqual([]);
});

test('amounts of a sum all have cents where one has', () => {
	expect([1320.9, 233.1, 1554].map(formatSum([1320.9, 233.1, 1554]))).toEqual([
		'$1,320.90',
		'$233.10',
		'$1,554.00',
	]);
	expect([2598, 260].map(formatSum([2598, 260]))).toEqual(['$2,598', '$260']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	dealTotal,
	flightBreakdown,
	flightTotalTaxPercent,
	tourBreakdown,
	tourPricePerPerson,
	tourTaxPercent,
	tourTotal,
} from '#src/domain/bookings/trip-price.ts';

const dollarsAndCents = fc.integer({ min: 500, max: 10_000_000 }).map((cents) => cents / 100);
const parties = fc.integer({ min: 1, max: 99 });

test('taxes are 15 percent of a flight and 10 percent on a tour', () => {
	expect(flightTotalTaxPercent).toBe(15);
	expect(tourTaxPercent).toBe(10);
});

test.each([
	[449, 1, 449],
	[449, 4, 1796],
	[19.99, 3, 59.97],
	[0.1, 3, 0.3],
	[1.1, 3, 3.3],
])('a deal of %s for %s costs %s', (price, travellers, total) => {
	expect(dealTotal(price, travellers)).toBe(total);
});

test.each([
	[1000, 1, 1100],
	[1299, 2, 2858],
	[595, 1, 655],
	[45, 1, 50],
	[999.99, 3, 3300],
	[15, 3, 50],
])('a tour of %s a person for %s costs %s', (price, travellers, total) => {
	expect(tourTotal(price, travellers)).toBe(total);
});

test.each([
	[{ price: 1299, discountPrice: 1099 }, 1099],
	[{ price: 1299, discountPrice: null }, 1299],
	[{ price: 1299, discountPrice: 0 }, 0],
])('a person pays for %o %s', (tour, price) => {
	expect(tourPricePerPerson(tour)).toBe(price);
});

test.each([
	[1000, 850, 150],
	[690, 586.5, 103.5],
	[1235, 1049.75, 185.25],
	[0.01, 0.01, 0],
	[59.97, 50.97, 9],
])('a flight of %s is %s and %s of taxes', (total, baseFare, taxes) => {
	expect(flightBreakdown(total)).toEqual({ baseFare, taxes, total });
});

test.each([
	[1000, 2, { subtotal: 2000, taxes: 200, total: 2200 }],
	[595, 1, { subtotal: 595, taxes: 60, total: 655 }],
	[999.99, 3, { subtotal: 2999.97, taxes: 300.03, total: 3300 }],
])('a tour of %s for %s is shown as its parts', (price, travellers, parts) => {
	expect(tourBreakdown(price, travellers)).toEqual(parts);
});

test('no amount has more than two decimals, and parts add up to their total', () => {
	fc.assert(
		fc.property(dollarsAndCents, parties, (price, travellers) => {
			const deal = dealTotal(price, travellers);
			const flight = flightBreakdown(deal);
			const tour = tourBreakdown(price, travellers);
			for (const amount of [deal, ...Object.values(flight), ...Object.values(tour)]) {
				expect(String(amount)).toMatch(/^\d+(\.\d\d?)?$/);
			}
			expect(cents(flight.baseFare) + cents(flight.taxes)).toBe(cents(deal));
			expect(cents(tour.subtotal) + cents(tour.taxes)).toBe(cents(tour.total));
		}),
		{ numRuns: 5000 },
	);
});

test('a tour total is the exact one and a tenth, to the nearest dollar, halves up', () => {
	fc.assert(
		fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), parties, (price, travellers) => {
			const exact = price * BigInt(travellers) * 110n;
			const rounded = (exact + 5_000n) / 10_000n;
			expect(tourTotal(Number(price) / 100, travellers)).toBe(Number(rounded));
		}),
		{ numRuns: 5000 },
	);
});

function cents(dollars: number): number {
	return Math.round(dollars * 100);
}

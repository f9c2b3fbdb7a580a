import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { fullPrice, discountedFare, flightTaxes } from '#src/domain/flights/pricing.ts';

test('the full price is exactly what the discount was taken from', () => {
	const fares = fc.integer({ min: 14, max: 5_000 }).map((tens) => tens * 10);
	const discounts = fc.integer({ min: 5, max: 29 });
	fc.assert(
		fc.property(fares, discounts, fc.integer({ min: 1, max: 4 }), (fare, discount, travellers) => {
			const baseFare = discountedFare(fare, discount);
			const offer = { baseFare, discount, travellers } as FlightOffer;
			expect(fullPrice(offer)).toBe((fare + flightTaxes(fare)) * travellers);
		}),
	);
});

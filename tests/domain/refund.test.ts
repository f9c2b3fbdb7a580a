import { expect, test } from 'vitest';

import { tourRefundTiers } from '#src/domain/bookings/refund-policy.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import { promisedText, refundOf, refundText } from '#src/domain/bookings/refund.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';

/** Noon in New York. */
const noon = new Date('2026-11-21T17:00:00Z');

const tour: RefundableBooking = {
	type: 'tour',
	total: 3300,
	paid: 3300,
	travellers: 2,
	departure: '2027-03-01',
	bookedAt: new Date('2026-10-01T12:00:00Z'),
	confirmedAt: new Date('2026-10-02T12:00:00Z'),
};
const flight: RefundableBooking = { ...tour, type: 'flight', confirmedAt: noon };

test.each(tourRefundTiers)(
	'$fromDays days before a tour, to the last second of the day in New York, $percent percent come back',
	({ fromDays, percent }) => {
		const departure = addDays('2026-11-21', fromDays);
		const lastSecond = new Date('2026-11-22T04:59:59.999Z');
		expect(refundOf({ ...tour, departure }, lastSecond)).toEqual({
			kind: 'share',
			percent,
			amount: 33 * percent,
		});
	},
);

test('a second later it is a day less, which is a step less', () => {
	const departure = addDays('2026-11-21', 60);
	const midnight = new Date('2026-11-22T05:00:00Z');
	expect(refundOf({ ...tour, departure }, midnight)).toMatchObject({ percent: 70 });
});

test('a share is a whole number of cents', () => {
	const refund = refundOf(
		{ ...tour, total: 1234.57, paid: 1234.57, departure: '2026-12-11' },
		noon,
	);
	expect(refund).toMatchObject({ percent: 25, amount: 308.64 });
});

test('a flight comes back whole up to 24 hours after the desk confirmed it, however old the request', () => {
	const end = new Date(noon.getTime() + 24 * 3_600_000);
	expect(refundOf(flight, end)).toEqual({ kind: 'all', amount: 3300 });
	const late = new Date(end.getTime() + 1);
	expect(refundOf(flight, late)).toEqual({ kind: 'fare rules', fee: 50, most: 3250 });
});

test('a flight that was confirmed on the day it leaves is free to that day’s midnight only', () => {
	const departing = { ...flight, departure: '2026-11-21' };
	expect(refundOf(departing, new Date('2026-11-22T04:59:59Z'))).toMatchObject({ kind: 'all' });
	expect(refundOf(departing, new Date('2026-11-22T05:00:00Z'))).toMatchObject({
		kind: 'fare rules',
	});
});

test('nothing is left of a flight that costs less than the fee', () => {
	expect(
		refundOf({ ...flight, total: 49.99, paid: 49.99, bookedAt: new Date('2027-02-27') }, noon),
	).toEqual({
		kind: 'fare rules',
		fee: 50,
		most: 0,
	});
});

test.each([
	['2026-11-21T17:00:00Z', '2026-11-28', 'all'],
	['2026-11-21T17:00:00Z', '2026-11-27', 'fare rules'],
	// Still the 21st in New York.
	['2026-11-22T04:30:00Z', '2026-11-28', 'all'],
	['2026-11-22T05:00:00Z', '2026-11-28', 'fare rules'],
])(
	'a flight asked for at %s and leaving on %s: %s, because seven days count',
	(asked, departure, kind) => {
		const booking = { ...flight, bookedAt: new Date(asked), departure };
		expect(refundOf(booking, noon)).toMatchObject({ kind });
	},
);

test.each([tour, flight])('what is not confirmed yet costs nothing: %o', (booking) => {
	const waiting = { ...booking, paid: 0, confirmedAt: null };
	expect(refundOf(waiting, noon)).toEqual({ kind: 'unpaid' });
	expect(refundText(waiting, noon)).toBe('It was not confirmed yet: you owe nothing.');
});

test.each([
	[
		{ ...tour, departure: '2026-12-31' },
		'You get back 50% of the $3,300.00 that you paid, because it is cancelled 40 days before departure: $1,650.00.',
	],
	[
		{ ...tour, departure: '2026-11-22' },
		'A tour package that is cancelled 1 day before departure is not refunded.',
	],
	[
		{ ...tour, departure: '2026-11-21' },
		'A tour package that is cancelled on the day of departure is not refunded.',
	],
	[
		{ ...tour, departure: '2026-11-20' },
		'A tour package that is cancelled after departure is not refunded.',
	],
	[
		flight,
		'You get back all you paid, $3,300.00, because a flight can be cancelled free of charge within 24 hours of its confirmation.',
	],
	[
		{ ...flight, travellers: 1, confirmedAt: tour.confirmedAt },
		'You get back what the airline refunds by the rules of your fare, less our service fee of $25.00 for 1 traveler. If that leaves nothing, you owe nothing more.',
	],
])('%o is said in plain words', (booking, words) => {
	expect(refundText(booking, noon)).toBe(words);
});

const later = { ...flight, confirmedAt: tour.confirmedAt };

test.each([
	['the policy’s amount', tour, 2970, refundText(tour, noon)],
	['another amount', tour, 3000, 'You get back $3,000.00.'],
	['nothing', tour, 0, 'Nothing is refunded.'],
	[
		'what is left of an airline’s refund',
		later,
		1200.5,
		'You get back $1,200.50: what the airline refunds by the rules of your fare, less our service fee of $50.00 for 2 travelers.',
	],
	['more than the airline can refund', later, 3300, 'You get back $3,300.00.'],
])('a promise of %s is said as it is', (_what, booking, amount, words) => {
	expect(promisedText(booking, noon, amount)).toBe(words);
});

const close = { ...tour, departure: '2026-12-31' };

test.each([
	[
		'nothing was paid',
		{ ...close, paid: 0 },
		{ kind: 'nothing paid' },
		'Nothing was paid: you owe nothing.',
	],
	[
		'a part was paid',
		{ ...close, paid: 2000.01 },
		{ kind: 'share', percent: 50, amount: 1000.01 },
		'You get back 50% of the $2,000.01 that you paid, because it is cancelled 40 days before departure: $1,000.01.',
	],
	[
		'a deposit was paid that is less than a share of the total',
		{ ...close, paid: 300 },
		{ kind: 'share', percent: 50, amount: 150 },
		'You get back 50% of the $300.00 that you paid, because it is cancelled 40 days before departure: $150.00.',
	],
	[
		'too much was paid',
		{ ...close, paid: 3400 },
		{ kind: 'share', percent: 50, amount: 1700 },
		'You get back 50% of the $3,400.00 that you paid, because it is cancelled 40 days before departure: $1,700.00.',
	],
	[
		'a deposit was paid before it was confirmed',
		{ ...close, paid: 300, confirmedAt: null },
		{ kind: 'deposit', amount: 300 },
		'It was not confirmed yet: you get back all you paid, $300.00.',
	],
	[
		'a part of a flight was paid that was confirmed just now',
		{ ...flight, paid: 300 },
		{ kind: 'all', amount: 300 },
		'You get back all you paid, $300.00, because a flight can be cancelled free of charge within 24 hours of its confirmation.',
	],
	[
		'a part of a flight was paid',
		{ ...flight, paid: 300, confirmedAt: tour.confirmedAt },
		{ kind: 'fare rules', fee: 50, most: 250 },
		'You get back what the airline refunds by the rules of your fare, less our service fee of $50.00 for 2 travelers. If that leaves nothing, you owe nothing more.',
	],
])('where %s, the share is of that', (_what, booking, refund, words) => {
	expect(refundOf(booking, noon)).toEqual(refund);
	expect(refundText(booking, noon)).toBe(words);
});

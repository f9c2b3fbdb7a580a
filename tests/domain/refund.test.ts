import { expect, test } from 'vitest';

import { tourRefundTiers } from '#src/domain/bookings/refund-policy.ts';
import { type Cancellation, refundOf, refundText } from '#src/domain/bookings/refund.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';

/** Noon in New York. */
const noon = new Date('2026-11-21T17:00:00Z');

const tour: Cancellation = {
	type: 'tour',
	total: 3300,
	travellers: 2,
	departure: '2027-03-01',
	requestedAt: new Date('2026-10-01T12:00:00Z'),
	confirmedAt: new Date('2026-10-02T12:00:00Z'),
	cancelledAt: noon,
};
const flight: Cancellation = { ...tour, type: 'flight', confirmedAt: noon };

test.each(tourRefundTiers)(
	'$fromDays days before a tour, to the last second of the day in New York, $percent percent come back',
	({ fromDays, percent }) => {
		const departure = addDays('2026-11-21', fromDays);
		const lastSecond = new Date('2026-11-22T04:59:59.999Z');
		const refund = refundOf({ ...tour, departure, cancelledAt: lastSecond });
		expect(refund).toEqual({
			kind: 'share',
			percent,
			amount: 33 * percent,
			daysLeft: fromDays,
		});
	},
);

test('a second later it is a day less, which is a step less', () => {
	const departure = addDays('2026-11-21', 60);
	const midnight = new Date('2026-11-22T05:00:00Z');
	expect(refundOf({ ...tour, departure, cancelledAt: midnight })).toMatchObject({
		percent: 70,
		daysLeft: 59,
	});
});

test('a share is a whole number of cents', () => {
	expect(refundOf({ ...tour, total: 1234.57, departure: '2026-12-11' })).toMatchObject({
		percent: 25,
		amount: 308.64,
	});
});

test('a flight comes back whole up to 24 hours after the desk confirmed it, however old the request', () => {
	const end = new Date(noon.getTime() + 24 * 3_600_000);
	expect(refundOf({ ...flight, cancelledAt: end })).toEqual({ kind: 'all', amount: 3300 });
	const late = new Date(end.getTime() + 1);
	expect(refundOf({ ...flight, cancelledAt: late })).toEqual({
		kind: 'fare rules',
		fee: 50,
		travellers: 2,
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
		const requestedAt = new Date(asked);
		expect(refundOf({ ...flight, requestedAt, departure })).toMatchObject({ kind });
	},
);

test.each([
	[
		refundOf({ ...tour, departure: '2026-12-31' }),
		'You get back 50% of what you paid, because it is cancelled 40 days before departure. Of the total above that is $1,650.00.',
	],
	[
		refundOf({ ...tour, departure: '2026-11-22' }),
		'A tour package that is cancelled 1 day before departure is not refunded.',
	],
	[
		refundOf({ ...tour, departure: '2026-11-21' }),
		'A tour package that is cancelled on the day of departure is not refunded.',
	],
	[
		refundOf({ ...tour, departure: '2026-11-20' }),
		'A tour package that is cancelled after departure is not refunded.',
	],
	[
		refundOf(flight),
		'You get back all you paid, because a flight can be cancelled free of charge within 24 hours of its confirmation. Of the total above that is $3,300.00.',
	],
	[
		refundOf({ ...flight, travellers: 1, confirmedAt: tour.confirmedAt }),
		'You get back what the airline refunds by the rules of your fare, less our service fee of $25.00 for 1 traveller. If that leaves nothing, you owe nothing more.',
	],
])('%o is said in plain words', (refund, words) => {
	expect(refundText(refund)).toBe(words);
});

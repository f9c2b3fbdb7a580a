import { expect, test } from 'vitest';

import { tourRefundDays, tourRefundTiers } from '#src/domain/bookings/refund-policy.ts';
import { type RefundableBooking, refundSteps } from '#src/domain/bookings/refund-steps.ts';
import { refundTerms, refundTermsInShort } from '#src/domain/bookings/refund-terms.ts';
import { tourTerms, tourTermsInGeneral } from '#src/domain/bookings/tour-terms.ts';

const tour: RefundableBooking = {
	type: 'tour',
	total: 3300,
	paid: 0,
	travellers: 2,
	departure: '2027-05-15',
	bookedAt: new Date('2026-11-22T17:00:00Z'),
	confirmedAt: null,
};
const flight: RefundableBooking = { ...tour, type: 'flight' };

test('the days of the policy in words leave no day out and name none twice', () => {
	expect(tourRefundTiers.map((tier) => [tourRefundDays(tier), tier.percent])).toEqual([
		['60 days or more', 90],
		['45–59 days', 70],
		['30–44 days', 50],
		['15–29 days', 25],
		['14 days or less', 0],
	]);
});

test('the steps of a tour that is asked for have the days of its departure, and name no amount that nobody paid', () => {
	expect(plain(tour)).toEqual([
		{ when: 'Until our desk confirms it', refund: 'Free' },
		{ when: 'Until March 16, 2027', refund: '90% of what you have paid' },
		{ when: 'Mar 17 – 31, 2027', refund: '70% of what you have paid' },
		{ when: 'Apr 1 – 15, 2027', refund: '50% of what you have paid' },
		{ when: 'Apr 16 – 30, 2027', refund: '25% of what you have paid' },
		{ when: 'From May 1, 2027', refund: 'No refund' },
	]);
	expect(refundTermsInShort(refundSteps(tour))).toBe(
		'Free until our desk confirms it, then 90% of what you paid comes back until March 16, 2027',
	);
});

test('steps that are over when a tour is booked are left out, and the first begins at once', () => {
	const late = { ...tour, bookedAt: new Date('2027-04-10T12:00:00Z') };
	expect(plain({ ...late, paid: 3300, confirmedAt: late.bookedAt })).toEqual([
		{ when: 'Until April 15, 2027', refund: '50%, $1,650' },
		{ when: 'Apr 16 – 30, 2027', refund: '25%, $825' },
		{ when: 'From May 1, 2027', refund: 'No refund' },
	]);
	const last = { ...tour, bookedAt: new Date('2027-05-01T04:00:00Z') };
	expect(plain(last).slice(1)).toEqual([{ when: 'After that', refund: 'No refund' }]);
	expect(refundTermsInShort(refundSteps(last))).toBe(
		'Free until our desk confirms it, then no refund',
	);
});

test('the steps of a flight that is asked for run from the confirmation, and name the fee of the party', () => {
	expect(plain(flight)).toEqual([
		{ when: 'Until our desk confirms it', refund: 'Free' },
		{ when: 'Within 24 hours of that', refund: 'All that you have paid' },
		{ when: 'After that', refund: 'What the airline refunds, less $50' },
	]);
	expect(refundTermsInShort(refundSteps(flight))).toBe(
		'Free until our desk confirms it and for 24 hours after that',
	);
});

test('a flight that leaves within seven days has no free hours once it is confirmed', () => {
	const steps = refundSteps({ ...flight, departure: '2026-11-28' });
	expect(refundTermsInShort(steps)).toBe(
		'Free until our desk confirms it, then by the rules of your fare',
	);
	const confirmed = {
		...flight,
		paid: 3300,
		departure: '2026-11-28',
		confirmedAt: tour.bookedAt,
	};
	expect(plain(confirmed)).toEqual([
		{ when: 'At any time', refund: 'What the airline refunds, less $50' },
	]);
});

test('the free hours of a confirmed flight end at a moment of the desk’s clock', () => {
	const [first] = plain({
		...flight,
		paid: 3300,
		confirmedAt: new Date('2027-03-13T19:10:00Z'),
	});
	// The night between is an hour short.
	expect(first?.when).toBe('Until Sun, Mar 14, 3:10 PM New York time');
});

test('until all is paid the steps are shares of what is, and of what is confirmed and unpaid nothing is promised', () => {
	const confirmed = { ...tour, confirmedAt: tour.bookedAt };
	const shares = ['90', '70', '50', '25'].map((percent) => `${percent}% of what you have paid`);
	for (const paid of [0, 1000, 3299.99]) {
		expect(plain({ ...confirmed, paid }).map(({ refund }) => refund)).toEqual([
			...shares,
			'No refund',
		]);
	}
	expect(refundSteps(confirmed).map(({ refund }) => refund)).toEqual([{ kind: 'nothing paid' }]);
	expect(plain({ ...tour, paid: 1000 })[0]).toEqual({
		when: 'Until our desk confirms it',
		refund: 'All that was paid, $1,000',
	});
});

test.each([
	['2026-11-22T17:00:00Z', 'Cancel until March 16, 2027 and get back 90% of what you paid.'],
	// The 16th in New York, to its last second.
	['2027-03-17T03:59:59Z', 'Cancel until March 16, 2027 and get back 90% of what you paid.'],
	['2027-03-17T04:00:00Z', 'Cancel until March 31, 2027 and get back 70% of what you paid.'],
	['2027-05-01T03:59:59Z', 'Cancel until April 30, 2027 and get back 25% of what you paid.'],
	['2027-05-01T04:00:00Z', 'So close to departure, a cancelled tour is not refunded.'],
])('at %s the page of a tour that leaves on May 15 says: %s', (now, words) => {
	expect(tourTerms('2027-05-15', new Date(now))).toBe(words);
});

test('before a departure is chosen, the page of a tour names the most', () => {
	expect(tourTermsInGeneral).toBe(
		'The earlier you cancel, the more you get back: up to 90% of what you paid.',
	);
});

/** The steps in words, without the narrow spaces between days. */
function plain(booking: RefundableBooking) {
	return refundTerms(booking).map(({ when, refund }) => ({
		when: when.replace(/\s/g, ' '),
		refund,
	}));
}

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { policyAmounts } from '#src/domain/bookings/promised-refund.ts';
import { flightCancellation, tourRefundTiers } from '#src/domain/bookings/refund-policy.ts';
import {
	type Refund,
	type RefundableBooking,
	refundSteps,
} from '#src/domain/bookings/refund-steps.ts';
import { refundTerms, refundTermsInShort } from '#src/domain/bookings/refund-terms.ts';
import { promisedText, refundOf, refundText } from '#src/domain/bookings/refund.ts';
import { tourTerms } from '#src/domain/bookings/tour-terms.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { formatMoney, formatMoneyInCents } from '#src/domain/money.ts';

import { momentsShowing, shownBy } from '../support/wall-clocks.ts';

const newYork = 'America/New_York';
const hour = 3_600_000;

/** Where the process, a server or a visitor's browser, may stand: west and far east of the date line, and off the hour. */
describe.each([newYork, 'Pacific/Kiritimati', 'Asia/Kathmandu'])('by clocks of %s', (timeZone) => {
	const before = process.env['TZ'];
	beforeEach(() => {
		process.env['TZ'] = timeZone;
	});
	afterEach(() => {
		if (before === undefined) delete process.env['TZ'];
		else process.env['TZ'] = before;
	});

	test('the process goes by them, without which the others would prove nothing', () => {
		expect(new Date(0).getHours()).toBe(Number(shownBy(timeZone, 0).slice(11, 13)));
	});

	test('a tour pays back by the days that New York’s calendar has left, to the cent', () => {
		fc.assert(
			fc.property(bookings('tour'), moments, daysAhead, (booking, at, left) => {
				const departure = addDays(shownBy(newYork, at).slice(0, 10), left);
				const bookedAt = new Date(at - 400 * 24 * hour);
				const percent = tourRefundTiers.find(({ fromDays }) => left >= fromDays)?.percent ?? 0;
				const cents = (BigInt(Math.round(booking.total * 100)) * BigInt(percent) + 50n) / 100n;
				expect(refundOf({ ...booking, departure, bookedAt }, new Date(at))).toEqual({
					kind: 'share',
					percent,
					amount: Number(cents) / 100,
				});
			}),
		);
	});

	test('a flight is free for 24 hours of the confirmation, where it was booked seven days ahead', () => {
		fc.assert(
			fc.property(bookings('flight'), fc.integer({ min: 0, max: 60 * hour }), (booking, later) => {
				const { bookedAt, confirmedAt, departure, total, travellers } = booking;
				const at = confirmedAt.getTime() + later;
				const day = (moment: number) => shownBy(newYork, moment).slice(0, 10);
				const lead = daysOnCalendar(day(bookedAt.getTime()), departure);
				const isFree = lead >= 7 && later <= 24 * hour && day(at) <= departure;
				const fee = flightCancellation.serviceFee * travellers;
				expect(refundOf(booking, new Date(at))).toEqual(
					isFree
						? { kind: 'all', amount: total }
						: {
								kind: 'fare rules',
								fee,
								most: Math.max(0, Math.round((total - fee) * 100) / 100),
							},
				);
			}),
		);
	});

	test('what comes back never rises as time goes by, and nothing is owed before the confirmation', () => {
		fc.assert(
			fc.property(anyBooking, moments, moments, (booking, one, other) => {
				const [early, late] = [Math.min(one, other), Math.max(one, other)];
				const most = (at: number) => policyAmounts(refundOf(booking, new Date(at))).most;
				expect(most(late)).toBeLessThanOrEqual(most(early));
				const waiting = { ...booking, paid: 0, confirmedAt: null };
				expect(refundOf(waiting, new Date(late))).toEqual({ kind: 'unpaid' });
			}),
		);
	});

	test('one amount stands in the list of steps, the words of the letter and the desk’s dialog', () => {
		fc.assert(
			fc.property(anyBooking, paidParts, moments, (booked, part, at) => {
				const booking = { ...booked, paid: partOf(booked.total, part) };
				const now = new Date(Math.max(at, booking.bookedAt.getTime()));
				const refund = refundOf(booking, now);
				expect(refundSteps(booking)[stepAt(booking, now)]?.refund).toEqual(refund);
				expect(termAt(booking, now)).toContain(
					booking.paid < booking.total ? shareAt(booking, now) : amountIn(refund, formatMoney),
				);
				expect(refundText(booking, now)).toContain(amountIn(refund, formatMoneyInCents, true));
				const { least, most } = policyAmounts(refund);
				expect(most).toBeLessThanOrEqual(Math.max(0, booking.paid));
				expect(promisedText(booking, now, most)).toContain(
					least === most ? refundText(booking, now) : formatMoneyInCents(most),
				);
			}),
		);
	});

	test('what comes back is the policy’s share of what was paid by then, and never more than that', () => {
		fc.assert(
			fc.property(anyBooking, paidParts, moments, (booked, part, at) => {
				const now = new Date(Math.max(at, booked.bookedAt.getTime()));
				const paid = partOf(booked.total, part);
				const whole = refundOf(booked, now);
				const { most } = policyAmounts(refundOf({ ...booked, paid }, now));
				expect(Math.round(most * 100)).toBe(Math.max(0, shareInCents(whole, paid)));
				expect(most).toBeLessThanOrEqual(Math.max(0, paid));
			}),
		);
	});

	test('the page of a tour and the checkout promise the step that holds once it is confirmed', () => {
		fc.assert(
			fc.property(bookings('tour'), moments, ({ departure, ...booking }, at) => {
				const now = new Date(at);
				const confirmed = { ...booking, departure, bookedAt: now, confirmedAt: now };
				const [, next] = refundSteps({ ...confirmed, confirmedAt: null });
				const refund = refundOf(confirmed, now);
				expect(next).toEqual(refundSteps(confirmed)[0]);
				expect(next?.refund).toEqual(refund);
				const left = refund.kind === 'share' ? refund.percent : 0;
				const day = next?.end.kind === 'day' ? formatLongDate(next.end.day) : '';
				expect(tourTerms(departure, now)).toBe(
					left === 0
						? 'So close to departure, a cancelled tour is not refunded.'
						: `Cancel until ${day} and get back ${left}% of what you paid.`,
				);
				expect(refundTermsInShort(refundSteps({ ...confirmed, confirmedAt: null }))).toBe(
					`Free until our desk confirms it, then ${left === 0 ? 'no refund' : `${left}% of what you paid comes back until ${day}`}`,
				);
			}),
		);
	});

	test('each step holds to the last second of its day in New York, and the next begins there', () => {
		fc.assert(
			fc.property(bookings('tour'), (booking) => {
				const steps = refundSteps(booking);
				const dated = steps.flatMap(({ end, refund }, index) =>
					end.kind === 'day' ? [{ end, refund, next: steps[index + 1] }] : [],
				);
				for (const { end, refund, next } of dated) {
					const [midnight = Number.NaN] = momentsShowing(`${addDays(end.day, 1)}T00:00`, newYork);
					expect(refundOf(booking, new Date(midnight - 1))).toEqual(refund);
					expect(refundOf(booking, new Date(midnight))).toEqual(next?.refund);
					expect(next?.from).toBe(addDays(end.day, 1));
				}
				expect(steps.at(-1)?.end).toEqual({ kind: 'none' });
			}),
		);
	});
});

/** Around both changes of New York's clocks in two years, and every midnight nearby. */
const moments = fc
	.oneof(
		fc.date({ min: new Date('2026-09-01'), max: new Date('2028-04-01'), noInvalidDate: true }),
		fc
			.tuple(
				fc.constantFrom('2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12'),
				fc.integer({ min: -3, max: 3 }),
				fc.constantFrom(-1000, -1, 0, 1, hour),
			)
			.map(([day, days, shift]) => {
				const [midnight = 0] = momentsShowing(`${addDays(day, days)}T00:00`, newYork);
				return new Date(midnight + shift);
			}),
	)
	.map((date) => date.getTime());

/** Days from a cancellation to the departure, around each step of the policy and after the departure. */
const daysAhead = fc
	.tuple(
		fc.constantFrom(...tourRefundTiers.map(({ fromDays }) => fromDays)),
		fc.integer({ min: -1, max: 1 }),
	)
	.map(([days, shift]) => days + shift);

type Confirmed = RefundableBooking & { confirmedAt: Date };

function bookings(type: 'flight' | 'tour'): fc.Arbitrary<Confirmed> {
	return fc
		.record({
			cents: fc.integer({ min: 0, max: 1_000_000_000 }),
			travellers: fc.integer({ min: 1, max: 99 }),
			bookedAt: moments,
			lead: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 400 })),
			waited: fc.integer({ min: 0, max: 10 * 24 * hour }),
		})
		.map(({ cents, travellers, bookedAt, lead, waited }) => ({
			type,
			total: cents / 100,
			paid: cents / 100,
			travellers,
			departure: addDays(shownBy(newYork, bookedAt).slice(0, 10), lead),
			bookedAt: new Date(bookedAt),
			confirmedAt: new Date(bookedAt + waited),
		}));
}

/** How much of a total was paid: nothing, a part, all of it or too much. */
const paidParts = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1.2, noNaN: true }));

function partOf(total: number, part: number): number {
	return Math.round(total * part * 100) / 100;
}

const anyBooking = fc.oneof(bookings('tour'), bookings('flight'));

/** Days between two of them as a calendar counts: in UTC, where each has 24 hours. */
function daysOnCalendar(from: string, to: string): number {
	return (Date.parse(to) - Date.parse(from)) / (24 * hour);
}

/** Which step of the list holds at a moment, by its days as they are read. */
function stepAt(booking: RefundableBooking, at: Date): number {
	const today = shownBy(newYork, at.getTime()).slice(0, 10);
	return refundSteps(booking).findIndex(({ end }) => {
		if (end.kind === 'moment') return at <= end.moment && today <= booking.departure;
		return end.kind !== 'day' || today <= end.day;
	});
}

/** What the list says of a moment. */
function termAt(booking: RefundableBooking, at: Date): string {
	return refundTerms(booking)[stepAt(onceItIsPaid(booking), at)]?.refund ?? '';
}

function onceItIsPaid({ total, ...booking }: RefundableBooking): RefundableBooking {
	return { ...booking, total, paid: total };
}

/** What has to be read where not all is paid: a share and no amount, as nobody has paid that. */
function shareAt(booking: RefundableBooking, at: Date): string {
	const refund = refundOf(onceItIsPaid(booking), at);
	if (refund.kind === 'all') return 'All that you have paid';
	if (refund.kind !== 'share') return amountIn(refund, formatMoney);
	return refund.percent === 0 ? 'No refund' : `${refund.percent}% of what you have paid`;
}

/** Cents of so many dollars that come back by the rule of a refund. */
function shareInCents(rule: Refund, paid: number): number {
	const cents = Math.round(paid * 100);
	if (rule.kind === 'share') return Math.round((cents * rule.percent) / 100);
	return rule.kind === 'fare rules' ? cents - rule.fee * 100 : cents;
}

/** What has to be read of a refund: its amount, or the fee. */
function amountIn(refund: Refund, money: (dollars: number) => string, isText = false): string {
	if (refund.kind === 'unpaid' || refund.kind === 'nothing paid')
		return isText ? 'nothing' : 'Free';
	if (refund.kind === 'fare rules') return money(refund.fee);
	if (refund.kind === 'share' && refund.percent === 0) return isText ? 'not refunded' : 'No refund';
	return money(refund.amount);
}

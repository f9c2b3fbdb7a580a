import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
	refundAmountLabel,
	refundDays,
	refundDaysLabel,
} from '#src/domain/bookings/refund-days.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import { refundOf } from '#src/domain/bookings/refund.ts';
import { addDays, daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';

const hour = 3_600_000;

const paid = fc
	.record({
		type: fc.constantFrom('tour', 'flight'),
		cents: fc.integer({ min: 100, max: 5_000_000 }),
		travellers: fc.integer({ min: 1, max: 9 }),
		bookedAt: fc.date({
			min: new Date('2026-01-01'),
			max: new Date('2028-01-01'),
			noInvalidDate: true,
		}),
		lead: fc.integer({ min: 0, max: 400 }),
		confirmedAfter: fc.integer({ min: 0, max: 90 * hour }),
	})
	.map(({ cents, lead, confirmedAfter, bookedAt, ...rest }) => ({
		...rest,
		bookedAt,
		total: cents / 100,
		paid: cents / 100,
		departure: addDays(newYorkDay(bookedAt), lead),
		confirmedAt: new Date(bookedAt.getTime() + confirmedAfter),
	})) as fc.Arbitrary<RefundableBooking & { confirmedAt: Date }>;

test('on every day up to departure the table says what a cancellation at that moment pays back', () => {
	fc.assert(
		fc.property(paid, fc.nat(), fc.nat(), (booking, seed, later) => {
			const left = Math.max(daysBetween(newYorkDay(booking.confirmedAt), booking.departure), 0);
			const now = new Date(booking.confirmedAt.getTime() + (seed % ((left + 1) * 24)) * hour);
			const at = new Date(now.getTime() + (later % ((left + 1) * 24 * 60)) * 60_000);
			const day = newYorkDay(at);
			const rows = refundDays(booking, now);
			fc.pre(newYorkDay(now) <= booking.departure);
			// The days follow each other from today to the departure.
			expect([rows[0]?.from, rows.at(-1)?.to]).toEqual([newYorkDay(now), booking.departure]);
			for (const [index, row] of rows.slice(1).entries()) {
				const { to = '', until } = rows[index] ?? {};
				expect(row.from).toBe(until ? to : addDays(to, 1));
			}
			fc.pre(day <= booking.departure);
			const row = rows.find(({ to, until }) => day <= to && (until === null || at <= until));
			expect(row?.refund).toEqual(refundOf(booking, at));
		}),
		{ numRuns: 3000 },
	);
});

test('a flight that was just paid has two refunds on the day on which its first hours end', () => {
	const confirmedAt = new Date('2026-11-20T19:10:00Z');
	const flight = {
		type: 'flight',
		total: 1240,
		paid: 1240,
		travellers: 2,
		departure: '2026-12-10',
		bookedAt: confirmedAt,
		confirmedAt,
	} as const;
	const rows = refundDays(flight, new Date('2026-11-21T12:00:00Z'));
	expect(rows.map((row) => [plain(refundDaysLabel(row)), refundAmountLabel(row.refund)])).toEqual([
		['Until Sat, Nov 21, 2:10 PM New York time', '100% · $1,240.00'],
		['Nov 21 – Dec 10, 2026', 'What the airline refunds, less $50.00'],
	]);
});

test('a tour’s table has the policy’s five steps, the last of them on the day of departure', () => {
	const tour = {
		type: 'tour',
		total: 7226.99,
		paid: 7226.99,
		travellers: 3,
		departure: '2027-05-15',
		bookedAt: new Date('2026-11-18T12:00:00Z'),
		confirmedAt: new Date('2026-11-19T12:00:00Z'),
	} as const;
	const rows = refundDays(tour, new Date('2026-11-21T12:00:00Z'));
	expect(rows.map((row) => [plain(refundDaysLabel(row)), refundAmountLabel(row.refund)])).toEqual([
		['Nov 21, 2026 – Mar 16, 2027', '90% · $6,504.29'],
		['Mar 17 – 31, 2027', '70% · $5,058.89'],
		['Apr 1 – 15, 2027', '50% · $3,613.50'],
		['Apr 16 – 30, 2027', '25% · $1,806.75'],
		['May 1 – 15, 2027', 'Nothing'],
	]);
	expect(refundDays(tour, new Date('2027-05-16T12:00:00Z'))).toEqual([]);
});

/** Ranges of days stand with thin spaces. */
function plain(text: string): string {
	return text.replaceAll('\u2009', ' ');
}

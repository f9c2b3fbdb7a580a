import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import { refundOf } from '#src/domain/bookings/refund.ts';
import { addDays, type CalendarDate, daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';

import { builtPages } from '../support/built-pages.ts';

const hour = 3_600_000;

/** The words of a page's main part, as somebody reads them. */
function textOf(file: string): string {
	const html = builtPages().find((page) => page.file === file)?.html ?? '';
	const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
	return main
		.replaceAll(/<\/(tr|p|li|h\d)>/g, '\n')
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll('&nbsp;', ' ')
		.replaceAll(/[^\S\n]+/g, ' ');
}

/** A number that a sentence of the page names. */
function numberIn(text: string, sentence: RegExp): number {
	const [, number = ''] = sentence.exec(text) ?? [];
	if (number === '') throw new Error(`The page does not say ${sentence}.`);
	return Number(number);
}

/** The rows of the table: from how many days before departure on, and how many percent of what was paid. */
function tiersIn(text: string): { from: number; percent: number }[] {
	const rows = text.matchAll(
		/(\d+)(?:–\d+)? days(?: or (more|less))? (?:(\d+)% of what you paid|No refund)/g,
	);
	return [...rows].map(([, days = '', end, percent = '0']) => ({
		from: end === 'less' ? 0 : Number(days),
		percent: Number(percent),
	}));
}

type Confirmed = RefundableBooking & { confirmedAt: Date };

const bookings: fc.Arbitrary<{ booking: Confirmed; at: Date }> = fc
	.record({
		type: fc.constantFrom('tour' as const, 'flight' as const),
		total: fc.integer({ min: 100, max: 2_000_000 }),
		part: fc.integer({ min: 1, max: 100 }),
		travellers: fc.integer({ min: 1, max: 9 }),
		bookedAt: fc.date({
			min: new Date('2026-01-01'),
			max: new Date('2028-01-01'),
			noInvalidDate: true,
		}),
		lead: fc.integer({ min: 0, max: 120 }),
		waited: fc.integer({ min: 0, max: 48 * hour }),
		later: fc.integer({ min: 0, max: 100 * 24 * hour }),
	})
	.map(({ total, part, lead, waited, later, bookedAt, ...rest }) => {
		const confirmedAt = new Date(bookedAt.getTime() + waited);
		const paid = Math.max(1, Math.round((total * part) / 100)) / 100;
		const departure = addDays(newYorkDay(bookedAt), lead);
		const booking = { ...rest, bookedAt, confirmedAt, departure, total: total / 100, paid };
		return { booking, at: new Date(confirmedAt.getTime() + later) };
	});

test.each(['refund-policy.html', 'faqs.html'])(
	'whoever reads %s and counts comes to what we pay back, for a thousand bookings',
	(file) => {
		const text = textOf(file);
		const tiers = tiersIn(text);
		const hours = numberIn(text, /within (\d+) hours of booking/);
		const lead = numberIn(text, /at least (\d+) days before departure/);
		const fee = numberIn(text, /service fee of \$(\d+) per passenger/);
		expect(tiers.length).toBeGreaterThan(2);
		const byReading = ({ booking, at }: { booking: Confirmed; at: Date }): number => {
			const { type, paid, travellers, departure, bookedAt, confirmedAt } = booking;
			const left = (day: CalendarDate) => daysBetween(day, departure);
			if (type === 'tour') {
				const tier = tiers.find(({ from }) => left(newYorkDay(at)) >= from);
				return Math.round((Math.round(paid * 100) * (tier?.percent ?? 0)) / 100);
			}
			const isFree =
				left(newYorkDay(bookedAt)) >= lead &&
				at.getTime() - confirmedAt.getTime() <= hours * hour &&
				left(newYorkDay(at)) >= 0;
			const cents = Math.round(paid * 100);
			return isFree ? cents : Math.max(0, cents - fee * 100 * travellers);
		};
		fc.assert(
			fc.property(bookings, (of) => {
				const refund = refundOf(of.booking, of.at);
				const dollars =
					refund.kind === 'fare rules' ? refund.most : 'amount' in refund ? refund.amount : 0;
				expect(Math.round(dollars * 100)).toBe(byReading(of));
			}),
			{ numRuns: 1000 },
		);
	},
);

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { instalmentLine, payingInShort } from '#src/domain/bookings/instalment-words.ts';
import { type Instalment, instalments, type Payable } from '#src/domain/bookings/instalments.ts';
import { readPaymentTerms } from '#src/domain/bookings/payment-terms.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { centsOf } from '#src/domain/money.ts';

const terms = {
	hours: [
		{ days: 'Monday to Friday', opens: '09:00', closes: '20:00' },
		{ days: 'Saturday', opens: '10:00', closes: '18:00' },
		{ days: 'Sunday' },
	],
	timeZone: 'America/New_York',
	holidays: [{ day: '2026-11-26', name: 'Thanksgiving Day' }],
	depositPercent: 20,
	depositDays: 3,
	balanceDays: 60,
};
const tour: Payable = {
	type: 'tour',
	total: 3718,
	paid: 0,
	departure: '2027-05-15',
	confirmed: '2026-11-27',
};

function told(changes: Partial<Payable>) {
	return instalments({ ...tour, ...changes }, terms).map(({ of, open, due, waits }) =>
		[of, open, due, ...(waits ? ['waits'] : [])].join(' '),
	);
}

/** What is due by a day of all that is to be paid, in dollars. */
function dueBy(parts: readonly Instalment[], day: string): number {
	const due = parts.filter((each) => each.due !== null && each.due <= day && !each.waits);
	return due.reduce((cents, { open }) => cents + centsOf(open), 0) / 100;
}

test.each<[string, Partial<Payable>, string[]]>([
	[
		'a share three days after the confirmation, the rest sixty days before it leaves',
		{},
		['deposit 743.6 2026-11-30', 'balance 2974.4 2027-03-16'],
	],
	[
		'all of it within three days, once sixty are not left',
		{ departure: '2027-01-20' },
		['whole 3718 2026-11-30'],
	],
	[
		'on a day on which the desk is there',
		{ confirmed: '2026-11-26' },
		['deposit 743.6 2026-11-30', 'balance 2974.4 2027-03-16'],
	],
	[
		'at its confirmation, where the desk is not there any more before it leaves',
		{ confirmed: '2026-11-28', departure: '2026-11-29' },
		['whole 3718 2026-11-28'],
	],
	[
		'what came in pays the earliest first',
		{ paid: 1000 },
		['deposit 0 2026-11-30', 'balance 2718 2027-03-16'],
	],
	['and no more than there is', { paid: 5000 }, ['deposit 0 2026-11-30', 'balance 0 2027-03-16']],
	[
		'the rest not before it is guaranteed to leave',
		{ guaranteed: null },
		['deposit 743.6 2026-11-30', 'balance 2974.4 2027-03-16 waits'],
	],
	[
		'nor in the seven days after that',
		{ guaranteed: '2027-03-15' },
		['deposit 743.6 2026-11-30', 'balance 2974.4 2027-03-22'],
	],
	[
		'which nobody knows so near to it',
		{ guaranteed: null, departure: '2027-01-20' },
		['deposit 743.6 2026-11-30', 'balance 2974.4  waits'],
	],
	['a flight is paid on the day after', { type: 'flight' }, ['whole 3718 2026-11-28']],
	[
		'or on the next of the desk’s',
		{ type: 'flight', confirmed: '2026-11-28' },
		['whole 3718 2026-11-30'],
	],
])('what is to be paid when: %s', (_, changes, expected) => {
	expect(told(changes)).toEqual(expected);
});

test('5,000 times: the parts add up to the total, and each is due in its turn, before it leaves', () => {
	const days = fc.integer({ min: 1, max: 400 });
	const cents = fc.integer({ min: 0, max: 5_000_000 });
	const wait = fc.option(fc.integer({ min: 0, max: 300 }));
	const property = fc.property(
		days,
		days,
		cents,
		cents,
		wait,
		(start, lead, total, paid, after) => {
			const confirmed = addDays('2026-11-20', start);
			const departure = addDays(confirmed, lead);
			const guaranteed = after === null ? undefined : addDays(confirmed, Math.min(after, lead));
			const booking = {
				...tour,
				total: total / 100,
				paid: paid / 100,
				confirmed,
				departure,
				guaranteed,
			};
			const parts = instalments(booking, terms);
			const sum = (name: 'amount' | 'open') =>
				parts.reduce((all, part) => all + centsOf(part[name]), 0);
			expect(sum('amount')).toBe(total);
			expect(sum('open')).toBe(Math.max(0, total - paid));
			const due = parts.map((part) => part.due ?? '');
			expect(due).toEqual(due.toSorted());
			expect(due.every((day) => day >= confirmed && day <= departure)).toBe(true);
			expect(centsOf(dueBy(parts, departure))).toBe(Math.max(0, total - paid));
			expect(dueBy(parts, addDays(confirmed, -1))).toBe(0);
		},
	);
	fc.assert(property, { numRuns: 5000 });
});

test('each part says in a line what is open of it, and by when', () => {
	const [deposit, balance] = instalments({ ...tour, paid: 800 }, terms).map(instalmentLine);
	expect(deposit).toEqual({ name: 'Deposit', when: 'paid', amount: 743.6 });
	expect(balance).toEqual({
		name: 'Balance',
		when: 'by Tue, Mar 16, 2027, what is left of it',
		amount: 2918,
	});
});

test.each<[Partial<Payable>, string]>([
	[{}, '$743.60 within 3 days and the rest, $2,974.40, by March 16, 2027.'],
	[{ departure: '2027-01-20' }, '$3,718.00 within 3 days.'],
	[{ type: 'flight' }, '$3,718.00 within a day.'],
	[
		{ guaranteed: null },
		'$743.60 within 3 days and the rest, $2,974.40, by March 16, 2027, and not before the departure is guaranteed.',
	],
])('whoever books is told it before anything is confirmed: %j', (changes, words) => {
	expect(payingInShort({ ...tour, ...changes }, '2026-11-27', terms)).toBe(
		`Today nothing. Once we have confirmed it on the phone, ${words}`,
	);
});

test.each([undefined, null, 'later', {}, { depositPercent: 20, depositDays: 3 }])(
	'a record with %j has no terms',
	(value) => {
		expect(readPaymentTerms(value)).toBeNull();
	},
);

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paymentMethods } from '#src/domain/bookings/payment.ts';
import { addBusinessDays } from '#src/domain/calendar/business-days.ts';
import { moneyBack } from '#src/domain/trips/money-back.ts';

const card = { method: 'Card', amount: 2222.41, paidOn: '2026-11-01' } as const;
const transfer = { method: 'Bank transfer', amount: 778.26, paidOn: '2026-11-02' } as const;
const account = {
	status: 'Cancelled',
	totalPrice: 5000,
	paid: 3000.67,
	paidByWord: 0,
	refund: 2700.6,
	kept: 300.07,
} as const;

test('what goes back goes the way it came, each its share, to the cent', () => {
	expect(moneyBack(account, [card, transfer])).toEqual({
		paid: 3000.67,
		kept: 300.07,
		back: 2700.6,
		ways: [
			{ method: 'Card', amount: 2000.17, sentOn: null },
			{ method: 'Bank transfer', amount: 700.43, sentOn: null },
		],
	});
});

test('what is sent has its day, and the rest is what is still to come', () => {
	const sent = { method: 'Card', amount: -2000.17, paidOn: '2026-11-20' } as const;
	const after = { ...account, paid: 1000.5 };
	expect(moneyBack(after, [card, transfer, sent])).toMatchObject({
		paid: 3000.67,
		back: 2700.6,
		ways: [
			{ method: 'Card', amount: 2000.17, sentOn: '2026-11-20' },
			{ method: 'Bank transfer', amount: 700.43, sentOn: null },
		],
	});
});

test('what went back before it was cancelled is no part of it', () => {
	const more = { method: 'Card', amount: 100, paidOn: '2026-11-02' } as const;
	const sorry = { ...more, amount: -100, paidOn: '2026-11-03' };
	expect(moneyBack(account, [card, transfer, more, sorry]).ways).toMatchObject([
		{ method: 'Card', sentOn: null },
		{ method: 'Bank transfer', sentOn: null },
	]);
});

test.each([
	['nothing was paid', { paid: 0, refund: null, kept: 0 }, { paid: 0, kept: 0, back: 0, ways: [] }],
	[
		'only the airline knows',
		{ refund: null, kept: null },
		{ paid: 3000.67, kept: null, back: null, ways: [] },
	],
	[
		'it was paid by word',
		{ paid: 0, paidByWord: 1000, refund: 900, kept: 100 },
		{ paid: 1000, kept: 100, back: 900, ways: [{ method: null, amount: 900, sentOn: null }] },
	],
	[
		'it was cancelled before payments were kept',
		{ paid: 0, refund: 900, kept: null },
		{ paid: null, kept: null, back: 900, ways: [{ method: null, amount: 900, sentOn: null }] },
	],
	[
		'the policy keeps all of it',
		{ paid: 1000, refund: 0, kept: 1000 },
		{ paid: 1000, kept: 1000, back: 0, ways: [] },
	],
])('where %s', (_, changed, expected) => {
	expect(moneyBack({ ...account, ...changed }, [])).toEqual(expected);
});

test('kept and sent and to be sent are together what was paid', () => {
	const payment = fc.record({
		method: fc.constantFrom(...paymentMethods),
		amount: fc.integer({ min: 1, max: 900_000 }).map((cents) => cents / 100),
		paidOn: fc.constant('2026-11-01'),
	});
	fc.assert(
		fc.property(fc.array(payment, { minLength: 1, maxLength: 6 }), fc.nat(100), (came, percent) => {
			const cents = came.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
			const refund = Math.round((cents * percent) / 100);
			const { paid, kept, ways } = moneyBack(
				{ ...account, paid: cents / 100, refund: refund / 100, kept: (cents - refund) / 100 },
				came,
			);
			const sum = ways.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
			expect(sum + Math.round((kept ?? 0) * 100)).toBe(Math.round((paid ?? 0) * 100));
			expect(ways.every(({ amount }) => amount > 0)).toBe(true);
		}),
	);
});

test.each([
	['2026-11-20', 1, '2026-11-23'],
	['2026-11-21', 1, '2026-11-23'],
	['2026-11-23', 7, '2026-12-03'],
])('%s and %i business days, one of them a holiday, are %s', (from, count, day) => {
	expect(addBusinessDays(from, count, [{ day: '2026-11-26' }])).toBe(day);
});

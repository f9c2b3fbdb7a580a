import fc from 'fast-check';
import { expect, test } from 'vitest';

import { balanceOf, paidOf } from '#src/domain/bookings/balance.ts';
import { balanceFacts } from '#src/domain/desk/receipt.ts';

const booking = {
	status: 'Confirmed',
	totalPrice: 1000,
	paid: 0,
	paidByWord: 0,
	refund: null,
	kept: null,
} as const;
const cancelled = { ...booking, status: 'Cancelled' } as const;

test.each([
	['nothing is paid', booking, 'Unpaid', 1000],
	['a deposit is paid', { ...booking, paid: 300 }, 'Part paid', 700],
	['a cent is missing', { ...booking, paid: 999.99 }, 'Part paid', 0.01],
	['all is paid', { ...booking, paid: 1000 }, 'Paid', 0],
	['more is paid', { ...booking, paid: 1200 }, 'Paid', -200],
	['it is free', { ...booking, totalPrice: 0 }, 'Paid', 0],
	['it was confirmed before payments were kept', { ...booking, paidByWord: 1000 }, 'Paid', 0],
	['so, and some was paid back', { ...booking, paidByWord: 1000, paid: -100 }, 'Part paid', 100],
	[
		'it waits, and a deposit is paid',
		{ ...booking, status: 'Pending Confirmation', paid: 1 },
		'Part paid',
		999,
	],
	['it was cancelled unpaid', { ...cancelled, refund: 0, kept: 0 }, null, 0],
	['it was cancelled before payments were kept', { ...cancelled, refund: 900 }, null, 0],
	['so, and was paid back since', { ...cancelled, refund: 900, paid: -900 }, 'Refunded', 0],
	[
		'it is to be paid back',
		{ ...cancelled, paid: 1000, refund: 900, kept: 100 },
		'Refund due',
		-900,
	],
	['it was paid back', { ...cancelled, paid: 100, refund: 900, kept: 100 }, 'Refunded', 0],
	['the policy keeps all of it', { ...cancelled, paid: 1000, refund: 0, kept: 1000 }, 'Kept', 0],
	['the airline has yet to say', { ...cancelled, paid: 1000 }, 'Refund open', 0],
	[
		'a word was cancelled',
		{ ...cancelled, paidByWord: 1000, refund: 900, kept: 100 },
		'Refund due',
		-900,
	],
] as const)('where %s', (_, account, state, due) => {
	expect(balanceOf(account)).toMatchObject({ state, due });
});

test('what is due is the price less the sum of the payments, to the cent', () => {
	const cents = fc.integer({ min: -2_000_000, max: 2_000_000 });
	fc.assert(
		fc.property(fc.array(cents), fc.nat(1_000_000_000), (amounts, total) => {
			const sum = amounts.reduce((all, amount) => all + amount, 0);
			const { due, state } = balanceOf({ ...booking, totalPrice: total / 100, paid: sum / 100 });
			expect(Math.round(due * 100)).toBe(total - sum);
			expect(state).toBe(sum >= total ? 'Paid' : sum > 0 ? 'Part paid' : 'Unpaid');
		}),
	);
});

test('what was paid by word and what was noted since add up', () => {
	expect(paidOf({ paid: -100.1, paidByWord: 1000.3 })).toBe(900.2);
});

test('no cancelled booking is said to be paid, whatever came in for it and goes back', () => {
	const amount = fc.integer({ min: -50_000, max: 100_000 });
	const known = fc.option(fc.integer({ min: 0, max: 100_000 }));
	fc.assert(
		fc.property(amount, fc.nat(100_000), known, known, (paid, paidByWord, refund, kept) => {
			const { state } = balanceOf({ ...cancelled, paid, paidByWord, refund, kept });
			expect(['Refund due', 'Refund open', 'Refunded', 'Kept', null]).toContain(state);
		}),
	);
});

test('what only the airline knows is neither kept nor open, and no sum is made up for it', () => {
	const open = { ...cancelled, paid: 1000 };
	expect(balanceFacts(open)).toEqual([
		['Paid', '$1,000.00'],
		['To be paid back', 'what the airline refunds, less our fee'],
	]);
	expect(balanceFacts({ ...open, refund: 900, kept: 100 })).toEqual([
		['We keep', '$100.00'],
		['Paid', '$1,000.00'],
		['To be paid back', '$900.00'],
	]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { balanceOf } from '#src/domain/bookings/balance.ts';
import { phoneDiscount } from '#src/domain/bookings/booking.ts';
import { highestTotal } from '#src/domain/bookings/trip-price.ts';
import {
	agreedPrice,
	leastTotal,
	mostDiscount,
	quotedOf,
	whyNotAgreed,
} from '#src/domain/desk/agreed-price.ts';
import { type MovedPrice, movedPrice } from '#src/domain/desk/moved-price.ts';

test.each([
	[1000, 550],
	[0.01, 0.01],
	[99.99, 55],
	[2844.5, 1564.48],
])('of $%d the desk may ask no less than $%d', (quoted, least) => {
	expect(leastTotal(quoted, phoneDiscount)).toBe(least);
	expect(whyNotAgreed(quoted, least, phoneDiscount)).toBeNull();
	expect(whyNotAgreed(quoted, least - 0.01, phoneDiscount)).toContain(`${phoneDiscount}%`);
});

test('agents take off what the site leaves them, and are told who can agree on less', () => {
	const most = mostDiscount({ isAdmin: false }, 20);
	expect([most, mostDiscount({ isAdmin: true }, 20), mostDiscount({ isAdmin: false })]).toEqual([
		20,
		phoneDiscount,
		phoneDiscount,
	]);
	expect(whyNotAgreed(1000, 800, most)).toBeNull();
	expect(whyNotAgreed(1000, 799, most)).toBe(
		'The discount can be 20% of $1,000.00 at most: the total must be $800.00 or more. An administrator can agree on less.',
	);
	expect(whyNotAgreed(1000, 549, most)).not.toContain('administrator');
});

test('more than any trip costs cannot be agreed on', () => {
	expect(whyNotAgreed(1000, highestTotal, phoneDiscount)).toBeNull();
	expect(whyNotAgreed(1000, highestTotal + 0.01, phoneDiscount)).toContain(
		'$10,000,000.00 at most',
	);
});

test('what was agreed on stays the same share where a booking is moved', () => {
	const agreed = { totalPrice: 900, quotedPrice: 1000, priceReason: 'Promised' };
	expect(movedPrice(agreed, 2000)).toEqual({
		totalPrice: 1800,
		quotedPrice: 2000,
		priceReason: 'Promised',
	});
	const plain = { totalPrice: 1000, quotedPrice: null, priceReason: null };
	expect(movedPrice(plain, 1999.99)).toMatchObject({ totalPrice: 1999.99, quotedPrice: null });
});

/** What the desk does to the money of a booking, and takes back. */
type Step = { act: 'agree' | 'move' | 'pay'; dollars: number } | { act: 'undo' };
type Account = MovedPrice & { payments: number[] };

const dollars = fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100);
const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({ act: fc.constantFrom('agree' as const, 'move' as const, 'pay' as const), dollars }),
	fc.constant({ act: 'undo' as const }),
);

test('in 10,000 histories the balance is payments less price, no discount is too large, and nothing undone is left', () => {
	let undone = 0;
	fc.assert(
		fc.property(dollars, fc.array(step, { maxLength: 12 }), (first, steps) => {
			const past: Account[] = [];
			let now: Account = { totalPrice: first, quotedPrice: null, priceReason: null, payments: [] };
			for (const each of steps) {
				const before = now;
				if (each.act === 'undo') {
					undone += past.length > 0 ? 1 : 0;
					now = past.pop() ?? now;
				} else {
					now = done(now, each);
					if (now !== before) past.push(before);
				}
				expectSound(now);
			}
			while (past.length > 0) now = past.pop() ?? now;
			expect(now).toEqual({
				totalPrice: first,
				quotedPrice: null,
				priceReason: null,
				payments: [],
			});
		}),
		{ numRuns: 10_000 },
	);
	expect(undone).toBeGreaterThan(5000);
});

function done(account: Account, { act, dollars: amount }: Exclude<Step, { act: 'undo' }>): Account {
	if (act === 'pay') return { ...account, payments: [...account.payments, amount] };
	if (act === 'move') return { ...account, ...movedPrice(account, amount) };
	const quoted = quotedOf(account);
	if (whyNotAgreed(quoted, amount, phoneDiscount) !== null) return account;
	return { ...account, ...agreedPrice(quoted, amount, 'Promised') };
}

function expectSound(account: Account): void {
	const { payments, totalPrice, quotedPrice, priceReason } = account;
	const cents = payments.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
	const balance = balanceOf({
		status: 'Confirmed',
		totalPrice,
		paid: cents / 100,
		paidByWord: 0,
		refund: null,
		kept: null,
	});
	expect(Math.round(balance.due * 100)).toBe(Math.round(totalPrice * 100) - cents);
	expect(totalPrice).toBeGreaterThanOrEqual(leastTotal(quotedOf(account), phoneDiscount));
	expect(totalPrice).toBe(Math.round(totalPrice * 100) / 100);
	expect(quotedPrice === null).toBe(priceReason === null);
}

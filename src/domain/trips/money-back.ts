import { type BookingAccount, paidOf } from '../bookings/balance.ts';
import { type PaymentMethod, paymentMethods } from '../bookings/payment.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { centsOf } from '../money.ts';

/** A part of what goes back, in dollars. */
export type WayBack = {
	amount: number;
	/** null where nobody wrote down how it came. */
	method: PaymentMethod | null;
	/** When it was sent, in New York; null: not yet. */
	sentOn: CalendarDate | null;
};

/** What becomes of the money of a cancelled booking; amounts in dollars. */
export type MoneyBack = {
	/** What was paid of it when it was cancelled; null where nobody wrote that down. */
	paid: number | null;
	/** What of that stays with us; null where nobody wrote that down, and while only the airline knows. */
	kept: number | null;
	/** What of that goes back; null while only the airline knows. */
	back: number | null;
	ways: WayBack[];
};

type Payment = { amount: number; method: PaymentMethod; paidOn: CalendarDate };

/**
 * What was paid of a cancelled booking, what we keep, and what goes back by which method: what is sent already, then what is
 * still to be sent, shared out as it came in.
 * @param payments the oldest first
 */
export function moneyBack(account: BookingAccount, payments: readonly Payment[]): MoneyBack {
	const { refund, kept } = account;
	const now = centsOf(paidOf(account));
	if (refund === null) {
		// Where nothing was promised and nothing is kept, nothing was paid.
		return kept === null && now > 0
			? { paid: now / 100, kept, back: null, ways: [] }
			: { paid: 0, kept: 0, back: 0, ways: [] };
	}
	if (kept === null) {
		const ways = refund > 0 ? [{ method: null, amount: refund, sentOn: null }] : [];
		return { paid: null, kept, back: refund, ways };
	}
	const paid = centsOf(kept) + centsOf(refund);
	const sent = sentBack(payments, paid - now);
	const left = centsOf(refund) - sent.reduce((sum, { amount }) => sum + centsOf(amount), 0);
	const open = shareOut(left, centsOf(refund), cameBy(payments, sent), sent);
	return { paid: paid / 100, kept, back: refund, ways: [...sent, ...open] };
}

/** The refunds of the last so many cents: those before are of another occasion. */
function sentBack(payments: readonly Payment[], cents: number): WayBack[] {
	const sent: WayBack[] = [];
	let left = cents;
	for (const { amount, method, paidOn } of payments.toReversed()) {
		if (amount >= 0 || left <= 0) continue;
		sent.unshift({ amount: -amount, method, sentOn: paidOn });
		left += centsOf(amount);
	}
	return sent;
}

type ByMethod = { method: PaymentMethod; cents: number }[];

/** What came in by each method before any of it was sent back. */
function cameBy(payments: readonly Payment[], sent: readonly WayBack[]): ByMethod {
	return paymentMethods.flatMap((method) => {
		const net = sumBy(payments, method) + sumBy(sent, method);
		return net > 0 ? [{ method, cents: net }] : [];
	});
}

function sumBy(
	rows: readonly { amount: number; method: PaymentMethod | null }[],
	method: PaymentMethod,
): number {
	return rows
		.filter((row) => row.method === method)
		.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

/** So many cents as they are still to be sent: each method has its share of all that goes back, to the cent. */
function shareOut(left: number, all: number, came: ByMethod, sent: readonly WayBack[]): WayBack[] {
	if (left <= 0) return [];
	const total = came.reduce((sum, { cents }) => sum + cents, 0);
	let counted = 0;
	let before = 0;
	const ways = came.map(({ method, cents }) => {
		counted += cents;
		// The last one takes up what rounding leaves.
		const until = Math.round((all * counted) / total);
		const share = until - before - sumBy(sent, method);
		before = until;
		return { method, amount: share / 100, sentOn: null };
	});
	const isPlain = total >= all && ways.every(({ amount }) => amount >= 0);
	return isPlain
		? ways.filter(({ amount }) => amount > 0)
		: [{ method: null, amount: left / 100, sentOn: null }];
}

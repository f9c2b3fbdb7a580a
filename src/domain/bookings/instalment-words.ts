import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatDate, formatLongDate } from '../calendar/format-date.ts';
import { formatMoneyInCents } from '../money.ts';
import type { DeskHours } from './desk-hours.ts';
import { type Instalment, instalments, type Payable } from './instalments.ts';
import { daysAfterGuarantee, flightPaymentDays, type PaymentTerms } from './payment-terms.ts';

const names: Record<Instalment['of'], string> = {
	deposit: 'Deposit',
	balance: 'Balance',
	whole: 'All of it',
};

export type InstalmentLine = { name: string; when: string; amount: number };

/** An instalment in a line: 'Deposit', 'by Mon, Nov 30, 2026' or 'paid', and dollars that are open or were paid. */
export function instalmentLine(instalment: Instalment): InstalmentLine {
	const { of, amount, open } = instalment;
	if (open === 0) return { name: names[of], when: 'paid', amount };
	const rest = open < amount ? ', what is left of it' : '';
	return { name: names[of], when: `${dueWords(instalment)}${rest}`, amount: open };
}

/** 'by Tue, Mar 16, 2027', 'by Tue, Mar 16, 2027, if it is guaranteed to leave by then', '7 days after it is guaranteed to leave' */
function dueWords({ due, waits }: Instalment): string {
	const afterwards = `${daysAfterGuarantee} days after the departure is guaranteed`;
	if (due === null) return afterwards;
	return waits ? `by ${formatDate(due)}, and not before ${afterwards}` : `by ${formatDate(due)}`;
}

/**
 * What whoever books is told of paying, before anybody has confirmed it: 'Today nothing. Once we have confirmed it on the
 * phone, $743.60 within 3 days and the rest, $2,974.40, by March 16, 2027.'
 * @param today the day in New York: what is confirmed on it
 */
export function payingInShort(
	booking: Omit<Payable, 'paid' | 'confirmed'>,
	today: CalendarDate,
	terms: PaymentTerms & DeskHours,
): string {
	const parts = instalments({ ...booking, paid: 0, confirmed: today }, terms);
	const [first, rest] = parts;
	if (!first) return '';
	const days = booking.type === 'flight' ? flightPaymentDays : terms.depositDays;
	const within = `within ${days === 1 ? 'a day' : `${days} days`}`;
	const told = `Today nothing. Once we have confirmed it on the phone, ${formatMoneyInCents(first.amount)} ${within}`;
	return rest
		? `${told} and the rest, ${formatMoneyInCents(rest.amount)}, ${restWords(rest)}.`
		: `${told}.`;
}

function restWords({ due, waits }: Instalment): string {
	if (due === null) return `${daysAfterGuarantee} days after the departure is guaranteed`;
	const by = `by ${formatLongDate(due)}`;
	return waits ? `${by}, and not before the departure is guaranteed` : by;
}

import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';
import { firstMomentOf } from '../calendar/time-zones.ts';
import { centsOf } from '../money.ts';
import type { BookingType } from './booking.ts';
import type { DeskHours } from './desk-hours.ts';
import { firstOpenMoment, lastOpenMoment } from './open-hours.ts';
import { daysAfterGuarantee, flightPaymentDays, type PaymentTerms } from './payment-terms.ts';

/** What of a booking decides what is to be paid when. */
export type Payable = {
	type: BookingType;
	/** Dollars, of the whole party, and what of it came in. */
	total: number;
	paid: number;
	/** Days in New York. */
	departure: CalendarDate;
	confirmed: CalendarDate;
	/** Since when its departure is guaranteed to leave; null while it is not; undefined where nobody waits for that. */
	guaranteed?: CalendarDate | null | undefined;
};

export const instalmentParts = ['deposit', 'balance', 'whole'] as const;

/** A part of what a booking costs. */
export type Instalment = {
	of: (typeof instalmentParts)[number];
	/** Dollars. */
	amount: number;
	/** Dollars of it that are not paid: what came in pays the earliest first. */
	open: number;
	/** The last day of the desk's on which it can be paid in time; null where that is not known before the guarantee. */
	due: CalendarDate | null;
	/** Whether it is not due before the departure is guaranteed, which it is not yet. */
	waits: boolean;
};

/** What of a booking is to be paid, and by when: the parts add up to its total, the earliest first. */
export function instalments(booking: Payable, terms: PaymentTerms & DeskHours): Instalment[] {
	const { type, total, departure, confirmed, guaranteed } = booking;
	const dueIn = (days: number) => deskDayFrom(addDays(confirmed, days), booking, terms);
	if (type === 'flight') return covered([part('whole', total, dueIn(flightPaymentDays))], booking);
	const first = dueIn(terms.depositDays);
	const day = addDays(departure, -terms.balanceDays);
	const earliest = guaranteed ? addDays(guaranteed, daysAfterGuarantee) : day;
	const rest = deskDayFrom(earliest > day ? earliest : day, booking, terms);
	const waits = guaranteed === null;
	if (rest <= first && !waits) return covered([part('whole', total, first)], booking);
	const deposit = Math.round((centsOf(total) * terms.depositPercent) / 100) / 100;
	const balance = (centsOf(total) - centsOf(deposit)) / 100;
	return covered(
		[
			part('deposit', deposit, first),
			{ ...part('balance', balance, rest > first ? rest : null), waits },
		],
		booking,
	);
}

function part(of: Instalment['of'], amount: number, due: CalendarDate | null): Instalment {
	return { of, amount, open: amount, due, waits: false };
}

function covered(parts: readonly Instalment[], { paid }: Payable): Instalment[] {
	let left = Math.max(0, centsOf(paid));
	return parts.map((each) => {
		const taken = Math.min(left, centsOf(each.amount));
		left -= taken;
		return { ...each, open: (centsOf(each.amount) - taken) / 100 };
	});
}

/**
 * The first day from one on at which the desk is there, but no later than its last before the departure: where none lies
 * between, the day of the confirmation.
 */
function deskDayFrom(
	day: CalendarDate,
	{ departure, confirmed }: Payable,
	desk: DeskHours,
): CalendarDate {
	const begins = (date: CalendarDate) => new Date(firstMomentOf(`${date}T00:00`, desk.timeZone));
	const open = firstOpenMoment(desk, begins(day));
	const last = lastOpenMoment(desk, begins(departure));
	const latest = last === null ? confirmed : newYorkDay(last);
	const next = open === null ? latest : newYorkDay(open);
	const due = next < latest ? next : latest;
	return due > confirmed ? due : confirmed;
}

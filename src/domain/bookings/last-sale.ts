import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { firstMomentOf } from '../calendar/time-zones.ts';
import type { DeskHours } from './desk-hours.ts';
import { firstOpenMoment, lastOpenMoment } from './open-hours.ts';

/** How many days before a tour's departure it is decided whether enough travel for it to leave. */
export type DecisionTerms = { decisionDays: number };

/**
 * Until when a trip is sold: a flight until so many `hours` before it leaves, a tour until so many `days` before the day
 * on which it does, and one that may not leave until `decisionDays` before it; and the desk, which has to confirm a flight
 * by then.
 */
export type SaleTerms = DeskHours & DecisionTerms & { lastSale: { hours: number; days: number } };

/** When a trip begins: its first flight at a moment, a tour on a day of its own zone (IANA). */
export type Leaving =
	| { type: 'flight'; leavesAt: Date }
	| {
			type: 'tour';
			date: CalendarDate;
			timeZone: string;
			/** Whether it may not leave for want of travellers (`tours/decision.ts`). */
			isUndecided: boolean;
	  };

const hour = 3_600_000;
/** The last moment that a `Date` can hold. */
const endOfTime = 8.64e15;

/**
 * Whether a trip can still be sold at a moment. A flight: it leaves in `hours` or more, and between now and then there is
 * a moment at which the desk is there to confirm it. A tour: where it leaves, its day is `days` away or more, and the day
 * on which its departure is decided is not over or it is guaranteed. This rule is the only one: lists, quotes, the checkout and the server ask here, or compare with what `soldUntil` and `soldFrom` say.
 */
export function canStillBeSold(trip: Leaving, now: Date, terms: SaleTerms): boolean {
	return now <= soldUntil(trip, terms);
}

/** The last moment at which a trip can be sold; 1970 where no desk was ever there to confirm it. */
export function soldUntil(trip: Leaving, terms: SaleTerms): Date {
	const { hours, days } = terms.lastSale;
	if (trip.type === 'tour') {
		const lastDay = trip.isUndecided ? Math.max(days, terms.decisionDays) : days;
		const tooLate = addDays(trip.date, 1 - lastDay);
		return new Date(firstMomentOf(`${tooLate}T00:00`, trip.timeZone) - 1);
	}
	const latest = new Date(trip.leavesAt.getTime() - hours * hour);
	return lastOpenMoment(terms, latest) ?? new Date(0);
}

/**
 * The same rule from the other end: flights that leave at this moment or later can be sold now, those before it cannot.
 * The end of time where the desk is never there.
 */
export function soldFrom(now: Date, terms: SaleTerms): Date {
	const confirmed = firstOpenMoment(terms, now);
	if (confirmed === null) return new Date(endOfTime);
	return new Date(confirmed.getTime() + terms.lastSale.hours * hour);
}

/** When a trip begins, as a moment: a tour with its day, where it leaves. */
export function leavesAt(trip: Leaving): Date {
	if (trip.type === 'flight') return trip.leavesAt;
	return new Date(firstMomentOf(`${trip.date}T00:00`, trip.timeZone));
}

import type { DecisionTerms } from '../bookings/last-sale.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { formatLongDate } from '../calendar/format-date.ts';
import { decisionDay } from './decision.ts';
import type { DepartureState } from './departure.ts';
import { tourDays } from './filter.ts';

/** Why a departure is called off. */
export const callingOffReasons = ['too few travellers', 'not safe', 'cannot be run'] as const;
export type CallingOffReason = (typeof callingOffReasons)[number];

/** What whoever booked is told: '… because too few travellers had booked it.' */
export const callingOffWords: Readonly<Record<CallingOffReason, string>> = {
	'too few travellers': 'too few travelers had booked it',
	'not safe': 'it is not safe to travel there then',
	'cannot be run': 'it cannot be run as we promised it',
};

/** For so many days the seats of another departure are kept for whoever booked one that is called off. */
export const keptSeatsDays = 7;

/**
 * The last days before a departure on which too few travellers may still be a reason, by how many days the tour takes:
 * regulation 13 of the UK's Package Travel Regulations 2018. Of the shortest it is 48 hours, which are two whole days here.
 */
const latestNotice = [
	{ overDays: 6, daysBefore: 20 },
	{ overDays: 1, daysBefore: 7 },
	{ overDays: 0, daysBefore: 2 },
] as const;

type Departure = { date: CalendarDate; state: DepartureState; guaranteedAt: unknown };

/**
 * The last day on which a departure can be called off because too few travellers booked it: its decision day, or earlier
 * where the law wants whoever booked to hear of it earlier.
 * @param duration '7 days'
 */
function lastDayForTooFew(
	date: CalendarDate,
	duration: string,
	terms: DecisionTerms,
): CalendarDate {
	const days = tourDays(duration) ?? 1;
	const { daysBefore } = latestNotice.find(({ overDays }) => days > overDays) ?? latestNotice[2];
	const [first = date] = [decisionDay(date, terms), addDays(date, -daysBefore)].toSorted();
	return first;
}

/**
 * Why a departure cannot be called off for a reason on a day in New York, in a sentence for the desk; null where it can.
 * @param departure.duration '7 days'
 */
export function whyNotCallOff(
	departure: Departure & { duration: string },
	reason: CallingOffReason,
	{ today, terms }: { today: CalendarDate; terms: DecisionTerms },
): string | null {
	const { date, state, guaranteedAt, duration } = departure;
	if (state === 'called off') return 'It is called off already.';
	if (date < today) return 'It has left: it can no longer be called off.';
	if (reason !== 'too few travellers') return null;
	if (guaranteedAt !== null) {
		return 'It was guaranteed to leave, whoever cancels: too few travelers is no reason any more.';
	}
	const last = lastDayForTooFew(date, duration, terms);
	if (today <= last) return null;
	return `Too few travelers was a reason until ${formatLongDate(last)}: whoever booked was told so, and it leaves.`;
}

/** What was made of seats that are kept: nobody has answered, they were taken, or given back for the money. */
export const keptSeatsAnswers = ['asked', 'taken', 'declined'] as const;
export type KeptSeatsAnswer = (typeof keptSeatsAnswers)[number];

/** Whether seats are still kept for whoever can take them at a moment. */
export function areKept(
	{ answer, until }: { answer: KeptSeatsAnswer; until: Date | string },
	now: Date,
): boolean {
	return answer === 'asked' && new Date(until) > now;
}

import type { DecisionTerms } from '../bookings/last-sale.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { formatMonthAndDay } from '../calendar/format-date.ts';
import { type DepartureState, isShownState } from './departure.ts';

/** What of a departure says whether it leaves for certain. */
export type Decided = {
	state: DepartureState;
	/** The number of confirmed travellers from which it is guaranteed to leave. */
	guaranteedFrom: number;
};

/**
 * Whether a departure may not leave for want of travellers: nobody has guaranteed it, and one traveller is not enough. What
 * was guaranteed once stays so, whoever cancels.
 */
export function isUndecided({ state, guaranteedFrom }: Decided): boolean {
	return state !== 'guaranteed' && guaranteedFrom > 1;
}

/** The last day on which a departure can become one that leaves for certain; from the next on only those are sold. */
export function decisionDay(date: CalendarDate, { decisionDays }: DecisionTerms): CalendarDate {
	return addDays(date, -decisionDays);
}

/**
 * What whoever looks at a departure is told of whether it leaves: 'Guaranteed to leave', 'Leaves with 4 or more, decided by
 * Apr 15', or what 'on request' means; '' of one that visitors do not see, and where one traveller is enough.
 */
export function decisionWords(
	{ date, ...departure }: Decided & { date: CalendarDate },
	terms: DecisionTerms,
): string {
	if (departure.state === 'guaranteed') return 'Guaranteed to leave';
	if (departure.state === 'on request') return 'On request: we ask the hotels before we confirm it';
	if (!isShownState(departure.state) || !isUndecided(departure)) return '';
	const by = formatMonthAndDay(decisionDay(date, terms));
	return `Leaves with ${departure.guaranteedFrom} or more, decided by ${by}`;
}

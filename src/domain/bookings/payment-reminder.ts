import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Instalment } from './instalments.ts';

/** When whoever booked is reminded of an instalment: some days before it is due, on the day, and once it is overdue. */
type ReminderStage = 'soon' | 'today' | 'overdue';

const daysBefore = 7;

/** Days after it was due, from which on an instalment is overdue: somebody is reminded, and it waits at the desk. */
export const overdueDays = 3;

/** What somebody is to be reminded of, and of which day's reminder. */
export type DueReminder = { stage: ReminderStage; instalment: Instalment; due: CalendarDate };

/**
 * What whoever booked is to be reminded of on a day: the earliest instalment that is open, at its latest stage, so that a
 * day on which nobody was written to is made up for. What is due within days of the confirmation was told by that letter,
 * and is reminded of on its day.
 * @returns null where nothing is
 */
export function dueReminder(parts: readonly Instalment[], today: CalendarDate): DueReminder | null {
	const instalment = parts.find(({ open }) => open > 0);
	if (!instalment || instalment.due === null || instalment.waits) return null;
	const { due, of } = instalment;
	if (today >= addDays(due, overdueDays)) return { stage: 'overdue', instalment, due };
	if (today >= due) return { stage: 'today', instalment, due };
	const isSoon = of === 'balance' && today >= addDays(due, -daysBefore);
	return isSoon ? { stage: 'soon', instalment, due } : null;
}

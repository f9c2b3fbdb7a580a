import type { BookingType } from '../bookings/booking.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';

/** What whoever booked is written to about before a trip: papers and money, the final details, and the day before. */
export type AheadStage = 'papers' | 'details' | 'tomorrow';

/**
 * From how many days before departure on each is written, and until how many: a day on which nobody was written to is made
 * up for, and who books late is told what is still of use. Papers and money are of a tour; a flight is paid by then.
 */
const stages: readonly { stage: AheadStage; from: number; to: number; types: BookingType[] }[] = [
	{ stage: 'papers', from: 60, to: 15, types: ['tour'] },
	{ stage: 'details', from: 7, to: 2, types: ['tour', 'flight'] },
	{ stage: 'tomorrow', from: 1, to: 1, types: ['tour', 'flight'] },
];

/** The trips that are written about on a day, by the first and the last day on which they leave. */
export type AheadOn = {
	stage: AheadStage;
	types: readonly BookingType[];
	first: CalendarDate;
	last: CalendarDate;
};

export function aheadOn(today: CalendarDate): AheadOn[] {
	return stages.map(({ stage, from, to, types }) => ({
		stage,
		types,
		first: addDays(today, to),
		last: addDays(today, from),
	}));
}

import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatDate } from '../calendar/format-date.ts';
import { timeInWords } from './fact-words.ts';
import type { TourFacts } from './tour-facts.ts';

type Beginning = Pick<TourFacts, 'meetingPoint' | 'meetingTime' | 'start'>;
type End = Pick<TourFacts, 'endTime' | 'end'>;
type Contact = Pick<TourFacts, 'contact' | 'contactPhone'>;

/**
 * When and where a tour begins: 'Sat, May 15, 2027, 2:00 PM: the arrivals hall', as much of it as is known; '' of nothing.
 * @param day of the departure; without one, as of any departure
 */
export function beginningInWords(
	{ meetingPoint, meetingTime, start }: Beginning,
	day?: CalendarDate,
): string {
	return whenAndWhere([day && formatDate(day), timeInWords(meetingTime)], meetingPoint ?? start);
}

/** When and where it is over: 'Sat, May 22, 2027, by 6:00 PM: Denpasar airport'; as `beginningInWords`. */
export function endInWords({ endTime, end }: End, day?: CalendarDate): string {
	const time = timeInWords(endTime);
	return whenAndWhere([day && formatDate(day), time && `by ${time}`], end);
}

/** Who runs it there: 'Walking Ubud, +62 361 555 0142'; '' where neither is known. */
export function contactInWords({ contact, contactPhone }: Contact): string {
	return [contact, contactPhone].filter(Boolean).join(', ');
}

function whenAndWhere(when: readonly (string | null | undefined)[], where: string | null): string {
	return [when.filter(Boolean).join(', '), where].filter(Boolean).join(': ');
}

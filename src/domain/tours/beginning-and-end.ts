import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatDate } from '../calendar/format-date.ts';
import { timeInWords } from './fact-words.ts';
import type { TourFacts } from './tour-facts.ts';

type Beginning = Pick<TourFacts, 'meetingPoint' | 'meetingTime' | 'start'>;
type End = Pick<TourFacts, 'endTime' | 'end'>;
type Numbers = Pick<TourFacts, 'contact' | 'contactPhone' | 'emergencyPhone'>;

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

/** Whom to call there, as a line each: 'Contact there', 'Walking Ubud', '+62 361 555 0142'; for those who travel alone. */
export function numbersToCall({
	contact,
	contactPhone,
	emergencyPhone,
}: Numbers): { term: string; who: string; phone: string | null }[] {
	const all = [
		{ term: 'Contact there', who: contact ?? '', phone: contactPhone },
		{ term: 'In an emergency, day and night', who: '', phone: emergencyPhone },
	];
	return all.filter(({ who, phone }) => who !== '' || phone !== null);
}

/** The same where nothing can be pressed: 'Contact there', 'Walking Ubud, +62 361 555 0142'. */
export function numbersInWords(facts: Numbers): (readonly [term: string, words: string])[] {
	return numbersToCall(facts).map(({ term, who, phone }) => [
		term,
		[who, phone].filter(Boolean).join(', '),
	]);
}

function whenAndWhere(when: readonly (string | null | undefined)[], where: string | null): string {
	return [when.filter(Boolean).join(', '), where].filter(Boolean).join(': ');
}

import { dayWords, hourWords, wholeWords } from '#src/domain/calendar/moment-words.ts';

/**
 * A moment near enough to need no year, where whoever reads it is: '2:39 AM EST' today, else 'Nov 24, 2:39 AM EST'; in
 * another year all of it, which is under the pointer, too.
 * @param at an ISO date-time
 */
export function ShortMoment({ at, now }: { at: string; now: Date }) {
	const moment = new Date(at);
	const isToday = moment.toDateString() === now.toDateString();
	const isThisYear = moment.getFullYear() === now.getFullYear();
	const words = isToday ? hourWords : isThisYear ? dayWords : wholeWords;
	return (
		<time dateTime={at} title={wholeWords(moment)} className="price whitespace-nowrap">
			{words(moment)}
		</time>
	);
}

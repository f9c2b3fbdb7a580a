import { wholeWords } from '#src/domain/calendar/moment-words.ts';
import { newYorkMoment } from '#src/domain/calendar/new-york-moment.ts';

/**
 * A moment where the administrator is, with its zone; on the desk's clock it is under the pointer.
 * @param at an ISO date-time; anything else is shown as it is
 */
export function Moment({ at }: { at: string }) {
	const moment = new Date(at);
	if (Number.isNaN(moment.getTime())) return <>{at}</>;
	// 'Nov 24, 2026, 2:39 AM EST': a narrow column breaks it before its hour alone.
	const [date, year, hour] = wholeWords(moment).split(', ');
	return (
		<time dateTime={at} title={newYorkMoment(moment)} className="price">
			<span className="whitespace-nowrap">
				{date}, {year},
			</span>{' '}
			<span className="whitespace-nowrap">{hour}</span>
		</time>
	);
}

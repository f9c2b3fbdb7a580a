import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { mostDatesOfSeries } from '#src/domain/tours/series.ts';

import type { SeriesDays } from './use-series.ts';

/** What a series makes: how many departures, from when to when, and which days are left out and why. */
export function SeriesPreview({ days }: { days: SeriesDays }) {
	const { fresh, existing, past, isTooMany } = days;
	return (
		<div className="series-preview">
			<p role="status" className="font-semibold">
				{summary(days)}
			</p>
			{existing.length > 0 && (
				<p className="hint">Left out, because the tour leaves then already: {listed(existing)}.</p>
			)}
			{past.length > 0 && <p className="hint">Left out, because they are past: {listed(past)}.</p>}
			{fresh.length > 1 && !isTooMany && (
				<details>
					<summary className="link">All dates</summary>
					<ol className="series-dates">
						{fresh.map((day) => (
							<li key={day} className="price">
								{formatDate(day)}
							</li>
						))}
					</ol>
				</details>
			)}
		</div>
	);
}

function summary({ fresh, existing, past, isTooMany, isAsking }: SeriesDays): string {
	if (isTooMany) {
		return `These are more than ${mostDatesOfSeries} departures: please choose an earlier last date.`;
	}
	if (isAsking) return 'Looking up when the tour leaves already…';
	const [first = '', last = ''] = [fresh.at(0), fresh.at(-1)];
	if (first === '') {
		return existing.length + past.length > 0
			? 'Nothing is left to add.'
			: 'Choose the dates to see what is added.';
	}
	if (first === last) return `Adds 1 departure: ${formatDate(first)}.`;
	return `Adds ${formatNumber(fresh.length)} departures, from ${formatDate(first)} to ${formatDate(last)}.`;
}

/** Of many days only the first are named. */
function listed(days: readonly CalendarDate[]): string {
	const named = days.slice(0, mostNamed).map(formatDate);
	const others = days.length - named.length;
	return [...named, ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
}

const mostNamed = 4;

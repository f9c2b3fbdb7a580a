import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { type CalendarDate, isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { mostDatesOfSeries, type SeriesStep, seriesOf } from '#src/domain/tours/series.ts';
import { existingQuery } from '#src/stores/desk/departures.ts';

export type EnteredSeries = {
	every: SeriesStep;
	/** '' while it is not chosen. */
	from: string;
	to: string;
	/** 1 for Monday to 7 for Sunday. */
	weekdays: readonly number[];
};

/** The days of a series, as far as they are known. */
export type SeriesDays = {
	/** Those that are to be added, the soonest first. */
	fresh: CalendarDate[];
	/** Those on which the tour leaves already. */
	existing: CalendarDate[];
	/** Those before today. */
	past: CalendarDate[];
	/** There are more than can be added at once. */
	isTooMany: boolean;
	/** Which of them exist is being asked. */
	isAsking: boolean;
};

const nothing: EnteredSeries = { every: 'once', from: '', to: '', weekdays: [] };

/**
 * The series that is being entered, and the days that it makes of a tour.
 * @param tour the number of the tour; null while none is chosen
 * @param today null while it is not known
 */
export function useSeries(tour: number | null, today: CalendarDate | null) {
	const [entered, setEntered] = useState(nothing);
	const all = useMemo(() => daysOf(entered), [entered]);
	const [first = '', last = ''] = [all.at(0), all.at(-1)];
	const isTooMany = all.length > mostDatesOfSeries;
	const isAsked = tour !== null && first !== '' && !isTooMany;
	const { data, isFetching } = useQuery({
		...existingQuery(tour ?? 0, first, last),
		enabled: isAsked,
	});
	const days = useMemo((): SeriesDays => {
		const there = new Set(isAsked ? data?.rows.map(({ date }) => date) : []);
		// Refused as they are.
		if (isTooMany) return { fresh: all, existing: [], past: [], isTooMany, isAsking: false };
		const past = all.filter((day) => today !== null && day < today);
		const ahead = all.slice(past.length);
		return {
			fresh: ahead.filter((day) => !there.has(day)),
			existing: ahead.filter((day) => there.has(day)),
			past,
			isTooMany,
			isAsking: isAsked && isFetching && data === undefined,
		};
	}, [all, data, isAsked, isFetching, isTooMany, today]);
	return {
		entered,
		days,
		isChanged: entered !== nothing,
		change: (part: Partial<EnteredSeries>) => setEntered({ ...entered, ...part }),
	};
}

export type SeriesInHand = ReturnType<typeof useSeries>;

function daysOf({ every, from, to, weekdays }: EnteredSeries): CalendarDate[] {
	if (!isCalendarDate(from)) return [];
	if (every !== 'once' && !isCalendarDate(to)) return [];
	return seriesOf({ every, from, to, weekdays });
}

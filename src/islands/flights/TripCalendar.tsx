import { useStore } from '@nanostores/react';
import { startTransition, useCallback, useEffect, useState } from 'react';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import { cheapestThird, type TripEnd } from '#src/domain/flights/calendar-trips.ts';
import { filtersInWords } from '#src/domain/flights/filter-words.ts';
import { isEarly } from '#src/domain/flights/forecast.ts';
import { partyLabel, parseParty } from '#src/domain/flights/party.ts';
import { site } from '#src/site.ts';
import {
	$calendarPrices,
	aboutView,
	askCalendarPrices,
	type CalendarPrices,
	type CalendarView,
	forgetCalendarPrices,
} from '#src/stores/flights/calendar-prices.ts';
import { $resultsView } from '#src/stores/flights/results-view.ts';
import { $flightSearch } from '#src/stores/flights/search.ts';
import type { TripCalendarProps } from '#src/ui/TripDateFields.tsx';
import { TripPicker } from '#src/ui/TripPicker.tsx';

import { firstMonth, twoMonths, viewOfMonths } from './calendar-view.ts';
import { useMatch } from './use-match.ts';
import { useStages } from './use-stages.ts';
import { useUnhurried } from './use-unhurried.ts';

/** The calendar of the search form: each day with the lowest total that its list will show. */
export function TripCalendar(props: TripCalendarProps) {
	const { end, today } = props;
	const { search } = useStore($flightSearch);
	const [month, setMonth] = useState(() => firstMonth(search, end, today));
	const turnTo = useCallback((turned: Date) => startTransition(() => setMonth(turned)), []);
	const monthCount = useMatch(twoMonths) ? 2 : 1;
	// The first month stands with its prices before the second is drawn beside it.
	const drawn = useStages(monthCount);
	const { sort: _, ...filters } = useUnhurried($resultsView);
	const view = viewOfMonths({ search, filters, end, today, month, monthCount });
	const { dates } = view;
	const told = useUnhurried($calendarPrices);
	// What was asked before the calendar opened may have been another question.
	const isStale = told.state === 'known' && told.about !== aboutView(view);
	const shown = isStale ? waiting : told;
	useEffect(() => ask(view));
	useEffect(() => forgetCalendarPrices, []);
	const prices = shown.state === 'known' ? shown.prices : none;
	return (
		<TripPicker
			{...props}
			{...{ dates, month, monthCount }}
			isBegun={drawn < monthCount}
			onMonthChange={turnTo}
			days={{ prices, cheapest: cheapestThird(prices), isEarly: (day) => isEarly(day, today) }}
			caption={captionOf(shown, view) + earlyRemark(prices.keys(), today)}
		/>
	);
}

const none: ReadonlyMap<CalendarDate, number> = new Map();
const waiting = { state: 'loading' } as const;

/** Looks up what the calendar of a date will show, before it opens. */
export function askAhead(end: TripEnd, today: CalendarDate): void {
	const { search } = $flightSearch.get();
	const month = firstMonth(search, end, today);
	const monthCount = matchMedia(twoMonths).matches ? 2 : 1;
	const { sort: _, ...filters } = $resultsView.get();
	const view = viewOfMonths({ search, filters, end, today, month, monthCount });
	ask(view);
}

function ask(view: CalendarView): void {
	void askCalendarPrices(view, new Date());
}

/** What the prices are of, or why there are none. */
function captionOf(
	shown: CalendarPrices,
	{ search: { passengers }, filters, end, dates: { returnDate } }: CalendarView,
): string {
	if (shown.state === 'none') return shown.why;
	if (shown.state === 'loading') return 'Looking up prices…';
	const party = parseParty(passengers);
	const isRoundTrip = end === 'return' || returnDate !== '';
	const narrowed = filtersInWords(filters, { isRoundTrip, airline: site.airline });
	const whom = `${party ? ` for ${partyLabel(party)}` : ''}${narrowed && `, ${narrowed}`}`;
	if (end === 'return') return `Lowest totals there and back${whom}.`;
	if (returnDate === '') return `Lowest totals one way${whom}.`;
	return `Lowest totals${whom}, back on ${formatShortDate(returnDate)}.`;
}

/** Said where a price is shown of a day that airlines have not opened yet. */
function earlyRemark(days: Iterable<CalendarDate>, today: CalendarDate): string {
	const first = [...days].find((day) => isEarly(day, today));
	return first
		? ` From ${formatShortDate(first)} early estimates: airlines have not opened these days.`
		: '';
}

import { useStore } from '@nanostores/react';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { partyLabel, parseParty } from '#src/domain/bookings/party.ts';
import {
	type CalendarDate,
	isCalendarDate,
	localMidnight,
} from '#src/domain/calendar/calendar-date.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import {
	cheapestThird,
	daysOfMonths,
	type FormDates,
	isEarly,
	type TripEnd,
} from '#src/domain/flights/calendar-trips.ts';
import {
	$calendarPrices,
	askCalendarPrices,
	type CalendarPrices,
	forgetCalendarPrices,
} from '#src/stores/flights/calendar-prices.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';
import { $flightSearch } from '#src/stores/flights/search.ts';
import type { TripCalendarProps } from '#src/ui/TripDateFields.tsx';
import { TripPicker } from '#src/ui/TripPicker.tsx';

/** Where a second month fits beside the first. */
const twoMonths = '(width >= 48rem)';

/** The calendar of the search form: each day with the lowest total that its list will show. */
export function TripCalendar(props: TripCalendarProps) {
	const { end, today } = props;
	const { search } = useStore($flightSearch);
	const dates = realDates(search, today);
	const [month, setMonth] = useState(() => localMidnight(dateToShow(end, dates) || today));
	const monthCount = useMatch(twoMonths) ? 2 : 1;
	const days = daysOfMonths(month, monthCount).filter((day) => day >= today);
	const shown = useStore($calendarPrices);
	useEffect(() => void askCalendarPrices({ search, end, dates, days }, new Date()));
	useEffect(() => forgetCalendarPrices, []);
	const prices = shown.state === 'known' ? shown.prices : none;
	return (
		<TripPicker
			{...props}
			{...{ dates, month, monthCount }}
			onMonthChange={setMonth}
			days={{ prices, cheapest: cheapestThird(prices), isEarly: (day) => isEarly(day, today) }}
			caption={captionOf(shown, search, end, dates) + earlyRemark(prices.keys(), today)}
		/>
	);
}

const none: ReadonlyMap<CalendarDate, number> = new Map();

// What is typed may be no day, or one that has passed.
function realDates({ departureDate, returnDate }: FlightSearch, today: CalendarDate): FormDates {
	const real = (date: string, first: CalendarDate) =>
		isCalendarDate(date) && date >= first ? date : '';
	const departure = real(departureDate, today);
	return { departureDate: departure, returnDate: real(returnDate, departure || today) };
}

function dateToShow(end: TripEnd, { departureDate, returnDate }: FormDates): string {
	return end === 'return' ? returnDate || departureDate : departureDate;
}

/** What the prices are of, or why there are none. */
function captionOf(
	shown: CalendarPrices,
	{ passengers }: FlightSearch,
	end: TripEnd,
	{ returnDate }: FormDates,
): string {
	if (shown.state === 'none') return shown.why;
	if (shown.state === 'loading') return 'Looking up prices…';
	const party = parseParty(passengers);
	const whom = party ? ` for ${partyLabel(party)}` : '';
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

function useMatch(query: string): boolean {
	return useSyncExternalStore(
		(changed) => {
			const match = matchMedia(query);
			match.addEventListener('change', changed);
			return () => match.removeEventListener('change', changed);
		},
		() => matchMedia(query).matches,
	);
}

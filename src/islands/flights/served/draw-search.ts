import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { parseParty, partyLabel } from '#src/domain/bookings/party.ts';
import {
	addDays,
	type CalendarDate,
	isCalendarDate,
	utcToday,
} from '#src/domain/calendar/calendar-date.ts';
import { type Airport, airportLookup } from '#src/domain/flights/airports.ts';
import { datePairs, type PricedTrip, pricesByDay } from '#src/domain/flights/fare-calendar.ts';
import { parseOfferId } from '#src/domain/flights/quote.ts';
import {
	$resultsView,
	readResultsView,
	resultsParameters,
} from '#src/stores/flights/results-view.ts';
import { answerSearch, type SearchAnswer } from '#src/stores/flights/search-answer.ts';
import {
	type FlightSearch,
	flightSearchIssues,
	isFullSearch,
	readFlightSearch,
	searchParameters,
} from '#src/stores/flights/search-fields.ts';

import { ServedDays } from '../dates/ServedDays.tsx';
import { nightsOf, tripOf } from '../dates/trip-address.ts';
import { RefusedSearch } from '../RefusedSearch.tsx';
import { resultsTitle } from '../results-title.ts';
import { Results } from '../Results.tsx';

const daysShown = 7;
const daysBefore = 3;

/** What the page of the search says in answer to an address. */
export type DrawnSearch = {
	/** Whether flights were found, or something has to be chosen or mended first; null where too little is asked for. */
	outcome: 'found' | 'refused' | null;
	/** Of what was found. */
	title: string | null;
	/** The results, or what is wrong. */
	html: string;
	/** What the form holds, by the names of its fields. */
	fields: Record<string, string>;
	/** What a value of them is called that its select may not offer, by the same names. */
	labels: Record<string, string>;
	/** The parameters of the address that all of this depends on. */
	parameters: readonly string[];
};

export type DrawnFrom = {
	asked: URLSearchParams;
	now: Date;
	/** The first departure that has not passed for somebody somewhere. */
	earliest: CalendarDate;
	airports: readonly Airport[];
};

/** Draws what the island would show of an address, with the same components and from the same offers. */
export function drawSearch({ asked, now, earliest, airports }: DrawnFrom): DrawnSearch {
	const search = readFlightSearch(asked);
	const nothing = { outcome: null, title: null, html: '' } as const;
	if (!isFullSearch(search)) return { ...nothing, ...filledBy(search) };
	const early = flightSearchIssues(search, earliest);
	const answer =
		Object.keys(early).length > 0
			? { issues: early }
			: answerSearch({ search, quoteDay: utcToday(now), asked, airports });
	if ('issues' in answer) {
		const results = { state: 'refused', search, issues: answer.issues } as const;
		const html = markup(createElement(RefusedSearch, { results }));
		return { outcome: 'refused', title: null, html, ...filledBy(search) };
	}
	// One for the whole process, and read before anybody else can write it: drawing waits for nothing.
	$resultsView.set(readResultsView(asked));
	const days = createElement(ServedDays, {
		search: answer.search,
		priced: daysAround(answer, utcToday(now), airports),
		today: utcToday(now),
	});
	const html = markup(createElement(Results, { results: { state: 'found', ...answer }, days }));
	const title = resultsTitle(answer.search);
	return { outcome: 'found', title, html, ...filledBy(answer.search) };
}

/** What the days around the departure cost: three before it, but none that has passed, and those after it. */
function daysAround(
	{ search, offers }: Extract<SearchAnswer, { offers: unknown }>,
	quoteDay: CalendarDate,
	airports: readonly Airport[],
): PricedTrip[] {
	const query = parseOfferId(offers[0]?.id ?? '')?.query;
	if (!query) return [];
	const trip = tripOf(search);
	const [first = trip.departureDate] = [addDays(trip.departureDate, -daysBefore), quoteDay]
		.filter((day) => day <= trip.departureDate)
		.toSorted()
		.slice(-1);
	const trips = datePairs(first, daysShown, nightsOf(trip));
	return [...pricesByDay({ query, quoteDay, airports: airportLookup(airports) }, trips)];
}

function filledBy(search: FlightSearch): Pick<DrawnSearch, 'fields' | 'labels' | 'parameters'> {
	const fields = Object.entries(searchParameters) as [keyof FlightSearch, string][];
	// A field for dates throws away what is none, and would seem to have been emptied by a person.
	const dateOf = (text: string) => (isCalendarDate(text) ? text : '');
	const held = {
		...search,
		departureDate: dateOf(search.departureDate),
		returnDate: dateOf(search.returnDate),
	};
	const party = parseParty(search.passengers);
	return {
		fields: Object.fromEntries(fields.map(([field, name]) => [name, held[field]])),
		labels: party ? { [searchParameters.passengers]: partyLabel(party) } : {},
		parameters: resultsParameters,
	};
}

function markup(content: ReactNode): string {
	return renderToStaticMarkup(content, { identifierPrefix: 'served' });
}

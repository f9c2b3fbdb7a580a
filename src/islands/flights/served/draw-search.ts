import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { soldFrom, soldUntil } from '#src/domain/bookings/last-sale.ts';
import {
	addDays,
	type CalendarDate,
	isCalendarDate,
	utcMidnight,
	utcToday,
} from '#src/domain/calendar/calendar-date.ts';
import { type Airport, airportLookup } from '#src/domain/flights/airports.ts';
import {
	datePairs,
	isSold,
	isWhollySold,
	type PriceRequest,
	pricesByDay,
	type TripDates,
} from '#src/domain/flights/fare-calendar.ts';
import { filtersInWords } from '#src/domain/flights/filter-words.ts';
import type { FlightOffer, FlightQuery } from '#src/domain/flights/offer.ts';
import { parseParty, partyLabel } from '#src/domain/flights/party.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import type { Town } from '#src/domain/flights/towns.ts';
import { site } from '#src/site.ts';
import {
	$resultsView,
	readResultsView,
	resultsParameters,
} from '#src/stores/flights/results-view.ts';
import { answerSearch } from '#src/stores/flights/search-answer.ts';
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
const [aSecond, aMinute] = [1000, 60_000];

/** What the page of the search says in answer to an address. */
export type DrawnSearch = {
	/** Whether flights were found, or something has to be chosen or mended first; null where too little is asked for. */
	outcome: 'found' | 'refused' | null;
	/** Of what was found. */
	title: string | null;
	/** The results, or what is wrong. */
	html: string;
	/** Until when it is so; null of what nobody may keep. */
	until: Date | null;
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
	/** Those that its texts may mean. */
	towns: readonly Town[];
};

/** The places that an address names, as they were typed. */
export function placesAsked(asked: URLSearchParams): string[] {
	const { origin, destination } = readFlightSearch(asked);
	return [origin, destination];
}

/** Draws what the island would show of an address, with the same components and from the same offers. */
export function drawSearch(from: DrawnFrom): DrawnSearch {
	const { asked, now, earliest, airports, towns } = from;
	const search = readFlightSearch(asked);
	const nothing = { outcome: null, title: null, html: '', until: null } as const;
	if (!isFullSearch(search)) return { ...nothing, ...filledBy(search) };
	const early = flightSearchIssues(search, earliest);
	const answer =
		Object.keys(early).length > 0
			? { issues: early }
			: answerSearch({ search, quoteDay: utcToday(now), asked, airports, towns });
	if ('issues' in answer) {
		const results = { state: 'refused', search, issues: answer.issues } as const;
		const html = markup(createElement(RefusedSearch, { results }));
		return { outcome: 'refused', title: null, html, until: null, ...filledBy(search) };
	}
	const request = requestOf(answer.query, now, airports);
	const trips = daysAround(answer.search, utcToday(now));
	// One for the whole process, and read before anybody else can write it: drawing waits for nothing.
	$resultsView.set(readResultsView(asked));
	const { sort: _, ...filters } = $resultsView.get();
	const days = createElement(ServedDays, {
		search: answer.search,
		priced: [...pricesByDay({ ...request, filters }, trips)],
		today: utcToday(now),
		narrowed: filtersInWords(filters, {
			isRoundTrip: answer.query.returnDate !== null,
			airline: site.airline,
		}),
	});
	const results = { state: 'found', ...answer } as const;
	const html = markup(createElement(Results, { results, days, now }));
	const title = resultsTitle(answer.search);
	const until = shownUntil(request, [tripOf(answer.search), ...trips], now);
	return { outcome: 'found', title, html, until, ...filledBy(answer.search) };
}

/**
 * Until when what is drawn is so: until the offers are quoted anew, or one of them goes off sale. While some of them are
 * said to leave too soon, with whom to call about them, for a minute.
 */
function shownUntil(request: PriceRequest, trips: readonly TripDates[], now: Date): Date {
	const midnight = utcMidnight(addDays(utcToday(now), 1));
	const near = trips.filter(
		({ departureDate }) => !isWhollySold(departureDate, soldFrom(new Date(midnight), site)),
	);
	const { soldFrom: from, ...search } = request;
	const offers = near.flatMap((trip) =>
		offersFor({ ...search, query: { ...search.query, ...trip } }),
	);
	const ends = offers
		.filter((offer) => isSold(offer, from))
		// Whoever keeps it counts whole seconds.
		.map((offer) => flightSoldUntil(offer).getTime() - aSecond);
	const isLate = offers.some((offer) => !isSold(offer, from) && new Date(offer.leavesAt) > now);
	return new Date(Math.min(midnight, ...ends, ...(isLate ? [now.getTime() + aMinute] : [])));
}

function flightSoldUntil({ leavesAt }: FlightOffer): Date {
	return soldUntil({ type: 'flight', leavesAt: new Date(leavesAt) }, site);
}

/** The days around the departure: three before it, but none that has passed, and those after it. */
function daysAround(search: FlightSearch, quoteDay: CalendarDate): TripDates[] {
	const trip = tripOf(search);
	const [first = trip.departureDate] = [addDays(trip.departureDate, -daysBefore), quoteDay]
		.filter((day) => day <= trip.departureDate)
		.toSorted()
		.slice(-1);
	return datePairs(first, daysShown, nightsOf(trip));
}

function requestOf(query: FlightQuery, now: Date, airports: readonly Airport[]): PriceRequest {
	return {
		query,
		quoteDay: utcToday(now),
		airports: airportLookup(airports),
		airline: site.airline,
		soldFrom: soldFrom(now, site),
	};
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

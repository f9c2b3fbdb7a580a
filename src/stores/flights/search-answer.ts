import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { type Airport, airportLookup, codeInLabel } from '#src/domain/flights/airports.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import type { FlightOffer, FlightQuery } from '#src/domain/flights/offer.ts';
import { partyLabel, partyRefusal, readParty } from '#src/domain/flights/party.ts';
import { placeLabel } from '#src/domain/flights/place.ts';
import {
	namesakeRemark,
	otherNamesakes,
	placeInFull,
	takenRemark,
	tripRemarks,
} from '#src/domain/flights/remarks.ts';
import { returnRemark } from '#src/domain/flights/return-remark.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { fold } from '#src/domain/text/fold.ts';
import { site } from '#src/site.ts';

import { inFull, namedPlaces, type Places } from './named-places.ts';
import {
	type FlightSearch,
	type FlightSearchIssues,
	flightSearchPath,
	searchParameters,
} from './search-fields.ts';

// Functions read this file too: nothing in it loads anything.

/**
 * A search with its airports' names in full, what it asks for by their codes, its offers, those too that leave too soon to
 * be sold, and what is odd about it; or which airports have to be chosen.
 */
export type SearchAnswer =
	| {
			search: FlightSearch;
			query: FlightQuery;
			offers: FlightOffer[];
			remarks: string[];
			/** The same search with another place of a name that was typed, one press away. */
			instead: Instead[];
	  }
	| { issues: FlightSearchIssues };

/** 'London (YXU), Canada', and the address of the search with it. */
export type Instead = { label: string; path: string };

export type SearchQuestion = {
	/** Checked as far as it goes without the list of airports. */
	search: FlightSearch;
	/** Today in UTC. */
	quoteDay: CalendarDate;
	/** The address that the search was read from, if it was. */
	asked: URLSearchParams;
	/** All that the search may mean. */
	airports: readonly Airport[];
};

/** The eight offers for a search. */
export function answerSearch({ search, quoteDay, asked, airports }: SearchQuestion): SearchAnswer {
	const places = namedPlaces(search, airports);
	if ('issues' in places) return places;
	const { departureDate, returnDate, passengers, cabinClass } = search;
	const query: FlightQuery = {
		origin: places.origin.code,
		destination: places.destination.code,
		departureDate,
		returnDate: returnDate || null,
		passengers,
		cabinClass,
	};
	const offers = offersFor({
		query,
		quoteDay,
		airports: airportLookup(airports),
		airline: site.airline,
	});
	const late = returnRemark(offers, returnDate || null);
	const remarks = [
		...choiceRemarks(search, asked),
		...cityRemarks(search, places),
		...tripRemarks({ ...places, lastDate: returnDate || departureDate, today: quoteDay }),
		...(late ? [late] : []),
	];
	const whole = inFull(search, places);
	return { search: whole, query, offers, remarks, instead: insteadOf(search, whole, places) };
}

// Where an address asks for what no field offers, the search has the default instead.
function choiceRemarks({ passengers, cabinClass }: FlightSearch, asked: URLSearchParams): string[] {
	const party = asked.get(searchParameters.passengers);
	const cabin = asked.get(searchParameters.cabinClass);
	return [
		...(party && party !== passengers ? [partyRemark(party, passengers)] : []),
		...(cabin && cabin !== cabinClass
			? [`We know no class “${cabin}”: these flights are in ${cabinClassLabel(cabinClass)}.`]
			: []),
	];
}

function partyRemark(asked: string, answered: string): string {
	const [wish, party] = [readParty(asked), readParty(answered)];
	const refusal = wish && partyRefusal(wish);
	const label = party && partyLabel(party);
	return refusal
		? `${refusal} These prices are for ${label}.`
		: `We know no party “${asked}”: these prices are for ${label}.`;
}

/** Where a typed city was taken for one of several of its name, the searches with the others. */
function insteadOf(asked: FlightSearch, whole: FlightSearch, places: Places): Instead[] {
	return (['origin', 'destination'] as const)
		.filter((end) => fold(asked[end]) === fold(places[end].city))
		.flatMap((end) =>
			otherNamesakes(places.airports, places[end]).map((other) => ({
				label: placeInFull(other),
				path: flightSearchPath({ ...whole, [end]: placeLabel(other) }),
			})),
		);
}

function cityRemarks(search: FlightSearch, { origin, destination, airports }: Places): string[] {
	const taken = [
		{ text: search.origin, place: origin },
		{ text: search.destination, place: destination },
	];
	return taken
		.filter(({ text, place }) => !codeInLabel(text) && fold(text) !== fold(place.code))
		.map(({ text, place }) => {
			const isCity = fold(text) === fold(place.city);
			return isCity ? namesakeRemark(airports, place) : takenRemark(text, place);
		})
		.filter((remark) => remark !== null);
}

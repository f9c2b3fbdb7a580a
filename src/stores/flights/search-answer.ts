import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { isNamed } from '#src/domain/flights/airport-search.ts';
import { airportLookup, codeInLabel } from '#src/domain/flights/airports.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import type { FlightOffer, FlightQuery } from '#src/domain/flights/offer.ts';
import { partyLabel, partyRefusal, readParty } from '#src/domain/flights/party.ts';
import {
	namesakeRemark,
	takenRemark,
	townRemark,
	tripRemarks,
} from '#src/domain/flights/remarks.ts';
import { returnRemark } from '#src/domain/flights/return-remark.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { fold } from '#src/domain/text/fold.ts';
import { site } from '#src/site.ts';

import { insteadOf, type Instead } from './instead.ts';
import { type Gazetteer, inFull, namedPlaces, type Places } from './named-places.ts';
import { type FlightSearch, type FlightSearchIssues, searchParameters } from './search-fields.ts';

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

export type SearchQuestion = Gazetteer & {
	/** Checked as far as it goes without the list of airports. */
	search: FlightSearch;
	/** Today in UTC. */
	quoteDay: CalendarDate;
	/** The address that the search was read from, if it was. */
	asked: URLSearchParams;
};

/** The eight offers for a search. */
export function answerSearch({
	search,
	quoteDay,
	asked,
	airports,
	towns,
}: SearchQuestion): SearchAnswer {
	const places = namedPlaces(search, { airports, towns });
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
	return { search: whole, query, offers, remarks, instead: insteadOf(search, places) };
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

function cityRemarks(search: FlightSearch, places: Places): string[] {
	return (['origin', 'destination'] as const).flatMap((end) => {
		const [text, place, town] = [search[end], places[end], places.typedTowns[end]];
		if (town) return [townRemark(town, place)];
		if (codeInLabel(text) || fold(text) === fold(place.code)) return [];
		const remark = isNamed(place, fold(text))
			? namesakeRemark(places.airports, place)
			: takenRemark(text, place);
		return remark ? [remark] : [];
	});
}

import { partyLabel, partyRefusal, readParty } from '#src/domain/bookings/party.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { airportLookup, codeInLabel } from '#src/domain/flights/airports.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { namesakeRemark, tripRemarks } from '#src/domain/flights/remarks.ts';
import { returnRemark } from '#src/domain/flights/return-remark.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { fold } from '#src/domain/text/fold.ts';
import { site } from '#src/site.ts';

import { findPlaces, inFull, type Places } from './places.ts';
import { type FlightSearch, type FlightSearchIssues, searchParameters } from './search-fields.ts';

type Found =
	| { search: FlightSearch; offers: FlightOffer[]; remarks: string[] }
	| { issues: FlightSearchIssues };

/**
 * The eight offers for a checked search, which comes back with its airports' names written in full, and what is odd
 * about it; or which airports have to be chosen.
 * @param asked the address that the search was read from, if it was
 * @throws when the airports cannot be loaded
 */
export async function findOffers(
	search: FlightSearch,
	quoteDay: CalendarDate,
	asked: URLSearchParams,
): Promise<Found> {
	const places = await findPlaces(search);
	if ('issues' in places) return places;
	const { departureDate, returnDate, passengers, cabinClass } = search;
	const offers = offersFor({
		query: {
			origin: places.origin.code,
			destination: places.destination.code,
			departureDate,
			returnDate: returnDate || null,
			passengers,
			cabinClass,
		},
		quoteDay,
		airports: airportLookup(places.airports),
		airline: site.airline,
	});
	const late = returnRemark(offers, returnDate || null);
	const remarks = [
		...choiceRemarks(search, asked),
		...cityRemarks(search, places),
		...tripRemarks({ ...places, lastDate: returnDate || departureDate, today: quoteDay }),
		...(late ? [late] : []),
	];
	return { search: inFull(search, places), offers, remarks };
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

function cityRemarks(search: FlightSearch, { origin, destination, airports }: Places): string[] {
	const taken = [
		{ text: search.origin, airport: origin },
		{ text: search.destination, airport: destination },
	];
	return taken
		.filter(({ text, airport }) => !codeInLabel(text) && fold(text) === fold(airport.city))
		.map(({ airport }) => namesakeRemark(airports, airport))
		.filter((remark) => remark !== null);
}

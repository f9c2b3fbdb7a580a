import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { type CalendarDate, isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { isSameAirport } from '#src/domain/flights/airports.ts';
import { type CabinClass, cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { parseParty, passengerPresets } from '#src/domain/flights/party.ts';
import { paths } from '#src/paths.ts';

// No zod here: the home page loads this file with its first script, and its byte budget has no room for it.

/** A flight search as its form holds it: airports are text, dates are `yyyy-MM-dd` or ''. */
export type FlightSearch = {
	/** 'New York (JFK)', or whatever was typed. */
	origin: string;
	destination: string;
	departureDate: string;
	/** '' for a one-way trip. */
	returnDate: string;
	/** As `partyText` writes it: '2-adults-1-child'. */
	passengers: string;
	cabinClass: CabinClass;
};

export type FlightSearchField = keyof FlightSearch;

/** What is wrong, by field. */
export type FlightSearchIssues = Partial<Record<FlightSearchField, string>>;

/** The name each field has in the address and in the form. */
export const searchParameters = {
	origin: 'origin',
	destination: 'destination',
	departureDate: 'departure',
	returnDate: 'return',
	passengers: 'passengers',
	cabinClass: 'class',
} as const satisfies Record<FlightSearchField, string>;

export const emptyFlightSearch: FlightSearch = {
	origin: '',
	destination: '',
	departureDate: '',
	returnDate: '',
	passengers: passengerPresets[0].value,
	cabinClass: cabinClasses[0].value,
};

/** Longer than any airport's label; more than that is no search. */
const mostText = 100;

/** Reads a search from an address or a form. What no field offers falls back to the default. */
export function readFlightSearch(source: URLSearchParams | FormData): FlightSearch {
	const text = (field: FlightSearchField) => {
		const value = source.get(searchParameters[field]);
		return typeof value === 'string' ? value.slice(0, mostText) : '';
	};
	const party = text('passengers');
	const cabin = cabinClasses.find(({ value }) => value === text('cabinClass'));
	return {
		origin: text('origin'),
		destination: text('destination'),
		departureDate: text('departureDate'),
		returnDate: text('returnDate'),
		passengers: parseParty(party) ? party : emptyFlightSearch.passengers,
		cabinClass: cabin?.value ?? emptyFlightSearch.cabinClass,
	};
}

/** The address that shows the results of a search. */
export function flightSearchPath(search: FlightSearch): string {
	const fields = Object.entries(searchParameters) as [FlightSearchField, string][];
	const filled = fields.filter(([field]) => search[field] !== '');
	return `${paths.flights}?${new URLSearchParams(filled.map(([field, name]) => [name, search[field]]))}`;
}

/** Whether origin, destination and departure date are all given, right or wrong: results are asked for. */
export function isFullSearch(search: FlightSearch): boolean {
	return [search.origin, search.destination, search.departureDate].every(
		(text) => text.trim() !== '',
	);
}

/**
 * Everything wrong with a search that can be told without the list of airports; empty when it can be run.
 * @param today the first day that has not passed
 */
export function flightSearchIssues(search: FlightSearch, today: CalendarDate): FlightSearchIssues {
	const issues: FlightSearchIssues = {};
	if (search.origin.trim() === '') issues.origin = flightSearchMessages.airportsMissing;
	if (search.destination.trim() === '') issues.destination = flightSearchMessages.airportsMissing;
	else if (isSameAirport(search)) issues.destination = flightSearchMessages.airportsEqual;
	const departure = departureIssue(search.departureDate, today);
	if (departure) issues.departureDate = departure;
	const homeward = returnIssue(search);
	if (homeward) issues.returnDate = homeward;
	return issues;
}

/** What is wrong with the return date beside the departure date; null when nothing is. */
export function returnIssue({ departureDate, returnDate }: FlightSearch): string | null {
	if (returnDate === '') return null;
	if (!isCalendarDate(returnDate)) return flightSearchMessages.dateUnreal;
	if (!isCalendarDate(departureDate) || returnDate >= departureDate) return null;
	return flightSearchMessages.returnBeforeDeparture;
}

function departureIssue(departureDate: string, today: CalendarDate): string | null {
	if (departureDate === '') return flightSearchMessages.departureMissing;
	if (!isCalendarDate(departureDate)) return flightSearchMessages.dateUnreal;
	return departureDate < today ? flightSearchMessages.departurePassed : null;
}

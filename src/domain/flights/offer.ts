import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import type { CabinClass } from './cabin-class.ts';
import { formatDuration } from './duration.ts';

/** What a visitor searches for: the input of the simulator, together with a quote day. */
export type FlightQuery = {
	/** The code of an airport, 'JFK', or of a city with several, 'NYC'. */
	origin: string;
	destination: string;
	departureDate: CalendarDate;
	/** null for a one-way trip. */
	returnDate: CalendarDate | null;
	cabinClass: CabinClass;
	/** Who flies, as `partyText` writes it: '2-adults-1-child'. */
	passengers: string;
};

/** One direction of an offer. */
export type FlightLeg = {
	/** Airport codes: 'JFK'. */
	origin: string;
	destination: string;
	/** The day it leaves, where it leaves. */
	date: CalendarDate;
	/** Who flies it; '' in what was stored before flights had numbers. */
	airline: string;
	/** 'BR 214'; '' where nobody knows it. */
	number: string;
	/** Whether the desk has named who flies it: until then the airline is one of ours, which are invented. */
	isNamed: boolean;
	/** Gate to gate, a multiple of 5. */
	minutes: number;
	stops: 0 | 1;
	/** On the clocks of its origin. */
	departsAt: LocalTime;
	/** On the clocks of its destination, exactly its minutes later. */
	arrivesAt: LocalTime;
	/** Where it stops; null without a stop, and where none of our hubs lies on the way. */
	stop: LegStop | null;
};

/** Where the planes are changed. */
export type LegStop = {
	/** The code of a hub: 'KEF'. */
	airport: string;
	/** 'Reykjavík' */
	city: string;
	/** Both on the clocks there. */
	arrivesAt: LocalTime;
	departsAt: LocalTime;
	/** How long the wait is: 50 to 240, a multiple of 5. */
	minutes: number;
	/** How long the flight to it takes. */
	minutesBefore: number;
};

/**
 * A generated flight result: a way out with its price and, of a round trip, one of the ways back of the day, of which any
 * may be taken at no difference. Its `id` says everything needed to compute it again: see `quote.ts`.
 */
export type FlightOffer = {
	id: string;
	/** Its own airports, where a city was searched: 'New York (JFK)'. */
	origin: string;
	destination: string;
	departureDate: CalendarDate;
	/** A calendar date, or '' for a one-way trip. */
	returnDate: string;
	/** Who flies the outward leg. */
	airline: string;
	/** Per traveller, in whole dollars, after any discount. */
	baseFare: number;
	/** Per traveller: 15 % of the base fare. */
	taxes: number;
	/** Base fare and taxes of one traveller. */
	pricePerTraveller: number;
	travellers: number;
	/** The whole party's total, in dollars. */
	price: number;
	/** Percent taken off the base fare, 0 or 5 to 29. */
	discount: number;
	/** True for the first offer of a search only. */
	featured: boolean;
	cabinClass: CabinClass;
	/** Minutes of the outward leg. */
	minutes: number;
	/** The same as text: '7h 35m'. */
	duration: string;
	/** Of the outward leg. */
	stops: 0 | 1;
	/** The outward leg, then the return leg of a round trip. */
	legs: FlightLeg[];
	/** The ways back that can be reached, by their departure: the one of its legs and those that may take its place. */
	returns: readonly FlightLeg[];
	/** The moment at which the first of them leaves, in ISO 8601. */
	leavesAt: string;
	description: string;
	/** Site-relative address of a poster. */
	image: string;
};

/** 'Direct', or '1 stop' with where it is and how long: '1 stop, KEF 1h 25m'. */
export function stopsLabel({ stops, stop }: Pick<FlightLeg, 'stops' | 'stop'>): string {
	const where = stopsInShort({ stops, stop });
	return stop ? `${where} ${formatDuration(stop.minutes)}` : where;
}

/** 'Direct', '1 stop, KEF'; '1 stop' where nobody knows where. */
export function stopsInShort({ stops, stop }: Pick<FlightLeg, 'stops' | 'stop'>): string {
	if (stops === 0) return 'Direct';
	return stop ? `1 stop, ${stop.airport}` : '1 stop';
}

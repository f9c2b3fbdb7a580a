import type { CalendarDate } from '../calendar/calendar-date.ts';
import { formatDates, formatLongDate } from '../calendar/format-date.ts';
import { fold } from '../text/fold.ts';

/** A departure of a tour, or a deal: what can be booked as it stands. Days without a time zone, dollars a person. */
export type OfferedTrip = {
	/** 'tour 3 2027-05-15', 'deal 4': no two are the same. */
	key: string;
	type: 'tour' | 'flight';
	/** The tour's, or the deal's. */
	itemId: number;
	title: string;
	/** 'Santorini, Greece' of a tour, the airline of a deal. */
	about: string;
	departureDate: CalendarDate;
	/** The last day of a tour, the flight home; null of a flight one way. */
	lastDate: CalendarDate | null;
	/** Of a tour before taxes, of a deal with them. */
	price: number;
	/** The last moment at which the site sells it, in ISO 8601. */
	soldUntil: string;
	/** What a room of one's own costs more, before taxes; null where nobody knows, and of deals. */
	singleSupplement: number | null;
};

type Tour = {
	id: number;
	name: string;
	destination: string;
	facts: { singleSupplement: number | null };
	departures: readonly {
		date: CalendarDate;
		endDate: CalendarDate;
		price: number;
		soldUntil: string;
	}[];
};

type Deal = {
	id: number;
	origin: string;
	destination: string;
	airline: string;
	departureDate: CalendarDate;
	returnDate: CalendarDate | null;
	price: number;
	soldUntil: string;
};

/** All departures and deals of a day or after it, the soonest first; those too that the site no longer sells. */
export function offeredTrips(
	{ tours, deals }: { tours: readonly Tour[]; deals: readonly Deal[] },
	today: CalendarDate,
): OfferedTrip[] {
	return [...tours.flatMap(departuresOf), ...deals.map(tripOfDeal)]
		.filter(({ departureDate }) => departureDate >= today)
		.toSorted((one, other) => (one.departureDate < other.departureDate ? -1 : 1));
}

/** What a trip is called under one key, whichever way it was chosen. */
export function tourKey(id: number, date: CalendarDate): string {
	return `tour ${id} ${date}`;
}

/** As `tourKey`, of a deal. */
export function dealKey(id: number): string {
	return `deal ${id}`;
}

/**
 * The trips that have every typed word at the beginning of one of theirs, in any order: 'isl may 15', 'jfk lon'. Those
 * whose name begins so come first. All of them where nothing is typed.
 */
export function tripsLike(trips: readonly OfferedTrip[], typed: string): OfferedTrip[] {
	const asked = fold(typed).split(' ').filter(Boolean);
	const found = trips.filter((trip) => {
		const words = wordsOf(trip);
		return asked.every((word) => words.some((known) => begins(known, word)));
	});
	const [first = ''] = asked;
	const isNamed = ({ title }: OfferedTrip) => fold(title).startsWith(first);
	return [...found.filter(isNamed), ...found.filter((trip) => !isNamed(trip))];
}

// A number of one or two digits is the day of a month, which no year begins with.
function begins(known: string, typed: string): boolean {
	const isDay = /^\d{1,2}$/.test(typed);
	return known.startsWith(typed) && (!isDay || known.length <= 2);
}

/** 'May 15 – 21, 2027' */
export function tripDates({ departureDate, lastDate }: OfferedTrip): string {
	return formatDates(departureDate, lastDate ?? departureDate);
}

function departuresOf({ id, name, destination, facts, departures }: Tour): OfferedTrip[] {
	return departures.map(({ date, endDate, price, soldUntil }) => ({
		key: tourKey(id, date),
		type: 'tour',
		itemId: id,
		title: name,
		about: destination,
		departureDate: date,
		lastDate: endDate,
		price,
		soldUntil,
		singleSupplement: facts.singleSupplement,
	}));
}

function tripOfDeal(deal: Deal): OfferedTrip {
	const { id, origin, destination, airline, departureDate, returnDate, price } = deal;
	const { soldUntil } = deal;
	return {
		key: dealKey(id),
		type: 'flight',
		itemId: id,
		title: `${origin} to ${destination}`,
		about: airline,
		departureDate,
		lastDate: returnDate,
		price,
		soldUntil,
		singleSupplement: null,
	};
}

function wordsOf({ title, about, departureDate }: OfferedTrip): string[] {
	return fold(`${title} ${about} ${formatLongDate(departureDate)}`).split(' ');
}

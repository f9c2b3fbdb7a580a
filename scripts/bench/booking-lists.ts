import { addDays, utcToday } from '#src/domain/calendar/calendar-date.ts';

const rowsPerPage = 25;

/**
 * What the panel asks for, each under its name.
 * @param total how many bookings there are
 * @param make makes what is wanted of the parameters of a list
 */
export function bookingLists<Wanted>(
	total: number,
	make: (parameters: URLSearchParams) => Wanted,
): Record<string, Wanted> {
	return Object.fromEntries(
		Object.entries(lists).map(([name, choice]) => {
			const parameters = Object.entries({ limit: rowsPerPage, ...choice(total) });
			return [
				name,
				make(new URLSearchParams(parameters.map(([key, value]) => [key, String(value)]))),
			];
		}),
	);
}

const lists: Record<string, (total: number) => Record<string, string | number>> = {
	'first page': () => ({}),
	'next page': () => ({ offset: rowsPerPage }),
	'page in the middle': (total) => ({ offset: total / 2 }),
	'last page': (total) => ({ offset: total - rowsPerPage }),
	'by departure': () => ({ sort: 'departureDate', direction: 'ascending' }),
	'by total': () => ({ sort: 'totalPrice' }),
	'by name': () => ({ sort: 'name', direction: 'ascending' }),
	'one status': () => ({ status: 'Pending Confirmation' }),
	'waiting for an answer': () => ({ task: 'answer' }),
	'one type': () => ({ type: 'tour' }),
	'one status and type, by total': () => ({
		status: 'Cancelled',
		type: 'flight',
		sort: 'totalPrice',
	}),
	'search: one traveller': () => ({ q: 'ada.bianchi10@example' }),
	'search: one in ninety': () => ({ q: 'ada dubois' }),
	'search: one in eight': () => ({ q: 'dubois' }),
	'search: two words, one in ninety': () => ({ q: 'dubois ada' }),
	'search: two words, one in eight': () => ({ q: 'dubois example.com' }),
	'search: two words, every booking': () => ({ q: 'example.com 555' }),
	'search: two words that nothing has both of': () => ({ q: 'dubois ferrari' }),
	'search: accents': () => ({ q: 'chloe archér' }),
	'search: a route and a name': () => ({ q: 'JFK lisbon dubois' }),
	'search: last seven digits': () => ({ q: '5550142' }),
	'search: a telephone number': () => ({ q: '+1 (212) 555-0142' }),
	'search: a telephone number and a name': () => ({ q: 'ada 555 0040' }),
	'search: two words, one status and type, by total': () => ({
		q: 'dubois ada',
		status: 'Confirmed',
		type: 'tour',
		sort: 'totalPrice',
	}),
	'search: every booking, one status, last page': (total) => ({
		q: 'example.com',
		status: 'Cancelled',
		offset: Math.trunc(total / 3) - rowsPerPage,
	}),
	'departures of a month': () => ({ ...month }),
	'departures of a month, by name, middle': (total) => ({
		...month,
		sort: 'name',
		offset: total / 20,
	}),
	'departures of a day that none has': () => ({
		departureFrom: '2025-01-01',
		departureTo: '2025-01-01',
	}),
	'departures from a day on, page in the middle': (total) => ({
		departureFrom: month.departureFrom,
		offset: total / 4,
	}),
	'booked in a day': () => ({ ...bookedDay }),
	'booked in a month, by name': () => ({ ...bookedMonth, sort: 'name' }),
	'search: two words, departures of a month, one status': () => ({
		...month,
		q: 'dubois ada',
		status: 'Confirmed',
	}),
	'search: every booking, departures of a month': () => ({ ...month, q: 'example.com' }),
	'search: every booking, booked in a month': () => ({ ...bookedMonth, q: 'example.com' }),
	'search: two letters': () => ({ q: 'zz' }),
	'search: every booking': () => ({ q: 'example.com' }),
	'search: every booking, last page': (total) => ({
		q: 'example.com',
		offset: total - rowsPerPage,
	}),
	'search: every booking, by name, middle': (total) => ({
		q: 'example.com',
		sort: 'name',
		offset: total / 2,
	}),
};

// Dates that the made-up bookings have: they are made until now, each five minutes after the one before.
const today = utcToday(new Date());
const month = { departureFrom: addDays(today, 40), departureTo: addDays(today, 69) };
const bookedDay = {
	bookedFrom: `${addDays(today, -2)}T00:00:00Z`,
	bookedBefore: `${addDays(today, -1)}T00:00:00Z`,
};
const bookedMonth = { ...bookedDay, bookedFrom: `${addDays(today, -32)}T00:00:00Z` };

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
	'one type': () => ({ type: 'tour' }),
	'one status and type, by total': () => ({
		status: 'Cancelled',
		type: 'flight',
		sort: 'totalPrice',
	}),
	'search: one traveller': () => ({ q: 'ada.bianchi10@example' }),
	'search: one in ninety': () => ({ q: 'ada dubois' }),
	'search: one in eight': () => ({ q: 'dubois' }),
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

import { atom } from 'nanostores';

import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { localToday } from '#src/domain/calendar/calendar-date.ts';

import {
	emptyFlightSearch,
	type FlightSearch,
	type FlightSearchField,
	flightSearchIssues,
	type FlightSearchIssues,
	returnIssue,
} from './search-fields.ts';

/** What the search form holds and what is wrong with it. */
export type FlightSearchForm = { search: FlightSearch; issues: FlightSearchIssues };

export const $flightSearch = atom<FlightSearchForm>({ search: emptyFlightSearch, issues: {} });

/** What is said at the destination, although another origin mends it as well. */
const ofBothPlaces = [flightSearchMessages.airportsEqual, flightSearchMessages.airportsShared];

/** Puts a whole search into the form. */
export function fillFlightSearch(search: FlightSearch): void {
	$flightSearch.set({ search, issues: {} });
}

/** Changes one field and takes back what was said about it; the two dates are compared at once. The same value is no change. */
export function changeFlightSearch<Field extends FlightSearchField>(
	field: Field,
	value: FlightSearch[Field],
): void {
	const form = $flightSearch.get();
	if (form.search[field] === value) return;
	const search = { ...form.search, [field]: value };
	const issues = { ...form.issues };
	delete issues[field];
	if (field === 'origin' && ofBothPlaces.some((message) => message === issues.destination)) {
		delete issues.destination;
	}
	if (field === 'departureDate' || field === 'returnDate') {
		delete issues.returnDate;
		const issue = returnIssue(search);
		if (issue) issues.returnDate = issue;
	}
	$flightSearch.set({ search, issues });
}

/** Turns the way around. What was said about either end is taken back: the next search says it again. */
export function swapPlaces(): void {
	const { search, issues } = $flightSearch.get();
	const { origin, destination } = search;
	const left = { ...issues };
	delete left.origin;
	delete left.destination;
	$flightSearch.set({
		search: { ...search, origin: destination, destination: origin },
		issues: left,
	});
}

/** Says at the fields what is wrong with them. */
export function showSearchIssues(issues: FlightSearchIssues): void {
	$flightSearch.set({ ...$flightSearch.get(), issues });
}

/** Checks the form as far as it goes without the list of airports, and shows what it finds. */
export function checkFlightSearch(now: Date): FlightSearchIssues {
	const issues = flightSearchIssues($flightSearch.get().search, localToday(now));
	showSearchIssues(issues);
	return issues;
}

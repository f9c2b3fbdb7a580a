import {
	anyPeriod,
	type Period,
	type TripLength,
	tripLengths,
} from '#src/domain/flights/trip-finder.ts';

/** What is looked for among all dates: how long, and when. */
export type Finder = { length: TripLength; period: Period };

/** The length of the trip on screen, whatever that is. */
export const asSearched = 'as-searched';

/** The names of both in the address, beside those of the search: 'trip=after-work&when=2027-05'. */
const names = { length: 'trip', period: 'when' } as const;

/** What the address looks for; null where it does not say. */
export function readFinder(): Finder | null {
	const asked = new URLSearchParams(location.search);
	const length = asked.get(names.length);
	const isKnown = length === asSearched || tripLengths.some(({ value }) => value === length);
	return length !== null && isKnown
		? { length, period: asked.get(names.period) ?? anyPeriod }
		: null;
}

/** Keeps it in the address, so that the page shown again, or sent to somebody, looks for the same. null: nothing. */
export function keepFinder(finder: Finder | null): void {
	const address = new URL(location.href);
	for (const name of Object.values(names)) address.searchParams.delete(name);
	if (finder) {
		address.searchParams.set(names.length, finder.length);
		if (finder.period !== anyPeriod) address.searchParams.set(names.period, finder.period);
	}
	history.replaceState(history.state, '', address.pathname + address.search);
}

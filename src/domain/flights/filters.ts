import { slugOf } from '../text/slug.ts';
import { dayPartOf } from './day-parts.ts';
import type { FlightOffer } from './offer.ts';
import { totalStops } from './results.ts';

/** What each filter is called, in the order of the panel. */
export const filterLabels = {
	directOnly: 'Direct flights only',
	departs: 'Departure time',
	arrives: 'Arrival time',
	returnDeparts: 'Return departure',
	returnArrives: 'Return arrival',
	price: 'Highest price',
	longest: 'Longest journey',
	origins: 'Departure airport',
	destinations: 'Arrival airport',
	airlines: 'Airlines',
} as const;

export type FilterName = keyof typeof filterLabels;

/** What an offer has one of, and several may be chosen of: parts of the day, airports' codes, airlines' slugs. */
export type ChoiceFilter = keyof typeof choiceOf;
/** What an offer may have at most: dollars of the party's total, minutes of its longer leg. */
export type LimitFilter = keyof typeof amountOf;

/** What the offers of a search are narrowed to: no choice and null leave everything. */
export type OfferFilters = Record<'directOnly', boolean> &
	Record<ChoiceFilter, readonly string[]> &
	Record<LimitFilter, number | null>;

export const noFilters: OfferFilters = {
	directOnly: false,
	departs: [],
	arrives: [],
	returnDeparts: [],
	returnArrives: [],
	price: null,
	longest: null,
	origins: [],
	destinations: [],
	airlines: [],
};

const choiceOf = {
	departs: ({ legs: [outward] }: FlightOffer) => outward && dayPartOf(outward.departsAt),
	arrives: ({ legs: [outward] }: FlightOffer) => outward && dayPartOf(outward.arrivesAt),
	returnDeparts: ({ legs: [, homeward] }: FlightOffer) => homeward && dayPartOf(homeward.departsAt),
	returnArrives: ({ legs: [, homeward] }: FlightOffer) => homeward && dayPartOf(homeward.arrivesAt),
	origins: ({ legs: [outward] }: FlightOffer) => outward?.origin,
	destinations: ({ legs: [outward] }: FlightOffer) => outward?.destination,
	airlines: ({ airline }: FlightOffer) => slugOf(airline),
} as const;

const amountOf = {
	price: ({ price }: FlightOffer) => price,
	longest: ({ legs }: FlightOffer) => Math.max(...legs.map(({ minutes }) => minutes)),
} as const;

const choiceFilters = Object.keys(choiceOf) as ChoiceFilter[];
const limitFilters = Object.keys(amountOf) as LimitFilter[];
/** Of these an address may name some that a search has none of; every search has all parts of the day. */
const ownOfSearch: readonly ChoiceFilter[] = ['origins', 'destinations', 'airlines'];

/** The offers that pass every filter, in their order. */
export function filterOffers(
	offers: readonly FlightOffer[],
	filters: OfferFilters,
): readonly FlightOffer[] {
	const known = knownFilters(offers, filters);
	return offers.filter(
		(offer) =>
			(!known.directOnly || totalStops(offer) === 0) &&
			choiceFilters.every((name) => {
				const value = choiceOf[name](offer);
				return known[name].length === 0 || value === undefined || known[name].includes(value);
			}) &&
			limitFilters.every((name) => amountOf[name](offer) <= (known[name] ?? Infinity)),
	);
}

/** The filters without the airlines and airports that no offer of this search has: nothing shows them, so none counts. */
export function knownFilters(offers: readonly FlightOffer[], filters: OfferFilters): OfferFilters {
	const known = { ...filters };
	for (const name of ownOfSearch) {
		const offered = valuesOf(offers, name);
		known[name] = filters[name].filter((value) => offered.includes(value));
	}
	return known;
}

/** The filters that are set, in the order of the panel. */
export function setFilters(filters: OfferFilters): FilterName[] {
	return (Object.keys(filterLabels) as FilterName[]).filter((name) => {
		const value = filters[name];
		return Array.isArray(value) ? value.length > 0 : value !== noFilters[name];
	});
}

/** How many offers are left when one filter is changed and the others stay. */
export function countWith(
	offers: readonly FlightOffer[],
	filters: OfferFilters,
	change: Partial<OfferFilters>,
): number {
	return filterOffers(offers, { ...filters, ...change }).length;
}

/** The filter whose removal alone brings most offers back, and how many; null when none alone brings any. */
export function filterToDrop(
	offers: readonly FlightOffer[],
	filters: OfferFilters,
): { name: FilterName; count: number } | null {
	const drops = setFilters(knownFilters(offers, filters)).map((name) => ({
		name,
		count: countWith(offers, filters, { [name]: noFilters[name] }),
	}));
	const most = Math.max(0, ...drops.map(({ count }) => count));
	return drops.find(({ count }) => count > 0 && count === most) ?? null;
}

/** What the offers have of a choice, each value once, sorted. */
export function valuesOf(offers: readonly FlightOffer[], name: ChoiceFilter): string[] {
	const values = offers.map(choiceOf[name]).filter((value) => value !== undefined);
	return [...new Set<string>(values)].toSorted();
}

/** The amounts at which another offer passes a limit, lowest first; the last one leaves them all. */
export function limitSteps(offers: readonly FlightOffer[], name: LimitFilter): number[] {
	return [...new Set(offers.map(amountOf[name]))].toSorted((one, other) => one - other);
}

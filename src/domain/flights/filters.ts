import { slugOf } from '../text/slug.ts';
import { dayPartOf } from './day-parts.ts';
import { includesBag } from './fare-conditions.ts';
import type { FlightLeg, FlightOffer } from './offer.ts';
import { firstReturn, withReturn } from './returns.ts';

/** What each filter is called, in the order of the panel. */
export const filterLabels = {
	directOnly: 'Direct flights only',
	withBag: 'Checked bag included',
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
export type ChoiceFilter = keyof typeof outwardChoices | keyof typeof homewardChoices;
/** What an offer may have at most: dollars of the party's total, minutes of its longer leg. */
export type LimitFilter = keyof typeof amountOf;

/** What the offers of a search are narrowed to: no choice and null leave everything. */
export type OfferFilters = Record<'directOnly' | 'withBag', boolean> &
	Record<ChoiceFilter, readonly string[]> &
	Record<LimitFilter, number | null>;

export const noFilters: OfferFilters = {
	directOnly: false,
	withBag: false,
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

/** What filters ask of an offer, whether or not the rest of it is worked out. */
export type Filtered = Pick<FlightOffer, 'cabinClass' | 'price' | 'legs' | 'returns'>;

type LegChoice = (leg: FlightLeg) => string;
const byAirline: LegChoice = ({ airline }) => slugOf(airline);

/** What a leg has of each choice, by the way it flies. */
const outwardChoices = {
	departs: ({ departsAt }) => dayPartOf(departsAt),
	arrives: ({ arrivesAt }) => dayPartOf(arrivesAt),
	origins: ({ origin }) => origin,
	destinations: ({ destination }) => destination,
	airlines: byAirline,
} satisfies Record<string, LegChoice>;
const homewardChoices = {
	returnDeparts: ({ departsAt }) => dayPartOf(departsAt),
	returnArrives: ({ arrivesAt }) => dayPartOf(arrivesAt),
	airlines: byAirline,
} satisfies Record<string, LegChoice>;

/** Of these an address may name some that a search has none of; every search has all parts of the day. */
const ownOfSearch: readonly ChoiceFilter[] = ['origins', 'destinations', 'airlines'];

/** The offers that pass every filter, in their order, each with a way back that passes: the one a list shows of those. */
export function filterOffers(
	offers: readonly FlightOffer[],
	filters: OfferFilters,
): readonly FlightOffer[] {
	return offers.flatMap((offer) => {
		if (!passesOutward(offer, filters)) return [];
		const [outward, homeward] = offer.legs;
		if (!outward || !homeward) return [offer];
		const chosen = firstReturn(outward, waysBack(offer, filters));
		return chosen ? [withReturn(offer, chosen)] : [];
	});
}

/** Whether an offer has a price, a way out and, of a round trip, a way back that pass every filter. */
export function passes(offer: Filtered, filters: OfferFilters, isRoundTrip: boolean): boolean {
	if (!passesOutward(offer, filters)) return false;
	return !isRoundTrip || !isLegFiltered(filters) || offer.returns.some(isWayBack(offer, filters));
}

/** The ways back of an offer that pass the filters. */
function waysBack(offer: Filtered, filters: OfferFilters): FlightLeg[] {
	return offer.returns.filter(isWayBack(offer, filters));
}

function passesOutward(offer: Filtered, filters: OfferFilters): boolean {
	if (offer.price > (filters.price ?? Infinity)) return false;
	// Most of a year's prices are asked for without any of the others, and then no time need be worked out.
	if (!isLegFiltered(filters)) return true;
	const [outward] = offer.legs;
	return outward !== undefined && passesLeg(outward, offer, filters, outwardChoices);
}

function isWayBack(offer: Filtered, filters: OfferFilters): (leg: FlightLeg) => boolean {
	return (leg) => passesLeg(leg, offer, filters, homewardChoices);
}

function isLegFiltered(filters: OfferFilters): boolean {
	return setFilters(filters).some((name) => name !== 'price');
}

function passesLeg(
	leg: FlightLeg,
	{ cabinClass }: Filtered,
	filters: OfferFilters,
	choices: Partial<Record<ChoiceFilter, LegChoice>>,
): boolean {
	return (
		(!filters.directOnly || leg.stops === 0) &&
		(!filters.withBag || includesBag(leg, cabinClass)) &&
		leg.minutes <= (filters.longest ?? Infinity) &&
		(Object.entries(choices) as [ChoiceFilter, LegChoice][]).every(
			([name, valueOf]) => filters[name].length === 0 || filters[name].includes(valueOf(leg)),
		)
	);
}

/**
 * The filters without the airlines and airports that no offer of a search has: nothing shows them, so none counts.
 * @param offers all eight, those too that leave too soon to be sold
 */
export function knownFilters(offers: readonly Filtered[], filters: OfferFilters): OfferFilters {
	const known = { ...filters };
	for (const name of ownOfSearch.filter((each) => filters[each].length > 0)) {
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
	const changed = { ...filters, ...change };
	// Each choice of the panel says how many it leaves: no way back need be chosen for that.
	return offers.filter((offer) => passes(offer, changed, offer.legs.length > 1)).length;
}

/** The filter whose removal alone brings most offers back, and how many; null when none alone brings any. */
export function filterToDrop(
	offers: readonly FlightOffer[],
	filters: OfferFilters,
): { name: FilterName; count: number } | null {
	const drops = setFilters(filters).map((name) => ({
		name,
		count: countWith(offers, filters, { [name]: noFilters[name] }),
	}));
	const most = Math.max(0, ...drops.map(({ count }) => count));
	return drops.find(({ count }) => count > 0 && count === most) ?? null;
}

/** What the offers have of a choice, each value once, sorted. */
export function valuesOf(offers: readonly Filtered[], name: ChoiceFilter): string[] {
	const values = offers.flatMap(({ legs, returns }) => {
		if (isOutward(name)) return legs.slice(0, 1).map(outwardChoices[name]);
		return returns.map(homewardChoices[name]);
	});
	return [...new Set(values)].toSorted();
}

function isOutward(name: ChoiceFilter): name is keyof typeof outwardChoices {
	return name in outwardChoices;
}

const amountOf = {
	price: ({ price }: FlightOffer) => price,
	longest: ({ minutes, returns }: FlightOffer) =>
		Math.max(
			minutes,
			...returns
				.map((leg) => leg.minutes)
				.toSorted((a, b) => a - b)
				.slice(0, 1),
		),
} as const;

/** The amounts at which another offer passes a limit, lowest first; the last one leaves them all. */
export function limitSteps(offers: readonly FlightOffer[], name: LimitFilter): number[] {
	return [...new Set(offers.map(amountOf[name]))].toSorted((one, other) => one - other);
}

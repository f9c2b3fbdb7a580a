import type { CalendarDate } from '../calendar/calendar-date.ts';
import { posterImage } from '../pictures/poster-places.ts';
import { type Random, randomInteger, seededRandom, shuffled } from '../random.ts';
import { airlines } from './airlines.ts';
import { type Airport, type AirportLookup, airportLabel } from './airports.ts';
import { cabinClassLabel } from './cabin-class.ts';
import { airportsOf, shareAirport } from './cities.ts';
import { flightMiles } from './distance.ts';
import { formatDuration, simulatedMinutes } from './duration.ts';
import type { FlightOffer, FlightQuery } from './offer.ts';
import { headCount } from './party.ts';
import { fareSteps, minimumFare, priceSteps, type PriceSteps } from './pricing.ts';
import { offerId, offersPerSearch, parseOfferId, type Quote, searchId } from './quote.ts';
import { leavesAt, type UntimedLeg, withTimes } from './timetable.ts';

/** How the fares of the first five offers of a search differ; the others have the plain fare. */
export const priceFactors = [0.96, 1.12, 0.88, 1.24, 1.05] as const;
export const discountChance = 0.25;
/** Percent. */
export const discounts = { least: 5, most: 29 } as const;
/** How many of the offers of a search fly direct, a round trip both ways; the others stop once each way. */
export const directOffers = { least: 2, most: 4 } as const;

/** What offers are computed with beside the search itself. */
export type OfferSources = {
	airports: AirportLookup;
	/** The product's own airline: exactly one offer of a search carries it. */
	airline: string;
};

export type OfferRequest = OfferSources & { query: FlightQuery; quoteDay: CalendarDate };

/**
 * The eight offers of a search as quoted on a day (UTC). Chance is seeded by the search and the day, so
 * that the same search gives the same offers in the browser and on the server.
 */
export function offersFor(request: OfferRequest): FlightOffer[] {
	const offerAt = offersByIndex(request);
	return Array.from({ length: offersPerSearch }, (_, index) => offerAt(index));
}

/**
 * What each of the eight offers of a search costs the whole party, in dollars: their `price` in their order, without the
 * work of what else they say.
 */
export function offerPrices(search: Omit<OfferRequest, 'airline'>): number[] {
	const stepsAt = stepsByIndex(search);
	return Array.from({ length: offersPerSearch }, (_, index) => stepsAt(index).party.dollars);
}

/** How the price of one offer is made, step by step: the last of them comes to its `price`. */
export function offerPriceSteps({ index, ...search }: Quote, airports: AirportLookup): PriceSteps {
	return stepsByIndex({ ...search, airports })(index);
}

/**
 * Computes one offer again from its id alone: with the same airline and the same airports it equals the
 * one the visitor was shown. null when the id is none (see `parseOfferId`), an airport is unknown, or both ends share one.
 * Whether the quote is still honoured is another question: see `quoteIsHonoured`.
 */
export function offerFromId(id: string, sources: OfferSources): FlightOffer | null {
	const quote = parseOfferId(id);
	if (!quote) return null;
	const { origin, destination } = quote.query;
	if (shareAirport(origin, destination)) return null;
	const isServed = (code: string) => airportsOf(code, sources.airports).length > 0;
	if (!isServed(origin) || !isServed(destination)) return null;
	return offersByIndex({ ...sources, ...quote })(quote.index);
}

/** What the eight have in common is drawn at once, each of them when it is asked for. */
function offersByIndex({
	query,
	quoteDay,
	airports,
	airline,
}: OfferRequest): (index: number) => FlightOffer {
	const search = searchId(query, quoteDay);
	const routes = routesOf(query, search, airports);
	const random = seededRandom(search);
	const carriers = carriersOf(random, airline);
	const direct = directIndexes(random);
	return (index) =>
		offer({
			query,
			quoteDay,
			route: routes(index),
			index,
			airline: carriers[index] ?? airline,
			stops: direct.has(index) ? 0 : 1,
			airports,
		});
}

/** Between which two airports an offer flies. */
type Route = {
	miles: number;
	origin: RouteEnd;
	destination: RouteEnd;
};
type RouteEnd = { code: string; label: string };

type PriceBasis = { query: FlightQuery; quoteDay: CalendarDate; route: Route; index: number };
type OfferPrice = Pick<
	FlightOffer,
	'baseFare' | 'taxes' | 'pricePerTraveller' | 'travellers' | 'price' | 'discount'
>;

function stepsByIndex({
	query,
	quoteDay,
	airports,
}: Omit<OfferRequest, 'airline'>): (index: number) => PriceSteps {
	const routes = routesOf(query, searchId(query, quoteDay), airports);
	return (index) => {
		const random = seededRandom(offerId({ query, quoteDay, index }));
		return stepsOf({ query, quoteDay, route: routes(index), index }, random);
	};
}

/** @param random the offer's own, before anything else was drawn from it */
function stepsOf({ query, quoteDay, route, index }: PriceBasis, random: Random): PriceSteps {
	const { cabinClass, departureDate, returnDate, passengers } = query;
	const fare = fareSteps({
		miles: route.miles,
		cabinClass,
		isOneWay: returnDate === null,
		departureDate,
		quoteDay,
		factor: priceFactors[index] ?? 1,
	});
	const discount = drawDiscount(random, fare.rounding.dollars);
	return priceSteps(fare, { discount, travellers: headCount(passengers) });
}

function priceOf({ discount, taxes, party }: PriceSteps): OfferPrice {
	return {
		baseFare: discount.dollars,
		taxes: taxes.dollars - discount.dollars,
		pricePerTraveller: taxes.dollars,
		travellers: party.by,
		price: party.dollars,
		discount: discount.by,
	};
}

type OfferBasis = PriceBasis & { airline: string; stops: 0 | 1; airports: AirportLookup };

function offer({ airline, stops, airports, ...basis }: OfferBasis): FlightOffer {
	const { query, quoteDay, route, index } = basis;
	const { cabinClass, departureDate, returnDate } = query;
	const id = offerId({ query, quoteDay, index });
	const random = seededRandom(id);
	const price = priceOf(stepsOf(basis, random));
	const untimed = legsOf(query, route, stops, random);
	const { minutes } = untimed[0];
	// Chance of its own, so that times move nothing that was offered before there were any.
	const legs = withTimes(untimed, { airports, random: seededRandom(`${id}.times`) });
	return {
		id,
		origin: route.origin.label,
		destination: route.destination.label,
		departureDate,
		returnDate: returnDate ?? '',
		airline,
		...price,
		featured: index === 0,
		cabinClass,
		minutes,
		duration: formatDuration(minutes),
		stops,
		legs: legs.filter((leg) => leg !== undefined),
		leavesAt: leavesAt(legs[0], airports).toISOString(),
		description: describe(query, stops),
		image: posterImage(route.destination.code),
	};
}

/**
 * The airports of each offer by its index. A city's share the offers: each gets as many as the others, give or take one,
 * and the busiest the odd ones. Their chance is one of its own, so that it moves no airline and no price.
 */
function routesOf(
	{ origin, destination }: FlightQuery,
	search: string,
	airports: AirportLookup,
): (index: number) => Route {
	const random = seededRandom(`${search}.airports`);
	const [from, to] = [origin, destination].map((code) => {
		const served = airportsOf(code, airports);
		const ends = served.length > 0 ? served : [undefined];
		const shared = Array.from({ length: offersPerSearch }, (_, index) => ends[index % ends.length]);
		return shuffled(random, shared);
	});
	return (index) => {
		const [first, last] = [from?.[index], to?.[index]];
		return {
			miles: flightMiles(first, last),
			origin: routeEnd(first, origin),
			destination: routeEnd(last, destination),
		};
	};
}

function routeEnd(airport: Airport | undefined, code: string): RouteEnd {
	return airport ? { code: airport.code, label: airportLabel(airport) } : { code, label: code };
}

/** The airline of each offer: the product's own at one place, others of different names around it. */
function carriersOf(random: Random, ownAirline: string): string[] {
	const others = airlines.filter((name) => name !== ownAirline);
	const carriers = shuffled<string>(random, others).slice(0, offersPerSearch - 1);
	carriers.splice(randomInteger(random, 0, offersPerSearch - 1), 0, ownAirline);
	return carriers;
}

/** The indexes of the offers that fly direct. */
function directIndexes(random: Random): Set<number> {
	const indexes = Array.from({ length: offersPerSearch }, (_, index) => index);
	const count = randomInteger(random, directOffers.least, directOffers.most);
	return new Set(shuffled(random, indexes).slice(0, count));
}

/** The discount of an offer in percent: never so deep that the minimum fare would undo a part of it. */
function drawDiscount(random: Random, fare: number): number {
	if (random() >= discountChance) return 0;
	const affordable = Math.floor(((fare - minimumFare) * 100) / fare);
	const deepest = Math.min(discounts.most, affordable);
	return deepest < discounts.least ? 0 : randomInteger(random, discounts.least, deepest);
}

function legsOf(
	{ departureDate, returnDate }: FlightQuery,
	{ miles, origin, destination }: Route,
	stops: 0 | 1,
	random: Random,
): [UntimedLeg, UntimedLeg?] {
	const leg = (from: RouteEnd, to: RouteEnd, date: CalendarDate): UntimedLeg => ({
		origin: from.code,
		destination: to.code,
		date,
		minutes: simulatedMinutes(miles, stops, random),
		stops,
	});
	const outward = leg(origin, destination, departureDate);
	return returnDate === null ? [outward] : [outward, leg(destination, origin, returnDate)];
}

function describe({ cabinClass, returnDate }: FlightQuery, stops: 0 | 1): string {
	const way = stops === 1 ? 'One stop on the way' : 'Flies direct';
	return `${way}${returnDate === null ? '' : ' both ways'}, in ${cabinClassLabel(cabinClass)}.`;
}

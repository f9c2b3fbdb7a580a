import type { CalendarDate } from '../calendar/calendar-date.ts';
import { posterImage } from '../pictures/poster-places.ts';
import { seededRandom } from '../random.ts';
import { airportsOf, shareAirport } from './cities.ts';
import { formatDuration } from './duration.ts';
import { earlierSteps, offerSteps, type PriceBasis } from './offer-price.ts';
import type { FlightLeg, FlightOffer, FlightQuery } from './offer.ts';
import type { PriceSteps } from './pricing.ts';
import {
	numberInId,
	offerId,
	parseOfferId,
	type Quote,
	quoteIsHonoured,
	searchId,
} from './quote.ts';
import {
	describeFlight,
	firstReturn,
	type LegsOfDay,
	legsOfDays,
	returnsAfter,
	withReturn,
} from './returns.ts';
import { type Route, routesOf } from './routes.ts';
import { legOn, type TimedLeg } from './timetable/leg-times.ts';
import { servicesOn, servicesPerDay, type ServiceSources } from './timetable/services.ts';

export type OfferRequest = ServiceSources & { query: FlightQuery; quoteDay: CalendarDate };

/**
 * The eight offers of a search as quoted on a day (UTC): the services of the day with their prices, the same in the
 * browser and on the server.
 */
export function offersFor(request: OfferRequest): FlightOffer[] {
	return draftsOf(request).map(offerOf);
}

/**
 * Computes one offer again from its id alone: with the same airline and the same airports it equals the one the visitor
 * was shown. null when the id is none (see `parseOfferId`), an airport is unknown, both ends share one, or no such flight
 * leaves on its day. An id of earlier rules has its price of then, and the service at its place now. Whether the quote is
 * still honoured is another question: see `quoteIsHonoured`.
 */
export function offerFromId(id: string, sources: ServiceSources): FlightOffer | null {
	const quote = parseOfferId(id);
	const draft = quote && isServed(quote.query, sources) ? draftFor(quote, sources) : null;
	if (!quote || !draft) return null;
	const offer = offerOf(draft);
	if ('place' in quote) return { ...offer, id };
	if (quote.homeward === null) return offer;
	const homeward = offer.returns.find(({ number }) => numberInId(number) === quote.homeward);
	return homeward ? withReturn(offer, homeward) : null;
}

/**
 * The offer by which a flight that was quoted can be booked today: the quoted one while its quote is honoured, else the
 * same flight as it is quoted today. null where there is none.
 * @param today the day it is in UTC
 */
export function offerToday(
	id: string,
	today: CalendarDate,
	sources: ServiceSources,
): FlightOffer | null {
	const quote = parseOfferId(id);
	if (!quote) return null;
	return quoteIsHonoured(quote, today)
		? offerFromId(id, sources)
		: quotedAnew(quote, today, sources);
}

/** A flight that was quoted as it is quoted on another day; of an id of earlier rules, the service at its place. */
export function quotedAnew(
	quote: Quote,
	quoteDay: CalendarDate,
	sources: ServiceSources,
): FlightOffer | null {
	if (!('place' in quote)) return offerFromId(offerId({ ...quote, quoteDay }), sources);
	const { query, place } = quote;
	if (!isServed(query, sources)) return null;
	return offersFor({ query, quoteDay, ...sources })[place] ?? null;
}

/**
 * How the price of one offer is made, step by step: the last of them comes to its `price`.
 * @throws where there is no such offer
 */
export function offerPriceSteps(quote: Quote, sources: ServiceSources): PriceSteps {
	const found = draftFor(quote, sources);
	if (!found) throw new Error(`There is no offer ${offerId(quote)}.`);
	return found.steps;
}

/**
 * An offer of which nothing is worked out before it is asked for: what a day costs mostly needs no more than prices.
 * `legs` holds the way out alone.
 */
export type OfferDraft = Pick<FlightOffer, 'cabinClass' | 'price' | 'legs' | 'returns'> & {
	readonly steps: PriceSteps;
	readonly outward: TimedLeg;
	readonly basis: PriceBasis;
};

/** The eight drafts of a search in the order of its offers. */
export function draftsOf(request: OfferRequest): OfferDraft[] {
	const { query, quoteDay, ...sources } = request;
	const routes = routesOf(query, sources.airports);
	const drawing = { ...sources, legsOf: legsOfDays(sources), stepsOf: offerSteps(quoteDay) };
	return Array.from({ length: servicesPerDay }, (_, index) =>
		draft({ query, quoteDay, route: routes(index), index }, drawing),
	);
}

function draftFor(quote: Quote, sources: ServiceSources): OfferDraft | null {
	const { query, quoteDay } = quote;
	if ('place' in quote) return earlierDraft(quote, sources);
	const drafts = draftsOf({ query, quoteDay, ...sources });
	return drafts.find(({ outward }) => numberInId(outward.leg.number) === quote.outward) ?? null;
}

// Until flights had a timetable, chance was seeded by the whole id, and a city's airports by the search and its day.
function earlierDraft(
	{ query, quoteDay, place: index }: Extract<Quote, { place: number }>,
	sources: ServiceSources,
): OfferDraft {
	const search = searchId(query, quoteDay);
	const routes = routesOf(query, sources.airports, seededRandom(`${search}.airports`));
	const random = seededRandom(`${search}.${index}`);
	const basis = { query, quoteDay, route: routes(index), index };
	const stepsOf = (asked: PriceBasis) => earlierSteps(asked, random);
	return draft(basis, { ...sources, legsOf: legsOfDays(sources), stepsOf });
}

type Drawing = ServiceSources & {
	legsOf: LegsOfDay;
	stepsOf: (basis: PriceBasis) => PriceSteps;
};

function draft(basis: PriceBasis, { legsOf, stepsOf, ...sources }: Drawing): OfferDraft {
	const { query, index, route } = basis;
	const { returnDate } = query;
	const steps = once(() => stepsOf(basis));
	const outward = once(() => outwardOf(query, route, index, sources));
	const returns = once(() =>
		returnDate === null ? [] : returnsAfter(outward(), returnDate, legsOf),
	);
	return {
		basis,
		cabinClass: query.cabinClass,
		get steps() {
			return steps();
		},
		get price() {
			return steps().party.dollars;
		},
		get outward() {
			return outward();
		},
		get legs() {
			return [outward().leg];
		},
		get returns() {
			return returns();
		},
	};
}

function outwardOf(
	{ departureDate }: FlightQuery,
	route: Route,
	index: number,
	sources: ServiceSources,
): TimedLeg {
	const pair = { origin: route.origin.code, destination: route.destination.code };
	const service = servicesOn(departureDate, pair, sources)[index];
	if (!service) throw new Error(`${departureDate} has no service ${index}.`);
	return legOn(departureDate, service, pair, sources.airports);
}

function offerOf({ basis, steps, outward, returns }: OfferDraft): FlightOffer {
	const { query, quoteDay, route, index } = basis;
	const { cabinClass, departureDate, returnDate } = query;
	const { leg } = outward;
	const homeward = firstReturn(leg, returns);
	const legs: FlightLeg[] = homeward ? [leg, homeward] : [leg];
	const [outwardNumber = '', homewardNumber = null] = legs.map(({ number }) => numberInId(number));
	return {
		id: offerId({ query, quoteDay, outward: outwardNumber, homeward: homewardNumber }),
		origin: route.origin.label,
		destination: route.destination.label,
		departureDate,
		returnDate: returnDate ?? '',
		airline: leg.airline,
		baseFare: steps.discount.dollars,
		taxes: steps.taxes.dollars - steps.discount.dollars,
		pricePerTraveller: steps.taxes.dollars,
		travellers: steps.party.by,
		price: steps.party.dollars,
		discount: steps.discount.by,
		featured: index === 0,
		cabinClass,
		minutes: leg.minutes,
		duration: formatDuration(leg.minutes),
		stops: leg.stops,
		legs,
		returns,
		leavesAt: new Date(outward.leaves).toISOString(),
		description: describeFlight({ cabinClass }, legs),
		image: posterImage(route.destination.code, departureDate),
	};
}

function isServed({ origin, destination }: FlightQuery, { airports }: ServiceSources): boolean {
	const isKnown = (code: string) => airportsOf(code, airports).length > 0;
	return !shareAirport(origin, destination) && isKnown(origin) && isKnown(destination);
}

function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => (made ??= { value: make() }).value;
}

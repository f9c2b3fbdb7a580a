import { type CalendarDate, mondayOf } from '../calendar/calendar-date.ts';
import { type Random, randomInteger, seededRandom } from '../random.ts';
import type { FlightQuery } from './offer.ts';
import { headCount } from './party.ts';
import { fareSteps, minimumFare, priceSteps, type PriceSteps } from './pricing.ts';
import type { Route } from './routes.ts';

/** How the fares of the first five offers of a search differ; the others have the plain fare. */
export const priceFactors = [0.96, 1.12, 0.88, 1.24, 1.05] as const;
export const discountChance = 0.25;
/** Percent. */
export const discounts = { least: 5, most: 29 } as const;

/** What a price depends on. `index` is the place of the offer among the eight of its search. */
export type PriceBasis = {
	query: FlightQuery;
	quoteDay: CalendarDate;
	route: Route;
	index: number;
};

/**
 * How the price of an offer is made, step by step: the last of them comes to its `price`. Its discount is that of its
 * service on its day, for a week of quotes (Monday to Sunday): no class, party or return changes it, nor does a night.
 */
export function offerSteps(quoteDay: CalendarDate): (basis: PriceBasis) => PriceSteps {
	const week = mondayOf(quoteDay);
	return (basis) => {
		const { query, route, index } = basis;
		const service = `${route.origin.code}.${route.destination.code}.${index}`;
		const random = seededRandom(`${service}.${query.departureDate}.${week}.discount`);
		const isDiscounted = random() < discountChance;
		const drawn = isDiscounted ? randomInteger(random, discounts.least, discounts.most) : 0;
		return stepsWith(basis, (deepest) => capped(drawn, deepest));
	};
}

/** As `offerSteps` for ids that were made before flights had a timetable: the discount was drawn by the whole id. */
export function earlierSteps(basis: PriceBasis, random: Random): PriceSteps {
	return stepsWith(basis, (deepest) => {
		if (random() >= discountChance || deepest < discounts.least) return 0;
		return randomInteger(random, discounts.least, Math.min(discounts.most, deepest));
	});
}

/** @param discountOf percent, by how deep it may be: never so deep that the minimum fare would undo a part of it */
function stepsWith(
	{ query, quoteDay, route, index }: PriceBasis,
	discountOf: (deepest: number) => number,
): PriceSteps {
	const { cabinClass, departureDate, returnDate, passengers } = query;
	const fare = fareSteps({
		miles: route.miles,
		cabinClass,
		isOneWay: returnDate === null,
		departureDate,
		quoteDay,
		factor: priceFactors[index] ?? 1,
	});
	const { dollars } = fare.rounding;
	const discount = discountOf(Math.floor(((dollars - minimumFare) * 100) / dollars));
	return priceSteps(fare, { discount, travellers: headCount(passengers) });
}

function capped(drawn: number, deepest: number): number {
	const discount = Math.min(drawn, deepest);
	return discount < discounts.least ? 0 : discount;
}

import { type CalendarDate, daysBetween, monthOf } from '../calendar/calendar-date.ts';
import { type CabinClass, fareMultiplier } from './cabin-class.ts';
import type { FlightOffer } from './offer.ts';

/** Dollars of an economy round trip per mile of distance between its airports. */
export const farePerMile = 0.15;
/** What a trip without a return flight costs of the round trip's fare. */
export const oneWayFactor = 0.85;
/** No fare is lower, in dollars. */
export const minimumFare = 99;
/** Fares are whole multiples of this many dollars. */
export const fareStep = 10;
/** Percent of the base fare. */
export const flightTaxPercent = 15;

/** What the month of departure does to a fare; 1 for January. Months not named leave it as it is. */
const seasons = [
	{ months: [6, 7, 8, 12], factor: 1.25 },
	{ months: [5, 9, 10], factor: 1.1 },
] as const;

/** Departures more than this many days away are cheaper; the first that fits counts. */
export const earlyBookings = [
	{ overDays: 60, factor: 0.85 },
	{ overDays: 30, factor: 0.9 },
] as const;
/** Departures less than this many days away are dearer. */
export const lateBooking = { underDays: 7, factor: 1.3 } as const;

export type FareBasis = {
	/** Between the two airports, whether or not there is a return flight. */
	miles: number;
	cabinClass: CabinClass;
	isOneWay: boolean;
	departureDate: CalendarDate;
	quoteDay: CalendarDate;
	/** What sets one offer of a search apart from the others; 1 for none. */
	factor: number;
};

/** A step on the way to a price: by how much it changes it, and what the price is after it, in dollars. */
export type PriceStep = { by: number; dollars: number };

/** How a fare comes about, in this order; until its rounding it is no whole number of dollars. */
export type FareSteps = {
	/** By miles, at the rate of a round trip in economy. */
	distance: PriceStep;
	/** By a factor, as those down to `offer`. */
	cabinClass: PriceStep;
	way: PriceStep;
	season: PriceStep;
	leadTime: PriceStep;
	offer: PriceStep;
	/** By the lowest fare that there is. */
	minimum: PriceStep;
	/** By the dollars of which a fare is a multiple. */
	rounding: PriceStep;
};

/** How the price of an offer comes about, in this order: its fare, and then whole dollars. */
export type PriceSteps = FareSteps & {
	/** By percent. */
	discount: PriceStep;
	taxes: PriceStep;
	/** By the number of travellers; after it stands the total. */
	party: PriceStep;
};

/** The fare of one traveller before discount and taxes, step by step. */
export function fareSteps(basis: FareBasis): FareSteps {
	const { miles, departureDate, quoteDay } = basis;
	const distance = { by: miles, dollars: farePerMile * miles };
	const cabinClass = multiplied(distance, fareMultiplier(basis.cabinClass));
	const way = multiplied(cabinClass, basis.isOneWay ? oneWayFactor : 1);
	const season = multiplied(way, seasonFactor(departureDate));
	const leadTime = multiplied(season, leadTimeFactor(daysBetween(quoteDay, departureDate)));
	const offer = multiplied(leadTime, basis.factor);
	const minimum = { by: minimumFare, dollars: Math.max(minimumFare, offer.dollars) };
	const rounding = {
		by: fareStep,
		dollars: Math.round(minimum.dollars / fareStep) * fareStep,
	};
	return { distance, cabinClass, way, season, leadTime, offer, minimum, rounding };
}

/** The fare of one traveller before discount and taxes, in dollars: a multiple of 10, at least 100. */
export function simulatedFare(basis: FareBasis): number {
	return fareSteps(basis).rounding.dollars;
}

/**
 * What an offer costs, step by step.
 * @param discount percent that are taken off its fare
 * @param travellers each of whom pays the same
 */
export function priceSteps(
	fare: FareSteps,
	{ discount, travellers }: { discount: number; travellers: number },
): PriceSteps {
	const baseFare = discountedFare(fare.rounding.dollars, discount);
	const pricePerTraveller = baseFare + flightTaxes(baseFare);
	return {
		...fare,
		discount: { by: discount, dollars: baseFare },
		taxes: { by: flightTaxPercent, dollars: pricePerTraveller },
		party: { by: travellers, dollars: pricePerTraveller * travellers },
	};
}

function multiplied({ dollars }: PriceStep, factor: number): PriceStep {
	return { by: factor, dollars: dollars * factor };
}

/** What the season does to a fare: 1, 1.1 or 1.25. */
export function seasonFactor(departureDate: CalendarDate): number {
	const month = monthOf(departureDate);
	return seasons.find(({ months }) => months.some((named) => named === month))?.factor ?? 1;
}

/** What the time left does to a fare; `days` from the quote day to departure. */
export function leadTimeFactor(days: number): number {
	if (days < lateBooking.underDays) return lateBooking.factor;
	return earlyBookings.find(({ overDays }) => days > overDays)?.factor ?? 1;
}

/** A fare with a discount of so many percent taken off, in whole dollars, never below the minimum. */
export function discountedFare(fare: number, discount: number): number {
	return Math.max(minimumFare, Math.round((fare * (100 - discount)) / 100));
}

/** The taxes on a base fare, in whole dollars. */
export function flightTaxes(baseFare: number): number {
	return Math.round((baseFare * flightTaxPercent) / 100);
}

/**
 * What a discounted offer would cost the party without its discount, in dollars: the inverse of
 * `discountedFare`, exact because full fares are multiples of `fareStep`.
 */
export function fullPrice({ baseFare, discount, travellers }: FlightOffer): number {
	const fare = Math.round((baseFare * 100) / (100 - discount) / fareStep) * fareStep;
	return (fare + flightTaxes(fare)) * travellers;
}

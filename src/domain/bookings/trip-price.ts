import { countableTravellers } from './travellers.ts';

// Dollars are added and shared out as whole cents, which a number holds exactly.

/** Percent of a flight's total that the checkout shows as taxes; the rest is the base fare. */
export const flightTotalTaxPercent = 15;
/** Percent that a tour's taxes come to, on its subtotal. */
export const tourTaxPercent = 10;

/** Dollars: no trip costs more, so a larger figure is a mistake. */
export const highestTotal = 10_000_000;

/** A total and what it is made of, in dollars and cents; the parts add up to it. */
export type FlightBreakdown = { baseFare: number; taxes: number; total: number };
export type TourBreakdown = { subtotal: number; taxes: number; total: number };

/** What a deal costs a party. A deal's price is per traveller, taxes included. */
export function dealTotal(price: number, travellers: number): number {
	return (cents(price) * travellers) / 100;
}

/** How many can take a trip at a price per traveller, taxes included, before it costs more than any does. */
export function mostAtPrice(price: number): number {
	return price > 0 ? Math.floor(highestTotal / price) : countableTravellers;
}

/** What a tour costs a party, taxes included, in whole dollars. */
export function tourTotal(pricePerPerson: number, travellers: number): number {
	return Math.round((cents(pricePerPerson) * travellers * (100 + tourTaxPercent)) / 10_000);
}

/** What one person pays of a price before taxes when nobody travels along: it is named wherever one price is. */
export function withTourTaxes(pricePerPerson: number): number {
	return tourTotal(pricePerPerson, 1);
}

/** What one person pays for a tour before taxes: the discount price where there is one. */
export function tourPricePerPerson(tour: { price: number; discountPrice: number | null }): number {
	return tour.discountPrice ?? tour.price;
}

/** The least that one person pays before taxes, on whichever departure; the tour's own price where none is known. */
export function leastTourPrice(tour: {
	price: number;
	discountPrice: number | null;
	departures?: readonly { price: number }[];
}): number {
	const prices = (tour.departures ?? []).map(({ price }) => price);
	return prices.length > 0 ? Math.min(...prices) : tourPricePerPerson(tour);
}

/** How the checkout shares out the total of a flight: 85 % base fare, 15 % taxes. */
export function flightBreakdown(total: number): FlightBreakdown {
	const taxes = Math.round((cents(total) * flightTotalTaxPercent) / 100);
	return { baseFare: (cents(total) - taxes) / 100, taxes: taxes / 100, total: cents(total) / 100 };
}

/** How the checkout shows a tour. The total is in whole dollars, so the taxes take up its rounding. */
export function tourBreakdown(pricePerPerson: number, travellers: number): TourBreakdown {
	const subtotal = cents(pricePerPerson) * travellers;
	const total = tourTotal(pricePerPerson, travellers);
	return { subtotal: subtotal / 100, taxes: (total * 100 - subtotal) / 100, total };
}

function cents(dollars: number): number {
	return Math.round(dollars * 100);
}

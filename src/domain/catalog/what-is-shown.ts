import { formatDate } from '../calendar/format-date.ts';
import { formatMoney, formatMoneyInCents } from '../money.ts';

type Departure = { date: string; capacity: number; price: number | null; state: string };

/**
 * What everybody sees once a tour is published: its price, and the departures that can be chosen.
 * @param price dollars that one person pays, taxes included
 * @param departures those to come, in the order of their days
 * @param total how many there are, where not all are given
 */
export function shownOfTour(
	price: number,
	departures: readonly Departure[],
	total = departures.length,
): string {
	const perPerson = `Everybody sees its page, at ${formatMoney(price)} per person, taxes included`;
	const [first] = departures;
	const last = departures.at(-1);
	if (!first || !last) {
		return `${perPerson}. It has no departures, so that nobody can book it: add them under Departures.`;
	}
	const days =
		total === 1
			? `1 departure, on ${formatDate(first.date)}`
			: `${total} departures, the first on ${formatDate(first.date)}`;
	const own = departures.filter((departure) => departure.price !== null).length;
	const closed = departures.filter(({ state }) => state === 'closed').length;
	const calledOff = departures.filter(({ state }) => state === 'called off').length;
	const more = [
		seatsOf(departures),
		...(own > 0 ? [`${own} at a price of their own`] : []),
		...(closed > 0 ? [`${closed} closed`] : []),
		...(calledOff > 0 ? [`${calledOff} called off`] : []),
	];
	return `${perPerson}, with ${days} (${more.join(', ')}).`;
}

/** What everybody sees once a deal is published. */
export function shownOfDeal({ price, departureDate }: { price: number; departureDate: string }) {
	return `Everybody sees it among the deals, leaving on ${formatDate(departureDate)} at ${formatMoneyInCents(price)} per traveler, taxes included.`;
}

/** What everybody sees once a destination is published. */
export function shownOfDestination({ startingPrice }: { startingPrice: number }): string {
	return `Everybody sees its page, and it stands among the destinations from ${formatMoneyInCents(startingPrice)}.`;
}

/** '16 seats each', '8 to 16 seats' */
function seatsOf(departures: readonly Departure[]): string {
	const seats = departures.map(({ capacity }) => capacity);
	const [least, most] = [Math.min(...seats), Math.max(...seats)];
	if (least !== most) return `${least} to ${most} seats`;
	return `${most} seats${departures.length > 1 ? ' each' : ''}`;
}

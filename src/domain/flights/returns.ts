import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { cabinClassLabel } from './cabin-class.ts';
import type { FlightLeg, FlightOffer } from './offer.ts';
import { numberInId } from './quote.ts';
import { legOn, type TimedLeg } from './timetable/leg-times.ts';
import { type AirportPair, servicesOn, type ServiceSources } from './timetable/services.ts';

/** Milliseconds from an arrival to the first flight back that can be reached. */
const leastStay = 60 * 60_000;

/** The services between two airports on a day, with their times. */
export type LegsOfDay = (date: CalendarDate, pair: AirportPair) => TimedLeg[];

/** Works out each day of two airports once, however many offers of a search ask for it. */
export function legsOfDays(sources: ServiceSources): LegsOfDay {
	const kept = new Map<string, TimedLeg[]>();
	return (date, pair) => {
		const key = `${date}.${pair.origin}.${pair.destination}`;
		const known = kept.get(key);
		if (known) return known;
		const legs = servicesOn(date, pair, sources).map((service) =>
			legOn(date, service, pair, sources.airports),
		);
		kept.set(key, legs);
		return legs;
	};
}

/**
 * The ways back that leave an hour after a way out has arrived or later, by their departure: of the day asked, or of the
 * first after it that has one.
 */
export function returnsAfter(
	{ leg, arrives }: Pick<TimedLeg, 'leg' | 'arrives'>,
	asked: CalendarDate,
	legsOf: LegsOfDay,
): FlightLeg[] {
	const pair: AirportPair = { origin: leg.destination, destination: leg.origin };
	const legs = legsOf(asked, pair)
		.filter(({ leaves }) => leaves >= arrives + leastStay)
		.toSorted((one, other) => one.leaves - other.leaves);
	if (legs.length === 0) return returnsAfter({ leg, arrives }, addDays(asked, 1), legsOf);
	return legs.map((timed) => timed.leg);
}

/** The way back that a list shows of several: the shortest and, of such, one of the same airline, else the earliest. */
export function firstReturn(outward: FlightLeg, returns: readonly FlightLeg[]): FlightLeg | null {
	const [least] = returns.toSorted(
		(one, other) =>
			one.minutes - other.minutes ||
			Number(other.airline === outward.airline) - Number(one.airline === outward.airline) ||
			(one.departsAt < other.departsAt ? -1 : 1),
	);
	return least ?? null;
}

/** The same offer with another of its ways back. */
export function withReturn(offer: FlightOffer, homeward: FlightLeg): FlightOffer {
	const [outward, before] = offer.legs;
	if (!outward || !before || before.number === homeward.number) return offer;
	const legs = [outward, homeward];
	const id = offer.id.replace(/[^.]+$/, numberInId(homeward.number));
	return { ...offer, id, legs, description: describeFlight(offer, legs) };
}

/** 'Flies direct both ways, in Business.' */
export function describeFlight(
	{ cabinClass }: Pick<FlightOffer, 'cabinClass'>,
	[outward, homeward]: readonly FlightLeg[],
): string {
	const way = wayText(outward?.stops ?? 0, homeward?.stops);
	return `${way}, in ${cabinClassLabel(cabinClass)}.`;
}

function wayText(out: 0 | 1, back: 0 | 1 | undefined): string {
	const outward = out === 0 ? 'Flies direct' : 'One stop on the way';
	if (back === undefined) return outward;
	if (back === out) return `${outward} both ways`;
	return `${outward} out, ${back === 0 ? 'flies direct' : 'one stop on the way'} back`;
}

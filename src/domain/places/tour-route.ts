import { milesBetween } from '../flights/distance.ts';
import { type Place, placeOfSlug } from './place.ts';

/** What of a tour's day says where it goes. */
export type RouteDay = {
	/** Slugs, in the order in which the day comes through them. */
	places: readonly string[];
	/** Kilometres; null where it is not said. */
	driven: number | null;
	walked: number | null;
};

/** A place of a route and the days that come through it, counted from 1. */
type RouteStop = { place: Place; days: number[] };

/** The way between two stops, by their indices. */
type RouteLeg = { from: number; to: number; isFlown: boolean };

/** Where a tour goes. */
export type TourRoute = {
	/** Those days of which it is known, in their order. */
	days: { day: number; places: Place[] }[];
	/** Every place once, in the order in which it is first come to. */
	stops: RouteStop[];
	/** Every way once, whichever way and how often it is gone. */
	legs: RouteLeg[];
};

const kilometresOfMile = 1.609344;
/** Straight kilometres from which a day that says nothing else is flown, on a tour that flies and on any other. */
const shortestFlight = 60;
const longestDrive = 500;
/** A road is seldom shorter than the straight line; what is said is rounded. */
const spareShare = 0.8;

const flying =
	/\b(flight|flights|fly|flies|flown|plane|seaplane|aeroplane|airplane|air|helicopter)\b/i;

/**
 * The route of a tour; null where none of its days names a place that is known.
 * @param transport what it goes by, in words: 'domestic flight'
 * @param places those of `content/places.json`; slugs that are not among them are passed over
 */
export function tourRoute(
	days: readonly RouteDay[],
	transport: readonly string[],
	places: readonly Place[],
): TourRoute | null {
	const known = days
		.map((day, index) => ({ ...day, day: index + 1, places: placesOf(day, places) }))
		.filter((day) => day.places.length > 0);
	if (known.length === 0) return null;
	const stops = stopsOf(known);
	const isFlying = transport.some((means) => flying.test(means));
	return {
		days: known.map(({ day, places: passed }) => ({ day, places: passed })),
		stops,
		legs: legsOf(known, stops, isFlying),
	};
}

/** Days in few words: '1–3, 7'. */
export function daysInWords(days: readonly number[]): string {
	const spans: [number, number][] = [];
	for (const day of days) {
		const last = spans.at(-1);
		if (last && last[1] === day - 1) last[1] = day;
		else spans.push([day, day]);
	}
	return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** A route in words, a line for each day, or for several that come through the same places: 'Days 2–3', 'Kyoto – Uji'. */
export function routeLines({ days }: TourRoute): { days: string; places: string }[] {
	const lines: { days: number[]; places: string }[] = [];
	for (const { day, places } of days) {
		const named = places.map(({ name }) => name).join(' – ');
		const last = lines.at(-1);
		if (last?.places === named) last.days.push(day);
		else lines.push({ days: [day], places: named });
	}
	return lines.map(({ days: same, places }) => ({
		days: `${same.length === 1 ? 'Day' : 'Days'} ${daysInWords(same)}`,
		places,
	}));
}

type KnownDay = Omit<RouteDay, 'places'> & { day: number; places: Place[] };

function placesOf({ places: slugs }: RouteDay, places: readonly Place[]): Place[] {
	return slugs.flatMap((slug) => placeOfSlug(places, slug) ?? []);
}

function stopsOf(days: readonly KnownDay[]): RouteStop[] {
	const stops = new Map<string, RouteStop>();
	for (const { day, places } of days) {
		for (const place of places) {
			const stop = stops.get(place.slug) ?? { place, days: [] };
			if (stop.days.at(-1) !== day) stop.days.push(day);
			stops.set(place.slug, stop);
		}
	}
	return [...stops.values()];
}

function legsOf(
	days: readonly KnownDay[],
	stops: readonly RouteStop[],
	isFlying: boolean,
): RouteLeg[] {
	const visits = days.flatMap((day) => day.places.map((place) => ({ place, day })));
	const legs = new Map<string, RouteLeg>();
	for (const [index, { place, day }] of visits.entries()) {
		const before = visits[index - 1]?.place;
		if (!before || before.slug === place.slug) continue;
		const isFlown = isFlownBetween(before, place, day, isFlying);
		const from = stops.findIndex((stop) => stop.place.slug === before.slug);
		const to = stops.findIndex((stop) => stop.place.slug === place.slug);
		const key = [Math.min(from, to), Math.max(from, to), isFlown].join(' ');
		if (!legs.has(key)) legs.set(key, { from, to, isFlown });
	}
	return [...legs.values()];
}

/** A day flies where it goes further than it says that it drives or walks, and a flight is likely. */
function isFlownBetween(from: Place, to: Place, day: KnownDay, isFlying: boolean): boolean {
	const apart = milesBetween(from, to) * kilometresOfMile;
	const isOnGround = (day.driven ?? 0) + (day.walked ?? 0) >= apart * spareShare;
	return !isOnGround && apart >= (isFlying ? shortestFlight : longestDrive);
}

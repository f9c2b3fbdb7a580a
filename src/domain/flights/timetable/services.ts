import { type CalendarDate, weekdayOf } from '../../calendar/calendar-date.ts';
import { type Random, randomInteger, seededRandom, shuffled } from '../../random.ts';
import type { Airport, AirportLookup } from '../airports.ts';
import { flightMiles } from '../distance.ts';
import { minuteStep, simulatedMinutes } from '../duration.ts';
import { cityOfAirport } from '../place.ts';
import { type Airline, airlines, ownAirline } from './airlines.ts';
import { departures } from './departures.ts';
import { drawLayover, type Layover } from './layover.ts';
import { timetableSeason, type TimetableSeason } from './season.ts';

/** How many services leave one airport for another on each day; their indexes are 0 to 7. */
export const servicesPerDay = 8;
/** How many of them fly direct; the others stop once. */
export const directServices = { least: 2, most: 4 } as const;

/** A flight that leaves at its time on its days of the week all season, whoever asks for it and however. */
export type Service = {
	airline: string;
	/** Unique among what leaves an airport on a day: 'BR 214'. */
	number: string;
	/** The days of the week on which it leaves, Monday first, as airlines write them: '12345'. */
	days: string;
	/** Minutes since midnight on the clocks of its origin, whether or not these show daylight saving. */
	leaves: number;
	/** Gate to gate, a multiple of 5. */
	minutes: number;
	stops: 0 | 1;
	/** Where it stops; null without a stop, and where none of our hubs lies on the way. */
	layover: Layover | null;
};

/** The codes of the airports that a service flies between. */
export type AirportPair = { origin: string; destination: string };

/** What services are made from beside their airports. */
export type ServiceSources = {
	airports: AirportLookup;
	/** The name of the product's own airline: exactly one service of a day carries it. */
	airline: string;
};

/** On which days of the week the services of an airline leave: all at one time, or some at another. */
const rosters = [['1234567'], ['1234567'], ['12345', '67'], ['1357', '246'], ['1256', '347']];
/** Numbers go from 100 to 9,899; two for each airport that can be flown to. */
const numbers = { first: 100, count: 9800, perAirport: 2 } as const;
/** How long one of eight parts of the day is in which each service has its departure, in minutes. */
const partOfDay = (departures.last - departures.first) / servicesPerDay;
const mostKept = 400;

/** What a season has of an airline between two airports: one service, or two that share the days of the week. */
type Roster = readonly Service[];
const kept = new WeakMap<AirportLookup, Map<string, Roster[]>>();

/**
 * The eight services between two airports on a day. The pair of airports and the season decide all that they are, so that
 * the same flight is found on the same day of any other week, by any class and party, in one way and return, from an
 * airport and from its city.
 * @param date the day they leave, where they leave
 */
export function servicesOn(
	date: CalendarDate,
	pair: AirportPair,
	sources: ServiceSources,
): Service[] {
	const day = String(weekdayOf(date));
	return rostersOf(pair, timetableSeason(date), sources).flatMap((roster) =>
		roster.filter(({ days }) => days.includes(day)),
	);
}

/** The airlines of the eight services between two airports, the same both ways and all year, in their order. */
function carriersBetween({ origin, destination }: AirportPair, own: string): Airline[] {
	const random = seededRandom(`${cityPair(origin, destination)}.airlines`);
	const others = airlines.filter(({ name }) => name !== own);
	const carriers = shuffled(random, others).slice(0, servicesPerDay - 1);
	carriers.splice(randomInteger(random, 0, servicesPerDay - 1), 0, ownAirline(own));
	return carriers;
}

/** The indexes of the services that fly direct, the same both ways and all year. */
function directBetween({ origin, destination }: AirportPair): Set<number> {
	const random = seededRandom(`${cityPair(origin, destination)}.direct`);
	const count = randomInteger(random, directServices.least, directServices.most);
	return new Set(shuffled(random, indexes).slice(0, count));
}

const indexes = Array.from({ length: servicesPerDay }, (_, index) => index);

function rostersOf(pair: AirportPair, season: TimetableSeason, sources: ServiceSources): Roster[] {
	const { airports, airline } = sources;
	const known = kept.get(airports) ?? new Map<string, Roster[]>();
	kept.set(airports, known);
	const key = `${pair.origin}.${pair.destination}.${season}.${airline}`;
	const found = known.get(key);
	if (found) return found;
	const made = makeRosters(pair, season, sources);
	// Whoever asks for more has moved on from what was asked first.
	if (known.size >= mostKept) known.clear();
	known.set(key, made);
	return made;
}

// Of a city's airports each has its own flights, but all of them share airlines, and hours that lie apart.
function makeRosters(
	pair: AirportPair,
	season: TimetableSeason,
	{ airports, airline }: ServiceSources,
): Roster[] {
	const { origin, destination } = pair;
	const carriers = carriersBetween(pair, airline);
	const direct = directBetween(pair);
	const cities = `${cityCode(origin)}.${cityCode(destination)}.${season}`;
	const parts = shuffled(seededRandom(`${cities}.hours`), indexes);
	const ends: Ends = [airports(origin), airports(destination)];
	return carriers.map((carrier, index): Roster => {
		const random = seededRandom(`${origin}.${destination}.${season}.${index}`);
		const roster = rosters[randomInteger(random, 0, rosters.length - 1)] ?? ['1234567'];
		return roster.map((days, variant) => ({
			airline: carrier.name,
			number: numberOf({ pair, ends, carrier, variant }),
			days,
			leaves: departureIn(parts[index] ?? index, random),
			...wayBetween(ends, direct.has(index) ? 0 : 1, { airports, random }),
		}));
	});
}

type Ends = [Airport | undefined, Airport | undefined];

function departureIn(part: number, random: Random): number {
	const from = departures.first + part * partOfDay;
	return randomInteger(random, from / minuteStep, (from + partOfDay) / minuteStep) * minuteStep;
}

function wayBetween(
	ends: Ends,
	stops: 0 | 1,
	sources: { airports: AirportLookup; random: Random },
): Pick<Service, 'minutes' | 'stops' | 'layover'> {
	const minutes = simulatedMinutes(flightMiles(...ends), stops, sources.random);
	const layover = stops === 1 ? drawLayover(ends, minutes, sources) : null;
	return { minutes, stops, layover };
}

type Numbered = { pair: AirportPair; ends: Ends; carrier: Airline; variant: number };

/**
 * The places of the airports in our list keep the numbers of one airline at one airport apart; that the same place gives
 * other numbers at other airports is drawn.
 */
function numberOf({ pair, ends: [, destination], carrier, variant }: Numbered): string {
	const start = randomInteger(seededRandom(`${pair.origin}.${carrier.code}`), 0, numbers.count - 1);
	const place = destination?.place ?? randomInteger(seededRandom(pair.destination), 4000, 4800);
	const step = (start + place * numbers.perAirport + variant) % numbers.count;
	return `${carrier.code} ${numbers.first + step}`;
}

function cityPair(one: string, other: string): string {
	return [cityCode(one), cityCode(other)].toSorted().join('.');
}

function cityCode(airport: string): string {
	return cityOfAirport.get(airport)?.code ?? airport;
}

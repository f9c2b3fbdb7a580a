import { localTime } from '../calendar/time-zones.ts';
import { fold } from '../text/fold.ts';
import { namedPlace, namesakes } from './airport-search.ts';
import type { Airport } from './airports.ts';

/** Where somebody seems to be at home. */
export type Home = {
	/** An IANA zone. */
	timeZone: string;
	/** The countries of the languages that are read there, by their English names. */
	countries: readonly string[];
};

/**
 * A typed city with its country, where several have its name and another than the busiest is nearer to somebody's home:
 * 'Manchester, United States'. It means the same to everybody who is sent its address. A city that has several airports
 * is meant everywhere: nobody in Ontario is kept from London.
 * @param now on which day clocks are compared
 */
export function withHomeCountry(
	text: string,
	airports: readonly Airport[],
	home: Home,
	now: Date,
): string {
	const named = namedPlace(airports, text);
	if (named === null || named === 'unclear' || named.kind === 'city') return text;
	if (fold(text) !== fold(named.city)) return text;
	const [busiest] = named.airports;
	const nearness = (airport: Airport) =>
		Number(home.countries.includes(airport.country)) +
		Number(hasClockOf(airport.timeZone, home.timeZone, now));
	const meant = namesakes(airports, named).reduce(
		(best, other) => (nearness(other) > nearness(best) ? other : best),
		busiest,
	);
	const isAnother = meant !== busiest && meant.country !== busiest.country;
	return isAnother ? `${meant.city}, ${meant.country}` : text;
}

function hasClockOf(one: string, other: string, now: Date): boolean {
	return localTime(now.getTime(), one) === localTime(now.getTime(), other);
}

import { loadAirports, loadAirportsOf } from '#src/browser/airports.ts';
import { homeOfVisitor } from '#src/browser/home.ts';
import { loadTowns } from '#src/browser/towns.ts';
import { namedPlace, suggestPlaces } from '#src/domain/flights/airport-search.ts';
import { codeInLabel } from '#src/domain/flights/airports.ts';
import { withHomeCountry } from '#src/domain/flights/at-home.ts';
import { typedPlace } from '#src/domain/flights/typed-place.ts';

import { countMissed } from '../catalog/missed-search.ts';
import { type Gazetteer, namedPlaces, type Places } from './named-places.ts';
import type { FlightSearch, FlightSearchIssues } from './search-fields.ts';

/**
 * The two airports or cities that a search names beyond doubt, and the search as whoever typed it means it; or which of them
 * has to be chosen.
 * @throws when the airports cannot be loaded
 */
export async function findPlaces(
	search: FlightSearch,
	now: Date,
): Promise<(Places & { search: FlightSearch }) | { issues: FlightSearchIssues }> {
	const gazetteer = await gazetteerFor(search);
	const meant = meantAtHome(search, gazetteer, now);
	const places = namedPlaces(meant, gazetteer);
	return 'issues' in places ? places : { ...places, search: meant };
}

/** Has the places of a search counted, of nobody, that neither an airport nor a town has the name of. */
export function countMissedPlaces(
	{ origin, destination }: FlightSearch,
	{ airports, towns }: Gazetteer,
): void {
	const isMissed = (text: string) =>
		codeInLabel(text) === null &&
		suggestPlaces(airports, text).length === 0 &&
		typedPlace(text, airports, towns) === null;
	for (const text of [origin, destination].filter(isMissed)) countMissed('airports', text);
}

/** The search with the countries that whoever typed it means. */
export function meantAtHome(
	search: FlightSearch,
	{ airports }: Gazetteer,
	now: Date,
): FlightSearch {
	const meant = (text: string) =>
		codeInLabel(text) === null ? withHomeCountry(text, airports, homeOfVisitor(), now) : text;
	return { ...search, origin: meant(search.origin), destination: meant(search.destination) };
}

/**
 * As many airports as a search needs: a code says which are meant, and most are among the large ones; any other text
 * has to be compared with every airport, and where none has its name, with the towns.
 * @throws when the airports cannot be loaded
 */
export async function gazetteerFor({ origin, destination }: FlightSearch): Promise<Gazetteer> {
	const [from, to] = [codeInLabel(origin), codeInLabel(destination)];
	if (from !== null && to !== null)
		return { airports: await loadAirportsOf([from, to]), towns: [] };
	const airports = await loadAirports();
	const unnamed = [origin, destination].filter((text) => namedPlace(airports, text) === null);
	const towns = await Promise.all(unnamed.map(loadTowns));
	// Both may start with the same letters.
	return { airports, towns: [...new Set(towns.flat())] };
}

import { loadAirports, loadLargeAirports } from '#src/browser/airports.ts';
import { inSlices } from '#src/browser/in-slices.ts';
import { loadTowns } from '#src/browser/towns.ts';
import { indexInSteps } from '#src/domain/flights/airport-index.ts';
import { suggestPlaces } from '#src/domain/flights/airport-search.ts';
import type { Airport } from '#src/domain/flights/airports.ts';
import type { Suggest } from '#src/domain/flights/suggestion.ts';
import { needsTowns, withTowns } from '#src/domain/flights/town-suggestions.ts';
import { type Town, townStart } from '#src/domain/flights/towns.ts';

/** The towns by the letters they start with, once they have come. */
const known = new Map<string, readonly Town[]>();

/**
 * What suggests places for a typed text: from the large airports first, and from all of them a moment later. Each is told
 * once its index stands, so that no keystroke waits for it. An index is known to this file's copy of the search only: who
 * suggests has to be given it.
 * @param onTowns told when towns have come that were missing in a suggestion
 * @throws when the airports cannot be loaded
 */
export async function* loadSuggestions(onTowns: () => void): AsyncGenerator<Suggest> {
	for (const load of [loadLargeAirports, loadAirports]) {
		const airports = await load();
		await inSlices(indexInSteps(airports));
		yield suggestFrom(airports, onTowns);
	}
}

function suggestFrom(airports: readonly Airport[], onTowns: () => void): Suggest {
	return (text, kinds) => {
		const places = suggestPlaces(airports, text, kinds);
		if (!needsTowns(places, text)) return places;
		const start = townStart(text);
		const towns = known.get(start);
		if (towns) return withTowns(places, { text, towns, airports });
		void loadTowns(text).then((loaded) => {
			known.set(start, loaded);
			onTowns();
		});
		return places;
	};
}

import { loadAirports, loadLargeAirports } from '#src/browser/airports.ts';
import { inSlices } from '#src/browser/in-slices.ts';
import { indexInSteps } from '#src/domain/flights/airport-index.ts';
import { type Suggest, suggestPlaces } from '#src/domain/flights/airport-search.ts';

/**
 * What suggests places for a typed text: from the large airports first, and from all of them a moment later. Each is told
 * once its index stands, so that no keystroke waits for it. An index is known to this file's copy of the search only: who
 * suggests has to be given it.
 * @throws when the airports cannot be loaded
 */
export async function* loadSuggestions(): AsyncGenerator<Suggest> {
	for (const load of [loadLargeAirports, loadAirports]) {
		const airports = await load();
		await inSlices(indexInSteps(airports));
		yield (text, kinds) => suggestPlaces(airports, text, kinds);
	}
}

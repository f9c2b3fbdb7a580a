import { atom } from 'nanostores';

import type { Airport } from '#src/domain/flights/airports.ts';

/** The airports a field suggests from: the large ones first, all of them a moment later. */
export type AirportList =
	| { state: 'idle' }
	| { state: 'loading' }
	| { state: 'ready'; airports: Airport[] }
	| { state: 'failed' };

export const $airports = atom<AirportList>({ state: 'idle' });

/** Loads the airports once; after a failure the next call tries again. Never rejects. */
export async function loadAirportList(): Promise<void> {
	const { state } = $airports.get();
	if (state === 'loading' || state === 'ready') return;
	$airports.set({ state: 'loading' });
	try {
		const [{ loadAirports, loadLargeAirports }, { suggestPlaces }] = await Promise.all([
			import('#src/browser/airports.ts'),
			import('#src/domain/flights/airport-search.ts'),
		]);
		for (const load of [loadLargeAirports, loadAirports]) {
			const airports = await load();
			await pause();
			// The first question prepares the list: done here, no keystroke has to wait for it.
			suggestPlaces(airports, 'any');
			await pause();
			$airports.set({ state: 'ready', airports });
		}
	} catch (error) {
		console.error(error);
		// Suggestions among the large airports are better than none.
		if ($airports.get().state === 'loading') $airports.set({ state: 'failed' });
	}
}

/** Lets the browser handle what has been typed meanwhile. */
function pause(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}

import { atom } from 'nanostores';

import type { Airport } from '#src/domain/airports.ts';

/** The airports a field suggests from: the large ones first, all of them a moment later. */
export type AirportList =
	| { state: 'idle' }
	| { state: 'loading' }
	| { state: 'ready'; airports: Airport[]; isComplete: boolean }
	| { state: 'failed' };

export const $airports = atom<AirportList>({ state: 'idle' });

/** Loads the airports once; after a failure the next call tries again. */
export async function loadAirportList(): Promise<void> {
	const { state } = $airports.get();
	if (state === 'loading' || state === 'ready') return;
	$airports.set({ state: 'loading' });
	try {
		const { loadAirports, loadLargeAirports } = await import('#src/browser/airports.ts');
		$airports.set({ state: 'ready', airports: await loadLargeAirports(), isComplete: false });
		$airports.set({ state: 'ready', airports: await loadAirports(), isComplete: true });
	} catch (error) {
		console.error(error);
		// Suggestions among the large airports are better than none.
		if ($airports.get().state === 'loading') $airports.set({ state: 'failed' });
	}
}

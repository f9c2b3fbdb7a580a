import { atom } from 'nanostores';

import type { Suggest } from '#src/domain/flights/suggestion.ts';

/** The airports a field suggests from: the large ones first, all of them a moment later. */
export type AirportList =
	| { state: 'idle' }
	| { state: 'loading' }
	| { state: 'ready'; suggest: Suggest }
	| { state: 'failed' };

export const $airports = atom<AirportList>({ state: 'idle' });

/** Loads the airports once; after a failure the next call tries again. Never rejects. */
export async function loadAirportList(): Promise<void> {
	const { state } = $airports.get();
	if (state === 'loading' || state === 'ready') return;
	$airports.set({ state: 'loading' });
	try {
		const { loadSuggestions } = await import('./suggestions.ts');
		for await (const suggest of loadSuggestions(suggestAgain)) {
			$airports.set({ state: 'ready', suggest });
		}
	} catch (error) {
		console.error(error);
		// Suggestions among the large airports are better than none.
		if ($airports.get().state === 'loading') $airports.set({ state: 'failed' });
	}
}

/** Lets the fields ask once more: what suggests knows more by now. */
function suggestAgain(): void {
	const list = $airports.get();
	if (list.state !== 'ready') return;
	const { suggest } = list;
	$airports.set({ state: 'ready', suggest: (text, kinds) => suggest(text, kinds) });
}

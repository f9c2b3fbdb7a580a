import { atom } from 'nanostores';

import { ApiError, call } from '#src/browser/api.ts';
import { type FlightDeal, getFlight } from '#src/contract/catalog.ts';

/** One deal's page. `outdated`: what was built into the page stays, because asking again failed. */
export type DealState =
	| { status: 'loading' }
	| { status: 'shown'; deal: FlightDeal; outdated: boolean }
	| { status: 'missing' }
	| { status: 'failed' };

export const $deal = atom<DealState>({ status: 'loading' });

/**
 * Asks the API for the deal as it is now.
 * @param snapshot the deal as the build found it, or null when it was entered later
 */
export async function loadDeal(id: number, snapshot: FlightDeal | null): Promise<void> {
	try {
		const deal = await call(getFlight, { params: { id } });
		$deal.set({ status: 'shown', deal, outdated: false });
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) $deal.set({ status: 'missing' });
		else if (snapshot) $deal.set({ status: 'shown', deal: snapshot, outdated: true });
		else $deal.set({ status: 'failed' });
	}
}

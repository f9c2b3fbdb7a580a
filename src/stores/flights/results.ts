import { atom } from 'nanostores';

import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { soldFrom } from '#src/domain/bookings/last-sale.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { isSold } from '#src/domain/flights/fare-calendar.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { site } from '#src/site.ts';

import { showToast } from '../toasts.ts';
import type { Instead } from './instead.ts';
import { keepSearch } from './kept-searches.ts';
import { type FlightSearch, type FlightSearchIssues, isFullSearch } from './search-fields.ts';
import { $flightSearch, checkFlightSearch, fillFlightSearch, showSearchIssues } from './search.ts';

/** What stands under the search form. */
export type FlightResults =
	/** The address has not been read yet, as in the built HTML. */
	| { state: 'opening' }
	/** No search: the featured deals. */
	| { state: 'none' }
	/** The address asks for what cannot be searched, which is said at the fields too: the deals. */
	| { state: 'refused'; search: FlightSearch; issues: FlightSearchIssues }
	| { state: 'searching'; search: FlightSearch }
	/** `remarks` say what is odd about the search, and `instead` what else it may have meant. */
	| {
			state: 'found';
			search: FlightSearch;
			offers: FlightOffer[];
			remarks: string[];
			instead: Instead[];
	  }
	/** The list of airports could not be loaded. */
	| { state: 'failed'; search: FlightSearch };

/** The states of a search that can be made: its results stand on the page, or will. */
export type AnsweredSearch = Extract<FlightResults, { state: 'searching' | 'found' | 'failed' }>;

export function isAnswered(results: FlightResults): results is AnsweredSearch {
	return ['searching', 'found', 'failed'].includes(results.state);
}

export type SearchOutcome =
	/** `search` has its airports' names written in full. */
	| { outcome: 'found'; search: FlightSearch }
	| { outcome: 'refused'; issues: FlightSearchIssues }
	| { outcome: 'failed' }
	/** Another search was started meanwhile: this one shows nothing. */
	| { outcome: 'overtaken' };

export const $flightResults = atom<FlightResults>({ state: 'opening' });

let latestTurn = 0;

/**
 * Fills the form with the search that an address holds, and runs it if it is a full one.
 * @param asked the address, for what the search could not take from it
 */
export async function openFlightSearch(
	search: FlightSearch,
	now: Date,
	asked = new URLSearchParams(),
): Promise<SearchOutcome | null> {
	latestTurn += 1;
	$flightResults.set({ state: 'none' });
	fillFlightSearch(search);
	if (!isFullSearch(search)) return null;
	const issues = checkFlightSearch(now);
	const outcome =
		Object.keys(issues).length > 0
			? { outcome: 'refused' as const, issues }
			: await runSearch(search, now, asked);
	if (outcome.outcome === 'refused') {
		$flightResults.set({ state: 'refused', search, issues: outcome.issues });
	}
	return outcome;
}

/** Runs the search in the form. What is wrong with it is said at its fields and in a toast. */
export async function submitFlightSearch(now: Date): Promise<SearchOutcome> {
	const issues = checkFlightSearch(now);
	const isFine = Object.keys(issues).length === 0;
	const outcome = isFine
		? await runSearch($flightSearch.get().search, now)
		: { outcome: 'refused' as const, issues };
	if (outcome.outcome === 'refused') {
		const [description = ''] = Object.values(outcome.issues);
		showToast({ title: flightSearchMessages.title, description, tone: 'destructive' });
	}
	return outcome;
}

/** Runs the search that failed once more. */
export async function retryFlightSearch(now: Date): Promise<SearchOutcome> {
	const results = $flightResults.get();
	return results.state === 'failed' ? runSearch(results.search, now) : { outcome: 'overtaken' };
}

async function runSearch(
	search: FlightSearch,
	now: Date,
	asked: URLSearchParams | null = null,
): Promise<SearchOutcome> {
	latestTurn += 1;
	const turn = latestTurn;
	const before = $flightResults.get();
	$flightResults.set({ state: 'searching', search });
	try {
		const { findOffers } = await import('./offers.ts');
		const found = await findOffers(search, utcToday(now), asked);
		if (turn !== latestTurn) return { outcome: 'overtaken' };
		if ('issues' in found) {
			const isKept = before.state === 'found' || before.state === 'refused';
			$flightResults.set(isKept ? before : { state: 'none' });
			showSearchIssues(found.issues);
			return { outcome: 'refused', issues: found.issues };
		}
		// What the visitor has typed since then stays.
		if ($flightSearch.get().search === search) fillFlightSearch(found.search);
		$flightResults.set({ state: 'found', ...found });
		const from = soldFrom(now, site);
		const prices = found.offers.filter((offer) => isSold(offer, from)).map(({ price }) => price);
		if (prices.length > 0) {
			const price = Math.min(...prices);
			keepSearch({ search: found.search, price, seenOn: utcToday(now) });
		}
		return { outcome: 'found', search: found.search };
	} catch (error) {
		console.error(error);
		if (turn !== latestTurn) return { outcome: 'overtaken' };
		$flightResults.set({ state: 'failed', search });
		return { outcome: 'failed' };
	}
}

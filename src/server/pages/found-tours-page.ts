import type { ListedTour } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';

import { selectAllTours } from '../catalog/tours.ts';
import type { Loaded, PageCall } from './page-route.ts';

/** What the page of the tours that a filter leaves is drawn from. */
export type AskedTours = { tours: ListedTour[]; asked: URLSearchParams; now: Date };

/** Every tour on sale, and what the address asks of them: for a browser without scripts, which cannot narrow the list. */
export async function loadFoundTours({
	url,
	now,
	openDatabase,
}: Pick<PageCall, 'url' | 'now' | 'openDatabase'>): Promise<Loaded<AskedTours>> {
	const tours = await selectAllTours(await openDatabase(), now());
	return {
		page: `${paths.toursFound}/shell`,
		view: { tours, asked: url.searchParams, now: now() },
		status: 200,
		headers: { 'X-Robots-Tag': 'noindex' },
	};
}

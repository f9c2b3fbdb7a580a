import { call } from '#src/browser/api.ts';
import { listFlights } from '#src/contract/catalog/catalog.ts';
import { listFlightRecords } from '#src/contract/desk/flights.ts';
import { listLimits } from '#src/contract/http/paging.ts';
import { isDearer } from '#src/domain/flights/deal.ts';

import type { ListPage } from './call-desk-api.ts';

/** A deal that our own search undercuts, and what that asks today in dollars. */
type DearerDeal = { id: number; lowestFare: number };

/**
 * The deals that our own search undercuts: no list shows these. A list of rows as the others of the path, so that it is asked
 * for anew whenever a deal is changed.
 */
export const dearerDealsQuery = {
	queryKey: [listFlightRecords.path, 'dearer'],
	async queryFn({ signal }: { signal: AbortSignal }): Promise<ListPage<DearerDeal>> {
		const deals = await call(listFlights, { query: { limit: listLimits.most }, signal });
		const rows = deals.flatMap((deal) =>
			isDearer(deal) && deal.lowestFare !== null
				? [{ id: deal.id, lowestFare: deal.lowestFare }]
				: [],
		);
		return { rows, total: rows.length };
	},
};

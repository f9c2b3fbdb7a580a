import { call } from '#src/browser/api.ts';
import { listFlights } from '#src/contract/catalog/catalog.ts';
import { listFlightRecords } from '#src/contract/desk/flights.ts';
import { listLimits } from '#src/contract/http/paging.ts';
import { isDearer } from '#src/domain/flights/deal.ts';

/**
 * What our own search asks today, in dollars, by the ids of the deals that it undercuts: no list shows these. Asked for anew
 * whenever a deal is changed.
 */
export const dearerDealsQuery = {
	queryKey: [listFlightRecords.path, 'dearer'],
	async queryFn({ signal }: { signal: AbortSignal }): Promise<ReadonlyMap<number, number>> {
		const deals = await call(listFlights, { query: { limit: listLimits.most }, signal });
		return new Map(
			deals.flatMap((deal) =>
				isDearer(deal) && deal.lowestFare !== null ? [[deal.id, deal.lowestFare]] : [],
			),
		);
	},
};

import { useQuery } from '@tanstack/react-query';

import { countsQuery } from '#src/stores/desk/counts.ts';
import { isNarrowed } from '#src/stores/desk/list-view.ts';

import { useCurrentTab } from './use-current-tab.ts';
import type { List } from './use-list.ts';

/**
 * How many more rows the list has by now than when it was loaded. The counts that the panel keeps asking for say so of
 * a whole list; one that is narrowed is asked for again when its count has changed.
 */
export function useArrivals<Row>({ view, query, result }: List<Row>): number {
	const { count, unanswered } = useCurrentTab();
	const counts = useQuery(countsQuery);
	const counted = count && counts.data?.[count];
	const waiting = unanswered && counts.data?.[unanswered];
	// The list itself is on its way, or says more than the counts do.
	const isLater = !result.isFetching && counts.dataUpdatedAt > result.dataUpdatedAt;
	const isAll = !isNarrowed(view) && view.choices['deleted'] === undefined;
	const { queryKey, queryFn } = query({ ...view, page: 1 });
	const narrowed = useQuery({
		queryKey: ['arrivals', ...queryKey, counted, waiting],
		queryFn,
		enabled: isLater && !isAll && counted !== undefined,
		// Nothing has come or gone while the counts are the same.
		staleTime: Infinity,
	});
	const isNarrowedLater = isLater && narrowed.dataUpdatedAt > result.dataUpdatedAt;
	const total = isAll ? isLater && counted : isNarrowedLater && narrowed.data?.total;
	return Math.max(0, (total || 0) - (result.data?.total ?? Infinity));
}

import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { readNumbers } from '#src/contract/desk/numbers.ts';
import type { Counts } from '#src/contract/desk/overview.ts';
import { countsQuery, watchInterval } from '#src/stores/desk/counts.ts';

/**
 * How many rows there are of everything, asked again every `watchInterval`: while the page is visible (the query client
 * sees to that) and there is a network; a call that finds the session ended waits, and no other is made meanwhile. The
 * numbers follow where something has changed.
 */
export function useWatchedCounts(): Counts | undefined {
	const isOnline = useSyncExternalStore(onNetwork, isOnNetwork);
	const client = useQueryClient();
	const { data } = useQuery({
		...countsQuery,
		refetchInterval: isOnline && watchInterval,
	});
	const before = useRef(data);
	useEffect(() => {
		if (before.current && data !== before.current) {
			void client.invalidateQueries({ queryKey: [readNumbers.path] });
		}
		before.current = data;
	}, [data, client]);
	return data;
}

const onNetwork = (listener: () => void) => onlineManager.subscribe(listener);
const isOnNetwork = () => onlineManager.isOnline();

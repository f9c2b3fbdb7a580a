import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { type Loadable, type LoadableStore, orSnapshot } from '#src/stores/catalog/loadable.ts';

/**
 * What a list of the catalog holds: what the page was built with at once, the database's when it has come.
 * @param snapshot what the page was built with; an empty one counts as none
 * @param isWanted whether to ask the API for newer ones
 */
export function useLoaded<Item>(
	store: LoadableStore<Item[]>,
	snapshot: Item[],
	isWanted = true,
): Loadable<Item[]> {
	const loaded = useStore(store.$state, { ssr: 'initial' });
	useEffect(() => {
		if (isWanted) void store.load();
	}, [store, isWanted]);
	return orSnapshot(loaded, snapshot.length > 0 ? snapshot : null);
}

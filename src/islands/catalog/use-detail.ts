import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { type Detail, type DetailStore, orBuiltRow } from '#src/stores/catalog/detail.ts';

/**
 * What the page of one row shows: what the page was built with at once, the database's when it has come.
 * @param snapshot the row as the build found it; null on the shell, which reads the row's id from the address
 */
export function useDetail<Row extends { id: number }>(
	store: DetailStore<Row>,
	snapshot: Row | null,
): Detail<Row> {
	const live = useStore(store.$state, { ssr: 'initial' });
	useEffect(() => {
		void store.load(snapshot?.id ?? idInAddress(), snapshot);
	}, [store, snapshot]);
	return orBuiltRow(live, snapshot);
}

/** The 12 of '/tours/12', with or without a slash at its end. */
function idInAddress(): number {
	return Number(/(\d+)\/?$/.exec(location.pathname)?.[1]);
}

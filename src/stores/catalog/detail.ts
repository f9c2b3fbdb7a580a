import { atom, type ReadableAtom } from 'nanostores';

/** One row's page. `outdated`: what was built into the page stays, because asking again failed. */
export type Detail<Row> =
	| { status: 'loading' }
	| { status: 'shown'; row: Row; outdated: boolean }
	| { status: 'missing' }
	| { status: 'failed' };

export type DetailStore<Row> = {
	$state: ReadableAtom<Detail<Row>>;
	/**
	 * Asks the API for the row as it is now. Never rejects.
	 * @param snapshot the row as the build found it, or null when it was entered later
	 */
	load: (id: number, snapshot: Row | null) => Promise<void>;
};

/** A store for the page of one row. */
export function detail<Row>(fetchRow: (id: number) => Promise<Row>): DetailStore<Row> {
	const $state = atom<Detail<Row>>({ status: 'loading' });
	return {
		$state,
		async load(id, snapshot) {
			try {
				$state.set({ status: 'shown', row: await fetchRow(id), outdated: false });
			} catch (error) {
				if (isNotFound(error)) {
					$state.set({ status: 'missing' });
					return;
				}
				console.error(error);
				if (snapshot) $state.set({ status: 'shown', row: snapshot, outdated: true });
				else $state.set({ status: 'failed' });
			}
		},
	};
}

/** What a page shows: the store's state, or its own snapshot for as long as the store is loading. */
export function orBuiltRow<Row>(live: Detail<Row>, snapshot: Row | null): Detail<Row> {
	if (live.status !== 'loading' || snapshot === null) return live;
	return { status: 'shown', row: snapshot, outdated: false };
}

// By its status alone: the class of the API's errors is loaded with the first call, not with the page.
function isNotFound(error: unknown): boolean {
	return error instanceof Error && 'status' in error && error.status === 404;
}

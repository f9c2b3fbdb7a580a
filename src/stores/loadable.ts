import { atom, type ReadableAtom } from 'nanostores';

/** Content of the API that a page shows; until it is ready the page keeps what it was built with. */
export type Loadable<Value> =
	| { state: 'loading' }
	| { state: 'ready'; value: Value }
	| { state: 'failed' };

export type LoadableStore<Value> = {
	$state: ReadableAtom<Loadable<Value>>;
	/** Asks once for the life of the page; a failed call is asked again the next time. Never rejects. */
	load: () => Promise<void>;
};

/** A store of content that is fetched once, never goes stale and is not asked for twice at a time. */
export function loadable<Value>(fetchValue: () => Promise<Value>): LoadableStore<Value> {
	const $state = atom<Loadable<Value>>({ state: 'loading' });
	let running: Promise<void> | null = null;
	const run = async () => {
		try {
			$state.set({ state: 'ready', value: await fetchValue() });
		} catch (error) {
			console.error(error);
			running = null;
			$state.set({ state: 'failed' });
		}
	};
	return { $state, load: () => (running ??= run()) };
}

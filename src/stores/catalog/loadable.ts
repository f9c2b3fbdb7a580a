import { atom, type ReadableAtom } from 'nanostores';

/** Content that the page was built with and that the API may have newer. */
export type Loadable<Value> =
	/** What the page was built with, while nothing newer has come. */
	| { state: 'snapshot'; value: Value }
	/** Nothing to show yet. */
	| { state: 'loading' }
	| { state: 'ready'; value: Value }
	/** The call failed; what the page was built with stays on screen, if there was anything. */
	| { state: 'failed'; value: Value | null };

export type LoadableStore<Value, Asked extends unknown[] = []> = {
	$state: ReadableAtom<Loadable<Value>>;
	/** Asks once for the life of the page; a failed call is asked again the next time. Never rejects. */
	load: (...asked: Asked) => Promise<void>;
};

/**
 * A store of content that is fetched once, never goes stale and is not asked for twice at a time.
 * @param fetchValue may be told what is asked for: always the same on one page
 */
export function loadable<Value, Asked extends unknown[] = []>(
	fetchValue: (...asked: Asked) => Promise<Value>,
): LoadableStore<Value, Asked> {
	const $state = atom<Loadable<Value>>({ state: 'loading' });
	let running: Promise<void> | null = null;
	const run = async (...asked: Asked) => {
		try {
			$state.set({ state: 'ready', value: await fetchValue(...asked) });
		} catch (error) {
			console.error(error);
			running = null;
			$state.set({ state: 'failed', value: null });
		}
	};
	return { $state, load: (...asked) => (running ??= run(...asked)) };
}

/** What to show: the store's value, or the page's own for as long as the store has none. */
export function orSnapshot<Value>(
	loaded: Loadable<Value>,
	snapshot: Value | null,
): Loadable<Value> {
	if (snapshot === null) return loaded;
	if (loaded.state === 'loading') return { state: 'snapshot', value: snapshot };
	return loaded.state === 'failed' ? { state: 'failed', value: snapshot } : loaded;
}

/** The same state with another value made of its own; where there is none it stays as it is. */
export function withValue<Value, Changed>(
	loaded: Loadable<Value>,
	change: (value: Value) => Changed,
): Loadable<Changed> {
	if (loaded.state === 'loading') return loaded;
	if (loaded.state === 'failed') {
		return { state: 'failed', value: loaded.value === null ? null : change(loaded.value) };
	}
	return { state: loaded.state, value: change(loaded.value) };
}

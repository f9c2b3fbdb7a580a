/** One value kept in the browser. What cannot be read counts as absent, and is logged. */
export type StoredValue<Value> = {
	read: () => Value | null;
	/** Whether something is kept under the key, readable or not. */
	exists: () => boolean;
	/** Gives whether the value is kept: storage may be full or forbidden. */
	write: (value: Value) => boolean;
	remove: () => void;
};

/**
 * A typed slot of local or session storage, holding JSON.
 * @param parse gives the value, or throws when what was stored has another shape
 */
export function storedValue<Value>(
	area: 'local' | 'session',
	key: string,
	parse: (json: unknown) => Value,
): StoredValue<Value> {
	return {
		read() {
			const text = attempt(key, () => storage(area).getItem(key));
			if (text === null) return null;
			return attempt(key, () => parse(JSON.parse(text)));
		},
		exists() {
			return attempt(key, () => storage(area).getItem(key)) !== null;
		},
		write(value) {
			const isKept = attempt(key, () => {
				storage(area).setItem(key, JSON.stringify(value));
				return true;
			});
			return isKept ?? false;
		},
		remove() {
			attempt(key, () => storage(area).removeItem(key));
		},
	};
}

function storage(area: 'local' | 'session'): Storage {
	return area === 'local' ? localStorage : sessionStorage;
}

// Storage may be full, forbidden by the browser's settings, or hold what another program wrote:
// the page goes on without it.
function attempt<Result>(key: string, action: () => Result): Result | null {
	try {
		return action();
	} catch (error) {
		console.error(`Browser storage: "${key}" could not be used.`, error);
		return null;
	}
}

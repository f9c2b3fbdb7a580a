type Shared = { value: Promise<unknown>; projects: number };

// Each project loads modules of its own.
const key = Symbol.for('bright-departures.shared-by-projects');
const run = globalThis as { [key]?: Map<string, Shared> };

/**
 * For a global setup that several projects of a run have: what the first of them starts serves all, until the last ends.
 * @param name the same for all who share it
 */
export async function sharedByProjects<Value>(
	name: string,
	start: () => Promise<Value>,
	stop: (value: Value) => Promise<void>,
): Promise<{ value: Value; release: () => Promise<void> }> {
	const all = (run[key] ??= new Map());
	const shared = all.get(name) ?? { value: start(), projects: 0 };
	all.set(name, shared);
	shared.projects += 1;
	const value = (await shared.value) as Value;
	return {
		value,
		async release() {
			shared.projects -= 1;
			if (shared.projects > 0) return;
			all.delete(name);
			await stop(value);
		},
	};
}

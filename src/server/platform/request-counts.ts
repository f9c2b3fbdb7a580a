/** The bounds that durations are counted by, in milliseconds; what takes longer is counted behind the last. */
export const durationBounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

export type CountedRequest = {
	method: string;
	/** undefined where nothing answers. */
	route: string | undefined;
	status: number;
	milliseconds: number;
};

/** How often a route was asked by a method, since the process began. */
export type RouteCounts = {
	method: string;
	route: string;
	requests: number;
	/** By the first digit of the status: { '2xx': 5 }. */
	byStatus: Record<string, number>;
	/** Of all of them together. */
	milliseconds: number;
	/** How many took as long as each of `durationBounds` at most, and longer than the one before; the last: longer than all. */
	durations: number[];
};

const routes = new Map<string, RouteCounts>();

/** Counts an answered request in this process's memory. */
export function countRequest({
	method,
	route = 'none',
	status,
	milliseconds,
}: CountedRequest): void {
	const key = `${method} ${route}`;
	const counts = routes.get(key) ?? newCounts(method, route);
	routes.set(key, counts);
	const statusClass = `${Math.floor(status / 100)}xx`;
	counts.requests += 1;
	counts.milliseconds += milliseconds;
	counts.byStatus[statusClass] = (counts.byStatus[statusClass] ?? 0) + 1;
	const bucket = durationBounds.findIndex((bound) => milliseconds <= bound);
	const place = bucket === -1 ? durationBounds.length : bucket;
	counts.durations[place] = (counts.durations[place] ?? 0) + 1;
}

/** What was counted, the most asked first. */
export function requestCounts(): RouteCounts[] {
	return [...routes.values()].toSorted((a, b) => b.requests - a.requests);
}

/**
 * The duration that a share of the requests did not exceed, as far as the bounds can tell.
 * @param share 0.99 for the 99th percentile
 * @returns in milliseconds; null where there are no requests, or it lies behind the last bound
 */
export function durationWithin(durations: readonly number[], share: number): number | null {
	const all = durations.reduce((sum, count) => sum + count, 0);
	let counted = 0;
	for (const [place, count] of durations.entries()) {
		counted += count;
		if (count > 0 && counted >= share * all) return durationBounds[place] ?? null;
	}
	return null;
}

function newCounts(method: string, route: string): RouteCounts {
	const durations = [...durationBounds, Infinity].map(() => 0);
	return { method, route, requests: 0, byStatus: {}, milliseconds: 0, durations };
}

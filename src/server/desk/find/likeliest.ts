import { mostFound } from '#src/contract/desk/find.ts';

/**
 * What the first of several searches find, the likeliest first, as many as are shown.
 * @param searches each looser than the one before it: it is asked only where those have not found enough
 */
export async function likeliest<Row extends { id: number }>(
	...searches: (() => PromiseLike<Row[]>)[]
): Promise<Row[]> {
	const found = new Map<number, Row>();
	for (const search of searches) {
		for (const row of await search()) if (!found.has(row.id)) found.set(row.id, row);
		if (found.size >= mostFound) break;
	}
	return [...found.values()].slice(0, mostFound);
}

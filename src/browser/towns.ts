import { type Town, townStart } from '#src/domain/flights/towns.ts';
import { townsPath } from '#src/paths.ts';

const files = new Map<string, Promise<readonly Town[]>>();

/**
 * The towns that a text may mean, those of most people first: from a file for the letters it starts with, which is fetched
 * once. Where it cannot be had there are none: the airports are enough to go on with, and the next call tries again.
 */
export function loadTowns(text: string): Promise<readonly Town[]> {
	const start = townStart(text);
	if (start === '') return Promise.resolve([]);
	const known = files.get(start);
	if (known) return known;
	const loading = fetchTowns(start).catch((error: unknown) => {
		console.error(error);
		files.delete(start);
		return [];
	});
	files.set(start, loading);
	return loading;
}

async function fetchTowns(start: string): Promise<readonly Town[]> {
	const response = await fetch(townsPath(start));
	if (!response.ok) throw new Error(`The list of towns answered ${response.status}.`);
	return response.json();
}

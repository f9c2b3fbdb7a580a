import { namedPlace } from '#src/domain/flights/airport-search.ts';
import { allAirports } from '#src/domain/flights/all-airports.ts';
import { type Town, townStart } from '#src/domain/flights/towns.ts';
import { townsPath } from '#src/paths.ts';

/**
 * The towns that typed places may mean where no airport or city has the name: from the files of the build, as browsers have
 * them, for they weigh more than all the rest of the function.
 * @throws when a file does not come
 */
export async function askedTowns(
	texts: readonly string[],
	readFile: (path: string) => Promise<string>,
): Promise<Town[]> {
	const starts = texts
		.filter((text) => namedPlace(allAirports, text) === null)
		.map(townStart)
		.filter((start) => start !== '');
	const files = await Promise.all(
		[...new Set(starts)].map(async (start) => readFile(townsPath(start))),
	);
	return files.flatMap((file): Town[] => JSON.parse(file));
}

import { lazily } from '../lazily.ts';
import columns from './towns.json' with { type: 'json' };
import { decodeTowns, type Town, townStart } from './towns.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** All starts that a name can have: 'aa' to 'zz'. */
export const townStarts: readonly string[] = letters.flatMap((first) =>
	letters.map((second) => first + second),
);

/** Once for the whole process: for the server and the build, browsers ask for the files (`browser/towns.ts`). */
const townsByStart = lazily(() => Map.groupBy(decodeTowns(columns), ({ name }) => townStart(name)));

/** The towns that a text may mean, those of most people first. */
export function townsStartingAs(text: string): readonly Town[] {
	const start = townStart(text);
	return start === '' ? [] : (townsByStart().get(start) ?? []);
}

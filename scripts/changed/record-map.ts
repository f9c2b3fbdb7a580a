import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { type BrowserMap, floors, recordedMap } from './browser-tests.ts';
import { type ExecutedScripts, readExecuted } from './executed-scripts.ts';
import { pageSources } from './page-source.ts';
import { sourcesOfScript } from './script-sources.ts';

/** So many tests of a source are kept. */
const most = 3;

/** By source and test, how much of the source the test executes: functions, of a page how often it was looked at. */
export type Executions = Map<string, Map<string, number>>;

/**
 * Writes which browser tests tell most about a source, from what all of them executed.
 * @param executed the folder that the tests wrote into
 * @param maps the folder in which the build has left the scripts' source maps (src/build/script-maps.ts)
 */
export async function recordMap(executed: string, maps: string): Promise<void> {
	const executions = await executionsOf(await readExecuted(executed), maps);
	await mkdir(dirname(recordedMap), { recursive: true });
	await writeFile(recordedMap, `${JSON.stringify(mapOf(executions), null, '\t')}\n`);
}

/**
 * The tests of each source, the most specific first: of those that execute at least half as much of it as any, those that
 * execute least beside it.
 */
export function mapOf(executions: Executions): BrowserMap {
	const ofTest = new Map<string, number>();
	for (const tests of executions.values()) {
		for (const [test, times] of tests) ofTest.set(test, (ofTest.get(test) ?? 0) + times);
	}
	const shown = Array.from(executions).filter(([source]) => floors.test(source));
	const entries = shown.map(([source, tests]): [string, string[]] => {
		const highest = Math.max(...tests.values());
		const specific = Array.from(tests)
			.filter(([, times]) => times * 2 >= highest)
			.map(([test, times]) => ({ test, share: times / (ofTest.get(test) ?? times) }))
			.toSorted((one, other) => other.share - one.share || compare(one.test, other.test))
			.map(({ test }) => test);
		return [source, specific.slice(0, most)];
	});
	return Object.fromEntries(entries.toSorted(([one], [other]) => compare(one, other)));
}

async function executionsOf(all: readonly ExecutedScripts[], maps: string): Promise<Executions> {
	const pageOf = pageSources();
	const scripts = new Set(all.flatMap((each) => Object.keys(each.scripts)));
	const sources = new Map(
		await Promise.all(
			Array.from(scripts, async (script) => {
				const map = join(maps, `${basename(script)}.map`);
				return [script, await sourcesOfScript(join('dist', script), map)] as const;
			}),
		),
	);
	/** Each function counts once for all tests of a file. */
	const seen = new Map<string, Map<string, Set<string>>>();
	for (const { spec, scripts: executed, pages } of all) {
		for (const [script, offsets] of Object.entries(executed)) {
			for (const offset of offsets) {
				note(sources.get(script)?.(offset) ?? null, spec, `${script} ${offset}`);
			}
		}
		for (const page of pages) note(pageOf(page), spec, page);
	}
	return new Map(
		Array.from(seen, ([source, tests]) => [
			source,
			new Map(Array.from(tests, ([test, pieces]) => [test, pieces.size])),
		]),
	);

	function note(source: string | null, spec: string, piece: string): void {
		if (source === null) return;
		const tests = seen.get(source) ?? new Map<string, Set<string>>();
		const pieces = tests.get(spec) ?? new Set<string>();
		seen.set(source, tests.set(spec, pieces.add(piece)));
	}
}

function compare(one: string, other: string): number {
	return one < other ? -1 : 1;
}

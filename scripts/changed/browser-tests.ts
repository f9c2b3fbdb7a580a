import { readFile } from 'node:fs/promises';

import * as z from 'zod/mini';

import { distancesFrom, type Importers } from './importers.ts';
import { usersOfStyle } from './style-users.ts';

const most = 3;

/** From these no import leads to the test of them. */
export const floors = /^src\/(?:islands|elements|ui|components|layouts|pages|styles)\//;

/** The browser tests of a source, the most specific first, as the last night recorded them (record-map.ts). */
export type BrowserMap = Readonly<Record<string, readonly string[]>>;

/** Written by each `npm run test:deep` on this machine. */
export const recordedMap = 'node_modules/.cache/bright-departures/browser-tests.json';
/** Comes with the project, for whoever has not run it yet. */
const committedMap = 'scripts/changed/browser-tests.json';

export async function readMap(): Promise<BrowserMap> {
	const text = await readFile(recordedMap, 'utf8').catch(() => readFile(committedMap, 'utf8'));
	return z.parse(z.record(z.string(), z.array(z.string())), JSON.parse(text));
}

/**
 * The browser tests that tell most about changed files. For a file that the map does not know, and a stylesheet, whoever
 * uses it speaks, the nearest first.
 * @param isThere tells tests that are gone
 */
export function browserTestsOf(
	changed: readonly string[],
	map: BrowserMap,
	importers: Importers,
	isThere: (spec: string) => boolean,
): string[] {
	const own = changed.filter((file) => file.endsWith('.spec.ts'));
	const votes = new Map<string, number>();
	for (const file of changed.filter((each) => floors.test(each))) {
		for (const [place, spec] of testsOf(file).entries()) {
			// The first of one file counts more than the last of two.
			votes.set(spec, (votes.get(spec) ?? 0) + 1 / (place + 1));
		}
	}
	const voted = Array.from(votes)
		.toSorted(([, one], [, other]) => other - one)
		.map(([spec]) => spec);
	return [...new Set([...own, ...voted])].slice(0, Math.max(most, own.length));

	function testsOf(file: string): string[] {
		const users = file.endsWith('.css') ? usersOfStyle(file) : [file];
		// A page that a stylesheet was written for imports it.
		const pages = file.endsWith('.css') ? (importers.get(file) ?? []) : [];
		for (const each of [...pages, ...distancesFrom(users, importers).keys()]) {
			const known = (map[each] ?? []).filter(isThere);
			if (known.length > 0) return known;
		}
		return [];
	}
}

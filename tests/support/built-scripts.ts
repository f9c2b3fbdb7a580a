import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { dist } from './built-pages.ts';

/** Which imports are followed: those that a script cannot begin without, those that it may make later, or both. */
export type Reach = 'at once' | 'later' | 'ever';

const addresses = {
	'at once': /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g,
	later: /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g,
	ever: /["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g,
};

/** The scripts of the build that a page names in its HTML. */
export function scriptsOf(html: string): string[] {
	return [...new Set(matches(html, /["' ](\/_astro\/[^"'\s]+\.js)(?=["' ])/g))];
}

/** Scripts and all that they import, and those again. */
export function withImports(files: readonly string[], reach: Reach): Set<string> {
	const found = new Set<string>();
	const waiting = [...files];
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (found.has(file)) continue;
		found.add(file);
		waiting.push(...importsOf(file, reach));
	}
	return found;
}

/** Scripts and all that they import at once, with the step in which the browser finds each. */
export function stepsTo(files: readonly string[]): Map<string, number> {
	const steps = new Map(files.map((file) => [file, 1]));
	// What is added while the map is gone through is come to as well.
	for (const [file, step] of steps) {
		for (const next of importsOf(file, 'at once')) if (!steps.has(next)) steps.set(next, step + 1);
	}
	return steps;
}

/** What a script imports itself. */
export function importsOf(file: string, reach: Reach): string[] {
	const names = matches(codeOf(file), addresses[reach]);
	return names.map((name) => new URL(name, `http://site${file}`).pathname);
}

export function codeOf(file: string): string {
	const code = known.get(file) ?? readFileSync(join(dist, file), 'utf8');
	known.set(file, code);
	return code;
}

const known = new Map<string, string>();

function matches(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)].map(([, value = '']) => value);
}

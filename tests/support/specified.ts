import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** One line of the specification: what it says, the file that defines it, what is found there, and what is specified. */
export type Line = readonly [says: string, where: string, found: () => unknown, specified: unknown];

/** Tests each line. */
export function checkLines(lines: readonly Line[]): void {
	test.each(lines)('%s: %s', (_, where, found, specified) => {
		// A file that has moved is named anew here, so that the table leads to it.
		expect(readFileSync(where, 'utf8')).not.toBe('');
		expect(found()).toEqual(specified);
	});
}

/** What stands in a source file where nothing exports it. @param pattern with one group */
export function sourceOf(file: string, pattern: RegExp): string | undefined {
	return pattern.exec(readFileSync(file, 'utf8'))?.[1];
}

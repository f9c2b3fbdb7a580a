import { parseArgs } from 'node:util';

import { ErrorForPeople } from '#src/server/platform/error-for-people.ts';

/** What the bench can measure, in this order. */
const parts = ['pages', 'interaction', 'api', 'lists', 'domain'] as const;
export type Part = (typeof parts)[number];

/** What was asked for on the command line. */
export type Choice = {
	parts: readonly Part[];
	/** Names of pages; none for one page of each kind. */
	pages: string[];
	/** How often pages are visited and things done; null for as often as usual. */
	runs: number | null;
};

/**
 * Reads `pages home tours --runs 1`: a part, or several; of pages also which ones. Nothing asks for everything.
 * @throws ErrorForPeople
 */
export function readChoice(given: string[]): Choice {
	const { values, positionals } = parseArgs({
		args: given,
		options: { runs: { type: 'string' } },
		allowPositionals: true,
	});
	const runs = values.runs === undefined ? null : Number(values.runs);
	if (runs !== null && !(Number.isInteger(runs) && runs > 0)) {
		throw new ErrorForPeople('--runs takes a whole number from 1 on.');
	}
	const chosen = parts.filter((part) => positionals.includes(part));
	const pages = positionals.filter((word) => !parts.some((part) => part === word));
	if (pages.length > 0 && !chosen.includes('pages')) {
		throw new ErrorForPeople(
			`${pages[0]} is no part of the bench; these are: ${parts.join(', ')}.`,
		);
	}
	return { parts: chosen.length > 0 ? chosen : parts, pages, runs };
}

import { parseArgs } from 'node:util';

import { ErrorForPeople } from '#src/server/platform/error-for-people.ts';

import { type Engine, engineNames } from './load/engines.ts';

/** What the bench can measure, in this order. */
const parts = ['pages', 'interaction', 'tasks', 'api', 'load', 'lists', 'desk', 'domain'] as const;
export type Part = (typeof parts)[number];

/** What was asked for on the command line. */
export type Choice = {
	parts: readonly Part[];
	/** Names of pages; none for one page of each kind. */
	pages: string[];
	/** Of `load`: the engines, one after the other. */
	engines: readonly Engine[];
	/** Of `load`: how long each is measured; null for as long as usual. */
	seconds: number | null;
	/** Of `load`: the minutes over which memory is watched, in place of measuring; null: none. */
	soak: number | null;
	/** How often pages are visited and things done; null for as often as usual. */
	runs: number | null;
	/** Whether figures are kept that fell behind their floors. */
	accepts: boolean;
};

/**
 * Reads `pages home tours --runs 1` or `load --engine neon --seconds 10`: a part, or several; of pages also which ones.
 * Nothing asks for everything.
 * @throws ErrorForPeople
 */
export function readChoice(given: string[]): Choice {
	const { values, positionals } = parseArgs({
		args: given,
		options: {
			runs: { type: 'string' },
			engine: { type: 'string' },
			seconds: { type: 'string' },
			soak: { type: 'string' },
			accept: { type: 'boolean' },
		},
		allowPositionals: true,
	});
	const chosen = parts.filter((part) => positionals.includes(part));
	const pages = positionals.filter((word) => !parts.some((part) => part === word));
	if (pages.length > 0 && !chosen.includes('pages')) {
		throw new ErrorForPeople(
			`${pages[0]} is no part of the bench; these are: ${parts.join(', ')}.`,
		);
	}
	return {
		parts: chosen.length > 0 ? chosen : parts,
		pages,
		runs: wholeNumber('runs', values.runs),
		engines: enginesNamed(values.engine),
		seconds: wholeNumber('seconds', values.seconds),
		soak: wholeNumber('soak', values.soak),
		accepts: values.accept === true,
	};
}

function wholeNumber(name: string, given: string | undefined): number | null {
	if (given === undefined) return null;
	const number = Number(given);
	if (Number.isInteger(number) && number > 0) return number;
	throw new ErrorForPeople(`--${name} takes a whole number from 1 on.`);
}

function enginesNamed(given: string | undefined): readonly Engine[] {
	if (given === undefined) return engineNames;
	const named = engineNames.filter((engine) => engine === given);
	if (named.length > 0) return named;
	throw new ErrorForPeople(`--engine takes one of these: ${engineNames.join(', ')}.`);
}

import { expect, test } from 'vitest';

import { resultsParameters } from '#src/stores/flights/results-view.ts';

import { servedSearch, strangeMarkup, wholeSearch } from '../../support/served-search.ts';
import { chosen, tell } from '../support/run.ts';
import { fieldValues } from './field-values.ts';

/** What the page of the results reads of its address, and a name that nothing reads. */
const names = [...resultsParameters, '__proto__'];

test('whatever an address of the results holds, its page is answered, and is no markup of it', async (context) => {
	const cases = names.flatMap((name) =>
		fieldValues.map(([what, value]) => ({ name, what, value: String(value).slice(0, 5000) })),
	);
	const tried = chosen(cases, { quick: 60 });
	const wrong: string[] = [];
	for (const { name, what, value } of tried) {
		// Alone, as one of two, and in place of what can be searched for.
		const others = Object.entries(wholeSearch).filter(([field]) => field !== name);
		for (const rest of [[], others, Object.entries(wholeSearch)]) {
			const { status, html } = await servedSearch([[name, value], ...rest]);
			const problem = problemOf(status, html, value);
			if (problem !== null) wrong.push(`${name} is ${what}: ${problem}`);
		}
	}
	tell(context, 3 * tried.length);
	expect(wrong).toEqual([]);
});

function problemOf(status: number, html: string, value: string): string | null {
	if (status !== 200) return `answered ${status}`;
	// What is completed says something else than the page as it was built, or than that it could not be.
	if (html.includes('again in a minute')) return 'could not be worked out';
	if (/[<>"]/.test(value) && html.includes(value)) return 'stands in the page as it was written';
	const [markup] = strangeMarkup(html);
	return markup === undefined ? null : `has ${markup}`;
}

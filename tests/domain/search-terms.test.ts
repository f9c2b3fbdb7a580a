import { expect, test } from 'vitest';

import { searchTerms } from '#src/domain/text/search-terms.ts';

test.each<[string, string[]]>([
	['', []],
	['  \t ', []],
	['Ada  Lovelace', ['Ada', 'Lovelace']],
	['Lovelace, Ada (LHR)', ['Lovelace', 'Ada', 'LHR']],
	['JFK → LHR', ['JFK', 'LHR']],
	['JFK-LHR', ['JFK', 'LHR']],
	['Ada – London', ['Ada', 'London']],
	['%', ['%']],
	["'", ["'"]],
	['((', ['((']],
	['→', []],
	['100%', ['100%']],
	['ada.l10@example', ['ada.l10@example']],
	['BD2000101', ['BD2000101']],
	['12 St James', ['12', 'St', 'James']],
])('%j is searched for by %j', (text, words) => {
	expect(searchTerms(text)).toEqual(words.map((word) => ({ words: [word], digits: null })));
});

test.each<[string, string]>([
	['5550109', '5550109'],
	['555 0109', '5550109'],
	['+1 (555) 010-9999', '0109999'],
	['001/555/010.9999', '0109999'],
	['(555) 010\u20119999', '0109999'],
])('%j is the number that ends in %s', (text, digits) => {
	expect(searchTerms(text)).toMatchObject([{ digits }]);
	expect(searchTerms(`ada ${text}, London`)).toMatchObject([
		{ words: ['ada'] },
		{ words: ['London'] },
		{ digits },
	]);
});

test.each(['555 010', '2027-01', 'BD7 1234567x', 'a5550109', '5550109@mail.example'])(
	'%j holds no telephone number',
	(text) => {
		expect(searchTerms(text).every(({ digits }) => digits === null)).toBe(true);
	},
);

import { expect, test } from 'vitest';

import { mentions, mentionTerms, withoutMentions } from '#src/domain/people/mention.ts';

const ada = {
	email: 'Ada@example.com',
	names: ['Ada Lovelace', 'Ada'],
	phones: ['+44 20 7946 0958', '12'],
};
const terms = mentionTerms(ada);

test('a person is known by address, number, whole name and surname, and by no first name', () => {
	expect(terms).toEqual(['+44 20 7946 0958', 'ada@example.com', 'ada lovelace', 'lovelace']);
	expect(mentionTerms({ email: 'li@example.com', names: ['Wei Li'], phones: [] })).toEqual([
		'li@example.com',
		'wei li',
	]);
});

test.each([
	['Call Mrs. Lovelace.', true, 'Call Mrs. Erased.'],
	['LOVELACE’s room', true, 'Erased’s room'],
	['ada lovelace (ada@example.com)', true, 'Erased (Erased)'],
	['on +44 20 7946 0958, please', true, 'on Erased, please'],
	['Lovelaceville', false, 'Lovelaceville'],
	['Élovelace', false, 'Élovelace'],
	['Ada was here', false, 'Ada was here'],
])('%s', (text, isNamed, without) => {
	expect(mentions(text, terms)).toBe(isNamed);
	expect(withoutMentions(text, terms)).toBe(without);
});

test('whoever is known by nothing is named nowhere', () => {
	expect(mentions('anything', [])).toBe(false);
	expect(withoutMentions('anything', [])).toBe('anything');
});

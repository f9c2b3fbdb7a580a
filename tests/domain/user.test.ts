import { describe, expect, test } from 'vitest';

import { avatarLetter, displayName, namesOf } from '#src/domain/users/user.ts';

const email = 'ada@example.com';

describe('a person in the header', () => {
	test.each([
		['Ada Lovelace', 'Ada Lovelace', 'A'],
		['  ada  ', 'ada', 'A'],
		['', 'ada', 'A'],
		['\u200B\u200B \u200B', 'ada', 'A'],
		['\u202Eecila', '\u202Eecila', 'E'],
		['\u{1F1EC}\u{1F1E7} Brit', '\u{1F1EC}\u{1F1E7} Brit', '\u{1F1EC}\u{1F1E7}'],
		['e\u0301mile', 'e\u0301mile', 'E\u0301'],
		['<b>', '<b>', '<'],
	])('%j is called %j and has the letter %j', (fullName, name, letter) => {
		expect(displayName({ fullName, email })).toBe(name);
		expect(avatarLetter({ fullName, email })).toBe(letter);
	});
});

test.each([
	['Ada Lovelace', 'Ada', 'Lovelace'],
	['  Gabriel   García Márquez ', 'Gabriel', 'García Márquez'],
	['Plato', 'Plato', ''],
	['', '', ''],
])('%j is asked for as first name %j and last name %j', (fullName, firstName, lastName) => {
	expect(namesOf(fullName)).toEqual({ firstName, lastName });
});

import { expect, test } from 'vitest';

import { referenceCharacters } from '#src/domain/bookings/booking.ts';
import { phonetic } from '#src/domain/text/phonetic.ts';

test('a reference is spelled as an operator would', () => {
	expect(phonetic('BD7k2MQ4R').join(' ')).toBe('Bravo Delta Seven Kilo Two Mike Quebec Four Romeo');
});

test('every character of a reference has a word of its own that begins with it', () => {
	const words = phonetic(referenceCharacters);
	expect(new Set(words).size).toBe(referenceCharacters.length);
	const letters = referenceCharacters.split('').filter((character) => /[A-Z]/.test(character));
	expect(phonetic(letters.join('')).map((word) => word[0])).toEqual(letters);
});

test('what is no letter or digit is said as it is', () => {
	expect(phonetic('É-9')).toEqual(['É', '-', 'Nine']);
	expect(phonetic('')).toEqual([]);
});

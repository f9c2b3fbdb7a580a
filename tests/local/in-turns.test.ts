import { expect, test } from 'vitest';

import { inTurns } from '../../scripts/in-turns.ts';

test('of two who speak at once the first is heard as it speaks, the other in one piece afterwards', () => {
	const heard: string[] = [];
	const newVoice = inTurns((text) => heard.push(text));
	const [first, second, third] = [newVoice(), newVoice(), newVoice()];
	first.write('a');
	second.write('b');
	third.write('c');
	expect(heard).toEqual(['a']);
	second.write('b');
	second.end();
	first.write('a');
	expect(heard).toEqual(['a', 'a']);
	first.end();
	expect(heard).toEqual(['a', 'a', 'bb', 'c']);
	third.write('c');
	expect(heard.at(-1)).toBe('c');
	third.end();
	newVoice().write('d');
	expect(heard.join('')).toBe('aabbccd');
});

/**
 * Says which words of the texts in `content/` no dictionary has: `npm run check:spelling`. They are hints, and fail nothing;
 * what is spelled as it should be goes into `content/words.txt`.
 */
import { glob, readFile } from 'node:fs/promises';

import { spellCheckDocument } from 'cspell-lib';

const settings = {
	// American English, as the messages of the site are.
	language: 'en',
	words: (await readFile('content/words.txt', 'utf8')).split('\n').filter(Boolean),
	ignoreRegExpList: [
		// Addresses, pieces, names, and the fields that hold no sentence.
		'/\\]\\([^)]*\\)/g',
		'/<[^>]*>/g',
		'/\\b\\p{Lu}[\\p{L}’]*/gu',
		'/^[ -]*(?!title|description|summary|imageAlt|text|role)[a-zA-Z]+:.*$/gm',
	],
};

let found = 0;
for (const path of (await Array.fromAsync(glob('content/**/*.mdx'))).toSorted()) {
	const text = await readFile(path, 'utf8');
	const document = { uri: `file:///${path}`, text, languageId: 'plaintext', locale: 'en' };
	const options = { noConfigSearch: true, generateSuggestions: true, numSuggestions: 3 };
	const { issues } = await spellCheckDocument(document, options, settings);
	for (const { text: word, offset, suggestions = [] } of issues) {
		found += 1;
		const line = text.slice(0, offset).split('\n').length;
		const instead = suggestions.length > 0 ? ` Perhaps: ${suggestions.join(', ')}.` : '';
		console.log(`${path}\n  line ${line}: no dictionary has "${word}".${instead}`);
	}
}
console.log(
	found === 0
		? 'No word of content/ is unknown.'
		: `\n${found} words are unknown. Correct them, or add those that are right to content/words.txt.`,
);

import { site } from '#src/site.ts';

import type { NewLetter } from '../letter.ts';
import type { LetterBlock } from './blocks.ts';
import { letterPage } from './letter-page.ts';
import { plainText } from './plain-text.ts';

/** A letter as its parts: what it says stands in its blocks alone. */
export type LetterParts = Omit<NewLetter, 'body' | 'html'> & {
	blocks: readonly LetterBlock[];
	/** Of the booking that the letter is about: it stands out. */
	reference?: string;
	/** Said of every letter: what holds a key or a link that opens something is forgotten once it is sent. */
	keepsText: boolean;
};

/** A letter with its plain text and its HTML, both from the same blocks. */
export function laidOut({
	blocks,
	reference,
	...letter
}: LetterParts): NewLetter & { html: string } {
	const html = letterPage({
		heading: headingOf(letter.subject),
		preheader: blocks.find((block) => block.kind === 'paragraph')?.text ?? '',
		blocks,
		reference: reference ?? null,
	});
	return { ...letter, body: plainText(blocks), html };
}

/** 'Your booking BD2000001 is confirmed' of 'Bright Departures: your booking BD2000001 is confirmed'. */
function headingOf(subject: string): string {
	const heading = subject.replace(`${site.name}: `, '');
	return heading.charAt(0).toUpperCase() + heading.slice(1);
}

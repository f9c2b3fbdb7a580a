import { plainName } from '#src/domain/text/plain-name.ts';

import { type LetterBlock, opening } from '../layout/blocks.ts';

/**
 * How a letter begins. Whoever fills in a form may name anybody's address and any words for a name: we carry no more
 * of them there than a name needs, and nothing else that was typed.
 * @param typed '' in a record that does not know it
 */
export function greeting(typed: string): LetterBlock {
	const name = plainName(typed);
	return opening(name === '' ? 'Hello,' : `Dear ${name},`);
}

/** Whether a letter can be sent there: what is in an old record may be no address. */
export function isAddress(text: string): boolean {
	return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);
}

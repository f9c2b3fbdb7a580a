import * as z from 'zod/mini';

import { unknownVariables } from '#src/domain/desk/reply-variables.ts';

import { text } from '../text.ts';
import { noCardNumber } from './no-card-number.ts';

/** Characters of what the desk writes to somebody, its variables not filled in. */
const replyLength = { least: 2, most: 4000 } as const;

/** A rule for what the desk writes to somebody: a variable that does not exist is refused by its name. */
export const knownVariables = z.refine<string>((written) => unknownVariables(written) === null, {
	error: ({ input }) => unknownVariables(String(input)) ?? undefined,
});

/** What the desk writes to somebody, with variables to fill in: 'Dear {name}'. */
export const replyText = text({
	min: replyLength.least,
	max: replyLength.most,
	message: 'Please write something.',
}).check(noCardNumber, knownVariables);

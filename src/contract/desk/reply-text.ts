import * as z from 'zod/mini';

import { unknownVariables } from '#src/domain/desk/reply-variables.ts';

import { noCardNumber } from '../no-card-number.ts';
import { text } from '../text.ts';
import { messageLength } from '../trips/message-text.ts';

/** A rule for what the desk writes to somebody: a variable that does not exist is refused by its name. */
export const knownVariables = z.refine<string>((written) => unknownVariables(written) === null, {
	error: ({ input }) => unknownVariables(String(input)) ?? undefined,
});

/** What the desk writes to somebody, with variables to fill in: 'Dear {name}'. */
export const replyText = text({
	min: messageLength.least,
	max: messageLength.most,
	message: 'Please write something.',
}).check(noCardNumber, knownVariables);

/** What stands in the form where the desk writes to somebody. */
export type MessageForm = z.output<typeof messageForm>;
export const messageForm = z.object({ body: replyText });

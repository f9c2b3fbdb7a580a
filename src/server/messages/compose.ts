import { conversationWords } from '#src/contract/desk/conversation-words.ts';
import { filledIn, missingValues, type ReplyValues } from '#src/domain/desk/reply-variables.ts';

import type { ChangeAuthor } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Attempt } from '../http/attempt.ts';
import { invalidField } from '../http/http-error.ts';
import type { NewLetter } from '../mail/letter.ts';
import { isAddress } from '../mail/letters/addressee.ts';
import type { About } from './about.ts';
import { sendMessage, type StoredMessage } from './send-message.ts';

/** To whom the desk writes, '' where nobody has an address, and what can be filled in there. */
export type Addressee = { recipient: string; values: ReplyValues };

/**
 * What the desk writes, its variables filled in as they are at this moment.
 * @param written texts by the fields in which they were typed
 * @throws HttpError 400 at the field with a variable that has no value here
 */
export function composed<Written extends Record<string, string>>(
	written: Written,
	{ values }: Addressee,
): Written {
	const said = Object.entries(written).map(([field, text]) => {
		const problem = missingValues(text, values);
		if (problem !== null) throw invalidField(field, problem);
		return [field, filledIn(text, values)];
	});
	return Object.fromEntries(said) as Written;
}

/** @throws HttpError 400 at the body, where what goes by letter alone has no address to go to */
export function requireAddress({ recipient }: Addressee): void {
	if (!isAddress(recipient)) throw invalidField('body', conversationWords.noAddress);
}

/** What a message of the desk says of who wrote it. */
export function signedBy({ id, fullName }: Pick<ChangeAuthor, 'id' | 'fullName'>) {
	return { authorId: id, author: fullName };
}

type Answer = {
	colleague: ChangeAuthor;
	/** As it is read: its variables are filled in. */
	body: string;
	/** A higher total to which it asks to say yes, in dollars. */
	askedTotal?: number | undefined;
	attempt: Attempt | null;
	at: Date;
};

/**
 * Answers whoever wrote, in the desk's name, or finds what the same attempt answered before.
 * @param letterOf the letter of the answer; null where there is no address to write to
 * @throws HttpError 409 when the attempt was sent with other words
 */
export function sendAnswer(
	transaction: Database,
	about: About,
	{ colleague, body, askedTotal, attempt, at }: Answer,
	letterOf: (answer: { body: string }) => NewLetter | null,
): Promise<StoredMessage> {
	const answer = {
		kind: 'answer',
		...signedBy(colleague),
		body,
		askedTotal,
		createdAt: at,
	} as const;
	return sendMessage(transaction, about, { ...answer, attempt }, letterOf);
}

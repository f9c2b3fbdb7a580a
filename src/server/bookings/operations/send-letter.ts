import type { LetterForm } from '#src/contract/desk/send-letter.ts';

import { deskLetter } from '../../mail/letters/desk-letter.ts';
import { composed, requireAddress, signedBy } from '../../messages/compose.ts';
import { carrying, noteLetter, storeMessage } from '../../messages/send-message.ts';
import { bookingAddressee } from '../booking-addressee.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type Written = Decision & { recipient: string; said: LetterForm };

/**
 * Writes a letter to whoever booked, in the desk's own words: its variables are filled in as they are at this moment. Taken
 * back, it stays in the conversation, which says so.
 * @throws HttpError 400 at the field with a variable that has no value here, or where there is no address
 */
export const sendLetter = operation<Basics & LetterForm, Written>({
	action: 'send letter',

	decide({ before, actor }, { subject, body }) {
		const addressee = bookingAddressee(before, actor.author.fullName);
		requireAddress(addressee);
		const said = composed({ subject, body }, addressee);
		return {
			fields: {},
			summary: `Letter sent: ${said.subject}`,
			recorded: { before: { letter: null }, after: { letter: said.subject } },
			recipient: addressee.recipient,
			said,
		};
	},

	async apply({ transaction, before, actor, at }, { said }) {
		const about = { kind: 'booking', id: before.id } as const;
		const written = { kind: 'letter', ...signedBy(actor.author), ...said, createdAt: at } as const;
		// The operation knows of the attempt.
		const { row } = await storeMessage(transaction, about, { ...written, attempt: null });
		return { message: row.id };
	},

	letter: ({ offering: { siteUrl } }, { decision: { recipient, said }, after, kept }) =>
		carrying(messageIn(kept), deskLetter(after, { recipient, ...said }, siteUrl)),

	follow: ({ transaction }, _decision, _id, kept) => noteLetter(transaction, messageIn(kept)),
});

function messageIn({ message }: Record<string, unknown>): { id: number } {
	return { id: Number(message) };
}

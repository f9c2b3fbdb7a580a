import { conversationWords } from '#src/contract/desk/conversation-words.ts';
import type { LetterForm } from '#src/contract/desk/send-letter.ts';
import { filledIn, missingValues } from '#src/domain/desk/reply-variables.ts';

import { type Basics, type Decision, operation } from '../../bookings/operations/operation.ts';
import { invalidField } from '../../http/http-error.ts';
import { isAddress } from '../../mail/letters/addressee.ts';
import { deskLetter } from '../../mail/letters/desk-letter.ts';
import { bookingAddressee } from '../replies/booking-addressee.ts';

type Written = Decision & { recipient: string; said: LetterForm };

/**
 * Writes a letter to whoever booked, in the desk's own words: its variables are filled in as they are at this moment.
 * @throws HttpError 400 at the field with a variable that has no value here, or where there is no address
 */
export const sendLetter = operation<Basics & LetterForm, Written>({
	action: 'send letter',

	decide({ before, actor }, { subject, body }) {
		const { recipient, values } = bookingAddressee(before, actor.author.fullName);
		if (!isAddress(recipient)) throw invalidField('body', conversationWords.noAddress);
		for (const [field, written] of Object.entries({ subject, body })) {
			const problem = missingValues(written, values);
			if (problem !== null) throw invalidField(field, problem);
		}
		const said = { subject: filledIn(subject, values), body: filledIn(body, values) };
		return {
			fields: {},
			summary: `Letter sent: ${said.subject}`,
			recorded: { before: { letter: null }, after: { letter: said.subject } },
			recipient,
			said,
		};
	},

	letter: ({ offering: { siteUrl } }, { decision: { recipient, said }, after }) =>
		deskLetter(after, { recipient, ...said }, siteUrl),
});

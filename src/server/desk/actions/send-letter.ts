import type * as z from 'zod/mini';

import { conversationWords } from '#src/contract/desk/conversation-words.ts';
import type { DeedReply } from '#src/contract/desk/deed.ts';
import type { sendLetter as endpoint } from '#src/contract/desk/send-letter.ts';
import { filledIn, missingValues } from '#src/domain/desk/reply-variables.ts';

import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { invalidField } from '../../http/http-error.ts';
import { isAddress } from '../../mail/letters/addressee.ts';
import { deskLetter } from '../../mail/letters/desk-letter.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type AskedDeed, beginDeed } from '../deeds/begin-deed.ts';
import { storeDeed } from '../deeds/store-deed.ts';
import { bookingAddressee } from '../replies/booking-addressee.ts';

type Asked = Omit<AskedDeed, 'action'> & z.output<typeof endpoint.body>;

/**
 * Writes a letter to whoever booked, in the desk's own words: its variables are filled in as they are at this moment.
 * @throws HttpError as `beginDeed`; 400 at the field with a variable that has no value here, or where there is no address
 */
export function sendLetter(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	{ subject, body, letter, ...asked }: Asked,
): Promise<DeedReply> {
	return inTransaction(db, async (transaction) => {
		const deed = await beginDeed(transaction, offering, { ...asked, action: 'send letter' });
		if (deed.earlier) return deed.earlier;
		const { before, administrator } = deed;
		const { recipient, values } = bookingAddressee(before, administrator.fullName);
		if (!isAddress(recipient)) throw invalidField('body', conversationWords.noAddress);
		for (const [field, written] of Object.entries({ subject, body })) {
			const problem = missingValues(written, values);
			if (problem !== null) throw invalidField(field, problem);
		}
		const said = { subject: filledIn(subject, values), body: filledIn(body, values) };
		const after = { ...before, version: before.version + 1 };
		return storeDeed(transaction, deed, {
			fields: {},
			summary: `Letter sent: ${said.subject}`,
			letter: deskLetter(after, { recipient, ...said }, offering.siteUrl),
			letterTime: letter,
			recorded: { before: { letter: null }, after: { letter: said.subject } },
		});
	});
}

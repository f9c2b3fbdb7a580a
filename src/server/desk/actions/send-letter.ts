import type * as z from 'zod/mini';

import { conversationWords } from '#src/contract/desk/conversation-words.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';
import type { sendLetter as endpoint } from '#src/contract/desk/send-letter.ts';
import { filledIn, missingValues } from '#src/domain/desk/reply-variables.ts';

import { type AskedOperation, beginOperation } from '../../bookings/operations/begin-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { invalidField } from '../../http/http-error.ts';
import { isAddress } from '../../mail/letters/addressee.ts';
import { deskLetter } from '../../mail/letters/desk-letter.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bookingAddressee } from '../replies/booking-addressee.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Writes a letter to whoever booked, in the desk's own words: its variables are filled in as they are at this moment.
 * @throws HttpError as `beginOperation`; 400 at the field with a variable that has no value here, or where there is no address
 */
export function sendLetter(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	{ subject, body, letter, ...asked }: Asked,
): Promise<OperationReply> {
	return inTransaction(db, async (transaction) => {
		const operation = await beginOperation(transaction, offering, {
			...asked,
			action: 'send letter',
		});
		if (operation.earlier) return operation.earlier;
		const { before, administrator } = operation;
		const { recipient, values } = bookingAddressee(before, administrator.fullName);
		if (!isAddress(recipient)) throw invalidField('body', conversationWords.noAddress);
		for (const [field, written] of Object.entries({ subject, body })) {
			const problem = missingValues(written, values);
			if (problem !== null) throw invalidField(field, problem);
		}
		const said = { subject: filledIn(subject, values), body: filledIn(body, values) };
		const after = { ...before, version: before.version + 1 };
		return storeOperation(transaction, operation, {
			fields: {},
			summary: `Letter sent: ${said.subject}`,
			letter: deskLetter(after, { recipient, ...said }, offering.siteUrl),
			letterTime: letter,
			recorded: { before: { letter: null }, after: { letter: said.subject } },
		});
	});
}

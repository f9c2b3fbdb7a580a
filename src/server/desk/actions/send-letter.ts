import type * as z from 'zod/mini';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { conversationWords } from '#src/contract/desk/conversation-words.ts';
import type { DeedReply } from '#src/contract/desk/deed.ts';
import type { sendLetter as endpoint } from '#src/contract/desk/send-letter.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { tripTitle } from '#src/domain/bookings/trip-title.ts';
import { balanceOf } from '#src/domain/desk/balance.ts';
import { bookingValues, deskValues } from '#src/domain/desk/reply-values.ts';
import { filledIn, missingValues } from '#src/domain/desk/reply-variables.ts';
import { site } from '#src/site.ts';

import type { ChangeAuthor } from '../../admin/activities/record-change.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { invalidField } from '../../http/http-error.ts';
import { isAddress } from '../../mail/letters/addressee.ts';
import { deskLetter } from '../../mail/letters/desk-letter.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type AskedDeed, beginDeed } from '../deeds/begin-deed.ts';
import { storeDeed } from '../deeds/store-deed.ts';

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
		const { recipient, values } = addresseeOf(before, administrator);
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

/** To whom a letter about a booking goes, and what of it can be filled in. */
function addresseeOf(booking: BookingRecord, { fullName }: ChangeAuthor) {
	const reading = normaliseBooking(booking, site.referencePrefix);
	if (!reading) throw new TypeError('A booking must be an object.');
	const title = tripTitle(booking.title, reading.trip);
	const { due } = balanceOf(booking);
	const theirs = bookingValues(site, { ...reading, title, heldUntil: booking.heldUntil, due });
	return { recipient: reading.email, values: { ...theirs, ...deskValues(site, fullName) } };
}

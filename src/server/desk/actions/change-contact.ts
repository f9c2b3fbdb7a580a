import type * as z from 'zod/mini';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import type { changeContact as endpoint } from '#src/contract/desk/booking-actions.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';

import { type AskedOperation, beginOperation } from '../../bookings/operations/begin-operation.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { invalidField } from '../../http/http-error.ts';
import { addressLeft, contactChanged } from '../../mail/letters/contact-changed.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Changes who is written to and called about a booking. The letter goes to the new address; one that had another is told
 * that no more letters come, and nothing else.
 * @throws HttpError as `beginOperation`; 400 at `name` where nothing differs
 */
export function changeContact(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	{ name, email, phone, letter, ...asked }: Asked,
): Promise<OperationReply> {
	return inTransaction(db, async (transaction) => {
		const operation = await beginOperation(transaction, offering, {
			...asked,
			action: 'change contact',
		});
		if (operation.earlier) return operation.earlier;
		const { before, row } = operation;
		const contact = { name, email, phone };
		const changed = namesOf(before, contact);
		if (changed.length === 0) {
			throw invalidField('name', 'Nothing is different from what the booking has.');
		}
		const fields = { ...contact, details: { ...row.details, ...passengerOf(row.details, name) } };
		const after = { ...before, ...fields, version: before.version + 1 };
		const left = addressLeft(before, after);
		return storeOperation(transaction, operation, {
			fields,
			summary: `${listed(changed)} changed`,
			letter: contactChanged(before, after, offering.siteUrl),
			otherLetters: left === null ? [] : [left],
			letterTime: letter,
		});
	});
}

type Contact = Pick<BookingRecord, 'name' | 'email' | 'phone'>;

const words = { name: 'name', email: 'e-mail address', phone: 'phone number' } as const;

/** What differs, in words. */
function namesOf(before: Contact, after: Contact): string[] {
	const names = ['name', 'email', 'phone'] as const;
	return names.filter((name) => before[name] !== after[name]).map((name) => words[name]);
}

/** 'Name and e-mail address' */
function listed(changed: readonly string[]): string {
	const text = new Intl.ListFormat('en-US').format(changed);
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The details name the passenger once more, where the booking was made on the site. */
function passengerOf(details: Record<string, unknown>, passengerName: string) {
	return 'passengerName' in details ? { passengerName } : {};
}

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { ContactForm } from '#src/contract/desk/booking-actions.ts';

import { invalidField } from '../../http/http-error.ts';
import { addressLeft, contactChanged } from '../../mail/letters/contact-changed.ts';
import { type Basics, type Decision, operation } from './operation.ts';

/**
 * Changes who is written to and called about a booking. The letter goes to the new address; one that had another is told
 * that no more letters come, and nothing else.
 * @throws HttpError 400 at `name` where nothing differs
 */
export const changeContact = operation<Basics & ContactForm, Decision>({
	action: 'change contact',

	decide({ before, row }, { name, email, phone }) {
		const contact = { name, email, phone };
		const changed = namesOf(before, contact);
		if (changed.length === 0) {
			throw invalidField('name', 'Nothing is different from what the booking has.');
		}
		const details = { ...row.details, ...passengerOf(row.details, name) };
		return { fields: { ...contact, details }, summary: `${listed(changed)} changed` };
	},

	letter: ({ before, offering: { siteUrl } }, { after }) => [
		contactChanged(before, after, siteUrl),
		addressLeft(before, after),
	],
});

type Contact = Pick<BookingRecord, 'name' | 'email' | 'phone'>;

const words = { name: 'name', email: 'email address', phone: 'phone number' } as const;

/** What differs, in words. */
function namesOf(before: Contact, after: Contact): string[] {
	const names = ['name', 'email', 'phone'] as const;
	return names.filter((name) => before[name] !== after[name]).map((name) => words[name]);
}

/** 'Name and email address' */
function listed(changed: readonly string[]): string {
	const text = new Intl.ListFormat('en-US').format(changed);
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The details name the passenger once more, where the booking was made on the site. */
function passengerOf(details: Record<string, unknown>, passengerName: string) {
	return 'passengerName' in details ? { passengerName } : {};
}

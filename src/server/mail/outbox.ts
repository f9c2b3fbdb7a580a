import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';

/** An e-mail in plain text. */
export type Mail = {
	/** Which of our letters it is: 'booking-received'. */
	kind: string;
	recipient: string;
	/** Who gets the answer to the letter; we do when it is not given. */
	replyTo?: string;
	/** May hold what a visitor typed: line breaks in it become spaces. */
	subject: string;
	body: string;
};

/**
 * Leaves e-mails for delivery, in this order.
 * @param transaction the one that stores the row the letters are about, so that neither exists without the other
 * @throws RangeError when an address would end its line of the letter's head
 */
export async function addToOutbox(transaction: Database, ...mails: Mail[]): Promise<void> {
	if (mails.length > 0) await transaction.insert(outbox).values(mails.map(headed));
}

function headed(mail: Mail): Mail {
	for (const address of [mail.recipient, mail.replyTo ?? '']) {
		if (address.search(controls) >= 0) {
			throw new RangeError('An address must not have control characters');
		}
	}
	// What follows a line break would be another line of the head: 'Bcc: …'.
	return { ...mail, subject: mail.subject.replaceAll(controls, ' ') };
}

// Also the line and paragraph separators, which some readers take for line breaks.
const controls = /[\p{Cc}\u2028\u2029]+/gu;

import type { Database } from './db/client.ts';
import { outbox } from './db/schema.ts';

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
 * Leaves an e-mail for delivery.
 * @param transaction the one that stores the row the letter is about, so that neither exists without the other
 * @throws RangeError when an address would end its line of the letter's head
 */
export async function addToOutbox(transaction: Database, mail: Mail): Promise<void> {
	for (const address of [mail.recipient, mail.replyTo ?? '']) {
		if (address.search(controls) >= 0)
			throw new RangeError('An address must not have control characters');
	}
	// What follows a line break would be another line of the head: 'Bcc: …'.
	const subject = mail.subject.replaceAll(controls, ' ');
	await transaction.insert(outbox).values({ ...mail, subject });
}

// Also the line and paragraph separators, which some readers take for line breaks.
const controls = /[\p{Cc}\u2028\u2029]+/gu;

import type { Database } from './db/client.ts';
import { outbox } from './db/schema.ts';

/** An e-mail in plain text. */
export type Mail = {
	/** Which of our letters it is: 'booking-received'. */
	kind: string;
	recipient: string;
	subject: string;
	body: string;
};

/**
 * Leaves an e-mail for delivery.
 * @param transaction the one that stores the row the letter is about, so that neither exists without the other
 */
export async function addToOutbox(transaction: Database, mail: Mail): Promise<void> {
	await transaction.insert(outbox).values(mail);
}

import { eq, type SQL } from 'drizzle-orm';

import type { MessageSubject } from '#src/domain/messages/message.ts';

import { messages } from '../db/schema.ts';

/** The booking, or the request, that something is written about. */
export type About = { kind: MessageSubject; id: number };

/** The column that names it. */
export const aboutColumns = {
	booking: 'bookingId',
	inquiry: 'inquiryId',
	application: 'applicationId',
	'custom offer': 'customOfferId',
	proposal: 'proposalId',
} as const satisfies Record<MessageSubject, keyof typeof messages.$inferSelect>;

type AboutColumn = (typeof aboutColumns)[MessageSubject];

/** What a message stores of it. */
export function aboutValues({ kind, id }: About): Partial<Record<AboutColumn, number>> {
	return { [aboutColumns[kind]]: id };
}

/** The condition that a message is about it. */
export function isAbout({ kind, id }: About): SQL {
	return eq(messages[aboutColumns[kind]], id);
}

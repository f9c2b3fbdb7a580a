import { asc, eq } from 'drizzle-orm';

import type { Message } from '#src/contract/desk/message.ts';
import type { TripMessage } from '#src/contract/trips/trip.ts';
import { isOnTripPage } from '#src/domain/messages/message.ts';

import type { Database } from '../db/database.ts';
import { messages, outbox } from '../db/schema.ts';
import { letterState } from '../mail/letter-state.ts';
import { type About, isAbout } from './about.ts';
import type { MessageRow } from './send-message.ts';

/** What was written about a booking or a request, the oldest first. */
export async function selectMessages(db: Database, about: About): Promise<Message[]> {
	const rows = await db
		.select({
			row: messages,
			letter: {
				id: outbox.id,
				state: letterState,
				sentAt: outbox.sentAt,
				cancelledAt: outbox.cancelledAt,
				nextAttemptAt: outbox.nextAttemptAt,
			},
		})
		.from(messages)
		.leftJoin(outbox, eq(outbox.id, messages.letterId))
		.where(isAbout(about))
		.orderBy(asc(messages.createdAt), asc(messages.id));
	return rows.map(({ row, letter }) => ({
		...told(row),
		kind: row.kind,
		subject: row.subject,
		letter: letter && {
			state: letter.state,
			at: isoOf(letter.sentAt ?? letter.cancelledAt ?? letter.nextAttemptAt),
		},
	}));
}

/** Of what was written about a trip what stands on its page, as its traveller reads it; the oldest first. */
export async function selectTripMessages(db: Database, bookingId: number): Promise<TripMessage[]> {
	const all = await selectMessages(db, { kind: 'booking', id: bookingId });
	return all.flatMap(({ kind, subject: _, letter: __, ...message }) =>
		isOnTripPage(kind) ? [{ ...message, kind }] : [],
	);
}

/** A message as whoever wrote it of their trip reads it. */
export function tripMessageOf(row: MessageRow): TripMessage {
	if (!isOnTripPage(row.kind))
		throw new TypeError('A letter does not stand on the page of a trip.');
	return { ...told(row), kind: row.kind };
}

function told({ id, author, body, refund, cancellation, ...moments }: MessageRow) {
	const { decidedAt, createdAt, readAt } = moments;
	return {
		id,
		author,
		body,
		refund,
		cancellation,
		decidedAt: isoOf(decidedAt),
		createdAt: createdAt.toISOString(),
		readAt: isoOf(readAt),
	};
}

function isoOf(moment: Date | null): string | null {
	return moment && moment.toISOString();
}

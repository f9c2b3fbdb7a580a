import { subSeconds } from 'date-fns/subSeconds';
import { and, asc, eq, gte, lt, ne, or } from 'drizzle-orm';

import type { SessionUser } from '#src/contract/users/account.ts';
import { presenceSeconds } from '#src/domain/desk/presence.ts';

import { bookingRows } from '../../bookings/booking-rows.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { bookingViewers, users } from '../../db/schema.ts';
import { markRead } from '../../messages/mark-read.ts';
import type { Dependencies } from '../../world/dependencies.ts';

type Presence = { colleague: Pick<SessionUser, 'id'>; id: number; isOpen: boolean };

/**
 * Notes that somebody of the desk has a booking's page open, or has left it. What its traveller wrote counts as read
 * from then on.
 * @throws HttpError 404
 */
export async function showPresence(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ colleague, id, isOpen }: Presence,
): Promise<Record<string, never>> {
	await selectRow(db, bookingRows, id);
	const seenAt = now();
	const isOwn = and(eq(bookingViewers.bookingId, id), eq(bookingViewers.userId, colleague.id));
	const hasGone = lt(bookingViewers.seenAt, lastSeenBefore(seenAt));
	// Also whoever left without a word, wherever that was.
	await db.delete(bookingViewers).where(isOpen ? hasGone : or(isOwn, hasGone));
	if (!isOpen) return {};
	await db
		.insert(bookingViewers)
		.values({ bookingId: id, userId: colleague.id, seenAt })
		.onConflictDoUpdate({
			target: [bookingViewers.bookingId, bookingViewers.userId],
			set: { seenAt },
		});
	await markRead(db, id, { reader: 'desk', at: seenAt });
	return {};
}

type Asking = { besides: number; now: Date };

/** The names of those who have a booking's page open, one account left out. */
export async function viewersOf(
	db: Database,
	bookingId: number,
	{ besides, now }: Asking,
): Promise<string[]> {
	const rows = await db
		.select({ name: users.fullName, username: users.username })
		.from(bookingViewers)
		.innerJoin(users, eq(users.id, bookingViewers.userId))
		.where(
			and(
				eq(bookingViewers.bookingId, bookingId),
				ne(bookingViewers.userId, besides),
				gte(bookingViewers.seenAt, lastSeenBefore(now)),
			),
		)
		.orderBy(asc(users.fullName), asc(users.id));
	return rows.map(({ name, username }) => name || username);
}

/** Who was seen last before that has gone. */
function lastSeenBefore(now: Date): Date {
	return subSeconds(now, presenceSeconds);
}

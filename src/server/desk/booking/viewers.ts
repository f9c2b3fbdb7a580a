import { and, asc, eq, gt, ne } from 'drizzle-orm';

import type { SessionUser } from '#src/contract/users/account.ts';
import { presenceSeconds } from '#src/domain/desk/presence.ts';

import { bookingRows } from '../../admin/bookings/queries.ts';
import { selectRow } from '../../admin/change-row.ts';
import type { Database } from '../../db/database.ts';
import { bookingViewers, users } from '../../db/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { markRead } from '../../trips/read-marks.ts';

type Presence = { administrator: Pick<SessionUser, 'id'>; id: number; isOpen: boolean };

/**
 * Notes that somebody of the desk has a booking's page open, or has left it. What its traveller wrote counts as read
 * from then on.
 * @throws HttpError 404
 */
export async function showPresence(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ administrator, id, isOpen }: Presence,
): Promise<Record<string, never>> {
	await selectRow(db, bookingRows, id);
	const viewer = { bookingId: id, userId: administrator.id };
	if (isOpen) {
		const seenAt = now();
		await db
			.insert(bookingViewers)
			.values({ ...viewer, seenAt })
			.onConflictDoUpdate({
				target: [bookingViewers.bookingId, bookingViewers.userId],
				set: { seenAt },
			});
		await markRead(db, id, { reader: 'desk', at: seenAt });
	} else {
		await db
			.delete(bookingViewers)
			.where(and(eq(bookingViewers.bookingId, id), eq(bookingViewers.userId, administrator.id)));
	}
	return {};
}

type Asking = { besides: number; now: Date };

/** The names of those who have a booking's page open, one account left out. */
export async function viewersOf(
	db: Database,
	bookingId: number,
	{ besides, now }: Asking,
): Promise<string[]> {
	const since = new Date(now.getTime() - presenceSeconds * 1000);
	const rows = await db
		.select({ name: users.fullName, username: users.username })
		.from(bookingViewers)
		.innerJoin(users, eq(users.id, bookingViewers.userId))
		.where(
			and(
				eq(bookingViewers.bookingId, bookingId),
				ne(bookingViewers.userId, besides),
				gt(bookingViewers.seenAt, since),
			),
		)
		.orderBy(asc(users.fullName), asc(users.id));
	return rows.map(({ name, username }) => name || username);
}

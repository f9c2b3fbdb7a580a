import { subHours } from 'date-fns/subHours';
import { and, asc, eq, gt, lte, not, notExists, sql } from 'drizzle-orm';

import { tourDuration } from '#src/domain/bookings/tour-duration.ts';

import type { Database } from '../db/database.ts';
import { bookings, outbox } from '../db/schema.ts';
import { leaveLetters, rowsAtOnce } from '../mail/leave-letters.ts';
import { isAddress } from '../mail/letters/addressee.ts';
import { holdEnded, holdEndedOccasion } from '../mail/letters/hold-ended.ts';
import { isMuted } from '../mail/suppressions.ts';
import type { JobWorld } from '../world/job.ts';

/** A hold that ended earlier is no news: a machine that stood still writes to nobody about last week. */
const newsHours = 12;

/**
 * Writes to whoever booked and let their hold end, once for each end.
 * @returns how many letters
 */
export function tellOfEndedHolds(
	{ db, now, siteUrl }: JobWorld,
	isOver: () => boolean,
): Promise<number> {
	return leaveLetters(db, {
		select: (lastId) => selectEnded(db, now(), lastId),
		write: (ended) =>
			ended
				.filter(({ email }) => isAddress(email))
				.map((booking) => holdEnded({ ...booking, tourDuration: tourDuration(booking) }, siteUrl)),
		isOver,
	});
}

/** Bookings whose hold has just ended and that were not told of it, in the order of their ids. */
async function selectEnded(db: Database, at: Date, lastId: number) {
	const { id, reference, type, name, email, title, departureDate, details } = bookings;
	const { status, heldUntil } = bookings;
	// As the letter has it, to the millisecond.
	const end = sql`to_char(${heldUntil} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
	const occasion = sql`concat_ws(' ', ${holdEndedOccasion}::text, ${id}, ${end})`;
	const rows = await db
		.select({ id, reference, type, name, email, title, departureDate, details, heldUntil })
		.from(bookings)
		.where(
			and(
				eq(status, 'Pending Confirmation'),
				gt(heldUntil, subHours(at, newsHours)),
				lte(heldUntil, at),
				gt(id, lastId),
				not(isMuted(email)),
				notExists(
					db
						.select({ one: sql`1` })
						.from(outbox)
						.where(eq(outbox.occasion, occasion)),
				),
			),
		)
		.orderBy(asc(id))
		.limit(rowsAtOnce);
	return rows.flatMap((row) => (row.heldUntil ? [{ ...row, heldUntil: row.heldUntil }] : []));
}

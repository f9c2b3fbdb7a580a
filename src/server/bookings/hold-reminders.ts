import { and, asc, eq, gt, lte, not, notExists, sql } from 'drizzle-orm';

import { addOpenHours, openMinutesBetween } from '#src/domain/bookings/open-hours.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { bookings, outbox } from '../db/schema.ts';
import { leaveLetters, rowsAtOnce } from '../mail/leave-letters.ts';
import { isAddress } from '../mail/letters/addressee.ts';
import { holdReminder, reminderHours, reminderOccasion } from '../mail/letters/hold-reminder.ts';
import { isMuted } from '../mail/suppressions.ts';
import { log } from '../platform/log.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';
import { tellOfEndedHolds } from './ended-holds.ts';

/** Writes to whoever booked and has two open hours of the desk left to call it, and to whoever has let their hold end. */
export const holdReminders: Job = {
	name: 'hold reminders',
	functionName: 'hold-reminders',
	every: 'minute',
	work: tellOfHolds,
};

async function tellOfHolds(world: JobWorld): Promise<void> {
	const isOver = turn(world);
	const reminders = await remindOfHolds(world, isOver);
	const ended = await tellOfEndedHolds(world, isOver);
	if (reminders > 0) log('info', 'holds reminded of', { reminders });
	if (ended > 0) log('info', 'ended holds told', { letters: ended });
}

/** @returns how many letters */
async function remindOfHolds(world: JobWorld, isOver: () => boolean): Promise<number> {
	const { db, now, siteUrl } = world;
	const at = now();
	const latest = addOpenHours(site, at, reminderHours);
	// A hold that is no longer than that is told of when it begins.
	if (latest === null || site.holdDeskHours <= reminderHours) return 0;
	return leaveLetters(db, {
		select: (lastId) => selectDue(db, { at, latest, lastId }),
		write: (due) =>
			due
				.filter((booking) => isAddress(booking.email) && isLong(booking))
				.map((booking) =>
					holdReminder({ ...booking, tourDuration: tourDuration(booking) }, siteUrl),
				),
		isOver,
	});
}

/** Whether a hold had more hours of the desk's than the reminder leaves: a shorter one was told of when it began. */
function isLong({ createdAt, heldUntil }: { createdAt: Date; heldUntil: Date | null }): boolean {
	const minutes = heldUntil ? openMinutesBetween(site, createdAt, heldUntil) : 0;
	return minutes > reminderHours * 60;
}

/** Bookings whose hold ends by `latest` and that were not reminded of, in the order of their ids. */
async function selectDue(
	db: Database,
	{ at, latest, lastId }: { at: Date; latest: Date; lastId: number },
) {
	const { id, reference, type, name, email, title, departureDate, status, details } = bookings;
	const { createdAt, heldUntil } = bookings;
	const rows = await db
		.select({
			id,
			reference,
			type,
			name,
			email,
			title,
			departureDate,
			createdAt,
			heldUntil,
			details,
		})
		.from(bookings)
		.where(
			and(
				eq(status, 'Pending Confirmation'),
				gt(heldUntil, at),
				lte(heldUntil, latest),
				gt(id, lastId),
				not(isMuted(email)),
				notExists(
					db
						.select({ one: sql`1` })
						.from(outbox)
						.where(eq(outbox.occasion, sql`${reminderOccasion('')} || ${id}`)),
				),
			),
		)
		.orderBy(asc(id))
		.limit(rowsAtOnce);
	return rows.flatMap((row) => (row.heldUntil ? [{ ...row, heldUntil: row.heldUntil }] : []));
}

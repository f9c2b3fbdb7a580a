import { and, asc, eq, gt, not, notExists, sql } from 'drizzle-orm';

import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { missingDetails } from '#src/domain/trips/missing-details.ts';
import { tripSeats } from '#src/domain/trips/trip-seats.ts';
import { site } from '#src/site.ts';

import { travellersOf } from '../bookings/travellers-of.ts';
import type { Database } from '../db/database.ts';
import { bookings, outbox } from '../db/schema.ts';
import { leaveLetters, rowsAtOnce } from '../mail/leave-letters.ts';
import { isAddress } from '../mail/letters/addressee.ts';
import { travellersMissing, travellersOccasion } from '../mail/letters/travellers-missing.ts';
import { isMuted } from '../mail/suppressions.ts';
import { log } from '../platform/log.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';
import { isMissingTravellers } from './missing-travellers.ts';

/** Writes to whoever booked a confirmed trip that leaves soon, and has not said everything of those who travel. */
export const travellerReminders: Job = {
	name: 'traveller reminders',
	functionName: 'traveller-reminders',
	every: 'day',
	// In the morning in New York, while the desk can be asked.
	at: '14:20',
	work: askForTravellers,
};

async function askForTravellers(world: JobWorld): Promise<void> {
	const { db, now, siteUrl } = world;
	const asked = await leaveLetters(db, {
		select: (lastId) => selectDue(db, { at: now(), lastId }),
		async write(due) {
			const named = await travellersOf(
				db,
				due.map(({ id }) => id),
			);
			return due.flatMap((booking) => {
				const reading = normaliseBooking(booking, site.referencePrefix);
				if (!reading || !isAddress(booking.email)) return [];
				const missing = missingDetails(tripSeats(reading), named.get(booking.id) ?? []);
				return [travellersMissing(booking, missing, siteUrl)];
			});
		},
		isOver: turn(world),
	});
	if (asked > 0) log('info', 'travellers asked for', { bookings: asked });
}

/** Those that were not asked before, in the order of their ids. */
function selectDue(db: Database, { at, lastId }: { at: Date; lastId: number }) {
	const { id, reference, type, name, email, title, travelers, departureDate, details } = bookings;
	return db
		.select({ id, reference, type, name, email, title, travelers, departureDate, details })
		.from(bookings)
		.where(
			and(
				isMissingTravellers(at),
				gt(id, lastId),
				not(isMuted(email)),
				notExists(
					db
						.select({ one: sql`1` })
						.from(outbox)
						.where(eq(outbox.occasion, sql`${travellersOccasion('')} || ${id}`)),
				),
			),
		)
		.orderBy(asc(id))
		.limit(rowsAtOnce);
}

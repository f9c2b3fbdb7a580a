import { addMinutes } from 'date-fns/addMinutes';
import { subDays } from 'date-fns/subDays';
import { and, asc, eq, gt, gte, lt, lte, not, notExists, sql } from 'drizzle-orm';

import { undoMinutes } from '#src/domain/bookings/operation.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';

import { earliestDeparture } from '../catalog/earliest-departure.ts';
import { hasSeatsAt } from '../catalog/taken-seats.ts';
import type { Database } from '../db/database.ts';
import { bookings, departures, outbox } from '../db/schema.ts';
import { leaveLetters, rowsAtOnce } from '../mail/leave-letters.ts';
import { isAddress } from '../mail/letters/addressee.ts';
import {
	departureGuaranteed,
	departureGuaranteedKind,
} from '../mail/letters/departure-guaranteed.ts';
import { isMuted } from '../mail/suppressions.ts';
import { log } from '../platform/log.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';

/** Tells whoever booked a departure before it was guaranteed that it is, once that can no longer be undone. */
export const guaranteeLetters: Job = {
	name: 'guarantee letters',
	functionName: 'guarantee-letters',
	every: 'minute',
	work: tellOfGuarantees,
};

/** A guarantee that is older is no news: nobody hears of it because a booking came to its departure another way. */
const newsDays = 2;

async function tellOfGuarantees(world: JobWorld): Promise<void> {
	const { db, now, siteUrl } = world;
	const told = await leaveLetters(db, {
		select: (lastId) => selectDue(db, now(), lastId),
		write: (due) =>
			due
				.filter(({ email }) => isAddress(email))
				.map((booking) =>
					departureGuaranteed({ ...booking, tourDuration: tourDuration(booking) }, siteUrl),
				),
		isOver: turn(world),
	});
	if (told > 0) log('info', 'guarantees told', { letters: told });
}

/** Bookings with seats of a departure that was guaranteed after them, in the order of their ids. */
async function selectDue(db: Database, at: Date, lastId: number) {
	const { id, reference, type, name, email, title, departureDate, details } = bookings;
	const { departureId, status, heldUntil, createdAt } = bookings;
	const { guaranteedAt, date } = departures;
	const occasion = sql`concat_ws(' ', ${departureGuaranteedKind}::text, ${departures.id}, ${id})`;
	const rows = await db
		.select({
			id,
			departureId: departures.id,
			reference,
			type,
			name,
			email,
			title,
			departureDate,
			details,
			status,
			heldUntil,
		})
		.from(bookings)
		.innerJoin(departures, eq(departureId, departures.id))
		.where(
			and(
				gte(date, earliestDeparture(at)),
				gt(guaranteedAt, subDays(at, newsDays)),
				lte(guaranteedAt, addMinutes(at, -undoMinutes)),
				lt(createdAt, guaranteedAt),
				hasSeatsAt(at),
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
	return rows.map(({ status: is, heldUntil: until, ...row }) => ({
		...row,
		heldUntil: is === 'Confirmed' ? null : until,
	}));
}

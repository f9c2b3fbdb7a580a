import { and, gte, ne, or, sql } from 'drizzle-orm';

import type { HeldPerson } from '#src/contract/desk/people.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { type HeldCounts, heldKinds } from '#src/domain/people/held-rows.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { bookings, users } from '../db/schema.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { findMentions } from './mentions.ts';
import { tables } from './personal-data.ts';
import { personalRowsOf } from './personal-rows.ts';

/** How much is held of whoever has an email address, and what to think of before it is erased. */
export async function findPerson(
	{ db, now, adminEmail }: Pick<Dependencies, 'db' | 'now' | 'adminEmail'>,
	email: string,
): Promise<HeldPerson> {
	return {
		email,
		held: await countHeld(db, email),
		openBookings: await db.$count(
			bookings,
			and(
				personalRowsOf(email).bookings.isTheirs,
				ne(bookings.status, bookingStatuses[2]),
				gte(bookings.departureDate, utcToday(now())),
			),
		),
		isOurs: await isOurs(db, email, adminEmail),
		mentions: await findMentions(db, email),
	};
}

/** How many rows of each kind are held of a person, as one statement sees them. */
export async function countHeld(db: Database, email: string): Promise<HeldCounts> {
	const held = personalRowsOf(email);
	const counts = heldKinds.map((kind) => {
		const { table, isTheirs } = held[kind];
		return [kind, db.$count(tables[table], isTheirs)] as const;
	});
	const [found] = await db.select(Object.fromEntries(counts)).from(sql`(values (1)) as one`);
	return found as HeldCounts;
}

/** Whether the address is of somebody who works at the desk, or the one that the business itself writes from. */
export async function isOurs(db: Database, email: string, adminEmail: string): Promise<boolean> {
	const address = email.toLowerCase();
	if (address === adminEmail || address === site.email.toLowerCase()) return true;
	const { isTheirs } = personalRowsOf(email).accounts;
	return (await db.$count(users, and(isTheirs, or(users.isAdmin, users.isAgent)))) > 0;
}

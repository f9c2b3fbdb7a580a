import { type SQL, sql } from 'drizzle-orm';

import type { MonthFigures } from '#src/contract/desk/month.ts';
import type { BookingEvent } from '#src/domain/bookings/booking-event.ts';
import { daysOfMonth, type Month } from '#src/domain/desk/month.ts';

import type { Database } from '../../db/database.ts';
import { bookings } from '../../db/schema.ts';
import { happenedIn } from '../bookings/happened-in.ts';
import { isOfTask } from '../bookings/queries.ts';
import { sumLedger } from './ledger.ts';

/** What happened in a month, in New York days, and what is open at this moment. */
export async function monthFigures(
	db: Database,
	{ month, now }: { month: Month; now: Date },
): Promise<MonthFigures> {
	const total = bookings.totalPrice;
	const paid = sql`(${bookings.paid} + ${bookings.paidByWord})`;
	const days = daysOfMonth(month);
	const event = (each: BookingEvent) =>
		sumOf(db, happenedIn(db, { event: each, ...days }), sql`${total}`);
	const { received, paidBack } = await sumLedger(db, { q: '', from: days.first, to: days.last });
	return {
		month,
		booked: await event('booked'),
		confirmed: await event('confirmed'),
		cancelled: await event('cancelled'),
		received,
		paidBack,
		owed: await sumOf(db, isOfTask(db, 'payment', now), sql`${total} - ${paid}`),
		owedBack: await sumOf(db, isOfTask(db, 'refund', now), sql`${paid} - ${bookings.kept}`),
	};
}

async function sumOf(db: Database, isMeant: SQL | undefined, value: SQL) {
	const [row] = await db
		.select({
			count: sql<number>`count(*)`.mapWith(Number),
			value: sql<number>`coalesce(sum(${value}), 0)`.mapWith(Number),
		})
		.from(bookings)
		.where(isMeant);
	return row ?? { count: 0, value: 0 };
}

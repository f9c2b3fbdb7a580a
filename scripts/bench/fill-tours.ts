import { isNull } from 'drizzle-orm';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import type { Database } from '#src/server/db/database.ts';
import { scheduleDepartures } from '#src/server/db/schedule-departures.ts';
import { tours } from '#src/server/db/schema.ts';
import { cacheTags, purge } from '#src/server/platform/cache.ts';

/** Adds copies of the tours that there are, each with a number in its name, until there are so many. */
export async function fillTours(db: Database, total: number): Promise<void> {
	const known = await db.select().from(tours).where(isNull(tours.deletedAt));
	const missing = Array.from({ length: Math.max(0, total - known.length) }, (_, index) => index);
	const copies = missing.flatMap((index) => {
		const tour = known[index % known.length];
		if (!tour) return [];
		const { id: _, ...row } = tour;
		return [{ ...row, name: `${row.name} ${index + 1}` }];
	});
	const stored = await db.insert(tours).values(copies).returning();
	await scheduleDepartures(db, stored, utcToday(new Date()));
	await purge([cacheTags.tours]);
}

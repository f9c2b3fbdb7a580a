import { eq } from 'drizzle-orm';

import { timesOf } from '#src/domain/trips/new-times.ts';
import { travellersMark } from '#src/domain/trips/seated-traveller.ts';
import { pricePartyChange } from '#src/server/bookings/party/price-party.ts';
import { selectTravellers } from '#src/server/bookings/travellers-of.ts';
import type { Database } from '#src/server/db/database.ts';
import { bookings } from '#src/server/db/schema.ts';

import { testNow } from './api.ts';
import { offerOf } from './bookings.ts';
import { storedBooking } from './stored-booking.ts';

/** What the desk can send about who travels on booking 1, and about its flights, each time as it is then. */
export function partySamples(db: Database): Record<string, () => Promise<object>> {
	const deps = { db, now: () => testNow };

	async function bookingAs(changes: Parameters<typeof storedBooking>[1] = {}) {
		await db.update(bookings).set(storedBooking(1, changes)).where(eq(bookings.id, 1));
		const [row] = await db.select().from(bookings).where(eq(bookings.id, 1));
		return { version: row?.version ?? 1 };
	}

	return {
		'POST /api/desk/bookings/:id/travellers': async () => ({
			...(await bookingAs()),
			travellers: [{ seat: 1, name: 'Ada King', birthDate: '', needs: 'The aisle' }],
			seen: travellersMark(await selectTravellers(db, 1)),
		}),
		'POST /api/desk/bookings/:id/party/add': async () => {
			const seen = await bookingAs();
			const { addition } = await pricePartyChange(deps, 1, { join: 'traveller' });
			const traveller = { kind: 'traveller', name: 'Grace Hopper', birthDate: '', needs: '' };
			return { ...seen, traveller, addition };
		},
		'POST /api/desk/bookings/:id/party/take-off': async () => {
			const seen = await bookingAs();
			const { refund } = await pricePartyChange(deps, 1, { leave: 2 });
			return { ...seen, seat: 2, refund: { amount: refund?.most } };
		},
		'POST /api/desk/bookings/:id/schedule': async () => {
			const { legs } = offerOf('2026-11-21');
			const seen = await bookingAs({ details: { legs } });
			const earlier = (local: string) =>
				new Date(Date.parse(`${local}Z`) - 10 * 60_000).toISOString().slice(0, 16);
			const [outward = [], ...others] = timesOf(legs);
			const [first, ...rest] = outward;
			const moved = first && { ...first, departsAt: earlier(first.departsAt) };
			return { ...seen, times: [[moved, ...rest], ...others] };
		},
	};
}

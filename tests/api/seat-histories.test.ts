import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { bookingReceipt } from '#src/contract/bookings/booking.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { randomInteger, seededRandom } from '#src/domain/random.ts';
import { setStatus } from '#src/server/bookings/operations/set-status.ts';
import { seatsTaken } from '#src/server/catalog/taken-seats.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bookings, departures, waitingList } from '#src/server/db/schema.ts';
import { lockDeparture } from '#src/server/departures/lock-departure.ts';
import { HttpError } from '#src/server/http/http-error.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { type ModelBooking, type ModelDeparture, seatModel } from '../support/seat-model.ts';
import { changeCapacity, countedSeats } from '../support/seats.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();

/** `SEAT_STEPS=10000` tries more, `SEAT_SEED` others. */
const steps = Number(process.env['SEAT_STEPS'] ?? 300);
const random = seededRandom(process.env['SEAT_SEED'] ?? 'seats');
const price = 1699.99;
const minute = 60_000;

let now = testNow.getTime();
// Empties the database and stores the administrator, whose session would not outlast a history.
const { deps } = administratorCalls(db, { now: () => new Date(now) });
const colleague = { id: 1, email: 'boss@example.com', fullName: 'The Boss', isAdmin: true };

// The fifth and sixth departure of two years: no history comes near them.
const model = seatModel([
	{ id: 5, date: '2028-05-15', capacity: 16, isClosed: false },
	{ id: 6, date: '2028-06-12', capacity: 16, isClosed: false },
]);

beforeEach(() => insertTours(db, tourRow({ discountPrice: price })));

test(
	'after every step of a random history no more seats are taken than there are, and each has somebody',
	{ timeout: 300_000 + steps * 60 },
	async () => {
		const came = new Map<string, number>();
		for (let step = 0; step < steps; step += 1) {
			const [name, act] = pick(Object.entries(acts));
			const outcome = `${name} ${await act(pick(model.departures))}`.trim();
			came.set(outcome, (came.get(outcome) ?? 0) + 1);
			for (const departure of model.departures) {
				const { id, capacity } = departure;
				const counted = await countedSeats(db, id, deps.now());
				const [booked, offered] = (['booking', 'offer'] as const).map((kind) =>
					model.seats(departure, kind, now),
				);
				expect([step, outcome, counted]).toEqual([step, outcome, { capacity, booked, offered }]);
				expect(counted.booked + counted.offered).toBeLessThanOrEqual(capacity);
				expect(await seatsTaken(db, id, deps.now())).toBe(counted.booked + counted.offered);
			}
		}
		// Every end that a step can have was met.
		expect([...came.keys()].toSorted()).toEqual([
			'book 201',
			'book 400',
			'book 409',
			'cancel 200',
			'capacity false',
			'capacity true',
			'close or open',
			'confirm 200',
			'confirm 409',
			'offer false',
			'offer true',
			'wait',
		]);
	},
);

/** Does a step, to the product and to the model, and says what came of it where the model foretold the same. */
const acts: Record<string, (departure: ModelDeparture) => Promise<string>> = {
	async book(departure) {
		const travellers = randomInteger(random, 1, 5);
		const sent = tourBooking(1, travellers, tourTotal(price, travellers));
		const body = { ...sent, details: { ...sent.details, departureDate: departure.date } };
		const headers = { 'X-Client-Id': randomUUID() };
		const foretold = model.ofBooking(departure, travellers, now);
		const answer = await send(handle, deps, 'POST', '/api/bookings', { body, headers });
		expect(answer.status).toBe(foretold);
		if (answer.status === 201) {
			const { bookingId, heldUntil = '' } = z.parse(bookingReceipt, answer.body);
			const [row] = await db.select().from(bookings).where(eq(bookings.reference, bookingId));
			const held = { status: 'Pending', heldUntil: Date.parse(heldUntil) } as const;
			model.parties.push({ kind: 'booking', id: row?.id ?? 0, departure, travellers, ...held });
		}
		return String(answer.status);
	},
	async confirm(departure) {
		const booking = someBookingOf(departure);
		if (!booking) return '200';
		const foretold = model.ofConfirming(booking, now);
		const status = await decide(booking, 'Confirmed');
		expect(status).toBe(foretold);
		return String(status);
	},
	async cancel(departure) {
		const booking = someBookingOf(departure);
		return booking ? String(await decide(booking, 'Cancelled')) : '200';
	},
	async capacity(departure) {
		const capacity = randomInteger(random, 0, 12);
		const fits = model.taken(departure, now) <= capacity;
		expect(await changeCapacity(db, departure.id, { capacity, now: deps.now() })).toBe(fits);
		if (fits) departure.capacity = capacity;
		return String(fits);
	},
	async 'close or'(departure) {
		departure.isClosed = !departure.isClosed && randomInteger(random, 1, 3) === 1;
		const state = departure.isClosed ? 'closed' : 'open';
		const guarantee = state === 'open' ? { guaranteedAt: null } : {};
		await db
			.update(departures)
			.set({ state, ...guarantee })
			.where(eq(departures.id, departure.id));
		return 'open';
	},
	async offer(departure) {
		const travellers = randomInteger(random, 1, 5);
		const fits = model.taken(departure, now) + travellers <= departure.capacity;
		const offer = { departureId: departure.id, travellers, until: new Date(now + 1440 * minute) };
		const id = await offerSeats(offer);
		expect(id !== null).toBe(fits);
		if (id !== null) {
			const heldUntil = offer.until.getTime();
			model.parties.push({ kind: 'offer', id, departure, travellers, heldUntil });
		}
		return String(fits);
	},
	async wait() {
		// Minutes as a rule, and now and then a night, in which holds end.
		const most = randomInteger(random, 1, 4) === 1 ? 30 * 60 : 20;
		now += randomInteger(random, 1, most) * minute;
		return '';
	},
};

/** Offers seats to somebody who waits for them, as the waiting list does; null where there are too few. */
function offerSeats(offer: { departureId: number; travellers: number; until: Date }) {
	return inTransaction(db, async (transaction) => {
		const { capacity } = await lockDeparture(transaction, offer.departureId);
		const taken = await seatsTaken(transaction, offer.departureId, deps.now());
		if (taken + offer.travellers > capacity) return null;
		const { until: offeredUntil, ...of } = offer;
		const ada = { name: 'Ada', email: `${randomUUID()}@example.com` };
		const row = { ...ada, ...of, status: 'offered', offeredUntil } as const;
		const [stored] = await transaction.insert(waitingList).values(row).returning();
		return stored?.id ?? null;
	});
}

async function decide(booking: ModelBooking, status: 'Confirmed' | 'Cancelled'): Promise<number> {
	try {
		await setStatus(deps, { colleague, id: booking.id, status });
		booking.status = status;
		return 200;
	} catch (refusal) {
		if (refusal instanceof HttpError) return refusal.status;
		throw refusal;
	}
}

function someBookingOf(departure: ModelDeparture): ModelBooking | undefined {
	const its = model.parties.filter(
		(each) => each.kind === 'booking' && each.departure === departure,
	);
	return its.length === 0 ? undefined : (pick(its) as ModelBooking);
}

function pick<Entry>(entries: readonly Entry[]): Entry {
	const entry = entries[randomInteger(random, 0, entries.length - 1)];
	if (entry === undefined) throw new Error('There is nothing to pick from.');
	return entry;
}

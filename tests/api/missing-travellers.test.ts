import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle as remind } from '#functions/traveller-reminders.ts';
import { bookingPage } from '#src/contract/desk/bookings.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { partyText } from '#src/domain/flights/party.ts';
import { missingDetails } from '#src/domain/trips/missing-details.ts';
import { areTravellersDue } from '#src/domain/trips/travellers-due.ts';
import { tripSeats } from '#src/domain/trips/trip-seats.ts';
import { bookings, mutedAddresses, outbox, travellers } from '#src/server/db/schema.ts';
import { selectBookings } from '#src/server/desk/bookings/queries.ts';

import { emptyDatabase, testDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';
import { parties } from '../support/parties.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const now = new Date('2026-11-21T17:00:00Z');
const today = '2026-11-21';
/** A confirmed tour that leaves in 14 days. */
const tour = { type: 'tour', status: 'Confirmed', departureDate: addDays(today, 14) } as const;

beforeEach(async () => {
	await emptyDatabase(db);
	vi.spyOn(console, 'info').mockImplementation(() => {});
});

async function listed(): Promise<number[]> {
	const page = bookingPage.parse({ task: 'travellers', limit: '50' });
	return (await selectBookings(db, page, now)).rows.map(({ id }) => id);
}

const run = (at = now) => remind(jobWorld(db, at.toISOString()));

const letters = () => db.select().from(outbox).orderBy(asc(outbox.id));

test('the desk is listed the confirmed trips of the next 14 days that do not say who travels', async () => {
	await db.insert(bookings).values([
		storedBooking(1, tour),
		storedBooking(2, { ...tour, departureDate: addDays(today, 15) }),
		storedBooking(3, { ...tour, departureDate: today }),
		storedBooking(4, { ...tour, departureDate: addDays(today, -1) }),
		storedBooking(5, { ...tour, status: 'Pending Confirmation' }),
		storedBooking(6, { ...tour, status: 'Cancelled' }),
		// A flight of one, whose name the booking has.
		storedBooking(7, { ...tour, type: 'flight', travelers: 1 }),
	]);
	expect(await listed()).toEqual([3, 1]);
	await name(1, ['1980-12-10', '1979-05-31']);
	expect(await listed()).toEqual([3]);
});

test('the database says that something is missing exactly where the rules say it', async () => {
	const someBooking = fc.record({
		party: parties,
		isTour: fc.boolean(),
		isOffer: fc.boolean(),
		inDays: fc.integer({ min: -2, max: 17 }),
		named: fc.array(fc.record({ seat: fc.integer({ min: 1, max: 9 }), isBorn: fc.boolean() })),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(someBooking, { minLength: 1, maxLength: 12 }), async (some) => {
			await db.delete(bookings);
			const rows = some.map(({ party, isTour, isOffer, inDays }, index) =>
				storedBooking(index, {
					type: isTour ? 'tour' : 'flight',
					status: 'Confirmed',
					travelers: party.adults + party.children + party.infants,
					departureDate: addDays(today, inDays),
					details: isOffer && !isTour ? { party: partyText(party) } : {},
				}),
			);
			const stored = await db.insert(bookings).values(rows).returning();
			const idOf = (index: number) => stored[index]?.id ?? 0;
			const seated = some.map(({ named }) => {
				const seats = new Map(named.map((each) => [each.seat, each]));
				return [...seats.values()].map(({ seat, isBorn }) => ({
					seat,
					name: 'Grace Hopper',
					birthDate: isBorn ? '1990-05-31' : null,
					needs: '',
				}));
			});
			const all = seated.flatMap((each, index) =>
				each.map((one) => ({ ...one, bookingId: idOf(index) })),
			);
			if (all.length > 0) await db.insert(travellers).values(all);
			const expected = rows.flatMap((row, index) => {
				const reading = normaliseBooking(row, 'BD');
				if (!reading) return [];
				const missing = missingDetails(tripSeats(reading), seated[index] ?? []);
				const { departureDate } = row;
				const isNear = areTravellersDue(departureDate, now) && departureDate >= today;
				return isNear && missing.length > 0 ? [idOf(index)] : [];
			});
			expect((await listed()).toSorted((one, other) => one - other)).toEqual(expected);
		}),
		{ numRuns: 40 },
	);
});

test('14 days before departure whoever booked is asked, once, for what is missing', async () => {
	await db.insert(bookings).values([storedBooking(1, { ...tour, travelers: 3 })]);
	await name(1, [null, '1979-05-31']);
	await run(new Date('2026-11-20T17:00:00Z'));
	expect(await letters()).toEqual([]);
	await run();
	await run(new Date('2026-11-22T17:00:00Z'));
	expect(await letters()).toMatchObject([
		{
			kind: 'travellers-missing',
			recipient: 'ada@example.com',
			bookingId: 1,
			subject: expect.stringContaining('BD2000001'),
			body: expect.stringMatching(
				/Lead traveler: birth date\n.*Traveler 3: name and birth date\n/s,
			),
		},
	]);
	const [{ body } = { body: '' }] = await letters();
	expect(body).not.toContain('Traveler 2');
	expect(body).toContain('https://site.example/trip/BD2000001#key=');
});

test('nobody is asked whose address takes no letters, and more than fit into one statement are all asked', async () => {
	const many = Array.from({ length: 130 }, (_, index) => storedBooking(index, tour));
	await db
		.insert(bookings)
		.values([
			...many,
			storedBooking(500, { ...tour, email: '' }),
			storedBooking(501, { ...tour, email: 'muted@example.com' }),
		]);
	await db.insert(mutedAddresses).values({ address: 'muted@example.com', reason: 'returned' });
	await run();
	expect(await letters()).toHaveLength(130);
	await run();
	expect(await letters()).toHaveLength(130);
});

/** Names the first travellers of a booking. @param born their birth dates */
async function name(bookingId: number, born: (string | null)[]) {
	await db.insert(travellers).values(
		born.map((birthDate, index) => ({
			bookingId,
			seat: index + 1,
			name: 'Grace Hopper',
			birthDate,
		})),
	);
}

import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/hold-reminders.ts';
import { bookings, mutedAddresses, outbox } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { emptyDatabase, testDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();

beforeEach(async () => {
	await emptyDatabase(db);
	vi.spyOn(console, 'info').mockImplementation(() => {});
});

// Tuesday: the desk opens at 9 in New York, which is 14:00 UTC, and closes in the evening.
const heldUntil = new Date('2027-03-02T16:30:00Z');
const at = (time: string) => handle(jobWorld(db, `2027-03-02T${time}:00Z`));

async function reminded() {
	const letters = await db.select().from(outbox).orderBy(asc(outbox.id));
	return letters.filter(({ kind }) => kind === 'hold-reminder').map(({ bookingId }) => bookingId);
}

test('two open hours before its hold ends a booking is reminded of, once', async () => {
	await db.insert(bookings).values(storedBooking(1, { heldUntil }));
	await at('14:29');
	expect(await reminded()).toEqual([]);
	await at('14:30');
	await at('14:31');
	await at('16:29');
	expect(await db.select().from(outbox)).toMatchObject([
		{
			kind: 'hold-reminder',
			recipient: 'ada@example.com',
			bookingId: 1,
			occasion: 'hold-reminder booking 1',
			subject: expect.stringContaining('BD2000001'),
			body: expect.stringMatching(/Tuesday, March 2, 11:30 AM New York time[^]*call/),
		},
	]);
});

test('hours in which nobody could call do not count: a hold of the morning is told of the evening before', async () => {
	await db
		.insert(bookings)
		.values(storedBooking(1, { heldUntil: new Date('2027-03-02T15:00:00Z') }));
	const closes = site.hours.find(({ days }) => days.startsWith('Monday'))?.closes ?? '';
	// One hour of Tuesday is left, and one of Monday evening.
	const hour = Number(closes.slice(0, 2)) - 1 + 5;
	const moment = (minute: string) =>
		new Date(Date.parse('2027-03-01T00:00:00Z') + hour * 3_600_000 + Number(minute) * 60_000);
	await handle(jobWorld(db, moment('-1').toISOString()));
	expect(await reminded()).toEqual([]);
	await handle(jobWorld(db, moment('0').toISOString()));
	expect(await reminded()).toEqual([1]);
});

test('a hold that was no longer from its beginning, for the flight leaves soon, is told of only then', async () => {
	const createdAt = new Date('2027-03-02T14:29:00Z');
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { heldUntil, createdAt }),
			storedBooking(2, { heldUntil, createdAt: new Date('2027-03-02T14:30:00Z') }),
		]);
	await at('15:00');
	expect(await reminded()).toEqual([1]);
});

test('nobody is reminded of what is decided, over, without a hold, or of an address that takes no letters', async () => {
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { heldUntil, status: 'Confirmed' }),
			storedBooking(2, { heldUntil, status: 'Cancelled' }),
			storedBooking(3, { heldUntil: new Date('2027-03-02T14:30:00Z') }),
			storedBooking(4),
			storedBooking(5, { heldUntil, email: 'muted@example.com' }),
			storedBooking(6, { heldUntil, email: '' }),
			storedBooking(7, { heldUntil }),
		]);
	await db.insert(mutedAddresses).values({ address: 'muted@example.com', reason: 'returned' });
	await at('14:30');
	expect(await reminded()).toEqual([7]);
	await db.delete(mutedAddresses);
	await at('14:31');
	expect(await reminded()).toEqual([7, 5]);
});

test('more than fit into one statement are all reminded of, and none again', async () => {
	const many = Array.from({ length: 250 }, (_, index) => storedBooking(index, { heldUntil }));
	await db.insert(bookings).values(many);
	await handle({ ...jobWorld(db, '2027-03-02T15:00:00Z'), signal: AbortSignal.abort() });
	expect(await reminded()).toEqual([]);
	await at('15:01');
	await at('15:02');
	expect(await db.$count(outbox, eq(outbox.kind, 'hold-reminder'))).toBe(250);
});

test('whoever let their hold end is told, once for each end, and not long afterwards', async () => {
	const ended = (minutes: number) => new Date(heldUntil.getTime() + minutes * 60_000);
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { heldUntil }),
			storedBooking(2, { heldUntil, status: 'Confirmed' }),
			storedBooking(3, { heldUntil, status: 'Cancelled' }),
			storedBooking(4, { heldUntil: ended(-12 * 60) }),
			storedBooking(5, { heldUntil: ended(10) }),
		]);
	const told = async () => {
		const letters = await db.select().from(outbox).orderBy(asc(outbox.id));
		return letters.filter(({ kind }) => kind === 'hold-ended').map(({ bookingId }) => bookingId);
	};
	await at('16:29');
	expect(await told()).toEqual([4]);
	await at('16:30');
	await at('16:31');
	expect(await told()).toEqual([4, 1]);
	await db
		.update(bookings)
		.set({ heldUntil: ended(5) })
		.where(eq(bookings.id, 1));
	await at('16:36');
	expect(await told()).toEqual([4, 1, 1]);
});

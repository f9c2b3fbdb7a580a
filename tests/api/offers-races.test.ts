import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { seatsTaken } from '#src/server/catalog/taken-seats.ts';
import { bookings, departures, outbox, proposals } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { tourBooking } from '../support/bookings.ts';
import { newOffer, offerCalls, offered, ownPart, tourPart } from '../support/offer-calls.ts';
import { testPostgres } from '../support/postgres.ts';

const { database: db } = await testPostgres();
const { openWorld, desk, sent, newestKey, answer, accept, book } = offerCalls(db);

let cookie = '';
let departure = 0;
beforeEach(async () => {
	({ cookie, departure } = await openWorld());
});

function statuses(answers: readonly { status: number }[]): number[] {
	return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}

test('twelve who accept one offer at the same moment book it once', async () => {
	const { reference } = await sent(cookie);
	const key = await newestKey();
	const answers = await Promise.all(Array.from({ length: 12 }, () => accept({ reference, key })));
	expect(statuses(answers)).toEqual(Array(12).fill(200));
	expect(await db.$count(bookings)).toBe(2);
	expect(await seatsTaken(db, departure, testNow)).toBe(2);
	expect(await db.$count(outbox, eq(outbox.kind, 'booking-received'))).toBe(2);
});

test('of a yes, a no, and the desk that takes it back, one counts', async () => {
	for (let round = 0; round < 8; round += 1) {
		await db.delete(bookings);
		const { id, reference } = await sent(cookie);
		const key = await newestKey();
		const answers = await Promise.all([
			accept({ reference, key }),
			answer('decline', { reference, key, reason: '' }),
			desk(cookie, `/${id}/withdraw`, { seen: 1 }),
		]);
		expect(statuses(answers)).toEqual([200, 409, 409]);
		const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
		const isAccepted = row?.answer === 'accepted';
		expect(await db.$count(bookings)).toBe(isAccepted ? 2 : 0);
		expect(await seatsTaken(db, departure, testNow)).toBe(isAccepted ? 2 : 0);
	}
});

test('two colleagues who send another version at the same moment send one', async () => {
	const { id } = await sent(cookie);
	const newer = { seen: 1, keepsEarlier: false, ...offered, parts: [ownPart] };
	const answers = await Promise.all([1, 2].map(() => desk(cookie, `/${id}/versions`, newer)));
	expect(statuses(answers)).toEqual([201, 409]);
	expect(await db.$count(outbox, eq(outbox.kind, 'offer-sent'))).toBe(2);
});

test('the same attempt at the same moment is one offer', async () => {
	const attempt = crypto.randomUUID();
	const answers = await Promise.all([1, 2, 3].map(() => desk(cookie, '', newOffer, attempt)));
	expect(statuses(answers)).toEqual(expect.arrayContaining([201]));
	expect(await db.$count(proposals)).toBe(1);
	expect(await db.$count(outbox, eq(outbox.kind, 'offer-sent'))).toBe(1);
});

test('the last seats go to one: to an offer that is sent or accepted, or to whoever books them', async () => {
	await db.update(departures).set({ capacity: 4 }).where(eq(departures.id, departure));
	const { reference } = await sent(cookie);
	const key = await newestKey();
	const second = { ...newOffer, parts: [{ ...tourPart }] };
	const answers = await Promise.all([
		accept({ reference, key }),
		desk(cookie, '', second),
		desk(cookie, '', second),
		book(tourBooking(1, 2, 3740)),
		book(tourBooking(1, 2, 3740)),
	]);
	expect(answers[0]?.status).toBe(200);
	// Two seats are left beside those of the offer: one of four has them.
	expect(statuses(answers.slice(1)).filter((status) => status === 201)).toEqual([201]);
	expect(await seatsTaken(db, departure, testNow)).toBe(4);
});

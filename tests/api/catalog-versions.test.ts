import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { catalogVersions } from '#src/contract/catalog/catalog.ts';
import {
	bookings,
	departures,
	destinations,
	flights,
	testimonials,
	tours,
} from '#src/server/db/schema.ts';
import { selectSnapshot } from '#src/server/pages/snapshot.ts';

import { send, testDependencies, testNow } from '../support/api.ts';
import { dealRow, tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const deps = testDependencies(db);

const kyoto = { name: 'Kyoto', region: 'Asia', description: '', image: '', startingPrice: 1 };
const praise = { name: 'Ada Lovelace', testimonial: 'We walked.', rating: 5, tripName: 'Kyoto' };

async function fillDatabase() {
	await emptyDatabase(db);
	await db.insert(flights).values(dealRow());
	await insertTours(db, tourRow(), tourRow({ name: 'Caldera Walks' }));
	await db.insert(destinations).values(kyoto);
	await db.insert(testimonials).values(praise);
}
beforeEach(fillDatabase);

async function versions() {
	const { status, body } = await send(handle, deps, 'GET', '/api/catalog-versions');
	expect(status).toBe(200);
	return body as Record<string, string>;
}

/** Which versions are others than before. */
async function changedBy(change: () => Promise<unknown>): Promise<string[]> {
	const before = await versions();
	await change();
	const after = await versions();
	return Object.keys(after).filter((kind) => before[kind] !== after[kind]);
}

test('the API and a build of the same rows agree on a short version of each kind', async () => {
	const now = await versions();
	expect(Object.keys(now)).toEqual(Object.keys(catalogVersions.shape));
	for (const version of Object.values(now)) expect(version).toMatch(/^[0-9a-f]{10}$/);
	expect((await selectSnapshot(db, testNow)).versions).toEqual(now);
});

test.each<[string, string, () => Promise<unknown>]>([
	['a deal that costs less', 'flights', async () => db.update(flights).set({ price: 9.5 })],
	['a tour entered', 'tours', async () => db.insert(tours).values(tourRow())],
	['a tour on deletion', 'tours', async () => removeTour()],
	['a tour removed', 'tours', async () => db.delete(tours).where(eq(tours.id, 2))],
	['a departure entered', 'tours', async () => insertDeparture('2027-03-01')],
	['a departure of another price', 'tours', async () => changeDeparture({ price: 990 })],
	['a departure closed', 'tours', async () => changeDeparture({ state: 'closed' })],
	[
		'a departure guaranteed',
		'tours',
		async () => changeDeparture({ state: 'guaranteed', guaranteedAt: new Date() }),
	],
	[
		'a departure that leaves with fewer',
		'tours',
		async () => changeDeparture({ guaranteedFrom: 2 }),
	],
	['a place featured', 'destinations', async () => db.update(destinations).set({ featured: true })],
	['words', 'testimonials', async () => db.update(testimonials).set({ testimonial: 'New words.' })],
])('%s is another version of the %s, and of nothing else', async (_, kind, change) => {
	expect(await changedBy(change)).toEqual([kind]);
});

test.each<[string, () => Promise<unknown>]>([
	['seats booked', () => insertBooking('Pending Confirmation', 16)],
	['seats confirmed that guarantee nothing yet', () => insertBooking('Confirmed', 3)],
	['more seats', () => changeDeparture({ capacity: 99 })],
])('%s are no other version: lists know nothing of seats', async (_, change) => {
	expect(await changedBy(change)).toEqual([]);
});

test('the same rows written at another time are the same version, and so are rows put back', async () => {
	expect(await changedBy(fillDatabase)).toEqual([]);
	const before = await versions();
	await removeTour();
	expect(await changedBy(() => db.update(tours).set({ deletedAt: null }))).toEqual(['tours']);
	expect(await versions()).toEqual(before);
});

function insertDeparture(date: string) {
	return db.insert(departures).values({ tourId: 1, date, capacity: 16 });
}

function changeDeparture(changes: Partial<typeof departures.$inferInsert>) {
	return db.update(departures).set(changes).where(eq(departures.id, 1));
}

function insertBooking(status: 'Confirmed' | 'Pending Confirmation', travelers: number) {
	const heldUntil = new Date(deps.now().getTime() + 1);
	const booking = { type: 'tour', departureId: 1, status, travelers, heldUntil } as const;
	return db.insert(bookings).values(storedBooking(1, booking));
}

function removeTour() {
	return db.update(tours).set({ deletedAt: deps.now() }).where(eq(tours.id, 2));
}

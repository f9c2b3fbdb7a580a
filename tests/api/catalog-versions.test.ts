import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/catalog-versions.ts';
import { catalogVersions } from '#src/contract/catalog/catalog.ts';
import { destinations, flights, testimonials, tours } from '#src/server/db/schema.ts';
import { selectSnapshot } from '#src/server/pages/snapshot.ts';

import { send, testDependencies } from '../support/api.ts';
import { dealRow, tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
const deps = testDependencies(db);

const kyoto = { name: 'Kyoto', region: 'Asia', description: '', image: '', startingPrice: 1 };
const praise = { name: 'Ada Lovelace', testimonial: 'We walked.', rating: 5, tripName: 'Kyoto' };

async function fillDatabase() {
	await emptyDatabase(db);
	await db.insert(flights).values(dealRow());
	await db.insert(tours).values([tourRow(), tourRow({ name: 'Caldera Walks' })]);
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
	expect((await selectSnapshot(db)).versions).toEqual(now);
});

test.each<[string, string, () => Promise<unknown>]>([
	['a deal that costs less', 'flights', async () => db.update(flights).set({ price: 9.5 })],
	['a tour entered', 'tours', async () => db.insert(tours).values(tourRow())],
	['a tour on deletion', 'tours', async () => removeTour()],
	['a tour removed', 'tours', async () => db.delete(tours).where(eq(tours.id, 2))],
	['a place featured', 'destinations', async () => db.update(destinations).set({ featured: true })],
	['words', 'testimonials', async () => db.update(testimonials).set({ testimonial: 'New words.' })],
])('%s is another version of the %s, and of nothing else', async (_, kind, change) => {
	expect(await changedBy(change)).toEqual([kind]);
});

test('the same rows written at another time are the same version, and so are rows put back', async () => {
	expect(await changedBy(fillDatabase)).toEqual([]);
	const before = await versions();
	await removeTour();
	expect(await changedBy(() => db.update(tours).set({ deletedAt: null }))).toEqual(['tours']);
	expect(await versions()).toEqual(before);
});

function removeTour() {
	return db.update(tours).set({ deletedAt: deps.now() }).where(eq(tours.id, 2));
}

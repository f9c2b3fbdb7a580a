import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { handle as handlePage } from '#functions/pages.ts';
import { photographAddress } from '#src/domain/pictures/photograph.ts';
import { posterAlt } from '#src/domain/pictures/poster-alt.ts';
import { makePreview } from '#src/server/catalog/make-preview.ts';
import { destinations, flights, pictures, tours } from '#src/server/db/schema.ts';
import { selectSnapshot } from '#src/server/pages/snapshot.ts';

import { apiRequest, send, testDependencies, testNow } from '../support/api.ts';
import { dealRow, tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { plainDay } from '../support/plain-tour.ts';

const db = await testDatabase();
const deps = testDependencies(db);

const key = '0123456789abcdef';
const photograph = photographAddress({ key, width: 1600, height: 1067 });
const unknown = photographAddress({ key: 'f'.repeat(16), width: 1600, height: 1067 });
const elsewhere = 'https://pictures.example/kyoto.jpg';
const poster = '/posters/lantern-alley-800.webp';
const gate = { [photograph]: 'A red gate in the sea at low tide' };

const kyoto = { name: 'Kyoto', region: 'Asia', description: 'Gardens.', startingPrice: 1 };

beforeEach(async () => {
	await emptyDatabase(db);
	await db
		.insert(pictures)
		.values({ key, alt: 'A red gate in the sea at low tide', width: 1600, height: 1067 });
	await db.insert(tours).values(
		tourRow({
			image: poster,
			hero: photograph,
			gallery: [elsewhere, unknown],
			itinerary: [
				{ ...plainDay('Day 1', 'Arrive.'), picture: '/posters/kyoto-800.webp' },
				plainDay('Day 2', 'Leave.'),
			],
			featured: true,
		}),
	);
	await db.insert(flights).values(dealRow({ image: photograph, featured: true }));
	await db.insert(destinations).values([
		{ ...kyoto, image: photograph, featured: true },
		{ ...kyoto, name: 'Nara', image: elsewhere, featured: true },
	]);
});

const worded = z.looseObject({ pictureWords: z.record(z.string(), z.string()) });

async function wordsAt(path: string) {
	const { body } = await send(handle, deps, 'GET', path);
	const rows = z.parse(z.array(worded), Array.isArray(body) ? body : [body]);
	return rows.map(({ pictureWords }) => pictureWords);
}

const ofTour = {
	[poster]: posterAlt('lantern-alley'),
	...gate,
	'/posters/kyoto-800.webp': posterAlt('kyoto'),
};

test.each([
	['/api/tours', [ofTour]],
	['/api/tours/featured', [ofTour]],
	['/api/tours/1', [ofTour]],
	['/api/flights', [gate]],
	['/api/flights/featured', [gate]],
	['/api/flights/1', [gate]],
	['/api/destinations', [gate, {}]],
	['/api/destinations/featured', [gate, {}]],
	['/api/destinations/1', [gate]],
])(
	'%s says what each picture shows, drawn or uploaded, and nothing of one elsewhere or unknown',
	async (path, words) => expect(await wordsAt(path)).toEqual(words),
);

test('a build and a preview are told the same words', async () => {
	const built = await selectSnapshot(db, testNow);
	expect(built.tours.map(({ pictureWords }) => pictureWords)).toEqual([ofTour]);
	expect(built.flights.map(({ pictureWords }) => pictureWords)).toEqual([gate]);
	expect(built.destinations.map(({ pictureWords }) => pictureWords)).toEqual([gate, {}]);
	for (const table of [tours, flights, destinations])
		await db.update(table).set({ state: 'draft' });
	for (const kind of ['tour', 'flight', 'destination'] as const) {
		const { path } = await makePreview(deps, { kind, id: 1 });
		const page = await handlePage(apiRequest('GET', path), {
			openDatabase: async () => db,
			builtPage: async () =>
				'<html><title>Shell | Bright</title><section data-filled="x">…</section></html>',
			now: () => testNow,
		});
		expect([kind, page.status]).toEqual([kind, 200]);
		expect(await page.text()).toContain('alt="A red gate in the sea at low tide"');
	}
});

test('other words of a photograph are another version of what shows it, and of nothing that does not', async () => {
	await db.update(destinations).set({ image: elsewhere });
	const [before, built] = [await versions(), (await selectSnapshot(db, testNow)).versions];
	expect(before).toEqual(built);
	await db.update(pictures).set({ alt: 'A red gate in the sea at high tide' });
	const after = await versions();
	const changed = Object.keys(after).filter((kind) => after[kind] !== before[kind]);
	expect(changed).toEqual(['flights', 'tours']);
	await db.insert(pictures).values({ key: 'e'.repeat(16), alt: 'A map', width: 640, height: 480 });
	expect(await versions()).toEqual(after);
});

async function versions() {
	const { body } = await send(handle, deps, 'GET', '/api/catalog-versions');
	return z.parse(z.record(z.string(), z.string()), body);
}

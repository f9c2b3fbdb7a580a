import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { readFirstSteps } from '#src/contract/desk/first-steps.ts';
import { departures, flights, tours, users } from '#src/server/db/schema.ts';
import { seedCatalog } from '#src/server/db/seed-catalog.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { insertTours } from '../support/tours.ts';

const { db, ask } = administratorCalls(await testDatabase());
const today = '2026-11-21';

async function steps() {
	return z.parse(readFirstSteps.reply, (await ask(handle, 'GET', readFirstSteps.path)).body);
}

test('an agency without samples is told what is missing, until it is there', async () => {
	expect(await seedCatalog(db, today, { hasSamples: false })).toBe(true);
	// They never come then.
	expect(await seedCatalog(db, today)).toBe(false);
	const bare = await steps();
	expect(bare.open).toEqual([
		'agency',
		'tour',
		'departure',
		'letters',
		'second factor',
		'colleague',
	]);
	expect([bare.samples, bare.madeUp]).toEqual([
		0,
		['web address', 'email address', 'telephone number', 'registration numbers'],
	]);
	await insertTours(db, { ...tourRow(), state: 'draft' });
	await db.delete(departures);
	await db.insert(departures).values({ tourId: 1, date: today, capacity: 8 });
	expect((await steps()).open).toEqual(bare.open);
	await db.update(tours).set({ state: 'published' });
	await db.update(departures).set({ date: '2027-05-01' });
	const ana = { username: 'ana', fullName: 'Ana', email: 'ana@example.com', passwordHash: '-' };
	await db.insert(users).values({ ...ana, isAgent: true });
	expect((await steps()).open).toEqual(['agency', 'letters', 'second factor']);
});

test('samples count as such until they are deleted or archived; what the agency enters is none', async () => {
	await seedCatalog(db, today);
	expect(await steps()).toMatchObject({ samples: 36 });
	await insertTours(db, { ...tourRow(), name: 'Our own' });
	expect(await steps()).toMatchObject({ samples: 36 });
	await db.update(tours).set({ deletedAt: new Date() });
	const { open, samples } = await steps();
	expect([samples, open.includes('samples'), open.includes('tour')]).toEqual([24, true, true]);
	await db.update(flights).set({ state: 'archived' });
	expect(await steps()).toMatchObject({ samples: 12 });
});

import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { mostGivenKeys } from '#src/contract/trips/links.ts';
import { bookings, messages, outbox, tripKeys } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testPostgres } from '../support/postgres.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { visitCookie } from '../support/trips.ts';

// A real server: the embedded engine takes one query after the other.
const { database: db } = await testPostgres();
const { ask } = administratorCalls(db);
let traveller = '';

beforeEach(async () => {
	await db.insert(bookings).values(storedBooking(1));
	traveller = await visitCookie(db, { id: 1, reference: 'BD2000001' });
});

/** Sends a form of the trip's page, each at the same moment. */
async function statusesOf(form: string, bodies: readonly object[]): Promise<number[]> {
	const answers = await Promise.all(
		bodies.map((body) => ask(handle, 'POST', `/api/trips/BD2000001/${form}`, body, traveller)),
	);
	return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}

test('of links that are made at the same moment a trip has no more than it may', async () => {
	const most = mostGivenKeys.share;
	const bodies = Array.from({ length: most + 6 }, () => ({ prices: 'without' }));
	const statuses = await statusesOf('links/share', bodies);
	expect(statuses).toEqual([...Array(most).fill(201), ...Array(6).fill(409)]);
	expect(await db.$count(tripKeys)).toBe(most + 1);
});

test('a form that is sent twice at the same moment makes one link', async () => {
	const body = { prices: 'with', label: 'Mother', attempt: randomUUID() };
	expect(await statusesOf('links/share', [body, body, body])).toEqual([201, 201, 201]);
	expect(await db.$count(tripKeys)).toBe(2);
});

test('the desk is asked once for what is erased once', async () => {
	expect(await statusesOf('erasure', [{}, {}, {}])).toEqual([200, 200, 200]);
	expect(await db.$count(messages)).toBe(1);
	expect(await db.$count(outbox)).toBe(1);
});

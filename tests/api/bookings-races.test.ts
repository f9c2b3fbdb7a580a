import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { bookingReceipt } from '#src/contract/bookings/booking.ts';
import { bookings, outbox, rateLimits } from '#src/server/db/schema.ts';

import { send, testDependencies } from '../support/api.ts';
import { offerBooking, offerOf } from '../support/bookings.ts';
import { emptyDatabase } from '../support/database.ts';
import type { Read } from '../support/http.ts';
import { testPostgres } from '../support/postgres.ts';

const { database: db, bridge } = await testPostgres();
const sent = offerBooking(offerOf('2026-11-21'));

beforeEach(() => emptyDatabase(db));

function post(attempt: string | null, { limitsUses = false, body = sent } = {}) {
	const headers: Record<string, string> = attempt === null ? {} : { 'X-Client-Id': attempt };
	const deps = testDependencies(db, { limitsUses });
	return send(handle, deps, 'POST', '/api/bookings', { body, headers });
}

function times<Result>(count: number, work: (index: number) => Promise<Result>) {
	return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

function statuses(answers: Read[]): number[] {
	return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

function referenceIn(body: unknown): string {
	return z.parse(bookingReceipt, body).bookingId;
}

test('twenty simultaneous requests of one attempt store one booking and give one reference', async () => {
	const attempt = randomUUID();
	const answers = await times(20, () => post(attempt));
	expect(statuses(answers)).toEqual([...Array(19).fill(200), 201]);
	expect(new Set(answers.map(({ body }) => referenceIn(body))).size).toBe(1);
	expect(await db.$count(bookings)).toBe(1);
	expect(await db.$count(outbox)).toBe(1);
});

// Not more of them: on a busy machine the last would wait for a connection longer than they may.
test('sixty requests of six attempts store six bookings', async () => {
	const attempts = Array.from({ length: 6 }, () => randomUUID());
	const answers = await times(60, (index) => post(attempts[index % 6] ?? null));
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(54);
	expect(await db.$count(bookings)).toBe(6);
	expect(await db.$count(outbox)).toBe(6);
});

test('of simultaneous requests of one attempt with different words one is stored, the others are 409s', async () => {
	const attempt = randomUUID();
	const answers = await times(10, (index) =>
		post(attempt, { body: { ...sent, name: `Traveler ${index}` } }),
	);
	expect(statuses(answers)).toEqual([201, ...Array(9).fill(409)]);
	expect(await db.$count(bookings)).toBe(1);
});

test('of thirty simultaneous bookings from one address exactly twenty pass the limit', async () => {
	const answers = await times(30, () => post(null, { limitsUses: true }));
	expect(statuses(answers)).toEqual([...Array(20).fill(201), ...Array(10).fill(429)]);
	expect(await db.$count(bookings)).toBe(20);
	const [counter] = await db.select().from(rateLimits);
	expect(counter?.hits).toBe(20);
});

test('twenty-five simultaneous requests of one attempt never meet the limit', async () => {
	const attempt = randomUUID();
	const answers = await times(25, () => post(attempt, { limitsUses: true }));
	expect(statuses(answers)).toEqual([...Array(24).fill(200), 201]);
	const [counter] = await db.select().from(rateLimits);
	expect(counter?.hits).toBe(1);
});

test('when the answer to the commit is lost, the same attempt finds the booking it stored', async () => {
	const attempt = randomUUID();
	bridge.loseReplyTo('commit');
	const { status, body } = await post(attempt);
	expect(status).toBe(200);
	const [row] = await db.select().from(bookings);
	expect(row?.reference).toBe(referenceIn(body));
	expect(await db.$count(bookings)).toBe(1);
});

test('when the answer is lost and no attempt is named, it is a 503 and nothing is sent twice', async () => {
	bridge.loseReplyTo('commit');
	const { status, headers } = await post(null);
	expect(status).toBe(503);
	expect(headers.get('Retry-After')).toMatch(/^\d+$/);
	expect(await db.$count(bookings)).toBe(1);
});

test('after a restart of the database the next read and the next attempt succeed', async () => {
	// Whichever message is next: its connection is found to be gone only by asking.
	bridge.failAt('', 'drop');
	expect((await send(handle, testDependencies(db), 'GET', '/api/health')).status).toBe(200);
	bridge.failAt('', 'drop');
	expect((await post(randomUUID())).status).toBe(201);
});

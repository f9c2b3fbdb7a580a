import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { bookingDecisions } from '#src/contract/desk/bookings.ts';
import { bookings, changes } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testPostgres } from '../support/postgres.ts';
import { storedBooking } from '../support/stored-booking.ts';

// A real server: the embedded engine takes one query after the other.
const { database: db } = await testPostgres();
const { ask } = administratorCalls(db);

beforeEach(() => db.insert(bookings).values(storedBooking(1)));

/** Sends as many decisions at once, confirming and cancelling by turns. */
async function decideAtOnce(count: number, more: object = {}): Promise<number[]> {
	const answers = await Promise.all(
		Array.from({ length: count }, (_, index) =>
			ask(handle, 'PATCH', '/api/bookings/1', { status: bookingDecisions[index % 2], ...more }),
		),
	);
	return answers.map(({ status }) => status);
}

const status = z.object({ status: z.string() });

test('a hundred decisions at once are made one after the other, and the history tells each', async () => {
	// Twenty-five at a time: on a busy machine the last of more would wait for a connection longer than they may.
	for (let round = 0; round < 4; round += 1) {
		expect(new Set(await decideAtOnce(25))).toEqual(new Set([200]));
	}
	const history = await db.select().from(changes).orderBy(asc(changes.id));
	const [booking] = await db.select().from(bookings);
	expect(history.length).toBeGreaterThan(0);
	expect(booking?.version).toBe(1 + history.length);
	// Each begins with what the one before it left.
	const left = history.map(({ after }) => z.parse(status, after).status);
	const began = history.map(({ before }) => z.parse(status, before).status);
	expect(began).toEqual(['Pending Confirmation', ...left.slice(0, -1)]);
	expect(booking?.status).toBe(left.at(-1));
});

test('of twenty decisions at once on the same version one is made', async () => {
	// Without letters, of which there can be one that waits: the row alone has to keep the others back.
	const answers = await decideAtOnce(20, { version: 1, sendsLetter: false });
	expect(answers.toSorted((a, b) => a - b)).toEqual([200, ...Array(19).fill(409)]);
	expect(await db.$count(changes)).toBe(1);
});

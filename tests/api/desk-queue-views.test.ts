import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { countWaiting, doneDays } from '#src/domain/desk/queue-tally.ts';
import { bookings, deskItems, inquiries, tasks } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { hoursFromNow, names, queueCalls } from '../support/queue-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const calls = administratorCalls(await testDatabase());
const { db, ask } = calls;
const { read, mark } = queueCalls(calls);

test('each view shows what it says, and counts it; the number beside Today is of what is due', async () => {
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { heldUntil: hoursFromNow(2) }),
			storedBooking(2, { heldUntil: hoursFromNow(-1) }),
		]);
	const asked = { name: 'Ada', email: 'ada@example.com', subject: 'Kyoto', message: 'Is it warm?' };
	await db.insert(inquiries).values([asked, asked, asked, asked]);
	const until = hoursFromNow(3).toISOString();
	await mark(2, { kind: 'inquiry', version: 1, mark: 'later', until });
	await mark(3, { kind: 'inquiry', version: 1, mark: 'done' });
	await mark(4, { kind: 'inquiry', version: 1, mark: 'done' });
	const long = new Date(testNow.getTime() - doneDays * 24 * 3_600_000 - 1);
	await db
		.update(deskItems)
		.set({ updatedAt: long })
		.where(and(eq(deskItems.kind, 'inquiry'), eq(deskItems.subjectId, 4)));
	const views = {
		due: ['hold 2', 'inquiry 1'],
		theirs: ['hold 1'],
		later: ['inquiry 2'],
		done: ['inquiry 3'],
	} as const;
	for (const view of ['due', 'theirs', 'later', 'done'] as const) {
		const queue = await read(`?view=${view}`);
		expect([view, names(queue)]).toEqual([view, views[view]]);
		expect([view, countWaiting(queue.tally, { view })]).toEqual([view, views[view].length]);
	}
	const { body } = await ask(handle, 'GET', '/api/admin/counts');
	expect(body).toMatchObject({ queue: 2 });
});

test('a task that is done is looked up, too', async () => {
	const dueAt = hoursFromNow(2);
	await db.insert(tasks).values({ title: 'Ask the hotel', dueAt, author: 'Ana' });
	await mark(1, { kind: 'task', version: 0, mark: 'done' });
	const { rows, tally } = await read('?view=done');
	expect(rows).toMatchObject([{ kind: 'task', what: 'Ask the hotel', state: 'Done' }]);
	expect(countWaiting(tally, { view: 'done' })).toBe(1);
});

test('what was done is brought back from there, and waits again', async () => {
	const asked = { name: 'Ada', email: 'ada@example.com', subject: 'Kyoto', message: 'Is it warm?' };
	await db.insert(inquiries).values(asked);
	await mark(1, { kind: 'inquiry', version: 1, mark: 'done' });
	const [row] = (await read('?view=done')).rows;
	expect(row).toMatchObject({ state: 'Done', version: 2, doneAt: testNow.toISOString() });
	await mark(1, { kind: 'inquiry', version: 2, mark: 'open' });
	expect(names(await read('?view=done'))).toEqual([]);
	expect(names(await read('?view=due'))).toEqual(['inquiry 1']);
});

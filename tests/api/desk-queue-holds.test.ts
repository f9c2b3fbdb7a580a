import { expect, test } from 'vitest';

import { holdIsNotDone } from '#src/contract/desk/queue.ts';
import { bookings, deskItems } from '#src/server/db/schema.ts';
import { selectQueue } from '#src/server/desk/queue/select-queue.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { hoursFromNow, names, queueCalls } from '../support/queue-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const calls = administratorCalls(await testDatabase());
const { db } = calls;
const { read, mark } = queueCalls(calls);

test('nobody is done with a hold, in words; what was put off until long after its end is there then', async () => {
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { heldUntil: hoursFromNow(2) }),
			storedBooking(2, { heldUntil: hoursFromNow(3) }),
		]);
	const done = await mark(1, { kind: 'hold', version: 0, mark: 'done' });
	expect(done).toEqual({ status: 400, body: { message: holdIsNotDone } });
	expect(await db.$count(deskItems)).toBe(0);
	await db.insert(deskItems).values({
		kind: 'hold',
		subjectId: 2,
		state: 'Later',
		laterUntil: hoursFromNow(48),
		updatedAt: testNow,
	});
	expect(names(await read())).toEqual(['hold 1']);
	expect(names(await read('?view=later'))).toEqual(['hold 2']);
	const page = { limit: 9, offset: 0, q: '', kind: undefined, share: undefined };
	const ended = await selectQueue(db, page, { userId: 1, now: hoursFromNow(3) });
	expect(names(ended)).toEqual(['hold 1', 'hold 2']);
});

test('a hold is put off until it ends at most, and one that has ended until it leaves the queue', async () => {
	const friday = new Date('2026-11-20T17:00:00-05:00');
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { heldUntil: hoursFromNow(2) }),
			storedBooking(2, { heldUntil: friday }),
		]);
	const until = hoursFromNow(48).toISOString();
	const put = await mark(1, { kind: 'hold', version: 0, mark: 'later', until });
	expect(put).toMatchObject({
		status: 200,
		body: { laterUntil: hoursFromNow(2).toISOString() },
	});
	// The desk is open for three more hours on that Friday, and for seven on the Saturday.
	const refused = await mark(2, { kind: 'hold', version: 0, mark: 'later', until });
	expect(refused).toMatchObject({
		status: 400,
		body: { issues: [{ path: 'until', message: expect.stringMatching(/New York time\. Please/) }] },
	});
	const soon = hoursFromNow(3).toISOString();
	expect(await mark(2, { kind: 'hold', version: 0, mark: 'later', until: soon })).toMatchObject({
		status: 200,
		body: { laterUntil: soon },
	});
});

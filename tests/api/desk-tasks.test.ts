import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { taskMessages } from '#src/contract/desk/tasks.ts';
import { bookings, changes, tasks } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { wrongField } from '../support/wrong-field.ts';

const { db, deps, signedIn } = administratorCalls(await testDatabase());

const task = {
	title: 'Call back at four',
	dueAt: '2026-11-21T21:00:00.000Z',
	bookingId: null,
	assigneeId: null,
};

let ana = { id: 0, cookie: '' };
beforeEach(async () => {
	await db.insert(bookings).values(storedBooking(1));
	ana = await signedIn({ email: 'ana@example.com', fullName: 'Ana', isAgent: true });
});

function call(method: string, path: string, body?: object, attempt?: string) {
	const headers = { Cookie: ana.cookie, ...(attempt && { 'X-Client-Id': attempt }) };
	return send(handle, deps, method, path, { ...(body && { body }), headers });
}

const add = (body: object, attempt?: string) => call('POST', '/api/desk/tasks', body, attempt);
const today = async (share: string) =>
	Object((await call('GET', `/api/desk/queue?kind=task&share=${share}`)).body).rows;

test('a task waits in Today by its moment, with whoever is to do it, until it is done; done is taken back', async () => {
	expect((await add(task)).status).toBe(200);
	await add({ ...task, title: 'Ask the hotel', bookingId: 1, assigneeId: ana.id });
	expect(await today('nobody')).toMatchObject([
		{ kind: 'task', who: 'Ana', what: 'Call back at four', due: task.dueAt, bookingId: null },
	]);
	const [mine] = await today('mine');
	expect(mine).toMatchObject({
		who: 'Ada Lovelace',
		what: 'BD2000001, Ask the hotel',
		bookingId: 1,
		assignee: { name: 'Ana' },
	});
	const mark = (step: object) =>
		call('PATCH', `/api/desk/queue/${mine.id}`, { kind: 'task', ...step });
	expect(await mark({ version: mine.version, mark: 'done' })).toMatchObject({ status: 200 });
	expect(await today('mine')).toEqual([]);
	expect(await mark({ version: mine.version + 1, mark: 'open' })).toMatchObject({ status: 200 });
	expect(await today('mine')).toHaveLength(1);
	expect(await db.select().from(changes).orderBy(changes.id)).toContainEqual(
		expect.objectContaining({ subject: 'task', label: 'Call back at four', name: 'Ana' }),
	);
});

test('sent twice it is one task', async () => {
	const attempt = randomUUID();
	const answers = [await add(task, attempt), await add(task, attempt)];
	expect(answers[1]?.body).toEqual(answers[0]?.body);
	expect(await db.$count(tasks)).toBe(1);
});

test.each([
	['a moment that has passed', { dueAt: '2026-11-21T11:00:00.000Z' }, 'dueAt', taskMessages.past],
	['one that is too far', { dueAt: '2027-03-21T11:00:00.000Z' }, 'dueAt', taskMessages.far],
	['a booking that is not there', { bookingId: 7 }, 'bookingId', taskMessages.noBooking],
	['somebody who is not of the desk', { assigneeId: 99 }, 'assigneeId', undefined],
	['no words', { title: ' ' }, 'title', 'Please say what is to be done.'],
])('%s is refused by its name', async (_, changed, field, message) => {
	const { status, body } = await add({ ...task, ...changed });
	expect([status, wrongField(body)]).toEqual([400, field]);
	expect(Object(body).message).toContain(message ?? '');
	expect(await db.$count(tasks)).toBe(0);
});

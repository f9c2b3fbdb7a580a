import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { callBacks, changes, outbox } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { bringTo } from '../support/bring-to.ts';
import {
	callBack as valid,
	refusedFor,
	type Refusal,
	requestCalls,
	tenOfEleven,
} from '../support/request-calls.ts';

const path = '/api/call-backs';
const { db, post, stored, outcome, outcomeOfEleven } = await requestCalls(handle, path, callBacks);
const { ask } = administratorCalls(db);

const hour = { slotFrom: valid.slotFrom, slotTo: '2026-11-21T16:00:00.000Z' };

test('a request to be called is stored with its hour, and the hour is answered', async () => {
	const { status, body } = await post({ ...valid, name: '  Ada Lovelace ' });
	expect(status).toBe(201);
	expect(body).toEqual({
		...hour,
		id: 1,
		status: 'Requested',
		createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
	});
	expect(await db.select().from(callBacks)).toMatchObject([
		{ ...valid, slotFrom: new Date(hour.slotFrom), slotTo: new Date(hour.slotTo) },
	]);
});

test('the visitor is told the hour, without the number; the desk gets all of it', async () => {
	await post(valid);
	const [toVisitor, toDesk] = await db.select().from(outbox).orderBy(outbox.id);
	expect(toVisitor).toMatchObject({ kind: 'call-back-received', recipient: valid.email });
	expect(toVisitor?.body).toContain('Sat, Nov 21, 10–11 AM New York time');
	expect(toVisitor?.body).not.toMatch(/7946|BD7K2MQ4R/);
	expect(toDesk).toMatchObject({
		kind: 'call-back-for-desk',
		recipient: 'hello@brightdepartures.example',
		replyTo: valid.email,
		subject: 'Call Ada Lovelace: Sat, Nov 21, 10–11 AM New York time',
	});
	for (const told of [valid.phone, valid.reference]) expect(toDesk?.body).toContain(told);
});

test.each([
	{ email: undefined, reference: undefined },
	{ email: ' ', reference: '' },
])('without an email address the desk alone is written to: %j', async (left) => {
	const attempt = randomUUID();
	const first = await post({ ...valid, ...left }, attempt);
	expect(first.status).toBe(201);
	expect(first.body).not.toHaveProperty('noLetter');
	expect(await db.select().from(outbox)).toMatchObject([
		{ kind: 'call-back-for-desk', replyTo: null },
	]);
	expect(await db.select().from(callBacks)).toMatchObject([{ email: '', reference: '' }]);
	const again = await post({ ...valid, ...left }, attempt);
	expect([again.status, again.body]).toEqual([200, first.body]);
});

const choose = 'Please choose an hour.';
const ofList =
	'Please choose an hour of the list: one of the next two days on which our desk is open.';
// It is 7 AM of a Saturday in New York; the desk opens at 10.
const refused: Refusal[] = [
	['a short name', { name: 'A' }, ['name'], 'Name must be at least 2 characters.'],
	['no number', { phone: '' }, ['phone'], 'Please enter a valid phone number.'],
	['words for an address', { email: 'ada' }, ['email'], 'Please enter a valid email address.'],
	['a list for an address', { email: [] }, ['email'], 'Please enter a valid email address.'],
	[
		'a long reference',
		{ reference: 'B'.repeat(21) },
		['reference'],
		'Please use at most 20 characters.',
	],
	['no hour', { slotFrom: undefined }, ['slotFrom'], choose],
	['an empty hour', { slotFrom: '' }, ['slotFrom'], choose],
	['words for an hour', { slotFrom: 'tomorrow' }, ['slotFrom'], choose],
	[
		'an hour that has passed',
		{ slotFrom: '2026-11-20T15:00:00.000Z' },
		['slotFrom'],
		'That hour has begun or passed. Please choose a later one.',
	],
	[
		'an hour in which the desk is closed',
		{ slotFrom: '2026-11-22T15:00:00.000Z' },
		['slotFrom'],
		'Our desk is closed then. Please choose an hour of the list.',
	],
	[
		'an hour on a holiday',
		{ slotFrom: '2026-11-26T15:00:00.000Z' },
		['slotFrom'],
		'Our desk is closed that day: Thanksgiving Day. Please choose another.',
	],
	['an hour too far ahead', { slotFrom: '2026-11-24T15:00:00.000Z' }, ['slotFrom'], ofList],
	['half past an hour', { slotFrom: '2026-11-21T15:30:00.000Z' }, ['slotFrom'], ofList],
	['the end of the hour too', { slotTo: hour.slotTo }, ['slotTo'], 'Unknown field.'],
];
test.each(refused)(
	'%s is a 400 that names the field, and nothing is stored',
	async (_, changed, fields, message) => {
		expect(await outcome({ ...valid, ...changed })).toEqual(refusedFor(fields, message));
	},
);

test('the same attempt again gives the first receipt, also once its hour has begun', async () => {
	const attempt = randomUUID();
	const first = await post(valid, attempt);
	const late = { now: () => new Date(hour.slotFrom) };
	const again = await post(valid, attempt, late);
	expect([first.status, again.status]).toEqual([201, 200]);
	expect(again.body).toEqual(first.body);
	expect((await post({ ...valid, phone: '+1 212 555 0142' }, attempt)).status).toBe(409);
	expect((await post(valid, randomUUID(), late)).status).toBe(400);
	expect(await stored()).toEqual({ rows: 1, letters: 2 });
});

test('of eleven requests in an hour from one address the last is refused', async () => {
	expect(await outcomeOfEleven(valid)).toEqual(tenOfEleven(2));
});

test('what is still to be called is listed by its hour, the soonest first', async () => {
	const at = (slot: string) => ({
		...valid,
		slotFrom: new Date(`2026-11-${slot}:00Z`),
		slotTo: new Date(`2026-11-${slot}:30Z`),
	});
	await db.insert(callBacks).values([at('23T15'), at('21T15'), at('21T16'), at('23T14')]);
	await bringTo(db, 'call-back', { 2: 'Done' });
	const ids = async (query: string) =>
		Array.from((await ask(handle, 'GET', path + query)).body as { id: number }[], ({ id }) => id);
	expect(await ids('?status=Requested')).toEqual([3, 4, 1]);
	expect(await ids('?status=Called')).toEqual([2]);
	expect(await ids('')).toEqual([4, 3, 2, 1]);
	const wrong = await ask(handle, 'GET', `${path}?status=Done`);
	expect(wrong.body).toMatchObject({ issues: [{ path: 'status' }] });
});

test('a call is marked with who made it; the second of two administrators is told; a slip is taken back', async () => {
	await post(valid);
	const mark = (body: object, id: number | string = 1) =>
		ask(handle, 'PATCH', `${path}/${id}`, body);
	const called = await mark({ status: 'Called', version: 1 });
	expect(called).toMatchObject({ status: 200, body: { ...valid, status: 'Called', version: 2 } });
	const late = await mark({ status: 'Called', version: 1 });
	expect(late.status).toBe(409);
	expect(late.body).toEqual({ message: changedMeanwhile, current: called.body });
	expect(await mark({ status: 'Called', version: 2 })).toMatchObject({ body: { version: 2 } });
	expect(await mark({ status: 'Requested', version: 2 })).toMatchObject({ body: { version: 3 } });
	expect(await db.select().from(changes).orderBy(changes.id)).toMatchObject([
		{
			subject: 'call-back',
			subjectId: 1,
			label: 'Ada Lovelace, +44 20 7946 0958',
			before: { status: 'Requested' },
			after: { status: 'Called' },
		},
		{ before: { status: 'Called' }, after: { status: 'Requested' } },
	]);
	const { body: done } = await ask(handle, 'GET', '/api/admin/activities?q=ada');
	expect(done).toMatchObject([
		{ kind: 'call-back', details: valid.reference, searchFor: valid.phone },
	]);
	const { body: changed } = await ask(handle, 'GET', '/api/admin/activities?kind=change');
	expect(changed).toMatchObject([
		{ details: 'marked Requested: Ada Lovelace, +44 20 7946 0958' },
		{ details: 'marked Called: Ada Lovelace, +44 20 7946 0958' },
	]);
	expect((await mark({ status: 'Called' }, 9)).status).toBe(404);
	expect((await mark({ status: 'Confirmed' })).body).toMatchObject({
		issues: [{ path: 'status' }],
	});
});

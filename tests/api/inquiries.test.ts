import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { inquiries, outbox, rateLimits } from '#src/server/db/schema.ts';

import {
	inquiry as valid,
	refusedFor,
	type Refusal,
	requestCalls,
	tenOfEleven,
} from '../support/request-calls.ts';

const path = '/api/inquiries';
const calls = await requestCalls(handle, path, inquiries);
const { db, post, stored, outcome, outcomeOfEleven } = calls;

const nameRule = 'Name must be at least 2 characters.';
const emailRule = 'Please enter a valid email address.';
const subjectRule = 'Subject must be at least 5 characters.';
const messageRule = 'Message must be at least 10 characters.';
const unstorable = 'Please remove characters that cannot be stored.';

test('an inquiry is stored without the spaces around it, and its receipt is given', async () => {
	const { status, body } = await post({ ...valid, name: '  Ada Lovelace ' });
	expect(status).toBe(201);
	expect(body).toEqual({ id: 1, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
	const [row] = await db.select().from(inquiries);
	expect(row).toMatchObject(valid);
});

test.each([
	['emoji', { subject: '🏝️🏝️🏝️', message: '👨‍👩‍👧‍👦 to the sea' }],
	['text from right to left', { name: 'שרה', message: 'هل لديكم رحلات في الربيع؟' }],
	['markup', { subject: '<script>alert(1)</script>', message: '{{7*7}} <b>bold</b>' }],
	['SQL', { name: "Robert'); drop table inquiries;--", subject: "' or '1'='1" }],
	['the longest there may be', { subject: 's'.repeat(200), message: 'm'.repeat(5000) }],
])('%s is stored as it is', async (_, changes) => {
	expect((await post({ ...valid, ...changes })).status).toBe(201);
	const [row] = await db.select().from(inquiries);
	expect(row).toMatchObject(changes);
});

const refused: Refusal[] = [
	['a short name', { name: 'A' }, ['name'], nameRule],
	['a name that is an object', { name: { toString: 'Ada' } }, ['name'], nameRule],
	['no email', { email: undefined }, ['email'], emailRule],
	['an email that is a list', { email: ['ada@example.com'] }, ['email'], emailRule],
	['a subject of four characters', { subject: 'Trip' }, ['subject'], subjectRule],
	['a subject that cannot be seen', { subject: '\u200b'.repeat(8) }, ['subject'], subjectRule],
	['a subject of spaces', { subject: '          ' }, ['subject'], subjectRule],
	['a message of nine characters', { message: '123456789' }, ['message'], messageRule],
	['a message that is null', { message: null }, ['message'], messageRule],
	[
		'a message of 10,000 characters',
		{ message: 'm'.repeat(10_000) },
		['message'],
		'Please use at most 5000 characters.',
	],
	['NUL in the message', { message: 'Hello, you\0' }, ['message'], unstorable],
	['half a character in the subject', { subject: '\uDC00 hello' }, ['subject'], unstorable],
	['more than is asked', { isAdmin: true }, ['isAdmin'], 'Unknown field.'],
	[
		'everything wrong',
		{ name: '', email: 'x', subject: '', message: '' },
		['name', 'email', 'subject', 'message'],
		nameRule,
	],
];
test.each(refused)(
	'%s is a 400 that names the field, and nothing is stored',
	async (_, changes, fields, message) => {
		expect(await outcome({ ...valid, ...changes })).toEqual(refusedFor(fields, message));
	},
);

test('the same attempt again gives the first receipt; with other words it is a 409', async () => {
	const attempt = randomUUID();
	const first = await post(valid, attempt);
	const again = await post(valid, attempt);
	expect([first.status, again.status]).toEqual([201, 200]);
	expect(again.body).toEqual(first.body);
	expect((await post({ ...valid, subject: 'Trips in June' }, attempt)).status).toBe(409);
	expect(await stored()).toEqual({ rows: 1, letters: 2 });
});

test('the visitor is told that it came, without subject and message; the desk gets it to answer', async () => {
	await post(valid);
	const [toVisitor, toDesk] = await db.select().from(outbox).orderBy(outbox.id);
	expect(toVisitor).toMatchObject({ kind: 'inquiry-received', recipient: valid.email });
	expect(toVisitor?.body).toContain('Thank you for your message.');
	expect(toVisitor?.body).not.toMatch(/Trips in May|near the sea/);
	expect(toDesk).toMatchObject({
		kind: 'inquiry-for-desk',
		recipient: 'hello@brightdepartures.example',
		replyTo: valid.email,
		subject: 'Inquiry 1: Trips in May',
	});
	expect(toDesk?.body).toContain(valid.message);
});

test('of eleven inquiries in an hour from one address the last is refused', async () => {
	expect(await outcomeOfEleven(valid)).toEqual(tenOfEleven(2));
});

test('a repeat is not counted, and is answered when the limit is used up', async () => {
	const attempts = Array.from({ length: 11 }, () => randomUUID());
	const limited = { limitsUses: true };
	for (let round = 0; round < 3; round += 1) await post(valid, attempts[0], limited);
	const statuses: number[] = [];
	for (const attempt of attempts) statuses.push((await post(valid, attempt, limited)).status);
	expect(statuses).toEqual([200, ...Array(9).fill(201), 429]);
	expect((await post(valid, attempts[0], limited)).status).toBe(200);
	const counts = await db.select().from(rateLimits).orderBy(rateLimits.key);
	expect(counts.map(({ hits }) => hits)).toEqual([10, 10]);
});

import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { outbox, subscribers } from '#src/server/db/schema.ts';

import { refusedFor, type Refusal, requestCalls } from '../support/request-calls.ts';

const path = '/api/subscribe';
const { db, post, stored, outcome } = await requestCalls(handle, path, subscribers);
const rule = 'Please enter a valid email address.';

test('an address is stored in lower case and welcomed with a way to leave', async () => {
	const { status, body } = await post({ email: '  Ada@Example.COM ' });
	expect([status, body]).toEqual([201, { email: 'ada@example.com' }]);
	expect(await db.select().from(subscribers)).toMatchObject([{ email: 'ada@example.com' }]);
	expect(await db.select().from(outbox)).toMatchObject([
		{
			kind: 'newsletter-welcome',
			recipient: 'ada@example.com',
			body: expect.stringContaining('answer this letter with the word "unsubscribe"'),
		},
	]);
});

test('a second subscription of the address, in any case, answers the same and stores nothing', async () => {
	const first = await post({ email: 'ada@example.com' });
	for (const email of ['ada@example.com', 'ADA@example.com', ' Ada@Example.Com ']) {
		const { status, body } = await post({ email });
		expect([status, body]).toEqual([first.status, first.body]);
	}
	expect(await stored()).toEqual({ rows: 1, letters: 1 });
});

test('a known address and a new one meet the same limit', async () => {
	const limited = { limitsUses: true };
	for (let count = 1; count <= 10; count += 1) {
		const email = count % 2 === 0 ? 'ada@example.com' : `${count}@example.com`;
		expect((await post({ email }, undefined, limited)).status).toBe(201);
	}
	for (const email of ['ada@example.com', 'grace@example.com']) {
		const { status, headers } = await post({ email }, undefined, limited);
		expect([status, headers.get('Retry-After')]).toEqual([429, '3600']);
	}
	expect(await stored()).toEqual({ rows: 6, letters: 6 });
});

const refused: Refusal[] = [
	['nothing', {}, ['email'], rule],
	['an empty address', { email: '' }, ['email'], rule],
	['spaces', { email: '   ' }, ['email'], rule],
	['no host', { email: 'ada' }, ['email'], rule],
	['an address with NUL', { email: 'ada\0@example.com' }, ['email'], rule],
	['an address with a head', { email: 'ada@example.com\nBcc: eve@example.com' }, ['email'], rule],
	['two addresses', { email: 'ada@example.com,eve@example.com' }, ['email'], rule],
	['an endless address', { email: `a@${'b.'.repeat(200)}com` }, ['email'], rule],
	['a number', { email: 7 }, ['email'], rule],
	['an object', { email: { $ne: '' } }, ['email'], rule],
	['a name too', { email: 'ada@example.com', name: 'Ada' }, ['name'], 'Unknown field.'],
];
test.each(refused)(
	'%s is a 400 that names the field, and nothing is stored',
	async (_, body, fields, message) => {
		expect(await outcome(body)).toEqual(refusedFor(fields, message));
	},
);

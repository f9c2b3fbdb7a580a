import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { changes, subscribers } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testDatabase } from '../support/database.ts';

const { db, ask } = administratorCalls(await testDatabase());

beforeEach(async () => {
	await db.insert(subscribers).values([
		{ email: 'ada@example.com', createdAt: new Date('2026-11-01T08:00:00Z') },
		{ email: 'grace_hopper@example.org', createdAt: new Date('2026-11-03T08:00:00Z') },
		{ email: '𝒷lin@example.net', createdAt: new Date('2026-11-02T08:00:00Z') },
	]);
});

const remove = (id: number) => ask(handle, 'DELETE', `/api/admin/subscribers/${id}`);

test('subscribers are listed newest first, page by page, with how many there are', async () => {
	const { body, headers } = await ask(handle, 'GET', '/api/subscribers?limit=2&offset=1');
	expect(headers.get('X-Total-Count')).toBe('3');
	expect(body).toEqual([
		{ id: 3, email: '𝒷lin@example.net', createdAt: '2026-11-02T08:00:00.000Z' },
		{ id: 1, email: 'ada@example.com', createdAt: '2026-11-01T08:00:00.000Z' },
	]);
});

test.each([
	['HOPPER', [2]],
	['example', [2, 3, 1]],
	['_', [2]],
	['nobody', []],
])('a search for %s finds %j', async (q, ids) => {
	const { body } = await ask(handle, 'GET', `/api/subscribers?q=${q}`);
	expect((body as { id: number }[]).map(({ id }) => id)).toEqual(ids);
});

test('a reader who is removed is gone and answered, once', async () => {
	const { status, body } = await remove(1);
	expect([status, body]).toMatchObject([200, { id: 1, email: 'ada@example.com' }]);
	expect(await db.$count(subscribers)).toBe(2);
	expect((await remove(1)).status).toBe(404);
	expect(await db.$count(changes)).toBe(1);
});

test('what is written down of a removal does not tell the address', async () => {
	await remove(1);
	await remove(3);
	const email = 'a…@example.com';
	const written = await db.select().from(changes).orderBy(changes.id);
	expect(written).toMatchObject([
		{ action: 'deleted', subject: 'subscriber', subjectId: 1, label: email, after: null },
		{ label: '𝒷…@example.net' },
	]);
	expect(written[0]?.before).toEqual({ email });
	expect(JSON.stringify(written)).not.toContain('ada@');
});

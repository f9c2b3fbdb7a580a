import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { changes, sessions, subscribers, users } from '#src/server/db/schema.ts';
import { hashPassword } from '#src/server/users/password.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import type { Read } from '../support/http.ts';
import { testPostgres } from '../support/postgres.ts';

const { database } = await testPostgres();
const { db, ask, signedIn } = administratorCalls(database);

const change = (id: number, body: object, cookie?: string) =>
	ask(handle, 'PATCH', `/api/admin/users/${id}`, body, cookie);

const statuses = (answers: Read[]) =>
	answers.map(({ status }) => status).toSorted((first, second) => first - second);

test('of two administrators who step down at the same moment the second is the last, and stays', async () => {
	for (let round = 0; round < 10; round += 1) {
		await db.update(users).set({ isAdmin: false });
		const both = [
			await signedIn({ email: `one${round}@example.com`, isAdmin: true }),
			await signedIn({ email: `another${round}@example.com`, isAdmin: true }),
		];
		const answers = await Promise.all(
			both.map(({ id, cookie }, index) =>
				change(id, index === 0 ? { isAdmin: false } : { status: 'suspended' }, cookie),
			),
		);
		expect(statuses(answers)).toEqual([200, 409]);
		const isLeft = and(eq(users.isAdmin, true), eq(users.status, 'active'));
		expect(await db.$count(users, isLeft)).toBe(1);
	}
});

test('a sign-in at the moment of a suspension does not outlive it', async () => {
	const password = 'enigmatic turnstile';
	const passwordHash = await hashPassword(password);
	for (let round = 0; round < 5; round += 1) {
		const email = `ada${round}@example.com`;
		const { id } = await signedIn({ email, passwordHash });
		const credentials = { username: `ada${round}`, email, password };
		const [suspended] = await Promise.all([
			change(id, { status: 'suspended' }),
			ask(handle, 'POST', '/api/login', credentials, ''),
			ask(handle, 'POST', '/api/login', credentials, ''),
		]);
		expect(suspended.status).toBe(200);
		expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
	}
});

test('a reader whom several windows remove at once is removed and written down once', async () => {
	await db.insert(subscribers).values({ email: 'ada@example.com' });
	const answers = await Promise.all(
		[1, 2, 3, 4].map(() => ask(handle, 'DELETE', '/api/admin/subscribers/1')),
	);
	expect(statuses(answers)).toEqual([200, 404, 404, 404]);
	expect(await db.$count(changes)).toBe(1);
});

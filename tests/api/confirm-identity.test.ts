import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { administratorMessages } from '#src/contract/desk/sign-in.ts';
import { changes, inquiries, secondFactors, sessions, users } from '#src/server/db/schema.ts';
import { hashPassword } from '#src/server/users/password.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

const { db, deps, ask, signedIn } = administratorCalls(await testDatabase());

const password = 'enigmatic turnstile';
const passwordHash = await hashPassword(password);

/** Somebody who has signed in and was not asked since. */
const arrived = () =>
	signedIn({ email: 'ana@example.com', isAdmin: true, passwordHash }, { confirmedAt: null });

const confirm = (typed: string, cookie: string, world = {}) =>
	send(handle, { ...deps, ...world }, 'POST', '/api/admin/confirm', {
		body: { password: typed },
		headers: { Cookie: cookie },
	});
const minutesOn = (minutes: number) => ({
	now: () => new Date(testNow.getTime() + minutes * 60_000),
});

test('a second factor, a role, an erasure and an export wait for the password; nothing happens before', async () => {
	const { id, cookie } = await arrived();
	const visitor = await signedIn({ email: 'visitor@example.com' });
	await db
		.insert(inquiries)
		.values({ name: 'Ada', email: 'ada@example.com', subject: 'Kyoto', message: 'Is it warm?' });
	const erasure = { email: 'ada@example.com', confirmation: 'ada@example.com' };
	const asked = () =>
		Promise.all([
			ask(handle, 'POST', '/api/admin/second-factor', {}, cookie),
			ask(handle, 'PATCH', `/api/admin/users/${visitor.id}`, { isAdmin: true }, cookie),
			ask(handle, 'POST', '/api/admin/people/erase', erasure, cookie),
			ask(handle, 'GET', '/api/admin/exports/bookings', undefined, cookie),
			ask(handle, 'GET', '/api/admin/exports/subscribers', undefined, cookie),
		]);
	for (const { status, body } of await asked()) {
		expect([status, body]).toEqual([403, { message: administratorMessages.confirmFirst }]);
	}
	expect(await db.$count(secondFactors)).toBe(0);
	expect(await db.$count(inquiries)).toBe(1);
	expect(await db.$count(changes)).toBe(0);

	expect((await confirm(password, cookie)).status).toBe(200);
	const statuses = (await asked()).map(({ status }) => status);
	expect(statuses).toEqual([200, 200, 200, 200, 200]);
	expect(await db.$count(secondFactors, eq(secondFactors.userId, id))).toBe(1);
});

test('a wrong password opens nothing, and says so at its field', async () => {
	const { cookie } = await arrived();
	const wrong = await confirm('something else', cookie);
	expect([wrong.status, namedFields(wrong.body)]).toEqual([400, ['password']]);
	const refused = await ask(handle, 'POST', '/api/admin/second-factor', {}, cookie);
	expect(refused.status).toBe(403);
});

test('wrong passwords are slowed down, whoever sits at the open panel', async () => {
	const { cookie } = await arrived();
	const limited = { limitsUses: true };
	const statuses: number[] = [];
	for (let tries = 0; tries < 7; tries += 1) {
		statuses.push((await confirm('something else', cookie, limited)).status);
	}
	expect(statuses.at(-1)).toBe(429);
	expect((await confirm(password, cookie, limited)).status).toBe(429);
});

test('the password stands for five minutes and for the session that gave it alone', async () => {
	const { id, cookie } = await arrived();
	await confirm(password, cookie);
	const begin = (as: string, world = {}) =>
		send(handle, { ...deps, ...world }, 'GET', '/api/admin/exports/bookings', {
			headers: { Cookie: as },
		});
	expect((await begin(cookie, minutesOn(4.9))).status).toBe(200);
	expect((await begin(cookie, minutesOn(5))).status).toBe(403);

	const elsewhere = await signedIn(
		{ email: 'other@example.com', isAdmin: true },
		{ confirmedAt: null },
	);
	await db.update(sessions).set({ userId: id }).where(eq(sessions.userId, elsewhere.id));
	expect((await begin(elsewhere.cookie)).status).toBe(403);
});

test('an agent confirms, and is still no administrator', async () => {
	const { cookie } = await signedIn({ email: 'a@example.com', isAgent: true, passwordHash });
	expect((await confirm(password, cookie)).status).toBe(200);
	const refused = await ask(handle, 'GET', '/api/admin/exports/bookings', undefined, cookie);
	expect([refused.status, refused.body]).toEqual([
		403,
		{ message: administratorMessages.notAllowed },
	]);
	expect(await db.$count(users, eq(users.isAdmin, true))).toBe(1);
});

test('who took a whole list along is written down once, with how much it was', async () => {
	const export_ = (offset: number) =>
		ask(handle, 'GET', `/api/admin/exports/subscribers?limit=1&offset=${offset}`);
	await export_(0);
	await export_(1);
	expect(await db.select().from(changes)).toMatchObject([
		{ action: 'exported', subject: 'list', label: 'of subscribers, 0 rows', name: 'The Boss' },
	]);
});

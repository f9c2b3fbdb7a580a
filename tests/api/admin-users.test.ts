import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { userChangeMessages } from '#src/contract/desk/users.ts';
import { changes, sessions, users } from '#src/server/db/schema.ts';
import { hashPassword } from '#src/server/users/password.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';

const { db, ask, signedIn } = administratorCalls(await testDatabase());

const ada = { email: 'ada@example.com', username: 'ada', fullName: 'Ada Lovelace' };
const grace = { email: 'Grace@Example.com', username: 'grace', fullName: 'Grace Hopper' };

const change = (id: number, body: object, cookie?: string) =>
	ask(handle, 'PATCH', `/api/admin/users/${id}`, body, cookie);

async function whoIs(cookie: string): Promise<unknown> {
	return (await ask(handle, 'GET', '/api/session', undefined, cookie)).body;
}

async function namesOf(query: string): Promise<string[]> {
	const { status, body } = await ask(handle, 'GET', `/api/users${query}`);
	expect(status).toBe(200);
	return (body as { fullName: string }[]).map(({ fullName }) => fullName);
}

test('accounts are listed newest first, without anything of their passwords', async () => {
	await signedIn({ ...ada, passwordHash: 'a secret hash' });
	const { body, headers } = await ask(handle, 'GET', '/api/users?limit=1');
	expect(headers.get('X-Total-Count')).toBe('2');
	expect(body).toEqual([
		{
			...ada,
			id: 2,
			isAdmin: false,
			isAgent: false,
			status: 'active',
			createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
			isConfigured: false,
		},
	]);
});

test('the account that the settings name is told apart, whatever the case of its address', async () => {
	await db.update(users).set({ email: 'Boss@Example.com' });
	await signedIn(ada);
	const { body } = await ask(handle, 'GET', '/api/users');
	expect(body).toMatchObject([{ isConfigured: false }, { isConfigured: true }]);
});

test.each([
	['?q=HOPPER', ['Grace Hopper']],
	['?q=grace%40exa', ['Grace Hopper']],
	['?q=%25', []],
	['?role=admin', ['The Boss']],
	['?role=user&status=active', ['Ada Lovelace']],
	['?status=suspended', ['Grace Hopper']],
	['?q=ada&role=admin', []],
])('%s finds %j', async (query, names) => {
	await signedIn({ ...grace, status: 'suspended' });
	await signedIn(ada);
	expect(await namesOf(query)).toEqual(names);
});

test('a role or a status that there is none of is refused by name', async () => {
	const { status, body } = await ask(handle, 'GET', '/api/users?role=boss&status=gone');
	expect(status).toBe(400);
	expect(body).toMatchObject({ issues: [{ path: 'role' }, { path: 'status' }] });
});

test.each(['suspended', 'inactive'] as const)(
	'who is made %s is signed out everywhere, cannot sign in, and can once active again',
	async (status) => {
		const password = 'enigmatic turnstile';
		const passwordHash = await hashPassword(password);
		const { id, cookie } = await signedIn({ ...ada, passwordHash });
		const signIn = () =>
			ask(handle, 'POST', '/api/login', { username: 'ada', email: ada.email, password }, '');
		await signIn();

		expect(await change(id, { status })).toMatchObject({ status: 200, body: { id, status } });
		expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
		expect(await whoIs(cookie)).toEqual({ user: null });
		expect((await signIn()).status).toBe(401);

		await change(id, { status: 'active' });
		expect(await whoIs(cookie)).toEqual({ user: null });
		expect((await signIn()).status).toBe(200);
	},
);

test.each([
	['promoted', false],
	['demoted', true],
])('who is %s goes on only after a new sign-in', async (_, isAdmin) => {
	const { id, cookie } = await signedIn({ ...ada, isAdmin });
	expect(await change(id, { isAdmin: !isAdmin })).toMatchObject({
		status: 200,
		body: { isAdmin: !isAdmin, status: 'active' },
	});
	expect(await whoIs(cookie)).toEqual({ user: null });
});

test('a change is written down with who made it, before and after', async () => {
	const { id } = await signedIn(ada);
	await change(id, { status: 'suspended', isAdmin: false });
	expect(await db.select().from(changes)).toEqual([
		expect.objectContaining({
			administratorId: 1,
			name: 'The Boss',
			action: 'updated',
			subject: 'user',
			subjectId: id,
			label: ada.email,
			before: { status: 'active' },
			after: { status: 'suspended' },
			createdAt: testNow,
		}),
	]);
});

test('what an account is already changes nothing, ends no session and is not written down', async () => {
	const { id, cookie } = await signedIn(ada);
	expect(await change(id, { isAdmin: false, status: 'active' })).toMatchObject({ status: 200 });
	expect(await change(1, { isAdmin: true })).toMatchObject({ status: 200 });
	expect(await whoIs(cookie)).toMatchObject({ user: { id } });
	expect(await db.$count(changes)).toBe(0);
});

test.each<[object]>([[{ isAdmin: false }], [{ status: 'suspended' }], [{ status: 'inactive' }]])(
	'the last administrator who can sign in cannot be changed to %j',
	async (body) => {
		await signedIn({ ...ada, isAdmin: true, status: 'suspended' });
		const answer = await change(1, body);
		expect([answer.status, answer.body]).toEqual([
			409,
			{ message: userChangeMessages.lastAdministrator },
		]);
		expect(await db.$count(changes)).toBe(0);
		expect((await ask(handle, 'GET', '/api/users')).status).toBe(200);
	},
);

test('one of two administrators may step down, and has no say from then on', async () => {
	const { id } = await signedIn({ ...ada, isAdmin: true });
	expect((await change(1, { isAdmin: false })).status).toBe(200);
	expect((await change(id, { isAdmin: false })).status).toBe(401);
	expect(await db.$count(users, eq(users.isAdmin, true))).toBe(1);
});

test.each<[what: string, body: object, id: number, status: number]>([
	['an unknown account', { isAdmin: true }, 99, 404],
	['a change of nothing', {}, 2, 400],
	['a change of anything else', { status: 'active', passwordHash: 'mine' }, 2, 400],
	['a status that there is none of', { status: 'gone' }, 2, 400],
])('%s is refused', async (_, body, id, status) => {
	await signedIn(ada);
	expect((await change(id, body)).status).toBe(status);
	expect(await db.$count(changes)).toBe(0);
});

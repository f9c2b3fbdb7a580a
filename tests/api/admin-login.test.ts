import { beforeEach, expect, test } from 'vitest';

import { sessions, signIns, users } from '#src/server/db/schema.ts';

import {
	accountCalls,
	ada,
	after,
	boss,
	cookieOf,
	hashesDuring,
	password,
} from '../support/account-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

const { db, post, store, whoIs } = accountCalls(await testDatabase());

const refused = { message: 'Invalid password. Please try again.' };
const hours = 60 * 60;

let id = 0;
beforeEach(async () => {
	id = await store({ username: boss.email, email: boss.email, isAdmin: true });
});

const enter = (body: unknown, changes = {}) => post('admin/login', body, changes);

test.each(['suspended', 'inactive'] as const)(
	'an administrator whose account is %s is told so, with the right password only',
	async (status) => {
		await db.update(users).set({ status });
		const told = await enter({ password });
		expect([told.status, told.body]).toEqual([
			403,
			{ message: 'This account is suspended. Another administrator can make it active again.' },
		]);
		expect(told.headers.get('Set-Cookie')).toBeNull();
		const wrong = await enter({ password: `${password}!` });
		expect([wrong.status, wrong.body]).toEqual([401, refused]);
		expect(await db.$count(sessions)).toBe(0);
	},
);

test('the password alone signs in the administrator, until two hours pass without work, by a cookie no script reads', async () => {
	const answer = await enter({ password });
	expect([answer.status, answer.body]).toEqual([
		200,
		{ id, email: boss.email, fullName: ada.fullName, isAdmin: true },
	]);
	expect(answer.headers.get('Cache-Control')).toBe('no-store');
	const flags = 'Path=\\/; Secure; HttpOnly; SameSite=Lax';
	const [session, device, ...others] = answer.headers.getSetCookie();
	expect(session).toMatch(new RegExp(`^__Host-session=[\\w-]{43}; ${flags}; Max-Age=43200$`));
	expect(device).toMatch(
		new RegExp(`^__Host-known-device=[\\w-]{43}; ${flags}; Max-Age=15552000$`),
	);
	expect(others).toEqual([]);
	const cookie = cookieOf(answer);
	expect(await whoIs(cookie, after(2 * hours - 1))).toMatchObject({ isAdmin: true });
	expect(await whoIs(cookie, after(4 * hours))).toBeNull();
});

test('a wrong password is refused in the panel’s words, without a session', async () => {
	for (const wrong of ['x', `${password} `, password.toUpperCase(), 'correct horse batterz']) {
		const answer = await enter({ password: wrong });
		expect([answer.status, answer.body]).toEqual([401, refused]);
		expect(cookieOf(answer)).toBeUndefined();
	}
	expect(await db.$count(sessions)).toBe(0);
});

test.each([
	['nothing', {}, 'Please enter the password.'],
	['an empty password', { password: '' }, 'Please enter the password.'],
	['a list', { password: [password] }, 'Please enter the password.'],
	['129 characters', { password: 'x'.repeat(129) }, 'Please use at most 128 characters'],
])('%s is a 400 at the field, and nothing is hashed', async (_, body, message) => {
	const hashes = await hashesDuring(async () => {
		const answer = await enter(body);
		expect([answer.status, answer.body]).toMatchObject([400, { message }]);
		expect(namedFields(answer.body)).toEqual(['password']);
	});
	expect(hashes.all).toBe(0);
});

test('without an address the account is the one of the settings, whatever else the body says', async () => {
	await store();
	const answer = await enter({ password, username: ada.username, id: 2 });
	expect(answer.body).toMatchObject({ id, email: boss.email });
});

test('where the settings name nobody’s account, nobody gets in, and it takes as long', async () => {
	const hashes = await hashesDuring(async () => {
		const answer = await enter({ password }, { adminEmail: 'nobody@example.com' });
		expect([answer.status, answer.body]).toEqual([401, refused]);
	});
	expect(hashes.all).toBe(1);
});

test('failures at the panel and at the account’s own sign-in count together', async () => {
	const limited = { limitsUses: true };
	let client = 0;
	const from = () => ({ ...limited, clientAddress: `198.51.100.${(client += 1)}` });
	for (let count = 0; count < 3; count += 1) {
		expect((await enter({ password: 'wrong' }, from())).status).toBe(401);
	}
	for (let count = 0; count < 2; count += 1) {
		expect((await post('login', { ...boss, password: 'wrong!' }, from())).status).toBe(401);
	}
	const answer = await enter({ password }, from());
	expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
	expect(answer.body).toEqual({
		message: 'Too many attempts. Please wait a while and try again.',
	});
	expect((await enter({ password }, { ...from(), ...after(60) })).status).toBe(200);
});

test('signing in again ends the session that the browser had, be it a visitor’s', async () => {
	await store();
	const visitor = cookieOf(await post('login', ada));
	const first = cookieOf(await enter({ password }, { cookie: visitor }));
	const second = cookieOf(await enter({ password }, { cookie: first }));
	expect(await whoIs(visitor)).toBeNull();
	expect(await whoIs(first)).toBeNull();
	expect(await whoIs(second)).toMatchObject({ id });
});

test('every sign-in is written down, and nothing else', async () => {
	await store();
	await enter({ password });
	await post('login', ada, after(5));
	await post('register', { ...ada, email: 'new@example.com', username: 'new' });
	await enter({ password: 'wrong' });
	await post('login', { ...ada, password: 'wrong!' });
	await post('login', { ...ada, password: '' });
	const written = await db.select().from(signIns).orderBy(signIns.id);
	expect(written).toMatchObject([
		{ userId: id, createdAt: after(0).now() },
		{ userId: id + 1, createdAt: after(5).now() },
	]);
	expect(written).toHaveLength(2);
});

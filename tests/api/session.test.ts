import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { sessions, users } from '#src/server/db/schema.ts';

import { accountCalls, ada, after, boss, cookieOf } from '../support/account-calls.ts';
import { testDatabase } from '../support/database.ts';
import type { Read } from '../support/http.ts';

const { db, post, session, store, whoIs } = accountCalls(await testDatabase());

const http = { origin: 'http://localhost:4321' };
const hour = 60 * 60;
const day = 24 * hour;
const nobody = { user: null };

let id = 0;
beforeEach(async () => {
	id = await store();
});

async function signIn(body: object = ada, changes = {}): Promise<string> {
	const cookie = cookieOf(await post('login', body, changes));
	if (cookie === undefined) throw new Error('The sign-in set no cookie.');
	return cookie;
}

function attributesOf({ headers }: Read): string {
	return headers.get('Set-Cookie')?.replace(/=[^;]*/, '') ?? '';
}

test('on HTTPS the cookie is locked to this host, to HTTPS and to our own requests', async () => {
	const answer = await post('login', ada);
	expect(cookieOf(answer)).toMatch(/^__Host-session=[\w-]{43}$/);
	expect(attributesOf(answer)).toBe(
		'__Host-session; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000',
	);
});

test('on HTTP it has a plain name, which HTTPS does not accept', async () => {
	const answer = await post('login', ada, http);
	expect(attributesOf(answer)).toBe('session; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000');
	const cookie = cookieOf(answer) ?? '';
	expect(await whoIs(cookie, http)).toMatchObject({ id });
	expect(await whoIs(cookie)).toBeNull();
	expect(await whoIs(`__Host-${cookie}`, http)).toBeNull();
});

test('without a session the answer is nobody, never an error, and is not kept', async () => {
	const cookies = ['', '__Host-session', '__Host-session=', `__Host-session=${'A'.repeat(43)}`];
	for (const cookie of [...cookies, "__Host-session=' or 1=1", '=;;=', 'x'.repeat(5000)]) {
		const answer = await session({ cookie });
		expect([answer.status, answer.body]).toEqual([200, nobody]);
		expect(answer.headers.get('Cache-Control')).toBe('no-store');
		expect(cookieOf(answer)).toBeUndefined();
	}
});

test('a session is found among other cookies, and only in a cookie', async () => {
	const cookie = await signIn();
	expect(await whoIs(`theme=dark; ${cookie}; other=1`)).toMatchObject({ id });
	const token = cookie.split('=')[1] ?? '';
	const elsewhere = { Authorization: `Bearer ${token}`, 'X-Session': token };
	expect((await session({ headers: elsewhere })).body).toEqual(nobody);
});

test('the database holds nothing that opens a session', async () => {
	const token = (await signIn()).split('=')[1] ?? '';
	const [row] = await db.select().from(sessions);
	expect(JSON.stringify(row)).not.toContain(token);
	expect(await whoIs(`__Host-session=${row?.tokenHash}`)).toBeNull();
});

test('a cookie that was planted before the sign-in never becomes valid', async () => {
	const planted = `__Host-session=${'p'.repeat(43)}`;
	const cookie = await signIn(ada, { cookie: planted });
	expect(cookie).not.toBe(planted);
	expect(await whoIs(planted)).toBeNull();
	expect(await whoIs(cookie)).toMatchObject({ id });
});

test('a new sign-in has a new token and ends the session the browser had, not those elsewhere', async () => {
	const elsewhere = await signIn();
	const first = await signIn();
	const second = await signIn(ada, { cookie: first });
	expect(new Set([elsewhere, first, second]).size).toBe(3);
	expect(await whoIs(first)).toBeNull();
	expect(await whoIs(second)).toMatchObject({ id });
	expect(await whoIs(elsewhere)).toMatchObject({ id });
});

test('after a logout the cookie is taken back and opens nothing when sent again', async () => {
	const cookie = await signIn();
	const answer = await post('logout', {}, { cookie });
	expect(answer.status).toBe(200);
	expect(answer.headers.get('Set-Cookie')).toBe(
		'__Host-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
	);
	expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"');
	expect(await whoIs(cookie)).toBeNull();
	expect(await db.$count(sessions)).toBe(0);
});

test('logging out twice, or without a session, is a success and ends nobody else’s', async () => {
	const cookie = await signIn();
	expect((await post('logout', {})).status).toBe(200);
	expect((await post('logout', {}, { cookie: `__Host-session=${'x'.repeat(43)}` })).status).toBe(
		200,
	);
	expect(await whoIs(cookie)).toMatchObject({ id });
	await post('logout', {}, { cookie });
	expect((await post('logout', {}, { cookie })).status).toBe(200);
});

test('another site can log nobody out', async () => {
	const cookie = await signIn();
	const foreign = { cookie, headers: { 'Sec-Fetch-Site': 'cross-site' } };
	expect((await post('logout', {}, foreign)).status).toBe(403);
	expect(await whoIs(cookie)).toMatchObject({ id });
});

test('a visitor’s session ends thirty days after its last use', async () => {
	const cookie = await signIn();
	expect(await whoIs(cookie, after(29 * day))).toMatchObject({ id });
	expect(await whoIs(cookie, after(59 * day - 1))).toMatchObject({ id });
	expect(await whoIs(cookie, after(89 * day))).toBeNull();
});

test('a use makes it longer once a day only, and gives the browser the cookie again', async () => {
	const cookie = await signIn();
	expect(cookieOf(await session({ cookie, ...after(day - 1) }))).toBeUndefined();
	const renewed = await session({ cookie, ...after(day) });
	expect(cookieOf(renewed)).toBe(cookie);
	expect(attributesOf(renewed)).toContain('Secure; HttpOnly; SameSite=Lax; Max-Age=2592000');
	expect(cookieOf(await session({ cookie, ...after(2 * day - 1) }))).toBeUndefined();
});

test('an administrator’s session ends after twelve hours, however much it is used', async () => {
	await store({ username: 'boss', email: boss.email, isAdmin: true });
	const answer = await post('login', boss);
	expect(attributesOf(answer)).toContain('Max-Age=43200');
	const cookie = cookieOf(answer);
	for (let time = 0; time < day / 2; time += hour) await whoIs(cookie, after(time));
	expect(await whoIs(cookie, after(day / 2 - 1))).toMatchObject({ isAdmin: true });
	expect(await whoIs(cookie, after(day / 2))).toBeNull();
});

test('whoever becomes an administrator has an administrator’s hours, and loses the role at once', async () => {
	const cookie = await signIn();
	const setRole = (isAdmin: boolean) => db.update(users).set({ isAdmin }).where(eq(users.id, id));
	await setRole(true);
	expect(await whoIs(cookie)).toMatchObject({ isAdmin: true });
	expect(await whoIs(cookie, after(day / 2))).toBeNull();
	await setRole(false);
	expect(await whoIs(cookie)).toMatchObject({ isAdmin: false });
});

test.each(['suspended', 'inactive'] as const)('a %s account is signed out', async (status) => {
	const cookie = await signIn();
	await db.update(users).set({ status }).where(eq(users.id, id));
	expect(await whoIs(cookie)).toBeNull();
});

test('expired sessions are forgotten at a sign-in', async () => {
	await signIn();
	await signIn(ada, after(31 * day));
	expect(await db.$count(sessions)).toBe(1);
});

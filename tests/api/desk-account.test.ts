import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { getOwnAccount } from '#src/contract/desk/account.ts';
import { knownDevices } from '#src/server/db/schema.ts';

import { accountCalls, after, boss } from '../support/account-calls.ts';
import { send, testDependencies } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { cookiesAfter } from '../support/second-factor.ts';

const { db, post, store, whoIs } = accountCalls(await testDatabase());
const deps = testDependencies(db, { limitsUses: false });

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const grace = { ...boss, username: 'grace', email: 'grace@example.com' };

let here = '';
let there = '';
beforeEach(async () => {
	await store({ username: 'boss', email: boss.email, isAdmin: true });
	await store({ username: 'grace', email: grace.email, isAdmin: true });
	there = await signIn({ headers: { 'User-Agent': firefox } });
	here = await signIn(after(60));
});

async function signIn(changes = {}, who: object = boss): Promise<string> {
	return cookiesAfter(await post('login', who, changes));
}

function ask(method: string, path: string, cookie: string, seconds = 60) {
	const sent = { body: method === 'POST' ? {} : undefined, headers: { Cookie: cookie } };
	return send(handle, { ...deps, ...after(seconds) }, method, `/api/admin/${path}`, sent);
}

async function sessionsOf(cookie: string, seconds = 60) {
	const { body } = await ask('GET', 'own-account', cookie, seconds);
	return z.parse(getOwnAccount.reply, body).sessions;
}

test('administrators see where they are signed in, the latest first, and nobody else’s sessions', async () => {
	await signIn({}, grace);
	expect(await sessionsOf(here)).toEqual([
		{
			id: 2,
			device: 'Another device',
			signedInAt: '2026-11-21T12:01:00.000Z',
			lastSeenAt: '2026-11-21T12:01:00.000Z',
			isThis: true,
		},
		expect.objectContaining({ id: 1, device: 'Firefox on Windows', isThis: false }),
	]);
});

test('a session that is over for want of work is none', async () => {
	expect(await sessionsOf(here, 2 * 60 * 60)).toMatchObject([{ id: 2 }]);
});

test('one of them is ended, and only one’s own', async () => {
	const others = await signIn({}, grace);
	expect((await ask('DELETE', 'own-sessions/1', others)).status).toBe(404);
	expect(await whoIs(there)).not.toBeNull();
	expect((await ask('DELETE', 'own-sessions/1', here)).status).toBe(200);
	expect(await whoIs(there)).toBeNull();
	expect((await ask('DELETE', 'own-sessions/1', here)).status).toBe(404);
	expect(await sessionsOf(here)).toHaveLength(1);
});

test('signing out everywhere ends all of them and forgets the devices, and leaves others alone', async () => {
	const others = await signIn({}, grace);
	const answer = await ask('POST', 'sign-out-everywhere', here);
	expect(answer.status).toBe(200);
	expect(answer.headers.getSetCookie()).toEqual([
		'__Host-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
	]);
	expect([await whoIs(here), await whoIs(there)]).toEqual([null, null]);
	expect(await whoIs(others)).not.toBeNull();
	expect(await db.$count(knownDevices)).toBe(1);
});

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { sessions } from '#src/server/db/schema.ts';

import { accountCalls, ada, after, boss, cookieOf } from '../support/account-calls.ts';
import { send, testDependencies, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';

const { db, post, session, store, whoIs } = accountCalls(await testDatabase());
const deps = testDependencies(db, { limitsUses: false });

const minute = 60;
const hour = 60 * minute;
const unattended = { headers: { 'X-Unattended': 'true' } };

let cookie = '';
beforeEach(async () => {
	await store({ username: 'boss', email: boss.email, isAdmin: true });
	cookie = cookieOf(await post('login', boss)) ?? '';
});

/** The panel asks how many rows there are. */
function count(seconds: number, headers = {}) {
	const world = { ...deps, ...after(seconds) };
	return send(handle, world, 'GET', '/api/admin/counts', {
		headers: { Cookie: cookie, ...headers },
	});
}

async function lastSeen(): Promise<number> {
	const [row] = await db.select().from(sessions);
	return ((row?.lastSeenAt.getTime() ?? 0) - testNow.getTime()) / 1000;
}

test('an administrator’s session ends after two hours without work, and says so', async () => {
	expect((await count(2 * hour)).body).toEqual({
		message: 'Signed out after two hours without work.',
	});
	expect((await count(2 * hour)).status).toBe(401);
	expect((await session({ cookie, ...after(2 * hour) })).body).toEqual({
		user: null,
		isIdle: true,
	});
	// Not even by a clock that is put back.
	expect((await count(2 * hour - 1)).status).toBe(200);
});

test('work keeps it, up to its twelve hours', async () => {
	for (let time = hour; time < 12 * hour; time += hour)
		expect((await count(time)).status).toBe(200);
	expect(await whoIs(cookie, after(12 * hour - 1))).toMatchObject({ isAdmin: true });
	const over = await session({ cookie, ...after(12 * hour) });
	expect(over.body).toEqual({ user: null });
});

test('what the panel asks by itself while nobody works at it does not', async () => {
	for (let time = minute; time < 2 * hour; time += 10 * minute) {
		expect((await count(time, unattended.headers)).status).toBe(200);
	}
	expect(await lastSeen()).toBe(0);
	expect((await count(2 * hour, unattended.headers)).status).toBe(401);
});

test('that somebody works is written down every five minutes at most', async () => {
	await count(5 * minute - 1);
	expect(await lastSeen()).toBe(0);
	await count(5 * minute);
	expect(await lastSeen()).toBe(5 * minute);
	await whoIs(cookie, after(9 * minute));
	expect(await lastSeen()).toBe(5 * minute);
	await whoIs(cookie, after(10 * minute));
	expect(await lastSeen()).toBe(10 * minute);
});

test('a visitor’s session needs no work', async () => {
	await store();
	const theirs = cookieOf(await post('login', ada));
	expect(await whoIs(theirs, after(20 * hour))).toMatchObject({ email: ada.email });
});

test('of a visitor’s session nothing is kept of the device', async () => {
	const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0' };
	const id = await store();
	await post('login', ada, { headers });
	const [row] = await db.select().from(sessions).where(eq(sessions.userId, id));
	expect(row?.device).toBe('');
});

import { expect, test } from 'vitest';

import { knownDevices, rateLimits } from '#src/server/db/schema.ts';

import { accountCalls, ada, after, boss, type Changes } from '../support/account-calls.ts';
import { testDatabase } from '../support/database.ts';
import { cookiesAfter } from '../support/second-factor.ts';

const { db, post, store, letters } = accountCalls(await testDatabase(), { limitsUses: true });

const wrong = { ...boss, password: 'a wrong password' };
const day = 24 * 60 * 60;

let strangers = 0;
function elsewhere(): Changes {
	strangers += 1;
	return { clientAddress: `198.51.100.${strangers % 250}` };
}

const storeBoss = () => store({ username: 'boss', email: boss.email, isAdmin: true });

/** The cookie of a browser in which the administrator has signed in and out again. */
async function deviceOf(changes: Changes = {}, body: object = boss): Promise<string> {
	const cookies = cookiesAfter(await post('login', body, { ...elsewhere(), ...changes }));
	return cookies.split('; ').find((cookie) => cookie.startsWith('__Host-known-device=')) ?? '';
}

async function guess(times: number, changes: () => Changes = elsewhere): Promise<number[]> {
	const answers = [];
	for (let count = 0; count < times; count += 1) {
		answers.push((await post('login', wrong, changes())).status);
	}
	return answers;
}

const failures = (count: number) => Array.from({ length: count }, () => 401);

test('an administrator’s browser is known from the first sign-in on; a visitor’s is not', async () => {
	await storeBoss();
	await store();
	const answer = await post('login', boss);
	const [, device] = answer.headers.getSetCookie();
	expect(device).toMatch(
		/^__Host-known-device=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
	);
	expect((await post('login', ada)).headers.getSetCookie()).toHaveLength(1);
	const [row] = await db.select().from(knownDevices);
	expect(device).not.toContain(row?.tokenHash);
});

test('others’ wrong passwords keep the administrator out elsewhere, and not on a known device', async () => {
	await storeBoss();
	const cookie = await deviceOf();
	expect(await guess(5)).toEqual(failures(5));
	// From the office's own address too.
	const office = { clientAddress: '203.0.113.80' };
	for (let count = 0; count < 10; count += 1) {
		await post('login', { ...ada, email: `p${count}@example.com` }, office);
	}
	expect((await post('login', boss, elsewhere())).status).toBe(429);
	expect((await post('login', boss, { ...office, cookie })).status).toBe(200);
});

test('it is known to one account, and nobody makes one up', async () => {
	await storeBoss();
	await store({ username: 'grace', email: 'grace@example.com', isAdmin: true });
	const others = await deviceOf({}, { ...boss, email: 'grace@example.com' });
	await guess(5);
	const cookies = [others, `__Host-known-device=${'A'.repeat(43)}`, others.replace('__Host-', '')];
	const said = await post('login', boss, elsewhere());
	for (const cookie of cookies) {
		const answer = await post('login', boss, { ...elsewhere(), cookie });
		expect([answer.status, answer.body]).toEqual([429, said.body]);
	}
});

test('a known device has as many tries as anybody, and they are its own', async () => {
	await storeBoss();
	const cookie = await deviceOf();
	const device = () => ({ ...elsewhere(), cookie });
	expect(await guess(6, device)).toEqual([...failures(5), 429]);
	expect((await post('login', boss, device())).headers.get('Retry-After')).toBe('60');
	expect((await post('login', boss, elsewhere())).status).toBe(200);
	expect((await post('login', boss, { ...device(), ...after(60) })).status).toBe(200);
	const counters = await db.select().from(rateLimits).orderBy(rateLimits.key);
	expect(counters.filter(({ key }) => key.startsWith('sign-in-device:'))).toEqual([]);
});

test('a sign-in on a known device gives those who guess elsewhere no new tries', async () => {
	await storeBoss();
	const cookie = await deviceOf();
	await guess(5);
	expect((await post('login', boss, { ...elsewhere(), cookie })).status).toBe(200);
	expect(await guess(1)).toEqual([429]);
});

test('each sign-in gives the browser a new token, and the old one is known no more', async () => {
	await storeBoss();
	const cookie = await deviceOf();
	expect(await deviceOf({ cookie })).not.toBe(cookie);
	expect(await db.$count(knownDevices)).toBe(1);
	await guess(5);
	expect((await post('login', boss, { ...elsewhere(), cookie })).status).toBe(429);
});

test('a new password ends what devices are known', async () => {
	await storeBoss();
	const cookie = await deviceOf();
	await post('password-reset', { email: boss.email });
	const token = /#token=([\w-]{43})/.exec((await letters()).at(-1)?.body ?? '')?.[1];
	const password = 'a new and long password';
	expect((await post('password-reset/confirm', { token, password })).status).toBe(200);
	expect(await db.$count(knownDevices)).toBe(0);
	await guess(5);
	const answer = await post('login', { ...boss, password }, { ...elsewhere(), cookie });
	expect(answer.status).toBe(429);
});

test('five devices are known, the latest, each for half a year', async () => {
	await storeBoss();
	const first = await deviceOf();
	for (let count = 1; count <= 4; count += 1) await deviceOf(after(count));
	const last = await deviceOf(after(5));
	expect(await db.$count(knownDevices)).toBe(5);
	await guess(5);
	const from = (cookie: string, seconds: number) =>
		post('login', wrong, { ...elsewhere(), cookie, ...after(seconds) });
	expect((await from(first, 0)).status).toBe(429);
	expect((await from(last, 0)).status).toBe(401);
	await guess(5, () => ({ ...elsewhere(), ...after(180 * day + 5) }));
	expect((await from(last, 180 * day + 5)).status).toBe(429);
});

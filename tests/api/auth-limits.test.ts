import { expect, test } from 'vitest';

import { rateLimits } from '#src/server/db/schema.ts';

import { accountCalls, ada, after, type Changes, hashesDuring } from '../support/account-calls.ts';
import { testDatabase } from '../support/database.ts';

const { db, post, store } = accountCalls(await testDatabase(), { limitsUses: true });

const wrong = { ...ada, password: 'a wrong password' };
const minute = 60;

/** Each attempt from an address of its own, so that only the account's limit is met. */
let visitors = 0;
function signIn(body: object, changes: Changes = {}) {
	visitors += 1;
	return post('login', body, { clientAddress: `198.51.100.${visitors % 250}`, ...changes });
}

async function fail(times: number, changes: Changes = {}, body: object = wrong) {
	for (let count = 0; count < times; count += 1) {
		expect((await signIn(body, changes)).status).toBe(401);
	}
}

test('after five failures the right password is refused too, without being hashed', async () => {
	await store();
	await fail(5);
	const hashes = await hashesDuring(async () => {
		const { status, body, headers } = await signIn(ada);
		expect(status).toBe(429);
		expect(body).toEqual({ message: 'Too many attempts. Please wait a while and try again.' });
		expect(headers.get('Retry-After')).toBe('60');
	});
	expect(hashes.all).toBe(0);
	expect((await signIn(ada, after(59))).status).toBe(429);
	expect((await signIn(ada, after(60))).status).toBe(200);
});

test('each further failure makes the wait longer, up to a quarter of an hour', async () => {
	await store();
	await fail(5);
	let time = 0;
	for (const wait of [1, 2, 4, 8, 15, 15]) {
		const { headers } = await signIn(ada, after(time));
		expect(headers.get('Retry-After')).toBe(String(wait * minute));
		// A try that is refused does not make it longer.
		expect((await signIn(wrong, after(time + wait * minute - 1))).status).toBe(429);
		time += wait * minute;
		await fail(1, after(time));
	}
});

test('failures are forgotten after a success, and after a day', async () => {
	await store();
	await fail(4);
	expect((await signIn(ada)).status).toBe(200);
	await fail(5);
	expect((await signIn(ada)).status).toBe(429);
	const nextDay = 24 * 60 * minute;
	await fail(5, after(nextDay));
	expect((await signIn(ada, after(nextDay))).headers.get('Retry-After')).toBe('60');
});

test('one account’s failures, in whatever case its address is typed, are none of another’s', async () => {
	await store();
	await store({ username: 'grace', email: 'grace@example.com' });
	await fail(3);
	await fail(2, {}, { ...wrong, email: 'ADA@example.com' });
	expect((await signIn(ada)).status).toBe(429);
	expect((await signIn({ ...ada, email: 'grace@example.com' })).status).toBe(200);
});

test('an address or a name without an account is limited just the same', async () => {
	for (const body of [
		{ ...wrong, email: 'nobody@example.com' },
		{ username: 'x', password: wrong.password },
	]) {
		await fail(5, {}, body);
		const { status, headers } = await signIn(body);
		expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
	}
});

test('ten failures from one address at different accounts lock the address for ten minutes', async () => {
	await store();
	const from = { clientAddress: '203.0.113.9' };
	for (let count = 1; count <= 10; count += 1) {
		await fail(1, from, { ...wrong, email: `person${count}@example.com` });
	}
	const refusal = await signIn(ada, from);
	expect([refusal.status, refusal.headers.get('Retry-After')]).toEqual([429, '600']);
	const spoofed = { ...from, headers: { 'X-Forwarded-For': '192.0.2.55' } };
	expect((await signIn(ada, spoofed)).status).toBe(429);
	expect((await signIn(ada)).status).toBe(200);
	expect((await signIn(ada, { ...from, ...after(600) })).status).toBe(200);
});

test('successes do not count for an address, and one’s own do not wipe out failures at others', async () => {
	await store();
	const from = { clientAddress: '203.0.113.9' };
	for (let count = 1; count <= 10; count += 1) {
		expect((await signIn(ada, from)).status).toBe(200);
		await fail(1, from, { ...wrong, email: `person${count}@example.com` });
	}
	expect((await signIn(ada, from)).status).toBe(429);
});

test('nothing that was typed is kept for counting', async () => {
	await fail(1);
	const keys = (await db.select().from(rateLimits).orderBy(rateLimits.key))
		.map(({ key }) => key)
		.join();
	expect(keys).toContain('sign-in-account:');
	expect(keys).not.toContain('ada');
});

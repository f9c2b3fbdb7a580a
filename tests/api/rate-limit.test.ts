import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings, outbox, rateLimits } from '#src/server/db/schema.ts';
import { countUse } from '#src/server/http/rate-limit.ts';
import { mostConfirmations } from '#src/server/mail/confirmation-limit.ts';
import { networkOf } from '#src/server/platform/network.ts';

import { send } from '../support/api.ts';
import { bookingCalls, valid } from '../support/booking-calls.ts';

const { db, deps, post } = await bookingCalls();
const limit = { name: 'letters', most: 2, windowSeconds: 60, message: 'Too many letters.' };

function use(address: string, second: number) {
	return countUse(db, { limit, address, now: new Date(Date.UTC(2026, 10, 21, 12, 0, second)) });
}

test('uses beyond the limit are refused until the window that the first one opened ends', async () => {
	await use('192.0.2.1', 0);
	await use('192.0.2.1', 30);
	await expect(use('192.0.2.1', 59)).rejects.toMatchObject({
		status: 429,
		body: { message: 'Too many letters.' },
		headers: { 'Retry-After': '1' },
	});
	await use('192.0.2.1', 60);
	await use('192.0.2.1', 61);
	await expect(use('192.0.2.1', 62)).rejects.toMatchObject({ headers: { 'Retry-After': '58' } });
});

test('a window that was opened while the clock was a day ahead has ended when it is right again', async () => {
	const day = 24 * 60 * 60;
	await use('192.0.2.1', day);
	await use('192.0.2.1', day);
	await expect(use('192.0.2.1', day)).rejects.toThrow('Too many letters.');
	await use('192.0.2.1', 0);
	await use('192.0.2.1', 1);
	await expect(use('192.0.2.1', 2)).rejects.toMatchObject({ headers: { 'Retry-After': '58' } });
});

test('processes whose clocks differ by a second share a window', async () => {
	await use('192.0.2.1', 1);
	await use('192.0.2.1', 0);
	await expect(use('192.0.2.1', 1)).rejects.toThrow('Too many letters.');
});

test('each address and each limit has a count of its own', async () => {
	for (const address of ['192.0.2.1', '192.0.2.2']) {
		await use(address, 0);
		await use(address, 1);
	}
	const now = new Date(Date.UTC(2026, 10, 21, 12));
	await countUse(db, { limit: { ...limit, name: 'calls' }, address: '192.0.2.1', now });
	await expect(use('192.0.2.1', 2)).rejects.toThrow();
});

test('addresses are forgotten once their window has ended', async () => {
	await use('192.0.2.1', 0);
	await use('192.0.2.2', 30);
	await use('192.0.2.3', 60);
	const rows = await db.select().from(rateLimits).orderBy(rateLimits.key);
	expect(rows.map(({ key }) => key)).toEqual(['letters:192.0.2.2', 'letters:192.0.2.3']);
});

test.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:DB8:0001:2:ffff::1', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['', ''],
])('the address %s is counted as %s', (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test('the twenty-first booking of an hour from one address is a 429; a repeat is not', async () => {
	const limited = { limitsUses: true };
	const attempt = randomUUID();
	expect((await post(valid, attempt, limited)).status).toBe(201);
	for (let count = 2; count <= 20; count += 1) {
		expect((await post(valid, undefined, limited)).status).toBe(201);
	}
	const refusal = await post(valid, undefined, limited);
	expect(refusal.status).toBe(429);
	expect(refusal.headers.get('Retry-After')).toBe('3600');
	expect((await post(valid, attempt, limited)).status).toBe(200);
	expect(await db.$count(bookings)).toBe(20);
	expect(await db.$count(outbox)).toBe(mostConfirmations);

	expect((await post(valid, undefined, { ...limited, clientAddress: '203.0.113.8' })).status).toBe(
		201,
	);
	const anHourLater = { ...limited, now: () => new Date('2026-11-21T13:00:00Z') };
	expect((await post(valid, undefined, anHourLater)).status).toBe(201);
});

test('what the client says of its own address changes nothing', async () => {
	const headers = (count: number) => ({ 'X-Forwarded-For': `198.51.100.${count}` });
	const limited = { ...deps, limitsUses: true };
	const statuses: number[] = [];
	for (let count = 1; count <= 21; count += 1) {
		const sent = { body: valid, headers: headers(count) };
		statuses.push((await send(handle, limited, 'POST', '/api/bookings', sent)).status);
	}
	expect(statuses.at(-1)).toBe(429);
});

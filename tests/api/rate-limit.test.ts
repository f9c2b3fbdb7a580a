import { beforeEach, expect, test } from 'vitest';

import { rateLimits } from '#src/server/db/schema.ts';
import { networkOf } from '#src/server/network.ts';
import { countUse } from '#src/server/rate-limit.ts';

import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
const limit = { name: 'letters', most: 2, windowSeconds: 60, message: 'Too many letters.' };

beforeEach(() => emptyDatabase(db));

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

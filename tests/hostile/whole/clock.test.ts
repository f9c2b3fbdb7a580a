import { expect, test } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import { outbox } from '#src/server/db/schema.ts';

import { adminPassword } from '../../support/admin-password.ts';
import { inquiry } from '../../support/request-calls.ts';
import { dataDirectory, type HostileSite, hostileSite } from '../serving/hostile-site.ts';

const hour = 3_600_000;
const day = 24 * hour;
const year = 365 * day;

test('a session ends when the clock has passed its end, and not because the clock was moved back', async () => {
	const site = await hostileSite({ env: { DATA_DIRECTORY: await dataDirectory() } });
	const cookie = await signIn(site);
	const isOpen = async () =>
		(await fetch(`${site.url}/api/bookings`, { headers: { Cookie: cookie } })).status === 200;
	expect(await isOpen()).toBe(true);
	await site.moveClock(-2 * day);
	expect(await isOpen()).toBe(true);
	await site.moveClock(13 * hour);
	expect(await isOpen()).toBe(false);
});

test('who was refused while the clock was ahead is not refused when it is right again', async () => {
	const directory = await dataDirectory();
	const site = await hostileSite({ env: { DATA_DIRECTORY: directory, RATE_LIMITS: 'on' } });
	await site.moveClock(year);
	const ahead = await times(11, () => inquire(site));
	expect(ahead).toEqual([...Array(10).fill(201), 429]);
	expect(await times(10, () => signInStatus(site, 'a wrong password'))).toContain(429);
	await site.moveClock(0);
	expect(await inquire(site)).toBe(201);
	expect(await signInStatus(site, adminPassword)).toBe(200);
});

test('who was refused while the clock was behind is not refused for longer than the window', async () => {
	const site = await hostileSite({
		env: { DATA_DIRECTORY: await dataDirectory(), RATE_LIMITS: 'on' },
	});
	await site.moveClock(-year);
	expect((await times(11, () => inquire(site))).at(-1)).toBe(429);
	await site.moveClock(0);
	expect(await inquire(site)).toBe(201);
});

test('letters that were to be tried again while the clock was ahead are sent when it is right again', async () => {
	const directory = await dataDirectory();
	const site = await hostileSite({
		env: { DATA_DIRECTORY: directory, RATE_LIMITS: 'on', SMTP_URL: 'smtp://127.0.0.1:9' },
	});
	await site.moveClock(year);
	expect(await inquire(site)).toBe(201);
	await expect.poll(() => site.output(), { timeout: 30_000 }).toContain('letter not sent');
	await site.stop();

	// A server without a mail server for letters shows them: the clock is right, and so they are due.
	const again = await hostileSite({ env: { DATA_DIRECTORY: directory } });
	await expect.poll(() => again.output(), { timeout: 30_000 }).toContain('Inquiry 1');
	expect(await again.stop()).toBe(0);
	const { database, close } = await openDatabase({ kind: 'embedded', directory });
	const letters = await database.select().from(outbox).orderBy(outbox.id);
	await close();
	expect(letters.filter(({ sentAt }) => sentAt === null)).toEqual([]);
});

function signIn(site: HostileSite): Promise<string> {
	return post(site, '/api/admin/login', { password: adminPassword }).then(
		(response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? '',
	);
}

async function signInStatus(site: HostileSite, password: string): Promise<number> {
	return (await post(site, '/api/admin/login', { password })).status;
}

async function inquire(site: HostileSite): Promise<number> {
	return (await post(site, '/api/inquiries', inquiry)).status;
}

function post({ url }: HostileSite, path: string, body: object): Promise<Response> {
	const headers = { 'Content-Type': 'application/json' };
	return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
	const results: Result[] = [];
	for (let index = 0; index < count; index += 1) results.push(await work());
	return results;
}

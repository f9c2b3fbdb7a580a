import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { handle as handlePage } from '#functions/pages.ts';
import { bookingCalendarPath } from '#src/contract/bookings/calendar.ts';
import { givenKeyMessages, mostGivenKeys } from '#src/contract/trips/links.ts';
import { bookings, tripKeys, users } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { apiRequest, send, testDependencies, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { openShell } from '../support/trip-pages.ts';
import { tripKeyFor, visitCookie } from '../support/trips.ts';

const { db, signedIn } = administratorCalls(await testDatabase());
const deps = testDependencies(db);
const trip = { id: 1, reference: 'BD2000001' };
let traveller = '';

beforeEach(async () => {
	await db.insert(bookings).values([storedBooking(1), storedBooking(2)]);
	traveller = await visitCookie(db, trip);
});

function ask(form: string, body: object, cookie = traveller) {
	const headers = { Cookie: cookie };
	return send(handle, deps, 'POST', `/api/trips/BD2000001/${form}`, { body, headers });
}

type Given = { id: number; address: string };

function keyIn({ address }: Given): string {
	return new URLSearchParams(new URL(address).hash.slice(1)).get('key') ?? '';
}

/** The cookie that a browser gets for the key of a link. */
async function visitBy(key: string): Promise<string> {
	const answer = await send(handle, deps, 'POST', '/api/trips/BD2000001/open', { body: { key } });
	expect(answer.status).toBe(200);
	return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('a link that was shared opens the trip to read, with or without what it costs, until it is taken back', async () => {
	for (const prices of ['with', 'without'] as const) {
		const { status, body } = await ask('links/share', { prices, label: 'Mother' });
		expect([status, body]).toMatchObject([201, { purpose: 'share', label: 'Mother' }]);
		const given = body as Given;
		expect(given.address).toMatch(/^https:\/\/site\.example\/trip\/SHARED\d+#key=[\w-]{43}$/);
		const reader = await visitBy(keyIn(given));
		const [visit] = (await db.select().from(tripKeys).orderBy(tripKeys.id)).slice(-1);
		expect(visit).toMatchObject({ mayChange: false, showsPrices: prices === 'with' });
		expect((await ask('links/share', { prices }, reader)).status).toBe(403);
		expect((await ask('links/revoke', { id: given.id }, reader)).status).toBe(403);

		expect((await ask('links/revoke', { id: given.id })).status).toBe(200);
		expect((await ask('leave', {}, reader)).status).toBe(404);
		const again = { body: { key: keyIn(given) } };
		expect((await send(handle, deps, 'POST', '/api/trips/BD2000001/open', again)).status).toBe(404);
	}
	// The one that stays is the traveller's own.
	expect(await db.$count(tripKeys)).toBe(1);
});

test('the shared page says its reference nowhere: not in its address, its text, its file or its forms', async () => {
	const { body } = await ask('links/share', { prices: 'with' });
	const { pathname } = new URL((body as Given).address);
	const name = pathname.split('/').at(-1) ?? '';
	const opened = await send(handle, deps, 'POST', `/api/trips/${name}/open`, {
		body: { key: keyIn(body as Given) },
	});
	const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
	const headers = { Cookie: cookie };
	const page = await handlePage(apiRequest('GET', pathname, { headers }), {
		open: () => deps,
		builtPage: async () => openShell,
	});
	const html = await page.text();
	expect([page.status, html.includes('Who can open this trip')]).toEqual([200, true]);
	expect(html).not.toContain('BD2000001');
	expect(html).not.toContain('Bravo');
	const file = await send(handle, deps, 'GET', bookingCalendarPath(name), { headers });
	expect([file.status, String(file.body).includes('BD2000001')]).toEqual([200, false]);
	const left = await send(handle, deps, 'POST', `/api/trips/${name}/leave`, { body: {}, headers });
	expect([left.status, left.headers.getSetCookie()]).toEqual([
		200,
		['trip', 'trip-given'].map((kind) =>
			expect.stringMatching(new RegExp(`^__Host-${kind}-${name}=;.*Max-Age=0$`)),
		),
	]);
	const stranger = await send(handle, deps, 'POST', `/api/trips/${name}/leave`, { body: {} });
	expect(stranger.status).toBe(404);
});

test('only the hash of what was given is stored, and only its maker can show it again, for ten minutes', async () => {
	const { body, headers } = await ask('links/share', { prices: 'without' });
	const key = keyIn(body as Given);
	expect(JSON.stringify(await db.select().from(tripKeys).orderBy(tripKeys.id))).not.toContain(key);
	const [cookie = ''] = headers.getSetCookie();
	expect(cookie).toBe(
		`__Host-trip-given-BD2000001=${key}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=600`,
	);
});

test('a calendar follows the trip by name and password, and reads nothing else', async () => {
	const { body } = await ask('links/calendar', { label: 'Phone' });
	const { address, id } = body as Given;
	const { username, password, href } = new URL(address);
	expect(href).toBe(`https://BD2000001:${password}@site.example/api/bookings/BD2000001.ics`);
	const read = (name: string, secret: string, of = 'BD2000001') => {
		const headers = { Authorization: `Basic ${btoa(`${name}:${secret}`)}` };
		return send(handle, deps, 'GET', bookingCalendarPath(of), { headers });
	};
	const file = await read(username, password);
	expect(file.status).toBe(200);
	expect(file.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
	expect((await read('bd2000001', password)).status).toBe(200);
	for (const [name, secret, of] of [
		['BD2000001', 'A'.repeat(43)],
		['BD2000002', password],
		['BD2000002', password, 'BD2000002'],
		['BD2000001', password, 'BD2000002'],
		['BD2000001', await tripKeyFor(db, 1, 'share')],
		['BD2000001', await tripKeyFor(db, 1, 'link')],
		['', ''],
	] as const) {
		const refused = await read(name, secret, of);
		expect(refused.status).toBe(401);
		expect(refused.headers.get('WWW-Authenticate')).toContain('Basic realm=');
	}
	const opening = await send(handle, deps, 'POST', '/api/trips/BD2000001/open', {
		body: { key: password },
	});
	expect(opening.status).toBe(404);
	await ask('links/revoke', { id });
	expect((await read(username, password)).status).toBe(401);
});

test('the file of a calendar is open to whoever sees the trip: traveller, reader, and the account that booked', async () => {
	const reader = await visitCookie(db, trip, { mayChange: false, showsPrices: false });
	const account = { email: 'Ada@example.com', username: 'ada' };
	const unverified = await signedIn(account);
	const path = bookingCalendarPath('BD2000001');
	const early = { headers: { Cookie: unverified.cookie } };
	expect((await send(handle, deps, 'GET', path, early)).status).toBe(401);
	await db.update(users).set({ verifiedAt: testNow });
	const stranger = await visitCookie(db, { id: 2, reference: 'BD2000002' });
	for (const [cookie, status] of [
		[traveller, 200],
		[reader, 200],
		[unverified.cookie, 200],
		[stranger, 401],
		[stranger.replace('BD2000002', 'BD2000001'), 401],
	] as const) {
		const headers = { Cookie: cookie };
		const answer = await send(handle, deps, 'GET', path, { headers });
		expect(answer.status).toBe(status);
		// Whoever reads it once keeps it among their own entries.
		expect(JSON.stringify(answer.body)).not.toContain('X-WR-CALNAME');
	}
});

test('a form sent twice makes one link, which the last answer opens; with other words it makes another', async () => {
	const attempt = randomUUID();
	const body = { prices: 'without', label: 'Mother', attempt };
	const [first, second] = await Promise.all([ask('links/share', body), ask('links/share', body)]);
	expect((second.body as Given).id).toBe((first.body as Given).id);
	const last = (await ask('links/share', body)).body as Given;
	await visitBy(keyIn(last));
	const other = await ask('links/share', { ...body, label: 'Father' });
	expect((other.body as Given).id).not.toBe(last.id);
});

test('a trip has so many links and calendar addresses, also where they are asked for at once', async () => {
	for (const [form, purpose] of [
		['links/share', 'share'],
		['links/calendar', 'calendar'],
	] as const) {
		const body = purpose === 'share' ? { prices: 'with' } : {};
		const most = mostGivenKeys[purpose];
		const answers = await Promise.all(Array.from({ length: most + 2 }, () => ask(form, body)));
		const refused = answers.filter(({ status }) => status === 409);
		expect(refused.map((answer) => answer.body)).toEqual(
			Array.from({ length: 2 }, () => ({ message: givenKeyMessages.tooMany[purpose] })),
		);
	}
});

test('making and taking back has an end within the hour', async () => {
	for (let made = 0; made < 30; made += 1) {
		const { body } = await ask('links/share', { prices: 'without' });
		await ask('links/revoke', { id: (body as Given).id });
	}
	const refused = await ask('links/share', { prices: 'without' });
	expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
});

test('a link of another trip, one that opens the page, or a visit is not taken back by its number', async () => {
	await tripKeyFor(db, 2, 'share');
	await tripKeyFor(db, 1, 'link');
	const before = await db.$count(tripKeys);
	for (const { id } of await db.select().from(tripKeys)) {
		expect((await ask('links/revoke', { id })).status).toBe(200);
	}
	expect(await db.$count(tripKeys)).toBe(before);
});

test('without a script the forms lead back to the papers of the page', async () => {
	const made = await form('links/share', { prices: 'without', label: '', attempt: randomUUID() });
	expect(made.status).toBe(303);
	expect(made.headers.get('Location')).toBe('/trip/BD2000001?done=share#documents');
	expect(made.headers.getSetCookie()).toHaveLength(1);
	const [row] = (await db.select().from(tripKeys).orderBy(tripKeys.id)).slice(-1);
	const gone = await form('links/revoke', { id: String(row?.id) });
	expect(gone.headers.get('Location')).toBe('/trip/BD2000001?done=revoke#documents');
	expect(await db.$count(tripKeys)).toBe(1);
});

function form(name: string, fields: Record<string, string>): Promise<Response> {
	const headers = {
		'Content-Type': 'application/x-www-form-urlencoded',
		'Sec-Fetch-Site': 'same-origin',
		Cookie: traveller,
	};
	const body = new URLSearchParams(fields).toString();
	return handle(apiRequest('POST', `/api/trips/BD2000001/${name}`, { body, headers }), deps);
}

test('nothing that is wrong with a form is guessed', async () => {
	for (const [name, body] of [
		['links/share', {}],
		['links/share', { prices: 'some' }],
		['links/share', { prices: 'with', label: 'x'.repeat(61) }],
		['links/share', { prices: 'with', attempt: 'no uuid' }],
		['links/revoke', {}],
		['links/revoke', { id: 'all' }],
		['links/revoke', { id: '1e99' }],
		['links/calendar', { purpose: 'link' }],
	] as const) {
		expect((await ask(name, body)).status).toBe(400);
	}
});

import { randomUUID } from 'node:crypto';

import { getTableName, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingCalendarPath } from '#src/contract/bookings/calendar.ts';
import * as schema from '#src/server/db/schema.ts';
import { tokenHashOf } from '#src/server/world/secret-token.ts';

import { isOfTrip, servedEndpoints } from '../support/api-endpoints.ts';
import { apiRequest, type Handle, type Sent } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { loggedLines } from '../support/logged.ts';
import { cookieOf, formRequest, mine, theirs, tripCalls } from '../support/trip-calls.ts';
import { askTripPage } from '../support/trip-pages.ts';

const db = await testDatabase();
const { deps, keyFor } = tripCalls(db);
const logged = loggedLines();
const tables = Object.values(schema).filter((table) => table instanceof PgTable);
const ofTrips = (await servedEndpoints()).filter(isOfTrip);

test('what opens a trip is in no log, row, address or head but its cookie, taken or refused', async () => {
	const secrets = new Set<string>();
	const told: string[] = [];
	/** Sends as a browser on the page of the letter does, and keeps all that the answer's head says but its cookies. */
	async function call(handle: Handle, request: Request): Promise<Response> {
		const answer = await handle(request, deps);
		const cookies = answer.headers.getSetCookie();
		for (const [key = ''] of cookies.map((cookie) => /[\w-]{43}(?=;)/.exec(cookie) ?? [])) {
			if (key !== '') secrets.add(key);
		}
		const head = [...answer.headers].filter(([name]) => name !== 'set-cookie');
		told.push(JSON.stringify([request.method, request.url, head]));
		if (answer.status >= 400) told.push(await answer.clone().text());
		return answer;
	}
	const post = (path: string, cookie: string, body: unknown) =>
		call(handle, apiRequest('POST', `/api/trips/${mine}/${path}`, sentWith(cookie, body)));

	const linkKey = await keyFor(mine);
	secrets.add(linkKey);
	const opened = await post('open', '', { key: linkKey });
	const visit = cookieOf(opened.headers);
	await post('open', '', { key: linkKey, more: linkKey });
	await post('open', '', `{"key":"${linkKey}"`);
	const found = await call(
		handle,
		formRequest('/api/trips/find', { reference: mine, email: 'ada@example.com' }, visit),
	);
	expect(found.headers.get('Location')).toBe(`/trip/${mine}?done=find`);

	for (const by of ['share', 'calendar']) {
		const given = await post(`links/${by}`, visit, by === 'share' ? { prices: 'with' } : {});
		expect(given.status).toBe(201);
		// As a form it goes back to the page, which the cookie lets show the link once.
		const fields = by === 'share' ? { prices: 'without' } : { label: 'Phone' };
		const formPath = `/api/trips/${mine}/links/${by}`;
		const shown = await call(handle, formRequest(formPath, fields, visit));
		expect(shown.headers.get('Location')).toBe(`/trip/${mine}?done=${by}#documents`);
		const { address } = (await given.json()) as { address: string };
		const { hash, password } = new URL(address);
		secrets.add(password || (new URLSearchParams(hash.slice(1)).get('key') ?? ''));
		if (!password) continue;
		for (const reference of [mine, theirs]) {
			const headers = { Authorization: `Basic ${btoa(`${mine}:${password}`)}` };
			const request = apiRequest('GET', bookingCalendarPath(reference), { headers });
			expect((await call(handle, request)).status).toBe(reference === mine ? 200 : 401);
		}
	}
	for (const cookie of [visit, visit.replace(mine, theirs)]) {
		const request = apiRequest('GET', `/trip/${mine}`, sentWith(cookie));
		const page = await call(askTripPage, request);
		expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
		expect(await page.text()).not.toMatch(/[?&]key=/);
	}
	// Replacing the link, which is to come, ends this one.
	const before = await stored();
	expect(before).toContain(tokenHashOf(linkKey));
	for (const { endpoint, handle } of ofTrips.toSorted(leavingLast)) {
		const path = endpoint.path.replace(':reference', mine);
		const isRead = endpoint.method === 'GET';
		for (const body of [{ key: linkKey, id: linkKey, body: 1 }, {}]) {
			const sent = sentWith(visit, isRead ? undefined : body);
			await call(handle, apiRequest(endpoint.method, path, sent));
		}
	}
	await failing(() => post('messages', visit, { kind: 'question', body: 'Is it warm?' }));

	expect(secrets.size).toBeGreaterThan(6);
	expect(logged).toContainEqual(expect.objectContaining({ route: '/trip/:reference' }));
	expect(logged).toContainEqual(expect.objectContaining({ event: 'request failed' }));
	const rows = [before, await stored()].join('\n');
	for (const secret of secrets) {
		expect(secret).toMatch(/^[\w-]{43}$/);
		expect(JSON.stringify(logged)).not.toContain(secret);
		expect(told.join('\n')).not.toContain(secret);
		expect(rows).not.toContain(secret);
	}
});

/** What a browser sends that leaves the page which a letter's link opened. */
function sentWith(cookie: string, body?: unknown): Sent {
	const headers = { Cookie: cookie, 'X-Client-Id': randomUUID() };
	return { body, headers };
}

/** Whoever leaves is let in no more. */
function leavingLast(one: { name: string }, other: { name: string }): number {
	return Number(one.name.endsWith('/leave')) - Number(other.name.endsWith('/leave'));
}

/** Every row of every table, as text. */
async function stored(): Promise<string> {
	const all = await Promise.all(
		tables.map(async (table) => [
			getTableName(table),
			await db
				.select()
				.from(table)
				.orderBy(sql`${table}::text`),
		]),
	);
	return JSON.stringify(all);
}

/** Does something while the clock of the server is broken, which it did not expect. */
async function failing(work: () => Promise<unknown>): Promise<void> {
	const { now } = deps;
	deps.now = () => {
		throw new Error('The clock is broken.');
	};
	await work();
	deps.now = now;
}

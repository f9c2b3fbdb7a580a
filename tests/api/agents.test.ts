import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { administratorMessages } from '#src/contract/desk/sign-in.ts';
import { changes, sessions, users } from '#src/server/db/schema.ts';
import { hashPassword } from '#src/server/users/password.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { servedEndpoints } from '../support/api-endpoints.ts';
import { apiRequest, send, testNow } from '../support/api.ts';
import { tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields, readAnswer } from '../support/http.ts';
import { storeOneOfEach } from '../support/one-of-each.ts';
import { insertTours } from '../support/tours.ts';

const { db, deps, ask, signedIn } = administratorCalls(await testDatabase());

const password = 'enigmatic turnstile';
const ana = { email: 'ana@example.com', username: 'ana', fullName: 'Ana Silva' };

const changeRole = (id: number, body: object, cookie?: string) =>
	ask(handle, 'PATCH', `/api/admin/users/${id}`, body, cookie);

test('an agent is refused at whatever is an administrator’s, before a byte of the body is read', async () => {
	await storeOneOfEach(db);
	const { cookie } = await signedIn({ ...ana, isAgent: true });
	const closed = (await servedEndpoints()).filter(
		({ endpoint }) => endpoint.access === 'administrator',
	);
	expect(closed.map(({ name }) => name)).toEqual(
		expect.arrayContaining(['GET /api/users', 'POST /api/admin/people/erase']),
	);
	const wrong: string[] = [];
	for (const { name, endpoint, handle } of closed) {
		const body = ['GET', 'DELETE'].includes(endpoint.method) ? undefined : '{"garbage';
		const path = endpoint.path.replace(':id', '1');
		const request = apiRequest(endpoint.method, path, { body, headers: { Cookie: cookie } });
		const { status, body: said } = await readAnswer(await handle(request, deps));
		const isClear = Object(said).message === administratorMessages.notAllowed;
		if (status !== 403 || !isClear || request.bodyUsed) wrong.push(`${name}: ${status}`);
	}
	expect(wrong).toEqual([]);
	expect(await db.$count(changes)).toBe(0);
});

test('what the table of acts keeps from agents is refused to them, and nothing else', async () => {
	const closed = (await servedEndpoints()).filter(
		({ endpoint }) => endpoint.access === 'administrator',
	);
	expect(closed.map(({ name }) => name).toSorted()).toEqual([
		'DELETE /api/admin/departures/:id',
		'DELETE /api/admin/destinations/:id',
		'DELETE /api/admin/flights/:id',
		'DELETE /api/admin/invitations/:id',
		'DELETE /api/admin/muted-addresses/:id',
		'DELETE /api/admin/subscribers/:id',
		'DELETE /api/admin/tours/:id',
		'DELETE /api/desk/picture-uploads/:id',
		'DELETE /api/desk/pictures/:id',
		'DELETE /api/desk/templates/:id',
		'GET /api/admin/departures/:id/call-off',
		'GET /api/admin/exports/bookings',
		'GET /api/admin/exports/ledger',
		'GET /api/admin/exports/subscribers',
		'GET /api/admin/invitations',
		'GET /api/desk/first-steps',
		'GET /api/desk/picture-uploads/:id',
		'GET /api/desk/templates/:id/versions',
		'GET /api/metrics',
		'GET /api/subscribers',
		'GET /api/users',
		'PATCH /api/admin/users/:id',
		'PATCH /api/desk/pictures/:id',
		'POST /api/admin/departures',
		'POST /api/admin/departures/:id/call-off',
		'POST /api/admin/destinations',
		'POST /api/admin/destinations/:id/duplicate',
		'POST /api/admin/destinations/:id/preview',
		'POST /api/admin/destinations/:id/restore',
		'POST /api/admin/destinations/:id/undo',
		'POST /api/admin/flights',
		'POST /api/admin/flights/:id/duplicate',
		'POST /api/admin/flights/:id/preview',
		'POST /api/admin/flights/:id/restore',
		'POST /api/admin/flights/:id/undo',
		'POST /api/admin/invitations',
		'POST /api/admin/muted-addresses',
		'POST /api/admin/people/erase',
		'POST /api/admin/people/export',
		'POST /api/admin/people/find',
		'POST /api/admin/tours',
		'POST /api/admin/tours/:id/duplicate',
		'POST /api/admin/tours/:id/preview',
		'POST /api/admin/tours/:id/restore',
		'POST /api/admin/tours/:id/undo',
		'POST /api/desk/bookings/:id/approve',
		'POST /api/desk/bookings/:id/decline',
		'POST /api/desk/pictures',
		'POST /api/desk/templates',
		'PUT /api/admin/destinations/:id',
		'PUT /api/admin/destinations/:id/state',
		'PUT /api/admin/flights/:id',
		'PUT /api/admin/flights/:id/state',
		'PUT /api/admin/tours/:id',
		'PUT /api/admin/tours/:id/state',
		'PUT /api/desk/templates/:id',
	]);
});

test('an administrator makes somebody an agent, and takes it back; each ends their sessions and is written down', async () => {
	const { id, cookie } = await signedIn(ana);
	const made = await changeRole(id, { isAgent: true });
	expect([made.status, made.body]).toMatchObject([200, { isAgent: true, isAdmin: false }]);
	expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
	const again = await changeRole(id, { isAdmin: true });
	expect(again.body).toMatchObject({ isAgent: false, isAdmin: true });
	const agent = await changeRole(id, { isAgent: true });
	expect(agent.body).toMatchObject({ isAgent: true, isAdmin: false });
	const taken = await changeRole(id, { isAgent: false });
	expect(taken.body).toMatchObject({ isAgent: false, isAdmin: false });
	expect(await db.$count(changes)).toBe(4);
	expect((await ask(handle, 'GET', '/api/session', undefined, cookie)).body).toMatchObject({
		user: null,
	});
});

test('nobody is both, the last administrator is no agent, and an agent makes nobody anything', async () => {
	const { id, cookie } = await signedIn({ ...ana, isAgent: true });
	const both = await changeRole(id, { isAdmin: true, isAgent: true });
	expect([both.status, both.body]).toMatchObject([400, { issues: [{ path: 'isAgent' }] }]);
	expect((await changeRole(1, { isAgent: true })).status).toBe(409);
	expect((await changeRole(id, { isAdmin: true }, cookie)).status).toBe(403);
	const [stored] = await db.select().from(users).where(eq(users.id, id));
	expect(stored).toMatchObject({ isAdmin: false, isAgent: true });
	expect((await ask(handle, 'GET', '/api/users?role=agent')).body).toMatchObject([{ id }]);
});

test('an agent’s session is short, ends without work, and says in the list of activities from where', async () => {
	const { id } = await signedIn({
		...ana,
		isAgent: true,
		passwordHash: await hashPassword(password),
	});
	const firefox =
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
	const { status, headers } = await send(handle, deps, 'POST', '/api/login', {
		body: { username: 'ana', email: ana.email, password },
		headers: { 'User-Agent': firefox },
	});
	expect(status).toBe(200);
	const cookie = /__Host-session=[^;]+/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? '';
	const [session] = await db
		.select()
		.from(sessions)
		.where(eq(sessions.device, 'Firefox on Windows'));
	expect(session?.expiresAt).toEqual(new Date(testNow.getTime() + 12 * 3_600_000));
	const { body } = await ask(handle, 'GET', '/api/admin/activities?kind=sign-in');
	expect(body).toMatchObject([{ kind: 'sign-in', details: 'Firefox on Windows' }]);

	const own = () => ask(handle, 'GET', '/api/admin/own-account', undefined, cookie);
	expect((await own()).body).toMatchObject({ sessions: [{ device: 'Firefox on Windows' }, {}] });
	const lastSeenAt = new Date(testNow.getTime() - 2 * 3_600_000);
	await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.userId, id));
	expect((await own()).status).toBe(401);
});

test('an agent is not erased like a visitor', async () => {
	await signedIn({ ...ana, isAgent: true });
	const body = { email: ana.email, confirmation: ana.email };
	expect((await ask(handle, 'POST', '/api/admin/people/erase', body)).status).toBe(409);
});

test('an agent closes a departure, and does not change what it costs', async () => {
	await insertTours(db, tourKind.fields);
	const tour = { tourId: 1, dates: ['2027-06-13'] };
	const [added] = Object((await ask(handle, 'POST', '/api/admin/departures', tour)).body);
	const { cookie } = await signedIn({ ...ana, isAgent: true });
	const seats = { date: '2027-06-13', capacity: 12, guaranteedFrom: 4, price: null };
	const change = (body: object) =>
		ask(handle, 'PUT', `/api/admin/departures/${added.id}`, body, cookie);
	const cheaper = await change({ ...seats, state: 'open', price: 1, version: added.version });
	expect([cheaper.status, namedFields(cheaper.body)]).toEqual([403, ['price']]);
	const closed = await change({ ...seats, state: 'closed', version: added.version });
	expect([closed.status, closed.body]).toMatchObject([200, { state: 'closed', price: null }]);
	const another = { tourId: 1, dates: ['2027-07-11'] };
	const made = await ask(handle, 'POST', '/api/admin/departures', another, cookie);
	expect(made.status).toBe(403);
});

import { eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import {
	notes,
	changes,
	codeSteps,
	invitations,
	pictureUploads,
	sessions,
	users,
} from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';
import { tokenHashOf } from '#src/server/world/secret-token.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { fieldsOf, servedEndpoints, type ServedEndpoint } from '../support/api-endpoints.ts';
import { apiRequest, send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { sampleOf } from '../support/depth.ts';
import { deskSamples } from '../support/desk-samples.ts';
import { readAnswer } from '../support/http.ts';
import { madeUp } from '../support/just-edited.ts';
import { storeOneOfEach } from '../support/one-of-each.ts';

const { db, deps, ask, signedIn } = administratorCalls(await testDatabase());
beforeEach(async () => {
	await storeOneOfEach(db);
	const expiresAt = new Date(testNow.getTime() + 3_600_000);
	const asked = { email: 'asked@example.com', role: 'agent', invitedById: 1 } as const;
	await db.insert(invitations).values({ ...asked, tokenHash: 'a', expiresAt });
	const upload = { key: 'f'.repeat(16), alt: 'A red gate in the sea', sentBy: 1 };
	await db.insert(pictureUploads).values(upload);
	const note = { bookingId: 1, body: 'They like the aisle.', author: 'The Boss', authorId: 1 };
	await db.insert(notes).values({ ...note, createdAt: testNow });
});

const all = await servedEndpoints();
const guarded = all.filter(
	({ endpoint }) => endpoint.access === 'administrator' || endpoint.access === 'desk',
);

/** One of each kind of route, by what the route looks at before it lets somebody in. */
const ofEachKind = sampleOf(
	guarded,
	({ endpoint: { method, access, asksAgain, takesFile } }) =>
		`${method} ${access} ${asksAgain} ${takesFile}`,
);
/** Whom each endpoint is tried with, as for all strangers one of each kind is. */
const everywhere = ['nobody', 'a visitor'];

const samples = deskSamples(db);

describe('what the endpoints declare', () => {
	test('there are endpoints for administrators, and others', () => {
		expect(guarded.length).toBeGreaterThan(10);
		expect(all.length - guarded.length).toBeGreaterThan(10);
		expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
	});

	test('all of /api/admin is for administrators, but the way in', () => {
		const open = all.filter(
			({ endpoint }) => endpoint.path.startsWith('/api/admin') && !guarded.some(isFor(endpoint)),
		);
		expect(open.map(({ name }) => name)).toEqual(['POST /api/admin/login']);
	});

	test('what locks others out, takes everything along or cannot be taken back asks for the password again', () => {
		const asking = all.filter(({ endpoint }) => endpoint.asksAgain);
		expect(asking.map(({ name }) => name).toSorted()).toEqual([
			'GET /api/admin/exports/bookings',
			'GET /api/admin/exports/ledger',
			'GET /api/admin/exports/subscribers',
			'PATCH /api/admin/users/:id',
			'POST /api/admin/invitations',
			'POST /api/admin/people/erase',
			'POST /api/admin/second-factor',
		]);
	});

	test('nobody else changes or deletes a row, or reads who somebody is; one’s own session is one’s own', () => {
		const open = all.filter(({ endpoint }) => endpoint.access === undefined);
		const personal = open.filter(({ endpoint: { method, reply } }) => {
			const isRead = method === 'GET' && fieldsOf(reply).some((field) => personalField.test(field));
			return isRead || ['PUT', 'PATCH', 'DELETE'].includes(method);
		});
		expect(personal.map(({ name }) => name)).toEqual(['GET /api/session']);
	});
});

const personalField = /^(e-?mail|phone|address|username|fullName|clientAddress)$/i;

test('whoever is no administrator is refused before a byte of the body is read, and told why', async () => {
	const wrong: string[] = [];
	for (const { who, cookie, status, world, mayDo } of await strangers()) {
		for (const served of everywhere.includes(who) ? guarded : ofEachKind) {
			const { name, endpoint, handle } = served;
			if (mayDo?.includes(name)) continue;
			const bodies = oddBodies(endpoint.method);
			for (const { body, headers } of ofEachKind.includes(served) ? bodies : bodies.slice(0, 1)) {
				const request = apiRequest(endpoint.method, address(endpoint.path), {
					body,
					headers: { ...headers, Cookie: cookie, 'X-Is-Admin': 'true' },
				});
				const answer = await readAnswer(await handle(request, { ...deps, ...world }));
				const isKept = answer.headers.get('Cache-Control') !== 'no-store';
				if (answer.status === status && !request.bodyUsed && !isKept) continue;
				wrong.push(`${name} answers ${who} with ${answer.status}`);
			}
		}
	}
	expect(wrong).toEqual([]);
	expect(await db.$count(changes, ne(changes.label, madeUp))).toBe(0);
});

test('a page of another site moves no administrator’s browser to do anything', async () => {
	const { cookie } = await signedIn({ email: 'second@example.com', isAdmin: true });
	const answered: string[] = [];
	for (const { name, endpoint, handle } of ofEachKind) {
		if (endpoint.method === 'GET') continue;
		const body = await bodyFor({ name, endpoint });
		for (const site of ['cross-site', 'same-site']) {
			const headers = { Cookie: cookie, 'Sec-Fetch-Site': site };
			const path = address(endpoint.path);
			const { status } = await send(handle, deps, endpoint.method, path, { body, headers });
			if (status !== 403) answered.push(`${name} answers a ${site} request with ${status}`);
		}
	}
	expect(answered).toEqual([]);
	expect(await db.$count(changes, ne(changes.label, madeUp))).toBe(0);
});

const admitted = guarded.flatMap((served) =>
	served.endpoint.access === 'desk' && ofEachKind.includes(served)
		? [
				{ ...served, who: 'an administrator' },
				{ ...served, who: 'an agent' },
			]
		: [{ ...served, who: 'an administrator' }],
);

test.each(admitted)('$name answers $who as its contract says', async ({ who, ...served }) => {
	const { endpoint, handle } = served;
	const body = await bodyFor(served);
	// The rows of this file, and what is asked of one's own account, are of the account with the number 1.
	if (who === 'an agent') {
		await signedIn({ email: 'second@example.com', isAdmin: true });
		await db.update(users).set({ isAdmin: false, isAgent: true }).where(eq(users.id, 1));
	}
	const answer = await ask(handle, endpoint.method, address(endpoint.path), body);
	// The body, should it be refused, says why.
	expect([answer.status, answer.body]).toEqual([
		expect.toBeOneOf([200, 201, 202]),
		expect.anything(),
	]);
	expect(z.safeParse(endpoint.reply, answer.body).error?.issues).toBeUndefined();
	expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

type Stranger = {
	who: string;
	cookie: string;
	/** What they are answered. */
	status: number;
	world?: Partial<Dependencies>;
	/** What is open to them all the same. */
	mayDo?: string[];
};

async function strangers(): Promise<Stranger[]> {
	const loggedOut = await signedIn({ email: 'out@example.com', isAdmin: true });
	await send(handle, deps, 'POST', '/api/logout', {
		body: {},
		headers: { Cookie: loggedOut.cookie },
	});
	const late = await signedIn({ email: 'late@example.com', isAdmin: true });
	const visitor = await signedIn({ email: 'visitor@example.com' });
	const suspended = await signedIn({ email: 's@example.com', isAdmin: true, status: 'suspended' });
	const inactive = await signedIn({ email: 'i@example.com', isAdmin: true, status: 'inactive' });
	const demoted = await signedIn({ email: 'demoted@example.com', isAdmin: true });
	await db.update(users).set({ isAdmin: false }).where(eq(users.id, demoted.id));
	const idle = await signedIn({ email: 'idle@example.com', isAdmin: true });
	const lastSeenAt = new Date(testNow.getTime() - 2 * 3_600_000);
	await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.userId, idle.id));
	const unconfirmed = await signedIn(
		{ email: 'unconfirmed@example.com', isAdmin: true },
		{ confirmedAt: null },
	);
	const before = await signedIn(
		{ email: 'before@example.com', isAdmin: true },
		{ confirmedAt: new Date(testNow.getTime() - 5 * 60_000) },
	);
	const half = await halfSignedIn(late.id);
	const atItsEnd = () => new Date(testNow.getTime() + 3_600_000);
	return [
		{ who: 'nobody', cookie: '', status: 401 },
		{ who: 'a guess', cookie: `__Host-session=${'A'.repeat(43)}`, status: 401 },
		{ who: 'a cookie for HTTP', cookie: late.cookie.replace('__Host-', ''), status: 401 },
		{ who: 'a session logged out', cookie: loggedOut.cookie, status: 401 },
		{ who: 'a session over', cookie: late.cookie, status: 401, world: { now: atItsEnd } },
		{ who: 'a session without work for two hours', cookie: idle.cookie, status: 401 },
		{ who: 'somebody whose code is awaited', cookie: half, status: 401 },
		{
			who: 'an administrator without the second factor that is asked for',
			cookie: late.cookie,
			status: 403,
			world: { requiresSecondFactor: true },
			mayDo: [
				'POST /api/admin/confirm',
				'POST /api/admin/second-factor',
				'POST /api/admin/second-factor/confirm',
			],
		},
		{
			who: 'an administrator who has not given the password again',
			cookie: unconfirmed.cookie,
			status: 403,
			mayDo: guarded.filter(({ endpoint }) => !endpoint.asksAgain).map(({ name }) => name),
		},
		{
			who: 'an administrator who gave it too long ago',
			cookie: before.cookie,
			status: 403,
			mayDo: guarded.filter(({ endpoint }) => !endpoint.asksAgain).map(({ name }) => name),
		},
		{ who: 'a suspended administrator', cookie: suspended.cookie, status: 401 },
		{ who: 'an inactive administrator', cookie: inactive.cookie, status: 401 },
		{ who: 'a visitor', cookie: visitor.cookie, status: 403 },
		{ who: 'a demoted administrator', cookie: demoted.cookie, status: 403 },
	];
}

/** The cookies of somebody who takes a sign-in that waits for its code for a session. */
async function halfSignedIn(userId: number): Promise<string> {
	const token = 'h'.repeat(43);
	const expiresAt = new Date(testNow.getTime() + 60_000);
	await db.insert(codeSteps).values({ tokenHash: tokenHashOf(token), userId, expiresAt });
	return `__Host-code-step=${token}; __Host-session=${token}`;
}

/** Bodies that would be refused, each in a way of its own, by whoever reads them. */
function oddBodies(method: string): { body?: unknown; headers?: Record<string, string> }[] {
	if (method === 'GET' || method === 'DELETE') return [{}];
	return [
		{ body: '{"garbage' },
		{ body: { isAdmin: true, user: { isAdmin: true } } },
		{ body: 'isAdmin=true', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
		{ body: 'x'.repeat(100_000), headers: { 'Content-Type': 'text/plain' } },
	];
}

type Named = Pick<ServedEndpoint, 'name' | 'endpoint'>;

/** What the endpoint takes: a row of the list that it belongs to, or a sample. */
async function bodyFor({ name, endpoint }: Named): Promise<unknown> {
	if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return undefined;
	const listed = await firstRow(endpoint.path.replace('/:id', ''));
	const fields = new Set(fieldsOf(endpoint.body));
	const own = Object.fromEntries(Object.entries(listed).filter(([field]) => fields.has(field)));
	const sample = samples[name];
	const given = typeof sample === 'function' ? await sample() : sample;
	if (endpoint.takesFile) return given;
	const found = [given, own].find((body) => z.safeParse(endpoint.body, body).success);
	if (found) return found;
	throw new Error(
		`No row of GET ${endpoint.path.replace('/:id', '')} is a body that ${name} takes: add one to "samples" in this file.`,
	);
}

async function firstRow(path: string): Promise<object> {
	const list = guarded.find(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path);
	if (!list) return {};
	const { body } = await ask(list.handle, 'GET', path);
	return Object(Array.isArray(body) ? body[0] : body);
}

function isFor(endpoint: ServedEndpoint['endpoint']) {
	return (served: ServedEndpoint) => served.endpoint === endpoint;
}

/** What an endpoint has to be told in its address. */
const told: Partial<Record<string, string>> = {
	'/api/desk/people': '?of=booking-1',
	'/api/desk/bookings/:id/party': '?join=traveller',
	'/api/desk/pictures': '?alt=A+red+gate',
};

function address(path: string): string {
	return `${path.replace(':id', '1')}${told[path] ?? ''}`;
}

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings, messages, tripKeys, users } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { isOfTrip, servedEndpoints } from '../support/api-endpoints.ts';
import { apiRequest } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { formRequest, mine, theirs, tripCalls } from '../support/trip-calls.ts';
import { askTripPage } from '../support/trip-pages.ts';

const db = await testDatabase();
// First, because it empties the database.
const { signedIn } = administratorCalls(db);
const { ask, deps, keyFor, open } = tripCalls(db);

/** Every call about a trip that is open already: those that are added later are here by themselves. */
const ofTrips = (await servedEndpoints()).filter(
	(served) => isOfTrip(served) && !served.endpoint.path.endsWith('/open'),
);

/** What somebody may do with the trip `mine`. */
type Right = 'nothing' | 'sees' | 'changes';
let people: { who: string; cookie: string; right: Right }[] = [];

beforeEach(async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const owner = await open(mine, await keyFor(mine));
	const other = await open(theirs, await keyFor(theirs, 'grace@example.com'));
	const shared = await ask('POST', `/api/trips/${mine}/links/share`, owner.cookie, {
		prices: 'without',
	});
	const { address } = Object(shared.body) as { address: string };
	const reader = await open(mine, address.split('#key=')[1] ?? '');
	const verified = { verifiedAt: new Date('2026-01-01') };
	const account = async (changes: Parameters<typeof signedIn>[0]) =>
		(await signedIn(changes)).cookie;
	people = [
		{ who: 'nobody', cookie: '', right: 'nothing' },
		{ who: 'a guess', cookie: `__Host-trip-${mine}=${'A'.repeat(43)}`, right: 'nothing' },
		{ who: 'another trip’s key', cookie: other.cookie, right: 'nothing' },
		{
			who: 'another trip’s key under this one’s name',
			cookie: other.cookie.replace(theirs, mine),
			right: 'nothing',
		},
		{
			who: 'the right key as it was for HTTP',
			cookie: owner.cookie.replace('__Host-', ''),
			right: 'nothing',
		},
		{ who: 'the right key', cookie: owner.cookie, right: 'changes' },
		{ who: 'the key of somebody who only reads', cookie: reader.cookie, right: 'sees' },
		{
			who: 'another account',
			cookie: await account({ email: 'grace@example.com', ...verified }),
			right: 'nothing',
		},
		{
			who: 'the address that booked, in an account that has not verified it',
			cookie: await account({ email: 'ada@example.com', username: 'ada' }),
			right: 'nothing',
		},
		{
			who: 'an administrator',
			cookie: await account({ email: 'desk@example.com', isAdmin: true }),
			right: 'sees',
		},
		{
			who: 'an agent of the desk',
			cookie: await account({ email: 'ana@example.com', isAgent: true, ...verified }),
			right: 'sees',
		},
	];
	return () => vi.restoreAllMocks();
});

test('there are calls about trips, and each is asked by everybody', () => {
	expect(ofTrips.length).toBeGreaterThan(8);
	expect(new Set(people.map(({ right }) => right)).size).toBe(3);
});

test('a trip answers those to whom it is open, and all others as if there were none, before a byte of the body is read', async () => {
	const wrong: string[] = [];
	const before = await stored();
	for (const { who, cookie, right } of people) {
		for (const { name, endpoint, handle } of ofTrips) {
			if (right === 'changes' && endpoint.method !== 'GET') continue;
			for (const reference of [mine, 'BD9999999']) {
				const path = endpoint.path.replace(':reference', reference);
				const body = endpoint.method === 'GET' ? undefined : '{"garbage';
				const request = apiRequest(endpoint.method, path, { body, headers: { Cookie: cookie } });
				const { status } = await handle(request, deps);
				const expected = reference === mine ? expectedOf(right, name) : 404;
				const isRead = request.bodyUsed && expected !== 400;
				if (status !== expected || isRead) wrong.push(`${name} ${reference}, ${who}: ${status}`);
			}
		}
	}
	expect(wrong).toEqual([]);
	expect(await stored()).toEqual(before);
});

/** Leaving is open to whoever sees the trip: what they sent is looked at. */
function expectedOf(right: Right, name: string): number {
	if (right === 'nothing') return 404;
	if (right === 'changes') return 200;
	return name.endsWith('/leave') ? 400 : 403;
}

test('whoever booked, by account, is let in once the address is verified', async () => {
	const { cookie = '' } = people.find(({ who }) => who.endsWith('has not verified it')) ?? {};
	const verifiedAt = new Date('2026-01-01');
	await db
		.update(users)
		.set({ email: 'ADA@example.com', verifiedAt })
		.where(eq(users.username, 'ada'));
	for (const { name, endpoint, handle } of ofTrips) {
		const path = endpoint.path.replace(':reference', mine);
		const body = endpoint.method === 'GET' ? undefined : '{"garbage';
		const request = apiRequest(endpoint.method, path, { body, headers: { Cookie: cookie } });
		const { status } = await handle(request, deps);
		expect([name, status]).toEqual([name, body === undefined ? 200 : 400]);
	}
});

test('the page is one and the same to every stranger, whether there is a trip or not', async () => {
	const pages = new Map<string, string>();
	for (const { who, cookie, right } of people) {
		for (const reference of [mine, 'BD9999999']) {
			const request = apiRequest('GET', `/trip/${reference}`, { headers: { Cookie: cookie } });
			const answer = await askTripPage(request, deps);
			const isOpen = right !== 'nothing' && reference === mine;
			expect([who, reference, answer.status]).toEqual([who, reference, isOpen ? 200 : 404]);
			expect(answer.headers.get('Cache-Control')).toBe('no-store');
			expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
			if (!isOpen) pages.set(await answer.text(), who);
		}
	}
	expect(pages.size).toBe(1);
});

test('a form of another site changes nothing, whoever’s browser sends it', async () => {
	const before = await stored();
	for (const { cookie } of people) {
		for (const { name, endpoint, handle } of ofTrips) {
			if (endpoint.method === 'GET') continue;
			for (const site of ['cross-site', 'same-site']) {
				const path = endpoint.path.replace(':reference', mine);
				const request = formRequest(path, { body: 'Cancel it, please.' }, cookie);
				request.headers.set('Sec-Fetch-Site', site);
				const { status } = await handle(request, deps);
				expect([name, status]).toEqual([name, 403]);
			}
		}
	}
	expect(await stored()).toEqual(before);
});

test('a stranger’s form leads to the page, which says what it says to everybody', async () => {
	const request = formRequest(`/api/trips/${mine}/leave`, {}, '');
	const { status, headers } = await handle(request, deps);
	expect([status, headers.get('Location')]).toEqual([303, `/trip/${mine}`]);
});

/** All of a trip that a call could change. */
async function stored() {
	const [booking] = await db.select().from(bookings).where(eq(bookings.reference, mine));
	return [
		booking,
		await db.$count(tripKeys),
		await db.select().from(messages).orderBy(messages.id),
	];
}

import { addHours } from 'date-fns/addHours';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { handle as handlePage } from '#functions/pages.ts';
import { bookingMessages } from '#src/contract/bookings/booking.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { waitingMessages } from '#src/contract/requests/waiting-list.ts';
import { type CatalogState, catalogStates } from '#src/domain/catalog/catalog-state.ts';
import {
	bookings,
	changes,
	departures,
	outbox,
	tourVersions,
	waitingList,
} from '#src/server/db/schema.ts';
import { selectSnapshot } from '#src/server/pages/snapshot.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { apiRequest, type Handle, testNow } from '../support/api.ts';
import { dealBooking, tourBooking } from '../support/bookings.ts';
import { destinationKind, flightKind, kinds, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { findAs } from '../support/desk-calls.ts';
import { namedFields } from '../support/http.ts';
import { addDepartures } from '../support/tours.ts';

const { db, ask, signedIn } = administratorCalls(await testDatabase());
const shell = '<html><title>Shell | Bright</title><section data-filled="quotes">…</section></html>';

beforeEach(async () => {
	for (const { handle, path, fields } of kinds) {
		await ask(handle, 'POST', path, { ...fields, featured: true });
	}
	await addDepartures(db, 1);
});

/** Where a row of a kind can be met without signing in: whether the one with the number 1 is. */
const surfaces: [name: string, isThere: (kind: (typeof kinds)[number]) => Promise<boolean>][] = [
	['the list', async (kind) => isListed(await publicly(kind, ''))],
	['the search', async (kind) => isListed(await publicly(kind, `?q=${kind.label.slice(0, 4)}`))],
	['the featured ones', async (kind) => isListed(await publicly(kind, '/featured'))],
	['its own call', async (kind) => (await publicly(kind, '/1')).status === 200],
	['its page', async (kind) => (await visitPage(kind)) === 200],
	[
		'what the pages and the sitemap are built from',
		async ({ kind }) => (await selectSnapshot(db))[`${kind}s`].length === 1,
	],
];

const publicly = ({ handle, publicPath }: (typeof kinds)[number], path: string) =>
	ask(handle, 'GET', `${publicPath}${path}`, undefined, '');
const isListed = ({ body }: { body: unknown }) => Array.isArray(body) && body.length === 1;

async function visitPage({ publicPath }: (typeof kinds)[number]): Promise<number> {
	const sources = { openDatabase: async () => db, builtPage: async () => shell };
	const request = apiRequest('GET', `${publicPath.replace('/api', '')}/1`);
	return (await handlePage(request, sources)).status;
}

const put = (kind: (typeof kinds)[number], body: object, cookie?: string) =>
	ask(kind.handle, 'PUT', `${kind.path}/1/state`, body, cookie);
const versions = async () => (await ask(handle, 'GET', '/api/catalog-versions')).body;

describe.each(kinds)('a $kind', (kind) => {
	test.each(catalogStates)(
		'that is %s is met where it belongs, and nowhere else',
		async (state) => {
			await put(kind, { state });
			const met = await Promise.all(
				surfaces.map(async ([name, isThere]) => [name, await isThere(kind)]),
			);
			const isPublished = state === 'published';
			expect(met).toEqual(surfaces.map(([name]) => [name, isPublished]));
			for (const asked of catalogStates) {
				const { body } = await ask(kind.handle, 'GET', `${kind.path}?state=${asked}`);
				expect(body).toMatchObject(asked === state ? [{ id: 1, state }] : []);
			}
			expect((await ask(kind.handle, 'GET', kind.path)).body).toMatchObject([{ id: 1, state }]);
		},
	);

	test('goes from state to state, each a version, written down; pages ask anew', async () => {
		const purged: string[][] = [];
		onTestFinished(onPurge((tags) => purged.push([...tags])));
		const before = await versions();
		expect(await put(kind, { state: 'archived', version: 1 })).toMatchObject({
			status: 200,
			body: { id: 1, image: kind.fields.image, state: 'archived', version: 2 },
		});
		expect(await versions()).not.toEqual(before);
		// Sent again, as after a lost answer: nothing happens.
		expect(await put(kind, { state: 'archived', version: 2 })).toMatchObject({
			body: { version: 2 },
		});
		await put(kind, { state: 'draft', version: 2 });
		await put(kind, { state: 'published', version: 3 });
		expect(await versions()).toEqual(before);
		expect(purged).toContainEqual([...kind.tags]);
		expect(await db.select().from(changes).orderBy(changes.id)).toMatchObject([
			...kinds.map(() => ({ action: 'created' })),
			{ before: { state: 'published' }, after: { state: 'archived' }, name: 'The Boss' },
			{ before: { state: 'archived' }, after: { state: 'draft' } },
			{ before: { state: 'draft' }, after: { state: 'published' }, label: kind.label },
		]);
	});

	test('that somebody edits meanwhile is not published as it was', async () => {
		await put(kind, { state: 'draft', version: 1 });
		await ask(kind.handle, 'PUT', `${kind.path}/1`, {
			...kind.fields,
			...kind.another,
			version: 2,
		});
		const { status, body } = await put(kind, { state: 'published', version: 2 });
		expect([status, body]).toMatchObject([
			409,
			{ message: changedMeanwhile, current: { ...kind.another, state: 'draft', version: 3 } },
		]);
		expect((await publicly(kind, '/1')).status).toBe(404);
	});

	test('is entered as a draft, which purges nothing and asks for no build', async () => {
		const purged: string[][] = [];
		onTestFinished(onPurge((tags) => purged.push([...tags])));
		const fields = { ...kind.fields, state: 'draft' };
		const created = await ask(kind.handle, 'POST', kind.path, fields);
		expect([created.status, created.body]).toMatchObject([201, { id: 2, state: 'draft' }]);
		const changed = { ...kind.fields, ...kind.another, version: 1 };
		await ask(kind.handle, 'PUT', `${kind.path}/2`, changed);
		expect(purged).toEqual([]);
		const sent = await ask(kind.handle, 'PUT', `${kind.path}/2`, {
			...changed,
			state: 'published',
		});
		expect(sent.status).toBe(400);
		const archived = await ask(kind.handle, 'POST', kind.path, { ...fields, state: 'archived' });
		expect(namedFields(archived.body)).toEqual(['state']);
		expect((await put(kind, { state: 'published' })).status).toBe(200);
	});

	test('is read by an agent, and neither entered, priced nor published', async () => {
		const { cookie } = await signedIn({ email: 'ana@example.com', isAgent: true });
		const price = { ...kind.fields, ...kind.another, version: 1 };
		const refused = [
			await ask(kind.handle, 'POST', kind.path, { ...kind.fields, state: 'draft' }, cookie),
			await ask(kind.handle, 'PUT', `${kind.path}/1`, price, cookie),
			await put(kind, { state: 'archived' }, cookie),
		];
		expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
		const { body } = await ask(kind.handle, 'GET', kind.path, undefined, cookie);
		expect(body).toMatchObject([{ id: 1, version: 1, state: 'published' }]);
	});

	test('is copied as a draft of its own', async () => {
		const copy = await ask(kind.handle, 'POST', `${kind.path}/1/duplicate`, {});
		expect([copy.status, copy.body]).toMatchObject([
			201,
			{ id: 2, state: 'draft', version: 1, featured: false, image: kind.fields.image },
		]);
		expect(await publicly(kind, '')).toMatchObject({ body: [{ id: 1 }] });
		expect((await ask(kind.handle, 'POST', `${kind.path}/9/duplicate`, {})).status).toBe(404);
	});
});

test('copies of a tour have names of their own, nobody’s rating, and no departures that nobody asked for', async () => {
	const long = 'A'.repeat(80);
	await ask(tourKind.handle, 'PUT', `${tourKind.path}/1`, {
		...tourKind.fields,
		rating: 30,
		reviewCount: 7,
	});
	const duplicate = async (id: number) =>
		(await ask(tourKind.handle, 'POST', `${tourKind.path}/${id}/duplicate`, {})).body;
	expect(await duplicate(1)).toMatchObject({
		name: 'Copy of Island Light',
		rating: 45,
		reviewCount: 0,
	});
	expect(await duplicate(1)).toMatchObject({ name: 'Copy 2 of Island Light' });
	await ask(tourKind.handle, 'PUT', `${tourKind.path}/2`, { ...tourKind.fields, name: long });
	expect(await duplicate(2)).toMatchObject({ name: `Copy of ${'A'.repeat(72)}` });
	expect(await db.$count(departures, eq(departures.tourId, 2))).toBe(0);
	expect(await db.$count(tourVersions, eq(tourVersions.tourId, 3))).toBe(1);
});

describe.each(['draft', 'archived'] as const)('what is %s', (state: CatalogState) => {
	const book = (handle: Handle, path: string, body: unknown) => ask(handle, 'POST', path, body);

	test('cannot be booked: not on the site, and not on the phone', async () => {
		for (const [kind, booking] of [
			[flightKind, dealBooking(1, 1, 548)],
			[tourKind, tourBooking(1, 2, 4178)],
		] as const) {
			await put(kind, { state });
			const refused = await book(handle, '/api/bookings', booking);
			expect([refused.status, refused.body]).toMatchObject([
				400,
				{ issues: [{ path: 'itemId', message: bookingMessages.tripGone }] },
			]);
			const { name, email, phone, travelers, totalPrice, itemId, type } = booking;
			const taken = await book(handle, '/api/desk/bookings', {
				name,
				email,
				phone,
				travelers,
				totalPrice,
				itemId,
				type,
				travellers: [],
				isConfirmed: false,
				sendsLetter: false,
				...(type === 'tour' && { details: { departureDate: '2027-05-15' } }),
			});
			expect([taken.status, namedFields(taken.body)]).toEqual([400, ['itemId']]);
		}
		expect(await db.$count(bookings)).toBe(0);
	});

	test('has no quote, no waiting list and no tours of its destination', async () => {
		await put(tourKind, { state });
		await put(flightKind, { state });
		for (const id of ['tour-1', 'deal-1']) {
			const answer = await handlePage(apiRequest('GET', `/quote/${id}`), {
				openDatabase: async () => db,
				builtPage: async () => shell,
				now: () => testNow,
			});
			expect([id, answer.status]).toEqual([id, 404]);
		}
		const place = { name: 'Grace', email: 'grace@example.com', departureId: 1, travellers: 1 };
		const waits = await ask(handle, 'POST', '/api/waiting-list', place);
		expect([waits.status, waits.body]).toMatchObject([
			400,
			{ issues: [{ path: 'departureId', message: waitingMessages.departureGone }] },
		]);
	});

	test('is found by the desk, with its state', async () => {
		await put(tourKind, { state });
		expect((await findAs(ask, 'Island')).tours).toMatchObject([{ id: 1, state }]);
	});
});

test('what is archived stays booked, and archiving says by how many', async () => {
	await ask(handle, 'POST', '/api/bookings', tourBooking(1, 2, 4178));
	const [booked] = await db.select().from(bookings);
	expect((await ask(tourKind.handle, 'GET', `${tourKind.path}/1/references`)).body).toMatchObject({
		openBookings: 1,
	});
	await put(tourKind, { state: 'archived' });
	expect(await db.select().from(bookings)).toEqual([booked]);
});

test.each(['archived', 'deleted'])(
	'who waits for seats of a tour that is %s is off the list, and told so by one letter',
	async (how) => {
		const { handle, path } = tourKind;
		const [departure] = await db.select().from(departures);
		const place = { departureId: departure?.id ?? 0, travellers: 2 };
		const offeredUntil = addHours(testNow, 3);
		await db.insert(waitingList).values([
			{ ...place, name: 'Ada', email: 'ada@example.com' },
			{ ...place, name: 'Grace', email: 'grace@example.com', status: 'offered', offeredUntil },
			{ ...place, name: 'Joan', email: 'joan@example.com', status: 'booked' },
		]);
		expect((await ask(handle, 'GET', `${path}/1/references`)).body).toMatchObject({ waiting: 2 });

		if (how === 'archived') await put(tourKind, { state: 'archived' });
		else await ask(handle, 'DELETE', `${path}/1`);
		const standing = await db.select().from(waitingList).orderBy(waitingList.id);
		expect(standing.map(({ status }) => status)).toEqual(['left', 'left', 'booked']);
		const letters = await db.select().from(outbox).orderBy(outbox.id);
		expect(letters.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
			'waiting-list-ended ada@example.com',
			'waiting-list-ended grace@example.com',
		]);
		expect(letters[0]?.body).toContain('no seats will come free, and you are off the list.');
		// Nobody is told twice.
		if (how === 'deleted') await ask(handle, 'POST', `${path}/1/restore`, {});
		for (const state of ['published', 'archived']) await put(tourKind, { state });
		expect(await db.$count(outbox)).toBe(2);
	},
);

test('a deal that has departed is not published again; nothing gets a state that there is not', async () => {
	expect((await put(destinationKind, { state: 'nowhere' })).status).toBe(400);
	await put(flightKind, { state: 'archived' });
	await db.update(flightKind.table).set({ departureDate: '2026-11-01' });
	const { status, body } = await put(flightKind, { state: 'published' });
	expect([status, namedFields(body)]).toEqual([400, ['departureDate']]);
});

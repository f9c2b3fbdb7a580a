import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { applicationRoutes } from '#functions/api/applications.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import * as schema from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { bringTo } from '../support/bring-to.ts';
import { testDatabase } from '../support/database.ts';
import { application, callBack, customOffer, inquiry } from '../support/request-calls.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);
const { handle: applications } = serve(...applicationRoutes(async () => []));

const hour = (ago: number) => new Date(testNow.getTime() - ago * 3_600_000);
const bob = { name: 'Bob Noyce', email: 'bob@chips.example' };

const storedCall = {
	...callBack,
	slotFrom: new Date(callBack.slotFrom),
	slotTo: new Date('2026-11-21T16:00Z'),
};

const lists = [
	{
		path: '/api/inquiries',
		handle,
		fill: (ago: number) =>
			db.insert(schema.inquiries).values([
				{ ...inquiry, createdAt: hour(ago) },
				{
					...bob,
					subject: 'Visa for Peru',
					message: 'Is one\n100% needed?',
					createdAt: hour(ago + 1),
				},
			]),
		searches: ['NOYCE', 'bob@chips', 'visa for', '100%'],
	},
	{
		path: '/api/custom-offers',
		handle,
		fill: (ago: number) =>
			db.insert(schema.customOffers).values([
				{ ...customOffer, createdAt: hour(ago) },
				{
					...customOffer,
					...bob,
					phone: '(555) 010-9999',
					destination: 'Kyoto',
					createdAt: hour(ago + 1),
				},
			]),
		searches: ['NOYCE', 'bob@chips', '010-9999', 'kyoto'],
	},
	{
		path: '/api/call-backs',
		handle,
		fill: (ago: number) =>
			db.insert(schema.callBacks).values([
				{ ...storedCall, createdAt: hour(ago) },
				{
					...storedCall,
					...bob,
					phone: '(555) 010-9999',
					reference: 'BD2000001',
					createdAt: hour(ago + 1),
				},
			]),
		searches: ['NOYCE', 'bob@chips', '010-9999', '5550109999', 'bd2000001'],
	},
	{
		path: '/api/applications',
		handle: applications,
		fill: (ago: number) =>
			db.insert(schema.applications).values([
				{ ...application, createdAt: hour(ago) },
				{ ...application, ...bob, job: 'travel-editor', createdAt: hour(ago + 1) },
			]),
		searches: ['NOYCE', 'bob@chips', 'travel-ed', 'Travel Editor'],
	},
];

test.each(lists)('$path tells the newest first, page by page', async ({ path, handle, fill }) => {
	await fill(1);
	await fill(1);
	const all = await ask(handle, 'GET', path);
	expect(names(all.body)).toEqual(['Ada Lovelace', 'Ada Lovelace', 'Bob Noyce', 'Bob Noyce']);
	expect(ids(all.body)).toEqual([3, 1, 4, 2]);
	const page = await ask(handle, 'GET', `${path}?limit=2&offset=1`);
	expect(ids(page.body)).toEqual([1, 4]);
	expect(page.headers.get('X-Total-Count')).toBe('4');
	expect(page.headers.get('Cache-Control')).toBe('no-store');
});

test.each(lists)(
	'$path finds the characters in every column that it searches, as they are',
	async ({ path, handle, fill, searches }) => {
		await fill(1);
		for (const q of searches) {
			const { body, headers } = await ask(handle, 'GET', `${path}?q=${encodeURIComponent(q)}`);
			expect([q, names(body), headers.get('X-Total-Count')]).toEqual([q, ['Bob Noyce'], '1']);
		}
		for (const q of ['_', 'n%e', 'Zoe', '\\']) {
			const { body } = await ask(handle, 'GET', `${path}?q=${encodeURIComponent(q)}`);
			expect([q, names(body)]).toEqual([q, []]);
		}
	},
);

test.each(lists)('$path refuses a wrong parameter by its name', async ({ path, handle }) => {
	const { status, body } = await ask(handle, 'GET', `${path}?limit=0`);
	expect(status).toBe(400);
	expect(body).toMatchObject({ issues: [{ path: 'limit' }] });
});

test('an inquiry and an application are told in full', async () => {
	await db.insert(schema.inquiries).values({ ...inquiry, createdAt: testNow });
	await db.insert(schema.applications).values({ ...application, createdAt: testNow });
	const createdAt = testNow.toISOString();
	expect((await ask(handle, 'GET', '/api/inquiries')).body).toEqual([
		{ ...inquiry, id: 1, state: 'Open', createdAt },
	]);
	expect((await ask(applications, 'GET', '/api/applications')).body).toEqual([
		{ ...application, id: 1, state: 'Open', createdAt },
	]);
});

test('custom offers are narrowed to a status, and no other word is one', async () => {
	const another = { ...customOffer, ...bob };
	await db.insert(schema.customOffers).values([customOffer, another, another]);
	await bringTo(db, 'custom offer', { 1: 'Waiting for them', 3: 'Done' });
	const narrowed = await ask(handle, 'GET', '/api/custom-offers?status=Processing');
	expect(names(narrowed.body)).toEqual(['Ada Lovelace']);
	expect(narrowed.headers.get('X-Total-Count')).toBe('1');
	const both = await ask(handle, 'GET', '/api/custom-offers?status=New+Request&q=bob');
	expect(ids(both.body)).toEqual([2]);
	const wrong = await ask(handle, 'GET', '/api/custom-offers?status=Done');
	expect(wrong.status).toBe(400);
	expect(wrong.body).toMatchObject({ issues: [{ path: 'status' }] });
});

test('marking a custom offer stores it as its next version, and who did it', async () => {
	await db.insert(schema.customOffers).values({ ...customOffer, destination: 'Kyoto' });
	const { status, body } = await mark(1, { status: 'Processing', version: 1 });
	expect(status).toBe(200);
	expect(body).toMatchObject({
		...customOffer,
		destination: 'Kyoto',
		status: 'Processing',
		version: 2,
		updatedAt: testNow.toISOString(),
	});
	expect((await ask(handle, 'GET', '/api/custom-offers')).body).toEqual([body]);
	expect(await db.select().from(schema.changes)).toMatchObject([
		{
			name: 'The Boss',
			email: 'boss@example.com',
			action: 'updated',
			subject: 'custom offer',
			subjectId: 1,
			label: 'Ada Lovelace, Kyoto',
			before: { status: 'New Request' },
			after: { status: 'Processing' },
			createdAt: testNow,
		},
	]);
});

test('a custom offer can go back, and the last change wins where no version is named', async () => {
	await db.insert(schema.customOffers).values(customOffer);
	await mark(1, { status: 'Completed' });
	const { status, body } = await mark(1, { status: 'Processing' });
	expect(status).toBe(200);
	expect(body).toMatchObject({ status: 'Processing', version: 3 });
});

test('marking a custom offer as what it is changes nothing', async () => {
	await db.insert(schema.customOffers).values(customOffer);
	await bringTo(db, 'custom offer', { 1: 'Waiting for them' });
	const { status, body } = await mark(1, { status: 'Processing', version: 1 });
	expect(status).toBe(200);
	expect(body).toMatchObject({ status: 'Processing', version: 1 });
	expect(await db.$count(schema.changes)).toBe(0);
});

test.each(['Processing', 'Completed'])(
	'whoever saw an older version is told what the offer is now, and %s is not stored',
	async (wanted) => {
		await db.insert(schema.customOffers).values(customOffer);
		const first = await mark(1, { status: 'Processing', version: 1 });
		const late = await mark(1, { status: wanted, version: 1 });
		expect(late.status).toBe(409);
		expect(late.body).toEqual({ message: changedMeanwhile, current: first.body });
		expect((await ask(handle, 'GET', '/api/custom-offers')).body).toEqual([first.body]);
		expect(await db.$count(schema.changes)).toBe(1);
	},
);

test('a custom offer that does not exist cannot be marked', async () => {
	expect((await mark(1, { status: 'Processing', version: 1 })).status).toBe(404);
	expect((await mark('first', { status: 'Processing' })).status).toBe(404);
});

test.each([
	['status', { status: 'New Request' }],
	['status', {}],
	['version', { status: 'Completed', version: 0 }],
	['name', { status: 'Completed', name: 'Somebody else' }],
])('a change that is wrong in %j is refused and stores nothing: %j', async (path, change) => {
	await db.insert(schema.customOffers).values(customOffer);
	const { status, body } = await mark(1, change);
	expect(status).toBe(400);
	expect(body).toMatchObject({ issues: [{ path }] });
	expect((await ask(handle, 'GET', '/api/custom-offers')).body).toMatchObject([
		{ ...customOffer, status: 'New Request', version: 1 },
	]);
});

function mark(id: number | string, body: object) {
	return ask(handle, 'PATCH', `/api/custom-offers/${id}`, body);
}

function ids(body: unknown) {
	return (body as { id: number }[]).map(({ id }) => id);
}

function names(body: unknown) {
	return (body as { name: string }[]).map(({ name }) => name);
}

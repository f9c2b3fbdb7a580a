import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { listActivities, listedActivities } from '#src/contract/desk/activities.ts';
import { recordChange } from '#src/server/changes/record-change.ts';
import {
	applications,
	bookings,
	changes,
	customOffers,
	inquiries,
	signIns,
	subscribers,
	users,
} from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, ask } = administratorCalls(await testDatabase());
const path = '/api/admin/activities';
const boss = { id: 1, fullName: 'The Boss', email: 'boss@example.com', isAdmin: true };

// Before everything else, so that it does not stand in the way.
beforeEach(() => db.update(users).set({ createdAt: minute(-1) }));

test('everything that people did is listed, the newest first whatever it was', async () => {
	await oneOfEach();
	const { rows, total } = await activities();
	expect(
		rows.map(({ kind, name, email, details, searchFor }) => [
			kind,
			name,
			email,
			details,
			searchFor,
		]),
	).toEqual([
		['change', 'The Boss', 'boss@example.com', 'Confirmed BD2000000, Ada Lovelace', ''],
		['application', 'Grace', 'grace@example.com', 'travel-advisor', 'grace@example.com'],
		['custom offer', 'Grace', 'grace@example.com', 'Oslo', 'grace@example.com'],
		['inquiry', 'Ada', 'ada@example.com', 'Kyoto in May', 'ada@example.com'],
		['subscription', '', 'reader@example.com', '', 'reader@example.com'],
		[
			'booking',
			'Ada Lovelace',
			'ada@example.com',
			'BD2000000, New York (JFK) to London (LHR)',
			'BD2000000',
		],
		['sign-in', 'The Boss', 'boss@example.com', '', 'boss@example.com'],
		['registration', 'The Boss', 'boss@example.com', '', 'boss@example.com'],
	]);
	expect(total).toBe(8);
	expect(rows[0]?.at).toBe(minute(7).toISOString());
});

test('a change tells what was and what became of it; nothing else does', async () => {
	await oneOfEach();
	const { rows } = await activities();
	expect(rows.map(({ before, after }) => [before, after])).toEqual([
		[{ status: 'Pending Confirmation' }, { status: 'Confirmed' }],
		...Array.from({ length: 7 }, () => [null, null]),
	]);
});

test.each([
	['one kind', '?kind=inquiry', ['inquiry']],
	['a person by name, in any case', '?q=LOVELACE', ['booking']],
	['a person by address', '?q=ada@', ['inquiry', 'booking']],
	['a reader by address', '?q=Reader@', ['subscription']],
	['whoever signs in', '?q=the+boss', ['change', 'sign-in', 'registration']],
	['a person and a kind', '?q=grace&kind=application', ['application']],
	['a booking, by its reference', '?q=bd2000000', ['change', 'booking']],
	['where people go, which is no person', '?q=london', []],
	['a pattern, which is a text like any other', '?q=%25', []],
])('the list can be narrowed to %s', async (_, query, kinds) => {
	await oneOfEach();
	const { rows, total } = await activities(query);
	expect(rows.map(({ kind }) => kind)).toEqual(kinds);
	expect(total).toBe(kinds.length);
});

test('a booking of an older shape, which has no title, is told by its details', async () => {
	const details = { tour: { name: 'Highlights of Kyoto' } };
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { title: '', details }),
			storedBooking(2, { title: '', details: {} }),
		]);
	const { rows } = await activities('?kind=booking');
	expect(rows.map((row) => row.details)).toEqual(['BD2000002', 'BD2000001, Highlights of Kyoto']);
});

test('a booking of an older shape, whose traveller stands in its details, is found by and says the traveller', async () => {
	const details = { passengerName: 'Grace Hopper', email: 'grace@example.com' };
	await db.insert(bookings).values(storedBooking(1, { name: '', email: '', details }));
	for (const person of ['hopper', 'grace@']) {
		const { rows } = await activities(`?q=${person}`);
		expect(rows.map(({ name, email }) => [name, email])).toEqual([
			['Grace Hopper', 'grace@example.com'],
		]);
	}
});

test('pages follow one another without a gap, also where moments are the same', async () => {
	const at = minute(0);
	await db
		.insert(bookings)
		.values(Array.from({ length: 7 }, (_, index) => storedBooking(index, { createdAt: at })));
	await db
		.insert(subscribers)
		.values([1, 2, 3].map((each) => ({ email: `${each}@example.com`, createdAt: at })));
	const whole = (await activities()).rows;
	expect(whole).toHaveLength(11);
	const pages = await Promise.all(
		[0, 4, 8].map((offset) => activities(`?limit=4&offset=${offset}`)),
	);
	expect(pages.flatMap(({ rows }) => rows)).toEqual(whole);
	expect(pages.map(({ total }) => total)).toEqual([11, 11, 11]);
	expect(await activities('?offset=12')).toEqual({ rows: [], total: 11 });
});

test('of very many the newest can be paged through, and no more are promised', async () => {
	await db.execute(sql`
		insert into ${subscribers} (email, created_at)
		select 'reader-' || number || '@example.com', ${minute(0).toISOString()}::timestamptz + number * interval '1 minute'
		from generate_series(0, ${listedActivities + 4}::int) as number
	`);
	const last = await activities(`?limit=25&offset=${listedActivities - 5}`);
	expect(last.total).toBe(listedActivities);
	expect(last.rows.map(({ email }) => email)).toEqual(
		[9, 8, 7, 6, 5].map((index) => `reader-${index}@example.com`),
	);
	expect(await activities(`?offset=${listedActivities}`)).toEqual({
		rows: [],
		total: listedActivities,
	});
});

test('what was done to a booking is told in the words of what was done, and its undoing too; days narrow the list', async () => {
	const { asAgent, store, done, undo } = operationCalls(db);
	await asAgent();
	const id = await store(1);
	const { operation } = await done(id, 'confirm', {}, { at: minute(0) });
	await undo(operation, minute(1));
	const payment = { amount: 100, method: 'Card', paidOn: '2026-10-20', note: '' };
	await done(id, 'payments', payment, { at: minute(2) });
	const told = async (query = '') =>
		(await activities(`?kind=change${query}`)).rows.map(({ details }) => details);
	expect(await told()).toEqual([
		'Payment of $100.00 recorded: BD2000001, Ada Lovelace',
		'undone: Confirmed: BD2000001, Ada Lovelace',
		'Confirmed: BD2000001, Ada Lovelace',
	]);
	// Midnight in UTC is the evening before in New York.
	expect(await told('&from=2026-10-31&to=2026-10-31')).toHaveLength(3);
	expect(await told('&from=2026-11-01')).toEqual([]);
	expect(await told('&to=2026-10-30')).toEqual([]);
	expect(await ask(handle, 'GET', `${path}?from=2026-11-31`)).toMatchObject({ status: 400 });
});

test('a kind that there is not is refused', async () => {
	const { status, body } = await ask(handle, 'GET', `${path}?kind=theft`);
	expect(status).toBe(400);
	expect(body).toHaveProperty('issues.0.path', 'kind');
});

test('what an administrator changed is still told when the account is gone', async () => {
	await db.insert(changes).values({
		name: 'Gone Since',
		email: 'gone@example.com',
		action: 'deleted',
		subject: 'flight',
		subjectId: 3,
		label: 'Rome to Oslo',
		before: { price: 480 },
		after: null,
	});
	const { rows } = await activities('?q=gone');
	expect(rows).toMatchObject([
		{ details: 'deleted flight Rome to Oslo', before: { price: 480 }, after: null },
	]);
});

async function activities(query = '') {
	const { status, body, headers } = await ask(handle, 'GET', path + query);
	expect(status).toBe(200);
	return { rows: listActivities.reply.parse(body), total: Number(headers.get('X-Total-Count')) };
}

/** One of each kind, a minute apart. */
async function oneOfEach(): Promise<void> {
	const ada = { name: 'Ada', email: 'ada@example.com' };
	const grace = { name: 'Grace', email: 'grace@example.com' };
	await db.insert(signIns).values({ userId: boss.id, createdAt: minute(0) });
	await db.insert(bookings).values(storedBooking(0, { createdAt: minute(1) }));
	await db.insert(subscribers).values({ email: 'reader@example.com', createdAt: minute(2) });
	await db
		.insert(inquiries)
		.values({ ...ada, subject: 'Kyoto in May', message: 'Is it warm?', createdAt: minute(3) });
	await db.insert(customOffers).values({
		...grace,
		phone: '+44 20 7946 0958',
		destination: 'Oslo',
		departureDate: '2026-12-10',
		returnDate: '2026-12-17',
		budget: '$3,000',
		travelClass: 'Economy',
		createdAt: minute(4),
	});
	await db.insert(applications).values({
		...grace,
		job: 'travel-advisor',
		phone: '+44 20 7946 0958',
		message: 'I would like to work with you.',
		createdAt: minute(5),
	});
	await recordChange(db, {
		colleague: boss,
		at: minute(7),
		subject: 'booking',
		subjectId: 1,
		label: 'BD2000000, Ada Lovelace',
		before: { status: 'Pending Confirmation', version: 1 },
		after: { status: 'Confirmed', version: 2 },
	});
}

function minute(number: number): Date {
	return new Date(Date.UTC(2026, 10, 1) + number * 60_000);
}

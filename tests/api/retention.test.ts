import { addMinutes } from 'date-fns/addMinutes';
import { subHours } from 'date-fns/subHours';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/retention.ts';
import { erasedName } from '#src/domain/people/erased.ts';
import { retention, type RetentionKind } from '#src/domain/people/retention.ts';
import * as schema from '#src/server/db/schema.ts';
import { tables } from '#src/server/people/personal-data.ts';
import { applyRetention } from '#src/server/people/retention.ts';

import { testDependencies, testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { application, customOffer, inquiry } from '../support/request-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { proposalRow } from '../support/stored-proposal.ts';
import { insertTours } from '../support/tours.ts';
import { waitingForm } from '../support/waiting-calls.ts';

const db = await testDatabase();
let logged: Record<string, unknown>[] = [];

beforeEach(async () => {
	await emptyDatabase(db);
	await db.insert(schema.users).values({
		username: 'ada',
		email: 'ada@example.com',
		fullName: 'Ada',
		passwordHash: '-',
	});
	logged = [];
	vi.spyOn(console, 'info').mockImplementation((line: string) => logged.push(JSON.parse(line)));
	return () => vi.restoreAllMocks();
});

/** What is kept for as long after a departure, whenever it was written. */
type KeptAfterDeparture =
	| 'bookings'
	| 'waitingList'
	| 'travellers'
	| 'messages'
	| 'reviews'
	| 'notes'
	| 'operations'
	| 'tripKeys';

/** A row of each other kind of which everything happened at a moment. */
const rowsAt: Record<
	Exclude<RetentionKind, KeptAfterDeparture | 'replies'>,
	(at: Date) => object
> = {
	customOffers: (at) => ({ ...customOffer, createdAt: at }),
	inquiries: (at) => ({ ...inquiry, createdAt: at }),
	applications: (at) => ({ ...application, createdAt: at }),
	proposals: proposalRow,
	tasks: (at) => ({ title: 'Call', dueAt: at, author: 'Ana', createdAt: at }),
	callBacks: (at) => ({
		name: 'Ada',
		phone: '+44 20 7946 0958',
		slotFrom: at,
		slotTo: addMinutes(at, 60),
		createdAt: at,
	}),
	sessions: (at) => ({
		tokenHash: at.toISOString(),
		userId: 1,
		createdAt: at,
		expiresAt: after(at, 'sessions'),
	}),
	signIns: (at) => ({ userId: 1, createdAt: at }),
	passwordResets: (at) => ({
		tokenHash: at.toISOString(),
		userId: 1,
		createdAt: at,
		expiresAt: addMinutes(at, 60),
	}),
	emailVerifications: (at) => ({
		tokenHash: at.toISOString(),
		userId: 1,
		email: 'ada@example.com',
		createdAt: at,
		expiresAt: after(at, 'emailVerifications'),
	}),
	invitations: (at) => ({
		email: `${at.getTime()}@example.com`,
		role: 'agent',
		tokenHash: at.toISOString(),
		invitedById: 1,
		createdAt: at,
		expiresAt: after(at, 'invitations'),
	}),
	outbox: (at) => ({ ...letter, createdAt: new Date(0), sentAt: at }),
	changes: (at) => ({ ...change, createdAt: at }),
	rateLimits: (at) => ({
		key: `sign-in:${at.toISOString()}`,
		hits: 1,
		resetsAt: after(at, 'rateLimits'),
	}),
};
const letter = { kind: 'test', recipient: 'ada@example.com', subject: 'Hello', body: '' };
const change = {
	name: 'Boss',
	email: 'boss@example.com',
	action: 'updated',
	subject: 'flight',
	subjectId: 1,
	label: 'JFK to LHR',
} as const;
const kinds = Object.keys(rowsAt) as (keyof typeof rowsAt)[];

test.each(kinds)(
	'%s go when they are as old as the policy says, and no minute before',
	async (kind) => {
		const table = tables[kind];
		const at = before(kind);
		for (const minutes of [-1, 1])
			await db.insert(table).values(rowsAt[kind](addMinutes(at, minutes)));
		expect(await run()).toMatchObject({ [kind]: 1 });
		expect(await db.$count(table)).toBe(1);
		expect(await run()).toMatchObject({ [kind]: 0 });
	},
);

test('a reply goes two years after it was written, and with what it answers', async () => {
	const at = before('replies');
	const young = addMinutes(at, 1);
	await db.insert(schema.inquiries).values({ ...inquiry, createdAt: young });
	const offer = { ...customOffer, createdAt: young };
	await db.insert(schema.customOffers).values([offer, { ...offer, createdAt: addMinutes(at, -1) }]);
	await db.insert(schema.bookings).values(storedBooking(1, { departureDate: '2027-05-01' }));
	const reply = { kind: 'answer', author: 'The Boss', body: 'Yes.', createdAt: young } as const;
	await db.insert(schema.messages).values([
		{ ...reply, inquiryId: 1 },
		{ ...reply, inquiryId: 1, createdAt: addMinutes(at, -1) },
		{ ...reply, customOfferId: 1 },
		{ ...reply, customOfferId: 2 },
		{ ...reply, bookingId: 1, createdAt: addMinutes(at, -1) },
	]);
	const gone = { replies: 1, messages: 0, inquiries: 0, customOffers: 1 };
	expect(await run()).toMatchObject(gone);
	const left = await db.select().from(schema.messages).orderBy(schema.messages.id);
	expect(left.map(({ id }) => id)).toEqual([1, 3, 5]);
});

test('seven years after the departure a booking tells no more who travelled, and still what was sold', async () => {
	await db
		.insert(schema.bookings)
		.values([
			storedBooking(1, { departureDate: '2019-11-20' }),
			storedBooking(2, { departureDate: '2019-11-21' }),
		]);
	expect(await run()).toMatchObject({ bookings: 1 });
	const [old, young] = await db.select().from(schema.bookings).orderBy(schema.bookings.id);
	expect(old).toMatchObject({ name: erasedName, email: '', phone: '', totalPrice: 1240 });
	expect(old?.details).toMatchObject({ origin: 'New York (JFK)', price: 620 });
	expect(JSON.stringify(old)).not.toMatch(/ada|lovelace|james|SW1Y/i);
	expect(young).toMatchObject({ name: 'Ada Lovelace', version: 1 });
	expect(await run()).toMatchObject({ bookings: 0 });
});

test('what belongs to a trip goes at its own time after the departure, and a key when it ends', async () => {
	const departures = ['2024-11-20', '2025-11-20', '2026-08-22', '2026-08-23'];
	for (const [index, departureDate] of departures.entries()) {
		const bookingId = index + 1;
		await db.insert(schema.bookings).values(storedBooking(bookingId, { departureDate }));
		await db.insert(schema.travellers).values({ bookingId, seat: 1, name: 'Ada' });
		await db.insert(schema.messages).values({ bookingId, kind: 'question', body: 'Hello' });
		await db.insert(schema.notes).values({ bookingId, body: 'Aisle', author: 'Ada' });
		const operation = {
			action: 'confirm',
			summary: 'Confirmed',
			author: 'Ada',
			version: 2,
		} as const;
		await db.insert(schema.operations).values({ bookingId, ...operation });
		const key = { bookingId, purpose: 'link', mayChange: true, showsPrices: true } as const;
		await db.insert(schema.tripKeys).values([
			{ ...key, keyHash: `stays ${bookingId}` },
			{ ...key, keyHash: `ends ${bookingId}`, purpose: 'visit', expiresAt: testNow },
		]);
	}
	expect(await run()).toMatchObject({
		travellers: 3,
		messages: 1,
		notes: 1,
		operations: 1,
		tripKeys: 6,
	});
	expect(await bookingsOf(schema.travellers)).toEqual([4]);
	expect(await bookingsOf(schema.messages)).toEqual([2, 3, 4]);
	expect(await bookingsOf(schema.notes)).toEqual([2, 3, 4]);
	expect(await bookingsOf(schema.operations)).toEqual([2, 3, 4]);
	expect(await bookingsOf(schema.tripKeys)).toEqual([3, 4]);
});

test('what undoing an operation would store again is kept for a day', async () => {
	await db.insert(schema.bookings).values(storedBooking(1, { departureDate: '2027-05-01' }));
	const operation = { action: 'confirm', summary: 'Confirmed', author: 'Ada', version: 2 } as const;
	const more = { travellers: [{ seat: 1, needs: 'A wheelchair' }] };
	const before = { version: 1, fields: {}, recorded: null, setAside: [], more };
	for (const hours of [25, 23]) {
		const createdAt = subHours(testNow, hours);
		await db.insert(schema.operations).values({ ...operation, bookingId: 1, before, createdAt });
	}
	expect(await run()).toMatchObject({ operations: 0 });
	const kept = await db.select().from(schema.operations).orderBy(schema.operations.id);
	expect(kept.map((row) => row.before)).toEqual([null, before]);
});

async function bookingsOf(
	table:
		| typeof schema.travellers
		| typeof schema.messages
		| typeof schema.notes
		| typeof schema.operations
		| typeof schema.tripKeys,
): Promise<(number | null)[]> {
	const rows = await db.select({ id: table.bookingId }).from(table).orderBy(table.bookingId);
	return rows.map(({ id }) => id);
}

test('a place on a waiting list goes thirty days after its departure', async () => {
	await insertTours(db, tourRow());
	await db.update(schema.departures).set({ date: '2026-10-22' }).where(eq(schema.departures.id, 1));
	await db.update(schema.departures).set({ date: '2026-10-21' }).where(eq(schema.departures.id, 2));
	const { departureId: _, ...place } = waitingForm;
	await db
		.insert(schema.waitingList)
		.values([1, 2, 3].map((departureId) => ({ ...place, departureId })));
	expect(await run()).toMatchObject({ waitingList: 1 });
	const left = await db.select().from(schema.waitingList).orderBy(schema.waitingList.id);
	expect(left.map(({ departureId }) => departureId)).toEqual([1, 3]);
});

test('what the log says of a request goes with the request', async () => {
	const old = addMinutes(before('customOffers'), -1);
	await db.insert(schema.customOffers).values({ ...customOffer, createdAt: old });
	await db.insert(schema.changes).values({
		...change,
		action: 'updated',
		subject: 'custom offer',
		label: 'Ada Lovelace, Lisbon',
		before: { status: 'New' },
		after: { status: 'Completed' },
		createdAt: old,
	});
	await run();
	const [entry] = await db.select().from(schema.changes);
	expect(entry).toMatchObject({ label: erasedName, after: { status: 'Completed' } });
});

test('a letter that was given up is forgotten too, one that waits is not', async () => {
	const old = addMinutes(before('outbox'), -1);
	await db.insert(schema.outbox).values([
		{ ...letter, createdAt: old, attempts: 10 },
		{ ...letter, createdAt: old, attempts: 9, subject: 'waiting' },
	]);
	expect(await run()).toMatchObject({ outbox: 1 });
	expect(await db.select().from(schema.outbox)).toMatchObject([{ subject: 'waiting' }]);
});

test('a run goes on over as many batches as it takes, and says in one line how many rows it were', async () => {
	const old = addMinutes(before('inquiries'), -1);
	const many = Array.from({ length: 401 }, () => ({ ...inquiry, createdAt: old }));
	await db.insert(schema.inquiries).values(many);
	await handle(testDependencies(db));
	expect(await db.$count(schema.inquiries)).toBe(0);
	expect(logged).toHaveLength(1);
	expect(logged[0]).toMatchObject({ event: 'retention applied', inquiries: 401, changes: 0 });
});

test('no further batch is begun once the process is to end', async () => {
	await db.insert(schema.inquiries).values({ ...inquiry, createdAt: new Date(0) });
	await applyRetention({ db, now: () => testNow, signal: AbortSignal.abort() });
	expect(await db.$count(schema.inquiries)).toBe(1);
});

function run() {
	return applyRetention({ db, now: () => testNow });
}

/** The moment before which a kind is too old today. */
function before(kind: RetentionKind): Date {
	return moved(testNow, kind, -1);
}

function after(at: Date, kind: RetentionKind): Date {
	return moved(at, kind, 1);
}

function moved(at: Date, kind: RetentionKind, direction: 1 | -1): Date {
	const { span } = retention[kind];
	const date = new Date(at);
	if ('years' in span) date.setUTCFullYear(date.getUTCFullYear() + direction * span.years);
	else date.setUTCDate(date.getUTCDate() + direction * span.days);
	return date;
}

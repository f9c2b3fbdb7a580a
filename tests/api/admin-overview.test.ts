import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { counts, dashboard } from '#src/contract/desk/overview.ts';
import {
	applications,
	bookings,
	callBacks,
	customOffers,
	inquiries,
	reviews,
	subscribers,
	tours,
} from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { bringTo } from '../support/bring-to.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

let now = testNow;
const { db, deps, ask, signedIn } = administratorCalls(await testDatabase(), { now: () => now });

beforeEach(() => {
	now = testNow;
});

test('everything is counted, and of bookings, requests and applications those that wait', async () => {
	const heldUntil = new Date(testNow.getTime() - 1);
	await book({}, { status: 'Confirmed', heldUntil }, { status: 'Cancelled' }, { heldUntil });
	await request({}, {}, {});
	await bringTo(db, 'custom offer', { 2: 'Waiting for them', 3: 'Done' });
	const from = { name: 'Ada', email: 'ada@example.com' };
	const asked = { ...from, subject: 'Seats', message: 'Which are free?' };
	await db.insert(inquiries).values([asked, asked, asked]);
	const applied = { ...from, phone: '', job: 'guide', message: 'Hello' };
	await db.insert(applications).values([applied, applied]);
	await bringTo(db, 'inquiry', { 1: 'Done', 2: 'Open' });
	await bringTo(db, 'application', { 2: 'Waiting for them' });
	await db.insert(subscribers).values({ email: from.email });
	const hour = { slotFrom: testNow, slotTo: new Date(testNow.getTime() + 1) };
	const call = { name: 'Ada', phone: '+44 20 7946 0958', ...hour };
	await db.insert(callBacks).values([call, call, call]);
	await bringTo(db, 'call-back', { 2: 'Done' });
	await db.insert(tours).values(tourRow());
	const review = { tourId: 1, travelledOn: '2026-05-15', stars: 5, words: 'Good.' };
	await db
		.insert(reviews)
		.values([review, { ...review, state: 'refused' }, { ...review, state: 'withdrawn' }]);
	const { status, body } = await ask(handle, 'GET', '/api/admin/counts');
	expect(status).toBe(200);
	expect(counts.parse(body)).toEqual({
		// A hold that has just ended, two inquiries, an application, a custom offer, two call-backs and a review.
		queue: 8,
		bookings: 4,
		pendingBookings: 2,
		expiredBookings: 1,
		unansweredBookings: 0,
		inquiries: 3,
		openInquiries: 2,
		customOffers: 3,
		newCustomOffers: 1,
		callBacks: 3,
		waitingCallBacks: 2,
		reviews: 2,
		waitingReviews: 1,
		applications: 2,
		openApplications: 1,
		overbookedDepartures: 0,
		undecidedDepartures: 0,
		flights: 0,
		tours: 1,
		destinations: 0,
		subscribers: 1,
		users: 1,
	});
});

test('whoever knows the counts is told that they are the same, and no cache keeps them', async () => {
	const path = '/api/admin/counts';
	const { headers } = await ask(handle, 'GET', path);
	const tag = headers.get('ETag') ?? '';
	const { cookie } = await signedIn({ email: 'second@example.com', isAdmin: true });
	const askAgain = (as: string) =>
		send(handle, deps, 'GET', path, { headers: { Cookie: as, 'If-None-Match': tag } });
	expect((await askAgain(cookie)).status).toBe(200);
	const known = (await ask(handle, 'GET', path)).headers.get('ETag') ?? '';
	const same = await send(handle, deps, 'GET', path, {
		headers: { Cookie: cookie, 'If-None-Match': known },
	});
	expect([same.status, same.body]).toEqual([304, null]);
	expect(same.headers.get('Cache-Control')).toBe('no-store');
	expect((await askAgain('')).status).toBe(401);
});

test('a booking belongs to the week that it is in New York, across the turn of the clocks and the year', async () => {
	now = new Date('2026-01-12T04:59:59.999Z');
	await book(
		{ createdAt: new Date('2025-10-20T03:59:59.999Z') },
		{ createdAt: new Date('2025-10-20T04:00:00Z') },
		{ createdAt: new Date('2025-12-29T04:59:59.999Z') },
		{ createdAt: new Date('2025-12-29T05:00:00Z') },
		{ createdAt: new Date('2026-01-01T00:00:00Z') },
		{ createdAt: new Date('2026-01-05T04:59:59.999Z') },
		{ createdAt: now },
		{ createdAt: new Date('2026-01-12T05:00:00Z') },
	);
	const { weeks } = await dashboardNow();
	expect(weeks.map(({ monday, bookings: made }) => [monday, made])).toEqual([
		['2025-10-20', 1],
		['2025-10-27', 0],
		['2025-11-03', 0],
		['2025-11-10', 0],
		['2025-11-17', 0],
		['2025-11-24', 0],
		['2025-12-01', 0],
		['2025-12-08', 0],
		['2025-12-15', 0],
		['2025-12-22', 1],
		['2025-12-29', 3],
		['2026-01-05', 1],
	]);
});

test('what is confirmed alone counts as value', async () => {
	await book(
		{ totalPrice: 100.1 },
		{ totalPrice: 200.2, status: 'Confirmed', type: 'tour' },
		{ totalPrice: 5000, status: 'Cancelled' },
	);
	const { weeks, byStatus, byType } = await dashboardNow();
	expect(weeks.at(-1)).toEqual({ monday: '2026-11-16', bookings: 3, value: 200.2 });
	expect(byStatus).toEqual([
		{ status: 'Pending Confirmation', bookings: 1 },
		{ status: 'Confirmed', bookings: 1 },
		{ status: 'Cancelled', bookings: 1 },
	]);
	expect(byType).toEqual([
		{ type: 'flight', bookings: 2 },
		{ type: 'tour', bookings: 1 },
	]);
});

test('a flight to a place and a tour of it count together', async () => {
	await book(
		{ details: { destination: 'Cape Town (CPT)' } },
		{ details: { destination: 'Cape Town, South Africa' } },
		{ details: { destination: 'Cape Town' } },
	);
	expect((await dashboardNow()).destinations).toEqual([{ destination: 'Cape Town', bookings: 3 }]);
});

test('destinations are found in every shape of booking, the airports of a place together', async () => {
	await book(
		{ details: { destination: 'London (LHR)' } },
		{ details: { flight: { destination: 'London (LGW)' } } },
		{ details: { destination: 'London' } },
		{ details: { tour: { destination: 'Kyoto, Japan' } } },
		{ details: { tourName: 'Highlights of Oslo' } },
		{ details: { destination: '' }, title: 'New York (JFK) to Kyoto, Japan' },
		{ details: {}, title: '' },
		{ details: { destination: 'Rome' }, createdAt: new Date('2026-01-01T00:00:00Z') },
	);
	expect((await dashboardNow()).destinations).toEqual([
		{ destination: 'London', bookings: 3 },
		{ destination: 'Kyoto', bookings: 2 },
		{ destination: 'Highlights of Oslo', bookings: 1 },
	]);
});

test('an offer waits too long when more than 24 hours have passed and nobody took it up', async () => {
	const dayBefore = testNow.getTime() - 24 * 3_600_000;
	await request(
		{ name: 'Exactly a day', createdAt: new Date(dayBefore) },
		{ name: 'A day and a moment', createdAt: new Date(dayBefore - 1) },
		{ name: 'Taken up', createdAt: new Date(dayBefore - 1) },
		{ name: 'A week', createdAt: new Date(dayBefore - 6 * 86_400_000) },
	);
	await bringTo(db, 'custom offer', { 3: 'Waiting for them' });
	const { waiting, waitingOffers } = await dashboardNow();
	expect(waiting).toBe(2);
	expect(waitingOffers.map(({ name }) => name)).toEqual(['A week', 'A day and a moment']);
});

test('a booking waits too long when more than 24 hours have passed and nobody decided on it', async () => {
	const dayBefore = testNow.getTime() - 24 * 3_600_000;
	await book(
		{ createdAt: new Date(dayBefore) },
		{ createdAt: new Date(dayBefore - 1) },
		{ createdAt: new Date(dayBefore - 1), status: 'Confirmed' },
		{ createdAt: new Date(dayBefore - 1), status: 'Cancelled' },
		{
			createdAt: new Date(dayBefore - 600 * 86_400_000),
			name: '',
			details: { passengerName: 'Grace Hopper' },
		},
	);
	const { pending, pendingBookings, waiting } = await dashboardNow();
	expect([pending, waiting]).toEqual([2, 0]);
	expect(pendingBookings.map(({ reference, name }) => [reference, name])).toEqual([
		['BD2000004', 'Grace Hopper'],
		['BD2000001', 'Ada Lovelace'],
	]);
	const old = (_: unknown, index: number) => ({ reference: `BD${index}`, createdAt: new Date(0) });
	await book(...Array.from({ length: 30 }, old));
	const later = await dashboardNow();
	expect(later.pending).toBe(32);
	expect(later.pendingBookings.length).toBeLessThan(30);
});

test('of many that wait the oldest are named, and all are counted', async () => {
	const rows = Array.from({ length: 30 }, (_, index) => ({
		name: `Person ${index}`,
		createdAt: new Date(testNow.getTime() - (30 + index) * 3_600_000),
	}));
	await request(...rows);
	const { waiting, waitingOffers } = await dashboardNow();
	expect(waiting).toBe(30);
	expect(waitingOffers.map(({ name }) => name).slice(0, 2)).toEqual(['Person 29', 'Person 28']);
	expect(waitingOffers.length).toBeLessThan(30);
});

async function dashboardNow() {
	const { status, body } = await ask(handle, 'GET', '/api/admin/dashboard');
	expect(status).toBe(200);
	return dashboard.parse(body);
}

async function book(...rows: Parameters<typeof storedBooking>[1][]): Promise<void> {
	await db
		.insert(bookings)
		.values(rows.map((row, index) => storedBooking(index, { createdAt: now, ...row })));
}

async function request(...rows: Partial<typeof customOffers.$inferInsert>[]): Promise<void> {
	const values = rows.map((row) => ({
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		phone: '+1 212 555 0100',
		destination: 'Lisbon',
		departureDate: '2027-03-03',
		returnDate: '2027-03-10',
		budget: '$3,000',
		travelClass: 'Economy',
		createdAt: testNow,
		...row,
	}));
	await db.insert(customOffers).values(values);
}

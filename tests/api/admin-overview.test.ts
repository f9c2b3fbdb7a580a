import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { counts } from '#src/contract/desk/overview.ts';
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

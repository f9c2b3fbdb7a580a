import { randomUUID } from 'node:crypto';

import { addSeconds } from 'date-fns/addSeconds';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { type BookingPageView, bookingPageView } from '#src/contract/desk/booking-page.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import { presenceSeconds } from '#src/domain/desk/presence.ts';
import {
	notes,
	bookings,
	bookingViewers,
	operations,
	departures,
	messages,
	outbox,
	payments,
} from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { insertTours } from '../support/tours.ts';

const { db, deps, ask, signedIn } = administratorCalls(await testDatabase());

beforeEach(() => db.insert(bookings).values([storedBooking(1), storedBooking(2)]));

async function pageOf(id: number, as?: string): Promise<BookingPageView> {
	const { status, body } = await ask(handle, 'GET', `/api/desk/bookings/${id}`, undefined, as);
	expect(status).toBe(200);
	return bookingPageView.parse(body);
}

function show(id: number, isOpen: boolean, as?: string) {
	return ask(handle, 'PUT', `/api/desk/bookings/${id}/viewers`, { isOpen }, as);
}

test('a booking’s page tells all that the desk has of it, and nothing of another', async () => {
	await insertTours(db, tourRow());
	await db
		.update(bookings)
		.set({ departureId: 1, travelers: 3, heldUntil: addSeconds(testNow, 9) });
	await db.insert(messages).values([
		{ bookingId: 1, kind: 'question', body: 'May I bring my cello?' },
		{ bookingId: 2, kind: 'question', body: 'And my harp?' },
	]);
	const paid = { method: 'Card', paidOn: '2026-11-20', author: 'Ana' } as const;
	await db.insert(payments).values([
		{ ...paid, bookingId: 1, amount: 500 },
		{ ...paid, bookingId: 1, amount: -40.5, note: 'Sorry' },
		{ ...paid, bookingId: 2, amount: 700 },
	]);
	const operation = { action: 'extend hold', author: 'Ana', version: 2 } as const;
	const undoUntil = addSeconds(testNow, 600);
	await db.insert(operations).values([
		{ ...operation, bookingId: 1, summary: 'Over', undoUntil: testNow },
		{ ...operation, bookingId: 1, summary: 'Held longer', undoUntil },
		{ ...operation, bookingId: 2, summary: 'Elsewhere', undoUntil },
	]);
	const letter = { kind: 'test', recipient: 'ada@example.com', body: '' };
	await db.insert(outbox).values([
		{ ...letter, subject: 'Sent', bookingId: 1, sentAt: testNow },
		{ ...letter, subject: 'Waits', bookingId: 1, operationId: 2, nextAttemptAt: undoUntil },
		{ ...letter, subject: 'Other', bookingId: 2 },
	]);
	await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Confirmed', version: 1 });

	const page = await pageOf(1);
	expect(page.booking).toMatchObject({
		bookingId: 'BD2000001',
		status: 'Confirmed',
		source: 'site',
	});
	expect(page.trip.messages.map(({ body }) => body)).toEqual(['May I bring my cello?']);
	expect(page.payments.map(({ amount }) => amount)).toEqual([500, -40.5]);
	expect(page.letters.map(({ subject, state }) => [subject, state])).toEqual([
		[expect.stringContaining('confirmed'), 'waiting'],
		['Waits', 'waiting'],
		['Sent', 'sent'],
	]);
	expect(page.changes).toMatchObject([
		{
			author: 'The Boss',
			action: 'updated',
			before: { status: 'Pending Confirmation' },
			after: { status: 'Confirmed' },
		},
	]);
	expect(page.operations).toMatchObject([
		{ action: 'confirm', author: 'The Boss', hasWaitingLetter: true },
		{ summary: 'Held longer', undoUntil: undoUntil.toISOString(), hasWaitingLetter: true },
		{ summary: 'Over', undoUntil: null, hasWaitingLetter: false },
	]);
	const [departure] = await db.select().from(departures);
	const capacity = departure?.capacity ?? 0;
	expect(page.departure).toMatchObject({ id: 1, capacity, seatsLeft: capacity - 6 });
	expect(page).toMatchObject({ notes: [], scheduleChanges: [], viewers: [] });
});

test('whoever asks again is told when nothing has changed', async () => {
	const headers = { Cookie: (await signedIn({ email: 'ana@example.com', isAdmin: true })).cookie };
	const path = '/api/desk/bookings/1';
	const first = await send(handle, deps, 'GET', path, { headers });
	const known = { ...headers, 'If-None-Match': first.headers.get('ETag') ?? '' };
	expect((await send(handle, deps, 'GET', path, { headers: known })).status).toBe(304);
	await db.insert(notes).values({ bookingId: 1, body: 'Aisle', author: 'Ana' });
	expect((await send(handle, deps, 'GET', path, { headers: known })).status).toBe(200);
});

test('a note is stored once for each attempt, with who wrote it; the newest stands first', async () => {
	const note = (id: number, body: string, attempt: string) =>
		signedAs(attempt, 'POST', '/api/desk/notes', { of: `booking-${id}`, body });
	const attempt = randomUUID();
	for (const _ of [1, 2]) {
		expect(await note(1, '  Prefers the aisle. ', attempt)).toMatchObject({
			status: 200,
			body: { body: 'Prefers the aisle.', author: 'Ana', createdAt: testNow.toISOString() },
		});
	}
	expect((await note(1, 'Prefers the window.', attempt)).status).toBe(409);
	expect((await note(2, 'Prefers the aisle.', attempt)).status).toBe(409);
	expect((await note(1, ' \u200b ', randomUUID())).body).toMatchObject({
		issues: [{ path: 'body', message: 'Please write a note.' }],
	});
	expect((await note(9, 'Nobody’s', randomUUID())).status).toBe(404);
	await note(1, 'Called back.', randomUUID());
	expect((await pageOf(1)).notes.map(({ body }) => body)).toEqual([
		'Called back.',
		'Prefers the aisle.',
	]);
});

test('colleagues see each other on a booking as long as they say that they are there', async () => {
	const { cookie: ana } = await signedIn({
		email: 'ana@example.com',
		fullName: 'Ana',
		isAgent: true,
	});
	expect((await show(1, true)).status).toBe(200);
	await show(1, true, ana);
	expect([(await pageOf(1)).viewers, (await pageOf(1, ana)).viewers]).toEqual([
		['Ana'],
		['The Boss'],
	]);
	expect((await pageOf(2)).viewers).toEqual([]);
	await show(1, false, ana);
	expect((await pageOf(1)).viewers).toEqual([]);

	// Whoever closes the lid says nothing.
	await show(2, true, ana);
	const at = (seconds: number) => ({ ...deps, now: () => addSeconds(testNow, seconds) });
	const seenAt = async (seconds: number) => {
		const boss = await signedIn({ email: `${seconds}@example.com`, isAdmin: true });
		const headers = { Cookie: boss.cookie };
		const path = '/api/desk/bookings/2';
		const { body } = await send(handle, at(seconds), 'GET', path, { headers });
		return bookingPageView.parse(body).viewers;
	};
	expect(await seenAt(presenceSeconds)).toEqual(['Ana']);
	expect(await seenAt(presenceSeconds + 1)).toEqual([]);
	const { cookie } = await signedIn({ email: 'late@example.com', isAdmin: true });
	await send(handle, at(presenceSeconds + 1), 'PUT', '/api/desk/bookings/1/viewers', {
		body: { isOpen: true },
		headers: { Cookie: cookie },
	});
	expect(await db.$count(bookingViewers)).toBe(1);
});

test('what a traveller wrote is read by whoever looks at the page, not by whatever loads it', async () => {
	await db.insert(messages).values({ bookingId: 1, kind: 'question', body: 'Hello?' });
	const readAt = async () => (await pageOf(1)).trip.messages[0]?.readAt;
	expect(await readAt()).toBeNull();
	await show(2, true);
	await show(1, false);
	expect(await readAt()).toBeNull();
	await show(1, true);
	expect(await readAt()).toBe(testNow.toISOString());
});

test('there is no page of a booking that is not there', async () => {
	const { status, body } = await ask(handle, 'GET', '/api/desk/bookings/9');
	expect([status, body]).toEqual([404, { message: 'There is no booking with this number.' }]);
	expect((await show(9, true)).status).toBe(404);
});

async function signedAs(attempt: string, method: string, path: string, body: object) {
	ana ??= await signedIn({ email: 'ana@example.com', fullName: 'Ana', isAgent: true });
	const headers = { Cookie: ana.cookie, [attemptHeader]: attempt };
	return send(handle, deps, method, path, { body, headers });
}
let ana: { cookie: string } | null = null;
beforeEach(() => {
	ana = null;
});

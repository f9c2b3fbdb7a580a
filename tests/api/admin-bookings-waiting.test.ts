import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { listedBooking } from '#src/contract/desk/bookings.ts';
import { counts } from '#src/contract/desk/overview.ts';
import { bookings, messages } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);

type Message = typeof messages.$inferInsert;
const readAt = new Date('2026-11-21T12:00:00Z');

/** Bookings 1, 2, 3…, each with messages. */
async function store(...written: Omit<Message, 'bookingId' | 'body'>[][]) {
	await db.insert(bookings).values(written.map((_, index) => storedBooking(index + 1)));
	const rows = written.flatMap((ofOne, index) =>
		ofOne.map((message) => ({ ...message, bookingId: index + 1, body: 'May we come?' })),
	);
	if (rows.length > 0) await db.insert(messages).values(rows);
}

async function list(query = '') {
	const { body } = await ask(handle, 'GET', `/api/bookings?limit=25${query}`);
	return z.array(listedBooking).parse(body);
}

async function waiting() {
	const rows = await list();
	return rows.flatMap(({ id, waitsForAnswer }) => (waitsForAnswer ? [id] : [])).toReversed();
}

const asked = { kind: 'cancellation', cancellation: 'asked' } as const;

test('who wrote what nobody has seen, or asks to cancel, waits for an answer: in the list, its filter and the count', async () => {
	await store(
		[{ kind: 'question' }],
		[{ kind: 'question', readAt }, { kind: 'change' }, { kind: 'change' }],
		[{ ...asked, readAt }],
		[asked, { kind: 'question' }],
		[],
		[{ kind: 'question', readAt }, { kind: 'answer' }],
		[{ ...asked, cancellation: 'declined', decidedAt: readAt, readAt }],
	);
	expect(await waiting()).toEqual([1, 2, 3, 4]);
	const narrowed = await list('&task=answer&sort=createdAt&direction=ascending');
	expect(narrowed.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
	const { body } = await ask(handle, 'GET', '/api/admin/counts');
	expect(counts.parse(body)).toMatchObject({ bookings: 7, unansweredBookings: 4 });
});

test('the filter goes with the others, and counts what it shows', async () => {
	await store([{ kind: 'question' }], [{ kind: 'question' }], [{ kind: 'change' }]);
	const { headers, body } = await ask(
		handle,
		'GET',
		'/api/bookings?limit=1&offset=1&task=answer&q=BD2000001%20',
	);
	expect(body).toEqual([]);
	expect(headers.get('X-Total-Count')).toBe('1');
	expect(await list('&task=answer&status=Confirmed')).toEqual([]);
	const wrong = await ask(handle, 'GET', '/api/bookings?limit=25&task=everything');
	expect(wrong).toMatchObject({
		status: 400,
		body: {
			issues: [
				{ path: 'task', message: 'task must be one of: answer, travellers, payment, refund.' },
			],
		},
	});
});

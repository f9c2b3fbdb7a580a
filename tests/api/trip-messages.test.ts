import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { bookingTrip } from '#src/contract/desk/trips.ts';
import { messageWords } from '#src/contract/trips/messages.ts';
import { messages as messageRows, outbox, travellers } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { testNow } from '../support/api.ts';
import { cancelCalls, heldFlight, paidTour } from '../support/cancel-calls.ts';
import { testDatabase } from '../support/database.ts';

const { db, trip, post, submit, cancel, desk, accept, bookingNow, messages } = cancelCalls(
	await testDatabase(),
	{ limitsUses: true },
);

beforeEach(() => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const question = { kind: 'question', body: 'May I bring my cello?' };

async function tripSeen(id: number) {
	return z.parse(bookingTrip, (await desk('GET', { id }, 'trip')).body);
}

test('a question goes to the desk’s mailbox, and its answer to the traveller; both stand in the conversation', async () => {
	const held = await trip(1, heldFlight);
	const asked = await post(held, 'messages', question);
	expect([asked.status, asked.body]).toMatchObject([
		201,
		{ ...question, author: '', readAt: null },
	]);
	const answered = await desk('POST', held, 'messages', { body: 'Yes, as a seat of its own.' });
	expect(z.parse(bookingTrip, answered.body).messages).toMatchObject([
		{ ...question, readAt: testNow.toISOString() },
		{
			kind: 'answer',
			author: 'The Boss',
			body: 'Yes, as a seat of its own.',
			readAt: null,
			letter: { state: 'waiting', at: null },
		},
	]);
	const [toDesk, toTraveller] = await db.select().from(outbox).orderBy(outbox.id);
	expect(toDesk).toMatchObject({
		kind: 'trip-message-for-desk',
		recipient: site.email,
		replyTo: 'ada@example.com',
		subject: 'BD2000001: a message',
		body: expect.stringContaining('cello'),
	});
	expect(toTraveller).toMatchObject({
		kind: 'trip-answered',
		recipient: 'ada@example.com',
		body: expect.stringContaining('Yes, as a seat of its own.'),
	});
	expect(toTraveller?.body).not.toContain('cello');
});

test('one attempt is one message and one letter; with other words, or about another trip, it is refused', async () => {
	const [held, other] = [await trip(1, heldFlight), await trip(2, heldFlight)];
	const attempt = randomUUID();
	const statuses = [201, 200, 200];
	for (const status of statuses) {
		expect((await post(held, 'messages', question, attempt)).status).toBe(status);
	}
	expect([await messages(), await db.$count(outbox)]).toMatchObject([[question], 1]);
	const changed = await post(held, 'messages', { ...question, body: 'And a harp?' }, attempt);
	const elsewhere = await post(other, 'messages', question, attempt);
	const reused = { message: messageWords.attemptReused };
	expect([changed.status, changed.body]).toEqual([409, reused]);
	expect([elsewhere.status, elsewhere.body]).toEqual([409, reused]);
	// The forms of a page without a script bring it in a field.
	for (const _ of statuses) await submit(held, 'messages', { ...question, attempt: randomUUID() });
	const again = { ...question, attempt: randomUUID() };
	for (const _ of statuses) {
		const { status, headers } = await submit(held, 'messages', again);
		expect([status, headers.get('Location')]).toEqual([
			303,
			`/trip/${held.reference}?done=messages#messages`,
		]);
	}
	expect(await messages()).toHaveLength(5);
});

test('twelve messages an hour are taken of a trip, whoever sends them; the rest is asked to wait', async () => {
	const [held, other] = [await trip(1, heldFlight), await trip(2, heldFlight)];
	const answers = [];
	for (let count = 0; count < 13; count += 1) answers.push(await post(held, 'messages', question));
	expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill(201), 429]);
	expect(answers.at(-1)?.body).toEqual({ message: messageWords.tooMany });
	expect(await messages()).toHaveLength(12);
	expect((await post(other, 'messages', question)).status).toBe(201);
});

test('what is empty, too long or of no kind is refused at its field', async () => {
	const held = await trip(1, heldFlight);
	const wrong = [
		[{ ...question, body: '  ' }, 'body'],
		[{ ...question, body: 'a'.repeat(4001) }, 'body'],
		[{ ...question, kind: 'answer' }, 'kind'],
	] as const;
	for (const [body, path] of wrong) {
		const answer = await post(held, 'messages', body);
		expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } });
	}
	expect(await messages()).toEqual([]);
});

test('the desk opens a trip with its travellers and messages, and has read them then', async () => {
	const held = await trip(1, heldFlight);
	await db.insert(travellers).values({ bookingId: held.id, seat: 1, name: 'Ada Lovelace' });
	await post(held, 'messages', { kind: 'change', body: 'A week later, please.' });
	const lead = { seat: 1, name: 'Ada Lovelace', birthDate: null, needs: '' };
	const first = await tripSeen(held.id);
	expect(first).toMatchObject({ travellers: [lead], messages: [{ readAt: null }], request: null });
	expect((await tripSeen(held.id)).messages[0]?.readAt).toBe(testNow.toISOString());
	expect((await desk('GET', { id: 99 }, 'trip')).status).toBe(404);
});

test('the desk accepts a request by another amount with a reason, or declines it with a word', async () => {
	const paid = await trip(1, paidTour);
	await cancel(paid);
	const { request } = await tripSeen(paid.id);
	expect(request).toMatchObject({ id: 1, refund: { least: 5058.89, most: 5058.89, isPaid: true } });

	const decline = (body: object) => desk('POST', paid, 'cancellation', { request: 1, ...body });
	const wordless = await decline({});
	expect(wordless).toMatchObject({ status: 400, body: { issues: [{ path: 'reason' }] } });
	expect(await accept(paid, { request: 1, refund: { amount: 7000 } })).toMatchObject({
		status: 400,
		body: { issues: [{ path: 'refund.reason' }] },
	});
	expect((await accept(paid, { request: 1, version: 7 })).status).toBe(409);
	expect((await accept(paid, { request: 2 })).status).toBe(409);
	const late = { reason: 'The hotel keeps it all.', version: 7 };
	expect((await decline(late)).status).toBe(409);
	expect((await decline({ ...late, version: 1, request: 2 })).status).toBe(409);
	expect((await bookingNow(paid)).status).toBe('Confirmed');

	// Until when a booking is held is known of one that waits.
	for (const reason of ['Until {hold end}.', 'Dear {nmae}']) {
		const unfilled = await decline({ reason });
		expect(unfilled).toMatchObject({ status: 400, body: { issues: [{ path: 'reason' }] } });
	}

	const declined = await decline({ reason: 'The hotel keeps {total}.' });
	expect(declined).toMatchObject({ status: 200, body: { trip: { request: null } } });
	expect(await messages()).toMatchObject([
		{ cancellation: 'declined', decidedAt: testNow, readAt: testNow },
		{ kind: 'answer', author: 'The Boss', body: 'The hotel keeps $7,226.99.', cancellation: null },
	]);
	const [letter] = await db.select().from(outbox).where(eq(outbox.kind, 'cancellation-declined'));
	expect(letter?.body).toContain('The hotel keeps $7,226.99.');

	await cancel(paid);
	const refund = { amount: 7000, reason: 'The tour was changed by us.' };
	const accepted = await accept(paid, { request: 3, refund, version: 1 });
	expect(accepted.body).toMatchObject({
		booking: { status: 'Cancelled', refund: 7000, refundReason: refund.reason, version: 2 },
	});
	expect((await tripSeen(paid.id)).request).toBeNull();
	expect((await accept(paid, { request: 3 })).status).toBe(409);
	expect(await db.$count(messageRows, eq(messageRows.cancellation, 'asked'))).toBe(0);
});

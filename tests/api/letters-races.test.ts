import { randomBytes } from 'node:crypto';

import { addDays } from 'date-fns/addDays';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingDecisions } from '#src/contract/desk/bookings.ts';
import { listWaitingLetters } from '#src/contract/desk/letters.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bookings, outbox, sessions } from '#src/server/db/schema.ts';
import { deliverOutbox, type Send } from '#src/server/mail/deliver.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { testPostgres } from '../support/postgres.ts';
import { storedBooking } from '../support/stored-booking.ts';

// A real server: the embedded engine takes one query after the other.
const { database: db } = await testPostgres();
let seconds = 0;
const now = () => new Date(testNow.getTime() + seconds * 1000);
const { ask } = administratorCalls(db, { now });
/** What was sent of the booking: 'confirmed', 'cancelled', 'confirmed again'. */
let told: string[] = [];

beforeEach(async () => {
	seconds = 0;
	told = [];
	await db.insert(bookings).values(storedBooking(1));
	// The days that pass here would end it.
	await db.update(sessions).set({ expiresAt: addDays(testNow, 365) });
});

const accept: Send = async ({ subject }) => {
	told.push(subject.replace(/^.* is /, ''));
};
const deliver = (send = accept) => deliverOutbox({ db, now, randomBytes, send });

async function decide(status: string, more: object = {}): Promise<void> {
	const answer = await ask(handle, 'PATCH', '/api/bookings/1', { status, ...more });
	expect(answer.status).toBe(200);
}

test('a letter that is being replaced at the moment it is due is not sent, and nobody waits for it', async () => {
	await decide('Confirmed');
	seconds = 600;
	const begun = Promise.withResolvers<void>();
	const mayEnd = Promise.withResolvers<void>();
	const replacing = inTransaction(db, async (transaction) => {
		await transaction.delete(outbox).where(eq(outbox.about, 'booking 1'));
		begun.resolve();
		await mayEnd.promise;
	});
	await begun.promise;
	await Promise.all([deliver(), deliver()]);
	mayEnd.resolve();
	await replacing;
	await deliver();
	expect(told).toEqual([]);
});

test('a decision does not wait for the mail server that is handed the letter before it', async () => {
	await decide('Confirmed');
	seconds = 600;
	const handed = Promise.withResolvers<void>();
	const taken = Promise.withResolvers<void>();
	const delivering = deliver(async (letter) => {
		handed.resolve();
		await taken.promise;
		await accept(letter);
	});
	await handed.promise;
	await decide('Cancelled');
	taken.resolve();
	await delivering;
	expect(told).toEqual(['confirmed']);
	seconds = 1200;
	await Promise.all([deliver(), deliver(), deliver()]);
	expect(told).toEqual(['confirmed', 'cancelled']);
});

/** Eighty moments of a booking that nobody leaves alone, the same in every run. */
async function liveThrough(
	stepOf: (step: number) => { sendsLetter: boolean; send: Send },
): Promise<void> {
	for (let step = 0; step < 80; step += 1) {
		seconds += [0, 599, 601, 200, 600, 1, 1500][(step * 5) % 7] ?? 0;
		const { sendsLetter, send } = stepOf(step);
		const decisions = Array.from({ length: 1 + (step % 3) }, (_, index) =>
			decide(bookingDecisions[(step + index) % 2] ?? '', { sendsLetter }),
		);
		await Promise.all([...decisions, deliver(send), deliver(send)]);
		const waiting = and(isNull(outbox.sentAt), isNull(outbox.cancelledAt), eq(outbox.attempts, 0));
		expect(await db.$count(outbox, waiting)).toBeLessThanOrEqual(1);
	}
	seconds += 3600;
	await Promise.all([deliver(), deliver()]);
}

async function status(): Promise<string> {
	const [booking] = await db.select().from(bookings);
	return booking?.status.toLowerCase() ?? '';
}

test('whatever decisions and deliverers do at once, each letter tells something new and the last one the truth', async () => {
	await liveThrough(() => ({ sendsLetter: true, send: accept }));
	const states = told.map((words) => words.replace(' again', ''));
	expect(states.length).toBeGreaterThan(10);
	expect(states.filter((state, index) => state === states[index - 1])).toEqual([]);
	expect(states.at(-1)).toBe(await status());
});

test('with a mail server that comes and goes, and letters kept back, nothing that is over is told late', async () => {
	const refuse: Send = () => Promise.reject(new Error('The mail server is away'));
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	await liveThrough((step) => ({
		sendsLetter: step % 11 !== 0,
		send: step % 3 === 0 ? refuse : accept,
	}));
	vi.restoreAllMocks();
	const tellsOf = await status();
	const before = told.length;
	await decide(tellsOf === 'confirmed' ? 'Cancelled' : 'Confirmed');
	seconds += 3 * 24 * 3600;
	await Promise.all([deliver(), deliver()]);
	expect(told.slice(before).map((words) => words.replace(' again', ''))).toEqual([await status()]);
});

test('a letter that is kept back while it falls due is either kept back or sent', async () => {
	for (let round = 0; round < 20; round += 1) {
		await decide(bookingDecisions[round % 2] ?? '');
		seconds += 600;
		const before = told.length;
		const { body } = await ask(handle, 'GET', '/api/admin/letters/waiting');
		const [letter] = listWaitingLetters.reply.parse(body).newest;
		const path = `/api/admin/letters/${letter?.id}`;
		const [{ status }] = await Promise.all([ask(handle, 'POST', `${path}/cancel`, {}), deliver()]);
		expect(told.length - before).toBe(status === 200 ? 0 : 1);
	}
});

import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { listUndeliveredLetters } from '#src/contract/desk/letters.ts';
import { outbox } from '#src/server/db/schema.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { letterCalls } from '../support/letter-calls.ts';
import { loggedLines } from '../support/logged.ts';

const db = await testDatabase();
const { ask, cancel, store, decide, deliverAt, sent } = letterCalls(db);
loggedLines();

const letter = { kind: 'test', recipient: 'ada@example.com', subject: 'Hello', body: 'Hello' };
const refused = 'Error EENVELOPE 550';

beforeEach(async () => {
	await db.insert(outbox).values([
		{ ...letter, createdAt: testNow, attempts: 10, lastError: refused },
		{ ...letter, createdAt: testNow, attempts: 10, lastError: 'Superseded' },
		{ ...letter, createdAt: testNow, attempts: 9, lastError: refused },
	]);
});

async function undelivered() {
	const { body } = await ask(handle, 'GET', listUndeliveredLetters.path);
	return listUndeliveredLetters.reply.parse(body);
}

function resend(id: number) {
	return ask(handle, 'POST', `/api/admin/letters/${id}/resend`, {});
}

async function deliver(): Promise<string[]> {
	const taken: string[] = [];
	const send = async ({ id }: { id: number }) => void taken.push(String(id));
	await deliverOutbox({ db, now: () => testNow, randomBytes, send });
	return taken;
}

test('letters that were given up are counted, those that a later one replaced are not', async () => {
	expect(await undelivered()).toEqual({ givenUp: 1, late: 0 });
});

test('a letter that was given up is tried once more when it is asked for, however often', async () => {
	expect((await resend(1)).status).toBe(200);
	expect((await resend(1)).status).toBe(200);
	expect((await undelivered()).givenUp).toBe(0);
	expect(await deliver()).toEqual(['1', '3']);
	expect(await resend(2)).toMatchObject({
		status: 409,
		body: { message: 'A later letter about the same took its place.' },
	});
	expect((await resend(9)).status).toBe(404);
});

test('a letter that was given up counts as long as it waits in Today, and anew once it is tried again', async () => {
	const done = { kind: 'letter', version: 0, mark: 'done' };
	expect((await ask(handle, 'PATCH', '/api/desk/queue/1', done)).status).toBe(200);
	expect((await undelivered()).givenUp).toBe(0);
	await resend(1);
	await db.update(outbox).set({ attempts: 10 }).where(eq(outbox.id, 1));
	expect((await undelivered()).givenUp).toBe(1);
});

test('a letter that was given up can be cancelled, one that is being tried cannot', async () => {
	expect((await cancel(1)).status).toBe(200);
	expect((await undelivered()).givenUp).toBe(0);
	await deliverOutbox({
		db,
		now: () => testNow,
		randomBytes,
		async send({ id }) {
			expect([id, (await cancel(id)).status, (await resend(id)).status]).toEqual([3, 409, 409]);
		},
	});
	expect((await cancel(3)).body).toEqual({ message: 'It is too late: this letter was sent.' });
});

test('a letter that was given up is not tried again once a later decision is told', async () => {
	await db.delete(outbox);
	await store();
	await decide('Confirmed');
	await db.update(outbox).set({ attempts: 10, nextAttemptAt: null, lastError: refused });
	expect((await undelivered()).givenUp).toBe(1);
	await decide('Cancelled');
	expect((await undelivered()).givenUp).toBe(0);
	await deliverAt(10);
	expect(sent.map(({ kind }) => kind)).toEqual(['booking-cancelled']);
});

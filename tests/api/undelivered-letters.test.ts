import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/letters.ts';
import { listUndeliveredLetters } from '#src/contract/admin/letters.ts';
import { outbox } from '#src/server/db/schema.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { letterCalls } from '../support/letter-calls.ts';
import { loggedLines } from '../support/logged.ts';

const db = await testDatabase();
const { ask, store, decide, deliverAt, sent } = letterCalls(db);
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
	const { body } = await ask(handle, 'GET', '/api/admin/letters/undelivered');
	return listUndeliveredLetters.reply.parse(body);
}

async function deliver(): Promise<string[]> {
	const taken: string[] = [];
	const send = async ({ id }: { id: number }) => void taken.push(String(id));
	await deliverOutbox({ db, now: () => testNow, send });
	return taken;
}

test('letters that were given up are shown with what is known of them', async () => {
	const { recipient, subject } = letter;
	expect(await undelivered()).toEqual({
		givenUp: 1,
		late: 0,
		newest: [{ id: 1, recipient, subject, createdAt: testNow.toISOString(), error: refused }],
	});
});

test('a letter that was given up is tried once more when it is asked for, however often', async () => {
	expect((await ask(handle, 'POST', '/api/admin/letters/1/retry', {})).status).toBe(200);
	expect((await ask(handle, 'POST', '/api/admin/letters/1/retry', {})).status).toBe(200);
	expect((await undelivered()).givenUp).toBe(0);
	expect(await deliver()).toEqual(['1', '3']);
	for (const id of [1, 2, 9]) {
		expect((await ask(handle, 'POST', `/api/admin/letters/${id}/retry`, {})).status).toBe(404);
	}
});

test('a letter that was given up can be let go, one that is under way cannot', async () => {
	expect((await ask(handle, 'DELETE', '/api/admin/letters/1')).status).toBe(200);
	expect((await ask(handle, 'DELETE', '/api/admin/letters/3')).status).toBe(404);
	expect((await undelivered()).givenUp).toBe(0);
});

test('a letter that was given up is not tried again once a later decision is told', async () => {
	await db.delete(outbox);
	await store();
	await decide('Confirmed');
	await db.update(outbox).set({ attempts: 10, nextAttemptAt: null, lastError: refused });
	expect((await undelivered()).givenUp).toBe(1);
	await decide('Cancelled');
	expect((await undelivered()).givenUp).toBe(0);
	await deliverAt(2);
	expect(sent.map(({ kind }) => kind)).toEqual(['booking-cancelled']);
});

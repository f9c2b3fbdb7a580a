import { randomBytes } from 'node:crypto';

import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { handle as deliver } from '#functions/outbox.ts';
import { listMutedAddresses } from '#src/contract/desk/letters.ts';
import { bookings, changes, mutedAddresses, outbox } from '#src/server/db/schema.ts';
import { oldestWaiting } from '#src/server/mail/deliver.ts';
import { addToOutbox } from '#src/server/mail/outbox.ts';
import { site } from '#src/site.ts';

import { testDatabase } from '../support/database.ts';
import { letterCalls } from '../support/letter-calls.ts';
import { startMailServer } from '../support/mail-server.ts';

const db = await testDatabase();
const calls = letterCalls(db);
const { ask, bookingLetters, clock, decide, cancel, now, store, waitingLetters } = calls;
const mailServer = await startMailServer();
afterAll(() => mailServer.close());

beforeEach(() => {
	mailServer.received.length = 0;
	vi.spyOn(console, 'warn').mockReturnValue();
	return () => vi.restoreAllMocks();
});

const path = '/api/admin/muted-addresses';

async function muted() {
	return listMutedAddresses.reply.parse((await ask(handle, 'GET', path)).body);
}

function write(recipient = 'ada@example.com', subject = 'Hello') {
	return addToOutbox(db, { kind: 'test', recipient, subject, body: 'Hello\n' });
}

async function deliverAt(minutes: number) {
	clock.minutes = minutes;
	await deliver({ db, now, randomBytes }, mailServer.url);
}

const received = () => mailServer.received.map(({ to }) => to[0]);

test('after a letter that came back no other goes to the address until that is lifted, and then all do', async () => {
	await write('Ada@example.com', 'first');
	mailServer.refuseNext('550 5.1.1 <Ada@example.com> is unknown');
	await deliverAt(0);
	await write('ada@example.com', 'second');
	await write('grace@example.com');
	await deliverAt(30);
	expect(received()).toEqual(['grace@example.com']);
	expect(await oldestWaiting(db)).toBeNull();
	const [row] = await muted();
	expect(row).toMatchObject({ address: 'ada@example.com', reason: 'returned' });
	expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).toMatch(/letter came back/);
	expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toMatch(/ada@/i);

	expect((await ask(handle, 'DELETE', `${path}/${row?.id}`)).status).toBe(200);
	expect((await ask(handle, 'DELETE', `${path}/${row?.id}`)).status).toBe(404);
	await deliverAt(31);
	expect(received()).toEqual(['grace@example.com', 'Ada@example.com', 'ada@example.com']);
	expect(await muted()).toEqual([]);
});

test.each([
	['550 5.1.1 no such user', true],
	['550-5.1.1 Gone\r\n550 5.1.1 for good', true],
	['550 5.1.10 recipient has null MX', true],
	['550 5.2.1 mailbox is disabled', true],
	['550 no such user here', true],
	['551 user not local', true],
	['553 mailbox name not allowed', true],
	['556 does not accept mail', true],
	['550 5.1.8 sender address rejected', false],
	['550 5.2.2 mailbox is full', false],
	['550 5.7.1 blocked, see https://list.example', false],
	['554 5.7.1 relay access denied', false],
	['550 relaying denied', false],
	['550 blocked as spam', false],
	['554 transaction failed', false],
	['450 4.1.1 try again', false],
	['452 4.2.2 mailbox is full', false],
])('the reply "%s" tells that an address takes no letters: %s', async (reply, isReturned) => {
	await write();
	mailServer.refuseNext(reply);
	await deliverAt(0);
	expect((await muted()).length).toBe(isReturned ? 1 : 0);
	await deliverAt(10);
	expect(received()).toEqual(isReturned ? [] : ['ada@example.com']);
});

test('letters to the desk are tried on, whatever is said of its mailbox', async () => {
	await write(site.email);
	mailServer.refuseNext('550 5.1.1 no such user');
	await deliverAt(0);
	await deliverAt(10);
	expect(received()).toEqual([site.email]);
	const { status, body } = await ask(handle, 'POST', path, { address: site.email });
	expect([status, body]).toEqual([400, expect.objectContaining({ issues: expect.any(Array) })]);
});

test('somebody who asks is not written to again, and who noted that is written down without the address', async () => {
	const first = await ask(handle, 'POST', path, { address: 'Ada@Example.com' });
	expect(first).toMatchObject({
		status: 201,
		body: { address: 'ada@example.com', reason: 'asked' },
	});
	expect((await ask(handle, 'POST', path, { address: 'ada@example.com' })).status).toBe(409);
	await write();
	await deliverAt(0);
	expect(received()).toEqual([]);
	await ask(handle, 'DELETE', `${path}/1`);
	await deliverAt(1);
	expect(received()).toEqual(['ada@example.com']);
	const noted = await db.select().from(changes).orderBy(changes.id);
	expect(noted).toMatchObject([
		{
			action: 'created',
			subject: 'muted address',
			label: 'a…@example.com',
			email: 'boss@example.com',
		},
		{ action: 'deleted', subject: 'muted address', label: 'a…@example.com' },
	]);
	expect(JSON.stringify(noted)).not.toContain('ada');
});

test('who decides is told that letters do not arrive, before and after', async () => {
	await store();
	await ask(handle, 'POST', path, { address: 'ada@example.com' });
	expect((await bookingLetters()).Confirmed).toMatchObject({ muted: 'asked', notes: [] });
	await decide('Confirmed');
	await deliverAt(10);
	const { waiting, newest } = await waitingLetters();
	expect([waiting, newest]).toEqual([1, [expect.objectContaining({ muted: 'asked' })]]);
	expect((await cancel(newest[0]?.id)).status).toBe(200);
	expect(await db.select().from(outbox)).toMatchObject([{ cancelledAt: now() }]);
	expect((await waitingLetters()).waiting).toBe(0);
	expect(await db.select().from(bookings)).toMatchObject([{ status: 'Confirmed' }]);
});

test('the letter about a decision that came back itself is shown until it is kept back', async () => {
	await store();
	await decide('Confirmed');
	mailServer.refuseNext('550 5.1.1 no such user');
	await deliverAt(10);
	const { newest } = await waitingLetters();
	expect(newest).toMatchObject([{ recipient: 'ada@example.com', muted: 'returned' }]);
	await decide('Cancelled');
	expect((await waitingLetters()).newest).toHaveLength(1);
	expect((await bookingLetters()).Cancelled.muted).toBe('returned');
});

test('the list is searched', async () => {
	await db.insert(mutedAddresses).values([
		{ address: 'ada@example.com', reason: 'asked' },
		{ address: 'grace@example.com', reason: 'returned' },
	]);
	const { body } = await ask(handle, 'GET', `${path}?q=grace`);
	expect(body).toMatchObject([{ address: 'grace@example.com' }]);
});

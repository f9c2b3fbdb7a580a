import { randomBytes } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { listLetters, listLetterSamples, openLetter } from '#src/contract/desk/letters.ts';
import { changes, mutedAddresses, outbox } from '#src/server/db/schema.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';
import { paragraph } from '#src/server/mail/layout/blocks.ts';
import { laidOut } from '#src/server/mail/layout/laid-out.ts';
import { addToOutbox } from '#src/server/mail/outbox.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { letterKinds } from '../support/letter-kinds.ts';

const { db, ask } = administratorCalls(await testDatabase());
const minute = 60_000;
const later = new Date(testNow.getTime() + 30 * minute);

const written = laidOut({
	kind: 'booking-received',
	recipient: 'ada@example.com',
	subject: 'Your booking',
	keepsText: true,
	blocks: [paragraph('Thank you for <booking>.')],
});
const key = { ...written, kind: 'password-reset', subject: 'A key', keepsText: false };

// In this order, from 1: sent, failed, cancelled, muted, waiting after a try, a key that waits.
beforeEach(async () => {
	await db.insert(mutedAddresses).values({ address: 'grace@example.com', reason: 'asked' });
	await db
		.insert(outbox)
		.values([
			{ ...written, sentAt: testNow, attempts: 1 },
			{ ...written, attempts: 10, lastError: 'Error EENVELOPE 550' },
			{ ...written, attempts: 0, cancelledAt: testNow },
			{ ...written, recipient: 'Grace@example.com' },
			{ ...written, subject: 'Élan', attempts: 2, nextAttemptAt: later, lastError: 'ESOCKET' },
			key,
		]);
});

async function list(query = '') {
	const { body, headers } = await ask(handle, 'GET', `/api/admin/letters${query}`);
	return { rows: listLetters.reply.parse(body), total: headers.get('X-Total-Count') };
}

async function open(id: number) {
	return openLetter.reply.parse((await ask(handle, 'GET', `/api/admin/letters/${id}`)).body);
}

function act(id: number, what: 'resend' | 'cancel') {
	return ask(handle, 'POST', `/api/admin/letters/${id}/${what}`, {});
}

async function deliver() {
	const taken: string[] = [];
	const send = async ({ subject }: { subject: string }) => void taken.push(subject);
	await deliverOutbox({ db, now: () => testNow, randomBytes, send });
	return taken;
}

test('the newest letter stands first, each with where it stands; the list can be narrowed and searched', async () => {
	const { rows, total } = await list();
	expect(rows.map(({ id, state }) => [id, state])).toEqual([
		[6, 'waiting'],
		[5, 'waiting'],
		[4, 'muted'],
		[3, 'cancelled'],
		[2, 'failed'],
		[1, 'sent'],
	]);
	expect(total).toBe('6');
	expect(rows[1]).toMatchObject({ attempts: 2, error: 'ESOCKET', at: later.toISOString() });
	for (const { id, state } of rows) {
		const narrowed = await list(`?state=${state}`);
		expect(narrowed.rows.map((row) => row.id)).toContain(id);
		expect(new Set(narrowed.rows.map((row) => row.state))).toEqual(new Set([state]));
	}
	expect((await list('?q=elan')).rows.map(({ id }) => id)).toEqual([5]);
	expect((await list('?q=grace@example&state=muted')).total).toBe('1');
	expect((await ask(handle, 'GET', '/api/admin/letters?state=lost')).status).toBe(400);
});

test('a letter opens with what it said, and its page can do nothing', async () => {
	expect(await open(1)).toMatchObject({
		body: 'Thank you for <booking>.\n',
		hasHtml: true,
		notResent: null,
		notCancelled: 'It is too late: this letter was sent.',
	});
	const page = await ask(handle, 'GET', '/api/admin/letters/1/page');
	expect(page.body).toContain('Thank you for &lt;booking&gt;.');
	expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
	expect(page.headers.get('Content-Security-Policy')).toBe(
		"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups",
	);
	expect((await ask(handle, 'GET', '/api/admin/letters/99/page')).status).toBe(404);
	expect((await ask(handle, 'GET', '/api/admin/letters/99')).status).toBe(404);
});

test('a letter that was sent or cancelled is written anew, one that waits is tried at once', async () => {
	for (const id of [1, 3, 5]) expect((await act(id, 'resend')).status).toBe(200);
	expect(await deliver()).toEqual(['Élan', 'A key', 'Your booking', 'Your booking']);
	expect((await list('?state=sent')).rows.map(({ id }) => id)).toEqual([8, 7, 6, 5, 1]);
	const log = await db.select().from(changes).orderBy(changes.id);
	expect(
		log.map(({ subject, subjectId, label, before, after }) => ({
			subject,
			subjectId,
			label,
			before,
			after,
		})),
	).toEqual(
		[
			[1, 'sent'],
			[3, 'cancelled'],
			[5, 'waiting'],
		].map(([subjectId, state]) => ({
			subject: 'letter',
			subjectId,
			label: 'booking-received, a…@example.com',
			before: { state },
			after: { state: 'resent' },
		})),
	);
});

test('what held a key is forgotten when it is sent, and is not sent again', async () => {
	expect(await open(6)).toMatchObject({ body: 'Thank you for <booking>.\n', notResent: null });
	await deliver();
	const reason = expect.stringContaining('It held a link that opens something');
	expect(await open(6)).toMatchObject({
		state: 'sent',
		body: null,
		hasHtml: false,
		notResent: reason,
	});
	expect(await act(6, 'resend')).toMatchObject({ status: 409, body: { message: reason } });
	expect((await ask(handle, 'GET', '/api/admin/letters/6/page')).status).toBe(404);
	expect(await act(4, 'resend')).toMatchObject({
		status: 409,
		body: { message: expect.stringContaining('No letter goes to this address') },
	});
});

test('a letter that waits, failed or is muted is cancelled once, by whoever comes first', async () => {
	const answers = await Promise.all([6, 6, 6].map((id) => act(id, 'cancel')));
	expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
		200, 409, 409,
	]);
	for (const id of [2, 4, 5]) expect((await act(id, 'cancel')).status).toBe(200);
	expect((await list('?state=cancelled')).rows.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
	expect(await deliver()).toEqual([]);
	expect(await open(6)).toMatchObject({ body: null });
	expect((await open(5)).body).not.toBeNull();
	expect(await db.$count(changes)).toBe(4);
});

test('a letter is cancelled or sent, never both, whoever comes first', async () => {
	await db.delete(outbox);
	for (let round = 0; round < 20; round += 1) {
		await addToOutbox(db, { ...written, subject: String(round) });
		const [{ id } = { id: 0 }] = (await list()).rows;
		const [cancelled, sent] = await Promise.all([act(id, 'cancel'), deliver()]);
		expect([cancelled.status, sent.length]).toEqual(sent.length === 0 ? [200, 0] : [409, 1]);
	}
});

test('of every kind of letter there is a sample, with its text and its page', async () => {
	const { body } = await ask(handle, 'GET', '/api/admin/letter-samples');
	const samples = listLetterSamples.reply.parse(body);
	const kinds = new Set(samples.map(({ kind }) => kind));
	expect(letterKinds().filter((kind) => !kind.includes('$') && !kinds.has(kind))).toEqual([]);
	for (const { id, subject, body: text } of samples) {
		const page = await ask(handle, 'GET', `/api/admin/letter-samples/${id}/page`);
		expect([subject, page.status, text.length > 40]).toEqual([subject, 200, true]);
	}
	const past = `/api/admin/letter-samples/${samples.length + 1}/page`;
	expect((await ask(handle, 'GET', past)).status).toBe(404);
});

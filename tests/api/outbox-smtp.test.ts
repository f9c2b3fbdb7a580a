import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/outbox.ts';
import { outbox } from '#src/server/db/schema.ts';
import type { NewLetter } from '#src/server/mail/letter.ts';
import { addToOutbox } from '#src/server/mail/outbox.ts';

import { testNow } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { startMailServer } from '../support/mail-server.ts';

const db = await testDatabase();
const mailServer = await startMailServer();
afterAll(() => mailServer.close());

beforeEach(async () => {
	await emptyDatabase(db);
	mailServer.received.length = 0;
	vi.spyOn(console, 'warn').mockReturnValue();
	return () => vi.restoreAllMocks();
});

function write(changes: Partial<NewLetter> = {}) {
	const mail = { kind: 'test', recipient: 'ada@example.com', subject: 'Hello', body: 'Hello\n' };
	return addToOutbox(db, { ...mail, ...changes });
}

function deliver(smtpUrl: string | null = mailServer.url) {
	return handle({ db, now: () => testNow }, smtpUrl);
}

test('a letter arrives as it was written, from us and for one reader', async () => {
	const body = 'Dear Zoë,\n\n.a dot, 日本 and עברית\n'.concat('long '.repeat(300), '\n');
	await write({ body, subject: 'Two weeks in Tokyo', replyTo: 'grace@example.com' });
	await deliver();
	const [mail] = mailServer.received;
	expect(mail).toMatchObject({ from: 'hello@brightdepartures.example', to: ['ada@example.com'] });
	expect(mail?.text.trimEnd()).toBe(body.trimEnd());
	const { createdAt } = (await db.select().from(outbox))[0] ?? {};
	expect(mail?.headers).toEqual(
		expect.arrayContaining([
			'From: Bright Departures <hello@brightdepartures.example>',
			'To: ada@example.com',
			'Reply-To: grace@example.com',
			'Subject: Two weeks in Tokyo',
			`Message-ID: <letter-1.${createdAt?.getTime()}@brightdepartures.example>`,
			'Auto-Submitted: auto-generated',
			'Content-Type: text/plain; charset=utf-8',
		]),
	);
});

test('a subject cannot add a line to the head, nor an address a second reader', async () => {
	await write({ subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBuy now' });
	await write({ recipient: 'a@example.com, eve@example.com' });
	await deliver();
	const [mail] = mailServer.received;
	expect(mail?.to).toEqual(['ada@example.com']);
	expect(mail?.headers).toContain('Subject: Hello Bcc: eve@example.com Buy now');
	expect(mail?.headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
	expect(mailServer.received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
});

test('a letter that the mail server refuses is noted, and the next one is sent', async () => {
	await write({ recipient: 'nobody@example.com' });
	await write();
	mailServer.refuseNext('550 5.1.1 <nobody@example.com> is unknown');
	await deliver();
	expect(mailServer.received.map(({ to }) => to)).toEqual([['ada@example.com']]);
	const rows = await db.select().from(outbox).orderBy(outbox.id);
	expect(rows).toMatchObject([
		{ sentAt: null, attempts: 1, lastError: 'Error EENVELOPE 550' },
		{ sentAt: testNow },
	]);
});

test('a mail server that is away costs the letter one attempt', async () => {
	await write();
	const gone = await startMailServer();
	await gone.close();
	await deliver(gone.url);
	expect(await db.select().from(outbox)).toMatchObject([{ sentAt: null, attempts: 1 }]);
	expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).toContain('ESOCKET');
});

test('a password is not given to a server that does not encrypt', async () => {
	await write();
	await deliver(mailServer.url.replace('smtp://', 'smtp://app:secret@'));
	expect(mailServer.received).toEqual([]);
	expect(await db.select().from(outbox)).toMatchObject([{ lastError: 'Error ETLS 502' }]);
	expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('secret');
});

test('without a mail server nothing counts as sent', async () => {
	await write();
	await deliver(null);
	expect(await db.select().from(outbox)).toMatchObject([{ sentAt: null, attempts: 0 }]);
	expect(vi.mocked(console.warn)).toHaveBeenCalledOnce();
});

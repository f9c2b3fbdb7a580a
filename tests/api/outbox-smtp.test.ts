import { randomBytes } from 'node:crypto';

import ICAL from 'ical.js';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/outbox.ts';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { bookingCalendar } from '#src/server/calendar/booking-calendar.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import { bookings, outbox } from '#src/server/db/schema.ts';
import { paragraph } from '#src/server/mail/layout/blocks.ts';
import { laidOut } from '#src/server/mail/layout/laid-out.ts';
import type { NewLetter } from '#src/server/mail/letter.ts';
import { greeting } from '#src/server/mail/letters/addressee.ts';
import { signature } from '#src/server/mail/letters/signature.ts';
import { addToOutbox } from '#src/server/mail/outbox.ts';

import { testNow } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { storedBooking } from '../support/stored-booking.ts';

const flown = {
	origin: 'JFK',
	destination: 'LHR',
	date: '2026-12-10',
	minutes: 425,
	stops: 0,
	departsAt: '2026-12-10T20:35',
	arrivesAt: '2026-12-11T08:40',
	stop: null,
};
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
	return handle({ db, now: () => testNow, randomBytes }, smtpUrl);
}

test('a letter arrives as it was written, from us and for one reader', async () => {
	const body = 'Dear Zoë,\n\n.a dot, 日本 and עברית\n'.concat('long '.repeat(300), '\n');
	await write({ body, subject: 'Two weeks in Tokyo', replyTo: 'grace@example.com' });
	await deliver();
	const [mail] = mailServer.received;
	expect(mail).toMatchObject({ from: 'hello@brightdepartures.example', to: ['ada@example.com'] });
	expect(mail?.text.trimEnd()).toBe(body.trimEnd());
	const { createdAt } = (await db.select().from(outbox).orderBy(outbox.id))[0] ?? {};
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

test('a letter of ours arrives as text, as HTML and with its calendar file, from which a program reads the trip', async () => {
	const letter = laidOut({
		kind: 'test',
		recipient: 'ada@example.com',
		subject: 'Your trip',
		keepsText: true,
		blocks: [greeting('Zoë Ångström'), paragraph('.a dot, 日本 & <b>'), signature],
	});
	const row = { ...storedBooking(1), details: { legs: [flown] }, status: 'Confirmed' as const };
	await db.insert(bookings).values(row);
	const booking = await selectRow(db, bookingRows, 1);
	await write({
		...letter,
		calendar: bookingCalendar(booking, { siteUrl: 'https://site.example' }) ?? '',
	});
	await deliver();
	const [mail] = mailServer.received;
	const types = mail?.parts.map(({ headers }) =>
		headers.find((line) => /^Content-Type/i.test(line))?.replace('Content-Type: ', ''),
	);
	expect(types).toEqual([
		'text/plain; charset=utf-8',
		'text/html; charset=utf-8',
		expect.stringMatching(/^text\/calendar; charset=utf-8; method=PUBLISH; name=trip\.ics$/),
	]);
	const [text, html, calendar] = mail?.parts.map((part) => part.text) ?? [];
	expect(text?.trimEnd()).toBe(letter.body.trimEnd());
	expect(html?.trimEnd()).toBe(letter.html.trimEnd());
	const read = new ICAL.Component(ICAL.parse(calendar ?? ''));
	const events = read.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
	expect(events.map(({ summary, uid }) => [summary, uid])).toEqual([
		['Flight New York (JFK) to London (LHR)', 'BD2000001-leg-1@brightdepartures.example'],
	]);
	expect(events[0]?.startDate.toString()).toBe('2026-12-10T20:35:00');
	expect(mail?.headers).toContainEqual(expect.stringMatching(/^Content-Type: multipart\/mixed/));
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

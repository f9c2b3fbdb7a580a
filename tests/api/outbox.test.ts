import { randomBytes } from 'node:crypto';

import { beforeEach, expect, test, vi } from 'vitest';

import { outbox } from '#src/server/db/schema.ts';
import { deliverOutbox, type Send } from '#src/server/mail/deliver.ts';
import type { Letter } from '#src/server/mail/letter.ts';
import { addToOutbox } from '#src/server/mail/outbox.ts';

import { testNow } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
let delivered: string[] = [];
let logged: Record<string, unknown>[] = [];

beforeEach(async () => {
	await emptyDatabase(db);
	delivered = [];
	logged = [];
	for (const level of ['info', 'warn', 'error'] as const) {
		vi.spyOn(console, level).mockImplementation((line: string) => logged.push(JSON.parse(line)));
	}
	return () => vi.restoreAllMocks();
});

const accept: Send = async ({ subject }) => {
	delivered.push(subject);
};
const refuse: Send = () => {
	const words = 'Mailbox of ada@example.com is full';
	return Promise.reject(Object.assign(new Error(words), { code: 'EENVELOPE', responseCode: 452 }));
};

function write(...subjects: string[]) {
	return Promise.all(
		subjects.map((subject) =>
			addToOutbox(db, { kind: 'test', recipient: 'ada@example.com', subject, body: 'Hello' }),
		),
	);
}

function deliver(send: Send | null, minutesLater = 0) {
	const now = () => new Date(testNow.getTime() + minutesLater * 60_000);
	return deliverOutbox({ db, now, randomBytes, send });
}

async function onlyLetter() {
	const [letter] = await db.select().from(outbox);
	if (!letter) throw new Error('There is no letter.');
	return letter;
}

test('letters are sent once, oldest first', async () => {
	await write('first', 'second', 'third');
	await deliver(accept);
	await deliver(accept, 10_000);
	expect(delivered).toEqual(['first', 'second', 'third']);
	const rows = await db.select().from(outbox).orderBy(outbox.id);
	expect(rows.map(({ sentAt }) => sentAt)).toEqual([testNow, testNow, testNow]);
	expect(logged).toEqual([]);
});

test('a letter that was put off while the clock was a year ahead is sent when it is right again', async () => {
	const year = 365 * 24 * 60;
	await write('put off');
	await deliver(refuse, year);
	await deliver(accept, year);
	expect(delivered).toEqual([]);
	await deliver(accept);
	expect(delivered).toEqual(['put off']);
});

test('what a letter said is kept for the desk, but not where it holds what opens something', async () => {
	const letter = {
		kind: 'test',
		recipient: 'ada@example.com',
		body: 'Hello',
		html: '<p>Hello</p>',
	};
	await addToOutbox(db, { ...letter, subject: 'news', keepsText: true });
	await addToOutbox(db, { ...letter, subject: 'key', keepsText: false });
	await write('unsaid');
	await deliver(refuse);
	expect((await db.select().from(outbox).orderBy(outbox.id)).map(({ body }) => body)).toEqual(
		Array(3).fill('Hello'),
	);
	await deliver(accept, 1);
	expect(delivered).toEqual(['news', 'key', 'unsaid']);
	expect(await db.select().from(outbox).orderBy(outbox.id)).toMatchObject([
		{ body: 'Hello', html: '<p>Hello</p>' },
		{ body: '', html: '' },
		{ body: '', html: '' },
	]);
});

test('of one occasion there is one letter, whoever writes at the same time; others are not kept back', async () => {
	const letter = { kind: 'test', recipient: 'ada@example.com', subject: 'x', body: 'Hello' };
	const occasion = 'booking-received booking 12';
	await Promise.all(
		[1, 2, 3, 4].map(() =>
			addToOutbox(db, { ...letter, occasion }, { ...letter, subject: 'without' }),
		),
	);
	await deliver(accept);
	await addToOutbox(db, { ...letter, occasion });
	await deliver(accept);
	expect(delivered.toSorted()).toEqual([...Array(4).fill('without'), 'x']);
});

test('a letter that fails keeps nobody waiting, and is sent after its wait', async () => {
	await write('refused', 'accepted');
	await deliver((letter) => (letter.subject === 'refused' ? refuse(letter) : accept(letter)));
	expect(delivered).toEqual(['accepted']);
	await deliver(accept, 0.9);
	expect(delivered).toEqual(['accepted']);
	await deliver(accept, 1);
	expect(delivered).toEqual(['accepted', 'refused']);
});

test('a letter is tried ten times over four days, each wait at least as long as the last, and given up', async () => {
	await write('refused');
	const waits: number[] = [];
	let minutes = 0;
	for (let attempt = 1; attempt <= 9; attempt += 1) {
		await deliver(refuse, minutes);
		const { attempts, nextAttemptAt } = await onlyLetter();
		expect(attempts).toBe(attempt);
		const next = ((nextAttemptAt?.getTime() ?? 0) - testNow.getTime()) / 60_000;
		waits.push(next - minutes);
		minutes = next;
	}
	expect(waits.slice(0, 4)).toEqual([1, 5, 30, 120]);
	expect(waits).toEqual(waits.toSorted((a, b) => a - b));
	expect(minutes / 60 / 24).toBeGreaterThan(3);

	await deliver(refuse, minutes);
	expect(await onlyLetter()).toMatchObject({ attempts: 10, nextAttemptAt: null, sentAt: null });
	expect(logged.map(({ level }) => level)).toEqual([...Array(9).fill('warn'), 'error']);
	expect(logged.at(-1)).toMatchObject({ event: 'letter given up', letter: 1, kind: 'test' });
	await deliver(accept, 1e6);
	expect(delivered).toEqual([]);
});

test('why a letter failed is kept and logged in codes, never in words that name the address', async () => {
	await write('refused');
	await deliver(refuse);
	expect((await onlyLetter()).lastError).toBe('Error EENVELOPE 452');
	expect(logged).toMatchObject([{ event: 'letter not sent', error: 'Error EENVELOPE 452' }]);
	expect(JSON.stringify(logged)).not.toContain('ada');
});

test('a letter whose deliverer ended in the middle of it is sent again a minute later', async () => {
	await write('orphan');
	void deliver(() => new Promise(() => {}));
	await expect.poll(async () => (await onlyLetter()).attempts).toBe(1);
	await deliver(accept, 0.5);
	expect(delivered).toEqual([]);
	await deliver(accept, 1);
	expect(delivered).toEqual(['orphan']);
});

test('a mail server that never answers is given fifteen seconds', async () => {
	await write('endless');
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const asked = Promise.withResolvers<void>();
	const delivering = deliver(() => {
		asked.resolve();
		return new Promise(() => {});
	});
	await asked.promise;
	vi.advanceTimersByTime(15_000);
	vi.useRealTimers();
	await delivering;
	expect(await onlyLetter()).toMatchObject({ lastError: 'SendingTimeout', sentAt: null });
});

test('no further letter is begun once the process is to end', async () => {
	await write('first', 'second');
	const stopping = new AbortController();
	const send = (letter: Letter) => {
		stopping.abort();
		return accept(letter);
	};
	await deliverOutbox({ db, now: () => testNow, randomBytes, send, signal: stopping.signal });
	expect(delivered).toEqual(['first']);
});

test('with nobody to carry them letters wait, and the log says how many', async () => {
	await deliver(null);
	expect(logged).toEqual([]);
	await write('first', 'second');
	await deliver(null);
	expect(logged).toMatchObject([{ level: 'warn', letters: 2 }]);
	expect(await db.select().from(outbox).orderBy(outbox.id)).toMatchObject([
		{ attempts: 0 },
		{ attempts: 0 },
	]);
	await deliver(accept);
	expect(delivered).toEqual(['first', 'second']);
});

test.each([
	{ recipient: 'ada@example.com\r\nBcc: eve@example.com' },
	{ replyTo: 'ada@example.com\nX: y' },
])('an address that holds a line break is no address: %o', async (changes) => {
	const mail = { kind: 'test', recipient: 'ada@example.com', subject: 'x', body: '', ...changes };
	await expect(addToOutbox(db, mail)).rejects.toThrow(RangeError);
	expect(await db.$count(outbox)).toBe(0);
});

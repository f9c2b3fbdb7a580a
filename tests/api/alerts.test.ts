import { addMinutes } from 'date-fns/addMinutes';
import { subMinutes } from 'date-fns/subMinutes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { incidents, outbox } from '#src/server/db/schema.ts';
import type { Letter } from '#src/server/mail/letter.ts';
import { buildWatch } from '#src/server/watch/watch-builds.ts';
import { diskWatch } from '#src/server/watch/watch-disk.ts';
import { serviceWatch, type Watched } from '#src/server/watch/watch-service.ts';

import { ownHost, testNow } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { loggedLines } from '../support/logged.ts';
import { startWebhook } from '../support/webhook.ts';

const db = await testDatabase();
const webhook = await startWebhook();
afterAll(() => webhook.close());
const lines = loggedLines();
let letters: Letter[] = [];
let isMailServerAway = false;

const world: Omit<Watched, 'now'> = {
	openDatabase: async () => db,
	siteUrl: ownHost,
	adminEmail: 'boss@example.com',
	alertUrl: webhook.url,
	async send(letter) {
		if (isMailServerAway) throw Object.assign(new Error('away'), { code: 'ESOCKET' });
		letters.push(letter);
	},
};

beforeEach(async () => {
	await emptyDatabase(db);
	letters = [];
	isMailServerAway = false;
	webhook.received.length = 0;
	webhook.answerWith(204);
});

/** Looks at the service at each of the minutes. */
async function lookAt(minutes: number[], changes: Partial<Watched> = {}, watch = serviceWatch()) {
	for (const minute of minutes) {
		await watch({ ...world, now: () => addMinutes(testNow, minute), ...changes });
	}
}

async function leaveLetter(row: Partial<typeof outbox.$inferInsert>): Promise<void> {
	const letter = { kind: 'test', recipient: 'ada@canary.example', subject: 'Canary', body: 'Hi' };
	await db.insert(outbox).values({ ...letter, createdAt: testNow, ...row });
}

const givenUp = { attempts: 10, lastError: 'Error EENVELOPE 550' };
const away = () => Promise.reject(new Error('The database is away.'));

test('of letters that were given up the administrator is told once, and once when none is left', async () => {
	await lookAt([0]);
	await leaveLetter(givenUp);
	await lookAt([1, 2]);
	await leaveLetter(givenUp);
	await lookAt([3]);
	expect(letters).toMatchObject([
		{
			recipient: 'boss@example.com',
			subject: 'Bright Departures: One letter could not be delivered.',
			body: expect.stringContaining(`why: ${ownHost}/admin`),
		},
	]);
	expect(letters[0]?.body).toContain('Since Saturday, November 21, 7:01 AM New York time.');
	await db.update(outbox).set({ sentAt: testNow });
	await lookAt([4, 5]);
	expect(letters[1]?.subject).toBe('Bright Departures: Letters are delivered again.');
	expect(letters).toHaveLength(2);
	expect(webhook.received).toMatchObject([
		{ alert: 'letters', state: 'began', since: '2026-11-21T12:01:00.000Z' },
		{ alert: 'letters', state: 'over', text: expect.stringContaining('delivered again') },
	]);
	expect(await db.$count(incidents)).toBe(0);
	expect(JSON.stringify([letters, webhook.received, lines])).not.toMatch(/canary/i);
});

test.each([
	['waits for the mail server for more than an hour', { lastError: 'Error ESOCKET' }, 1],
	['was never tried for more than an hour', {}, 1],
	[
		'waits for its next try, because its reader was refused',
		{ lastError: 'Error EENVELOPE 450' },
		0,
	],
	['took the place of another', { attempts: 10, lastError: 'Superseded' }, 0],
	['is being tried for the last time', { attempts: 10, nextAttemptAt: testNow }, 0],
])('a letter that %s', async (_what, row, alerts) => {
	await leaveLetter({ ...row, createdAt: subMinutes(testNow, 59) });
	await lookAt([0]);
	expect(letters).toHaveLength(0);
	await lookAt([2, 3]);
	expect(letters).toHaveLength(alerts);
});

test('what one process has told, no other tells, also after a restart', async () => {
	await leaveLetter(givenUp);
	await Promise.all([lookAt([0]), lookAt([0])]);
	await lookAt([1], {}, serviceWatch());
	expect(letters).toHaveLength(1);
});

test('where the mail server is what fails, the call carries the alert and the log has it', async () => {
	await leaveLetter(givenUp);
	isMailServerAway = true;
	await lookAt([0, 1]);
	expect(webhook.received).toHaveLength(1);
	expect(lines).toMatchObject([
		{ level: 'error', event: 'alert', alert: 'letters', state: 'began' },
		{ level: 'error', event: 'alert not taken', error: 'Error ESOCKET' },
	]);
});

test('an alert that nobody took is told again, until somebody does', async () => {
	await leaveLetter(givenUp);
	isMailServerAway = true;
	webhook.answerWith(500);
	await lookAt([0]);
	expect(lines.map(({ event }) => event)).toEqual(['alert', 'alert not taken', 'alert not taken']);
	expect((await db.select().from(incidents).orderBy(incidents.kind))[0]?.toldAt).toBe(null);
	isMailServerAway = false;
	await lookAt([1, 2]);
	expect(letters).toHaveLength(1);
	expect(letters[0]?.body).toContain('Since Saturday, November 21, 7 AM New York time.');
});

test('without a mail server and without an address to call the log is told once', async () => {
	await leaveLetter(givenUp);
	await lookAt([0, 1, 2], { send: null, alertUrl: null });
	expect(lines.map(({ event }) => event)).toEqual(['alert']);
	await db.delete(outbox).where(eq(outbox.id, 1));
	await lookAt([3], { send: null, alertUrl: null });
	expect(lines[1]).toMatchObject({ level: 'info', event: 'alert', state: 'over' });
});

test('a service that fails for five minutes is told of once, and once when it works again', async () => {
	const watch = serviceWatch();
	await lookAt([0, 1, 4], { openDatabase: away }, watch);
	expect(letters).toEqual([]);
	await lookAt([5, 6, 7], { openDatabase: away }, watch);
	expect(letters).toMatchObject([
		{ subject: 'Bright Departures: The website cannot take bookings or sign anybody in.' },
	]);
	expect(letters[0]?.body).toContain('What fails: connection, writing.');
	await lookAt([8, 9], {}, watch);
	expect(letters.map(({ kind }) => kind)).toEqual(['alert-health-began', 'alert-health-over']);
	expect(webhook.received).toMatchObject([{ state: 'began' }, { state: 'over' }]);
});

test('a service that fails for less than five minutes is nobody’s incident', async () => {
	const watch = serviceWatch();
	await lookAt([0, 4], { openDatabase: away }, watch);
	await lookAt([5], {}, watch);
	await lookAt([6, 10], { openDatabase: away }, watch);
	await lookAt([11], {}, watch);
	expect([letters, webhook.received]).toEqual([[], []]);
});

test('of pages that could not be built anew the administrator is told once, and once when they were', async () => {
	const watch = buildWatch();
	const { send, alertUrl, adminEmail } = world;
	const failure = new Error('There is no more room.');
	for (const [minute, ended] of [failure, failure, null, null].entries()) {
		const now = addMinutes(testNow, minute);
		await watch({ failure: ended, now, send, alertUrl, adminEmail });
	}
	expect(letters.map(({ subject }) => subject)).toEqual([
		'Bright Departures: The pages could not be built anew.',
		'Bright Departures: The pages are built anew again.',
	]);
	expect(webhook.received).toMatchObject([
		{ alert: 'build', state: 'began', since: testNow.toISOString() },
		{ alert: 'build', state: 'over', since: testNow.toISOString() },
	]);
});

test('of a disk that gets full the administrator is told once, and once when it has room', async () => {
	const watch = diskWatch();
	const { send, alertUrl, adminEmail } = world;
	for (const [minute, freeDiskMegabytes] of [9000, 499, 120, 501, null].entries()) {
		const now = addMinutes(testNow, minute);
		await watch({ freeDiskMegabytes, now, send, alertUrl, adminEmail });
	}
	expect(letters.map(({ subject }) => subject)).toEqual([
		'Bright Departures: The disk with the database has 499 MB left.',
		'Bright Departures: The disk with the database has room again.',
	]);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings, changes, outbox, sessions, tripKeys, users } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testDatabase } from '../support/database.ts';
import { expectClosed, keyInLetter, mine, theirs, tripCalls } from '../support/trip-calls.ts';

const db = await testDatabase();
// First, because it empties the database.
const { ask: askAs, signedIn } = administratorCalls(db);
const { ask, deliver, isOpen, keyFor, open } = tripCalls(db);

async function askDesk(path: string) {
	const { cookie } = await signedIn({ isAdmin: true });
	const answer = await askAs(handle, 'POST', path, {}, cookie);
	await db.delete(sessions);
	await db.delete(users);
	return answer;
}

const replace = (cookie: string, attempt: string = crypto.randomUUID()) =>
	ask('POST', `/api/trips/${mine}/links/replace`, cookie, { attempt });

/** The keys that letters brought since they were sent last. */
const delivered = async () =>
	(await deliver()).map(({ body }) => keyInLetter.exec(body)?.[2] ?? '');

test('a replaced link opens nothing, nor does any browser but the one that asked; the new one comes by letter', async () => {
	const [leaked, later] = [await keyFor(mine), await keyFor(mine)];
	const [stranger, owner] = [await open(mine, leaked), await open(mine, later)];
	const other = await keyFor(theirs, 'grace@example.com');
	const grace = await open(theirs, other);

	const { status, body } = await replace(owner.cookie);
	expect([status, body]).toEqual([
		200,
		{ sent: true, message: expect.stringContaining('on its way to ada@example.com') },
	]);
	for (const key of [leaked, later]) expectClosed(await open(mine, key));
	expect(await isOpen(mine, stranger.cookie)).toBe(false);
	expect(await isOpen(mine, owner.cookie)).toBe(true);
	expect(await isOpen(theirs, grace.cookie)).toBe(true);
	expect((await open(theirs, other)).status).toBe(200);

	const [key = ''] = await delivered();
	const again = await open(mine, key);
	expect(again.status).toBe(200);
	expect(await isOpen(mine, again.cookie)).toBe(true);
});

test('a link that was given on to read stays, with whoever has it open; and it replaces nothing', async () => {
	const owner = await open(mine, await keyFor(mine));
	const shared = await ask('POST', `/api/trips/${mine}/links/share`, owner.cookie, {
		prices: 'without',
	});
	const { address } = Object(shared.body) as { address: string };
	const key = address.split('#key=')[1] ?? '';
	const reader = await open(mine, key);
	await replace(owner.cookie);
	expect(await isOpen(mine, reader.cookie)).toBe(true);
	expect((await open(mine, key)).status).toBe(200);
	expect((await replace(reader.cookie)).status).toBe(403);
	expect(await isOpen(mine, owner.cookie)).toBe(true);
});

test('one attempt, sent twice, ends the new link not again and writes one letter; six an hour are too many', async () => {
	const owner = await open(mine, await keyFor(mine));
	const attempt = crypto.randomUUID();
	await replace(owner.cookie, attempt);
	const [key = ''] = await delivered();
	const { status, body } = await replace(owner.cookie, attempt);
	expect([status, body]).toMatchObject([200, { sent: true }]);
	expect((await open(mine, key)).status).toBe(200);
	expect(await delivered()).toEqual([]);

	const counted = () =>
		ask('POST', `/api/trips/${mine}/links/replace`, owner.cookie, {}, { limitsUses: true });
	for (let asked = 0; asked < 5; asked += 1) {
		expect((await counted()).status).toBe(200);
	}
	expect((await counted()).status).toBe(429);
});

test('the desk replaces a link: no browser keeps the trip, the traveller is written to, and it is written down', async () => {
	const owner = await open(mine, await keyFor(mine));
	const { status, body } = await askDesk('/api/admin/bookings/1/link');
	expect([status, body]).toMatchObject([200, { sent: true }]);
	expect(await isOpen(mine, owner.cookie)).toBe(false);
	const [key = ''] = await delivered();
	expect((await open(mine, key)).status).toBe(200);
	expect(await db.select().from(changes)).toMatchObject([
		{ subject: 'booking', subjectId: 1, after: { tripLink: 'replaced' } },
	]);
	const gone = await askDesk('/api/admin/bookings/9/link');
	expect(gone.status).toBe(404);
});

test('where no letter goes to the address, the links end all the same, and it is said', async () => {
	const owner = await open(mine, await keyFor(mine));
	await db.update(bookings).set({ email: 'by phone' }).where(eq(bookings.reference, mine));
	const { body } = await replace(owner.cookie);
	expect(body).toMatchObject({
		sent: false,
		message: expect.stringContaining('No letter goes to its address'),
	});
	expect(await db.$count(tripKeys, eq(tripKeys.purpose, 'link'))).toBe(0);
	expect(await db.$count(outbox, eq(outbox.kind, 'trip-link-replaced'))).toBe(0);
});

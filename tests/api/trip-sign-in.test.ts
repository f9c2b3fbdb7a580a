import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { linkDays, visitDays } from '#src/domain/trips/trip-key.ts';
import { bookings, outbox, tripKeys } from '#src/server/db/schema.ts';
import { addToOutbox } from '#src/server/mail/outbox.ts';
import { mostTrips } from '#src/server/trips/visit-cookies.ts';

import { send } from '../support/api.ts';
import { offerBooking, offerOf } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import {
	cookieOf,
	daysOn,
	expectClosed,
	keyInLetter,
	mine,
	theirs,
	tripCalls,
} from '../support/trip-calls.ts';

const db = await testDatabase();
const { ask, deliver, deps, isOpen, keyFor, open } = tripCalls(db);

const booking = offerBooking(offerOf('2026-11-21'));

test('whoever books may open the trip at once, and no other browser or trip', async () => {
	const { status, headers, body } = await send(handle, deps, 'POST', '/api/bookings', {
		body: booking,
	});
	const { bookingId } = Object(body) as { bookingId: string };
	expect(status).toBe(201);
	expect(headers.getSetCookie()).toEqual([
		expect.stringMatching(
			new RegExp(
				`^__Host-trip-${bookingId}=[\\w-]{43}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000$`,
			),
		),
	]);
	const cookie = cookieOf(headers);
	expect(await isOpen(bookingId, cookie)).toBe(true);
	expect(await isOpen(bookingId, '')).toBe(false);
	expect(await isOpen(mine, cookie.replace(bookingId, mine))).toBe(false);
	expect(JSON.stringify(body)).not.toContain(cookie.split('=')[1]);
});

test('whoever lost the answer to a booking gets the trip with the repeated one', async () => {
	const headers = { 'X-Client-Id': crypto.randomUUID() };
	const book = () => send(handle, deps, 'POST', '/api/bookings', { body: booking, headers });
	await book();
	const again = await book();
	const { bookingId } = Object(again.body) as { bookingId: string };
	expect(again.status).toBe(200);
	expect(await isOpen(bookingId, cookieOf(again.headers))).toBe(true);
});

test('every letter about a booking leads to its trip, in text and in HTML by the same key, which is stored nowhere', async () => {
	await send(handle, deps, 'POST', '/api/bookings', { body: booking });
	const [letter] = await deliver();
	const [link = '', reference = '', key = ''] = keyInLetter.exec(letter?.body ?? '') ?? [];
	expect(letter?.html.split(link)).toHaveLength(4);
	const { status, cookie } = await open(reference, key);
	expect(status).toBe(200);
	expect(await isOpen(reference, cookie)).toBe(true);
	const kept = JSON.stringify([
		await db.select().from(outbox).orderBy(outbox.id),
		await db.select().from(tripKeys).orderBy(tripKeys.id),
	]);
	expect(kept).not.toContain(key);
	expect(kept).toContain(`/trip/${reference}#key=made-when-it-is-sent`);
});

test('only the address that a trip was booked with gets a key, in whatever case; others get the plain link', async () => {
	expect(await keyFor(mine, 'ADA@example.com')).toMatch(/^[\w-]{43}$/);
	expect(await keyFor(mine, 'hello@brightdepartures.example')).toBe('');
	expect(await keyFor(theirs, 'ada@example.com')).toBe('');
	expect(await db.$count(tripKeys)).toBe(1);
	const letter = { kind: 'test', recipient: 'ada@example.com', subject: 'x' };
	const body = `https://site.example/trip/${theirs}#key=made-when-it-is-sent and the rest`;
	await addToOutbox(db, { ...letter, body });
	expect((await deliver())[0]?.body).toBe(`https://site.example/trip/${theirs} and the rest`);
});

test('a letter that is sent again brings another key, and both open the trip', async () => {
	const [first, second] = [await keyFor(mine), await keyFor(mine)];
	expect(first).not.toBe(second);
	for (const key of [first, second]) expect((await open(mine, key)).status).toBe(200);
});

test('a key opens its own trip alone, and whatever is wrong is answered as if there were no trip', async () => {
	const key = await keyFor(mine);
	const other = await keyFor(theirs, 'grace@example.com');
	const wrong: [string, string][] = [
		[theirs, key],
		[mine, other],
		[mine, 'A'.repeat(43)],
		['BD9999999', key],
	];
	for (const [reference, brought] of wrong) {
		const answer = await open(reference, brought);
		expectClosed(answer);
		expect(answer.headers.getSetCookie()).toEqual([]);
	}
	expect((await open(mine.toLowerCase(), key)).status).toBe(200);
});

test('a link ends 90 days after the departure, or after its letter where that is later; a visit after 30 days', async () => {
	await db
		.update(bookings)
		.set({ departureDate: '2026-12-21' })
		.where(eq(bookings.reference, mine));
	const key = await keyFor(mine);
	const lastDay = () => daysOn(30 + linkDays - 1);
	const { status, cookie } = await open(mine, key, { now: lastDay });
	expect(status).toBe(200);
	expectClosed(await open(mine, key, { now: () => daysOn(30 + linkDays) }));
	const visited = (days: number) => () => new Date(lastDay().getTime() + days * 86_400_000);
	expect(await isOpen(mine, cookie, visited(visitDays - 1))).toBe(true);
	expect(await isOpen(mine, cookie, visited(visitDays))).toBe(false);

	await db
		.update(bookings)
		.set({ departureDate: '2020-01-01' })
		.where(eq(bookings.reference, mine));
	const late = await keyFor(mine);
	expect((await open(mine, late, { now: () => daysOn(linkDays - 1) })).status).toBe(200);
	expectClosed(await open(mine, late, { now: () => daysOn(linkDays) }));
});

test('whoever leaves takes the trip from this browser and from whoever copied its cookie; other browsers keep it', async () => {
	const key = await keyFor(mine);
	const [here, there] = [await open(mine, key), await open(mine, key)];
	const left = await ask('POST', `/api/trips/${mine}/leave`, here.cookie, {});
	expect(left.status).toBe(200);
	// With the key that was given on here a moment ago, which opens the trip to read.
	expect(left.headers.getSetCookie()).toEqual([
		expect.stringMatching(/^__Host-trip-BD2000001=;.*Max-Age=0$/),
		expect.stringMatching(/^__Host-trip-given-BD2000001=;.*Max-Age=0$/),
	]);
	expect(await isOpen(mine, here.cookie)).toBe(false);
	expect(await isOpen(mine, there.cookie)).toBe(true);
});

test('a browser keeps so many trips open; the one it has had for longest gives way', async () => {
	const others = Array.from({ length: mostTrips }, (_, index) => `__Host-trip-BD${index + 3}=x`);
	const cookie = ['__Host-session=y', ...others].join('; ');
	const key = await keyFor(mine);
	const answer = await ask('POST', `/api/trips/${mine}/open`, cookie, { key });
	const [given, taken, ...more] = answer.headers.getSetCookie();
	expect(given).toContain(`__Host-trip-${mine}=`);
	expect(taken).toMatch(/^__Host-trip-BD3=;.*Max-Age=0$/);
	expect(more).toEqual([]);
});

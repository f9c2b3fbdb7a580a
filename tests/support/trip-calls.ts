import { randomBytes } from 'node:crypto';

import { beforeEach, expect } from 'vitest';

import { handle } from '#functions/api.ts';
import type { Database } from '#src/server/db/database.ts';
import { bookings, outbox } from '#src/server/db/schema.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';
import { plainText } from '#src/server/mail/layout/plain-text.ts';
import type { Letter } from '#src/server/mail/letter.ts';
import { tripLinkBlock } from '#src/server/mail/letters/trip-link.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { apiRequest, ownHost, send, testDependencies, testNow } from './api.ts';
import { emptyDatabase } from './database.ts';
import { storedBooking } from './stored-booking.ts';

/** The references of the bookings that `tripCalls` stores: one is Ada's, the other Grace's. */
export const mine = 'BD2000001';
export const theirs = 'BD2000002';

/** The key in the link of a letter. */
export const keyInLetter = /\/trip\/([A-Z\d]+)#key=([\w-]{43})(?![\w-])/;

/** Two booked trips, and browsers that come to them. */
export function tripCalls(db: Database, world: Partial<Dependencies> = {}) {
	const deps = testDependencies(db, { limitsUses: false, ...world });
	const sent: Letter[] = [];

	beforeEach(async () => {
		await emptyDatabase(db);
		sent.length = 0;
		await db
			.insert(bookings)
			.values([
				storedBooking(1),
				storedBooking(2, { email: 'grace@example.com', name: 'Grace Hopper' }),
			]);
	});

	/** Sends all letters that are due, and gives those that went out now. */
	async function deliver(now = deps.now): Promise<Letter[]> {
		const before = sent.length;
		await deliverOutbox({
			db,
			now,
			randomBytes,
			async send(letter) {
				sent.push(letter);
			},
		});
		return sent.slice(before);
	}

	/** The key of a link that a letter brings to an address. */
	async function keyFor(reference: string, recipient = 'ada@example.com'): Promise<string> {
		const body = plainText([tripLinkBlock({ reference }, ownHost)]);
		await db.insert(outbox).values({ kind: 'test', recipient, subject: 'Test', body });
		const [letter] = await deliver();
		return keyInLetter.exec(letter?.body ?? '')?.[2] ?? '';
	}

	/** What a browser is answered that brings a key, and the cookie that it gets. */
	async function open(reference: string, key: string, changed: Partial<Dependencies> = {}) {
		const path = `/api/trips/${reference}/open`;
		const answer = await send(handle, { ...deps, ...changed }, 'POST', path, {
			body: { key },
		});
		return { ...answer, cookie: cookieOf(answer.headers) };
	}

	/** What an endpoint of a trip answers to whoever has a cookie. */
	function ask(
		method: string,
		path: string,
		cookie: string,
		body?: unknown,
		changed: Partial<Dependencies> = {},
	) {
		const headers = { Cookie: cookie };
		return send(handle, { ...deps, ...changed }, method, path, { body, headers });
	}

	/** Whether the trip is open to whoever has a cookie, by the leave that may be taken then. */
	async function isOpen(reference: string, cookie: string, now = deps.now): Promise<boolean> {
		const { openTrip } = await import('#src/server/trips/trip-access.ts');
		const request = apiRequest('GET', `/trip/${reference}`, { headers: { Cookie: cookie } });
		return (await openTrip({ ...deps, now }, request, reference)).trip !== null;
	}

	return { db, deps, deliver, keyFor, open, ask, isOpen };
}

/** A form as a browser sends it without a script. */
export function formRequest(path: string, fields: Record<string, string>, cookie = ''): Request {
	return new Request(new URL(path, ownHost), {
		method: 'POST',
		headers: {
			'Content-Type': 'application/x-www-form-urlencoded',
			'Sec-Fetch-Site': 'same-origin',
			Cookie: cookie,
		},
		body: new URLSearchParams(fields),
	});
}

/** The cookies of an answer as a browser sends them back; '' where there are none. */
export function cookieOf(headers: Headers): string {
	return headers
		.getSetCookie()
		.filter((cookie) => !cookie.includes('Max-Age=0'))
		.map((cookie) => cookie.split(';', 1)[0])
		.join('; ');
}

/** A moment so many days after that of the tests. */
export function daysOn(days: number): Date {
	return new Date(testNow.getTime() + days * 86_400_000);
}

/** Finds out that an answer is the one that a stranger gets. */
export function expectClosed({ status, body }: { status: number; body: unknown }): void {
	expect([status, body]).toEqual([
		404,
		{ message: expect.stringContaining('This trip is not open here.') },
	]);
}

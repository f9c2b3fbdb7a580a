import { randomBytes, randomUUID } from 'node:crypto';

import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { handle } from '#functions/api.ts';
import { refundOf } from '#src/domain/bookings/refund.ts';
import { refundSeen } from '#src/domain/trips/cancelling.ts';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { refundableBooking } from '#src/server/bookings/promised-refund.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import type { Database } from '#src/server/db/database.ts';
import { bookings, changes, messages as messageRows, tripKeys } from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';
import { newToken, tokenHashOf } from '#src/server/world/secret-token.ts';

import { administratorCalls } from './administrator-calls.ts';
import { apiRequest, send, testNow } from './api.ts';
import { storedBooking } from './stored-booking.ts';

type Booking = Parameters<typeof storedBooking>[1];

/** What a traveller sends from the page of a trip, and what the desk makes of it. */
export function cancelCalls(db: Database, world: Partial<Dependencies> = {}) {
	const { deps, ask, signedIn } = administratorCalls(db, world);

	/** Stores a booking, and the key that a browser holds which may change it; a tour's has its first departure. */
	async function trip(number: number, changed: Booking = {}) {
		const [row] = await db.insert(bookings).values(storedBooking(number, changed)).returning();
		const { id, reference } = row ?? { id: 0, reference: '' };
		if (changed.status === 'Confirmed') await confirmedAt(id, new Date('2026-11-19T12:00:00Z'));
		const cookie = await visitOf(id, reference);
		return { id, reference, cookie };
	}

	async function visitOf(bookingId: number, reference: string, mayChange = true) {
		const token = newToken({ randomBytes });
		await db.insert(tripKeys).values({
			bookingId,
			keyHash: tokenHashOf(token),
			purpose: 'visit',
			mayChange,
			showsPrices: true,
		});
		return `__Host-trip-${reference}=${token}`;
	}

	/** Notes when the desk confirmed a booking, as its decision does. */
	async function confirmedAt(subjectId: number, at: Date) {
		const row = { name: 'The Boss', email: '', action: 'updated', subject: 'booking' } as const;
		const after = { status: 'Confirmed' };
		await db.insert(changes).values({ ...row, subjectId, label: '', after, createdAt: at });
	}

	type Trip = { id: number; reference: string; cookie: string };

	/** Sends what a program would; what is to be stored once is an attempt of its own. */
	function post({ reference, cookie }: Trip, what: string, body: object, attempt?: string) {
		const headers = { Cookie: cookie, 'X-Client-Id': attempt ?? randomUUID() };
		return send(handle, deps, 'POST', `/api/trips/${reference}/${what}`, { body, headers });
	}

	/** Sends a form of the page as a browser without a script does. */
	async function submit({ reference, cookie }: Trip, what: string, fields: Record<string, string>) {
		const headers = {
			Cookie: cookie,
			'Content-Type': 'application/x-www-form-urlencoded',
			'Sec-Fetch-Site': 'same-origin',
		};
		const body = new URLSearchParams(fields).toString();
		const request = apiRequest('POST', `/api/trips/${reference}/${what}`, { body, headers });
		return handle(request, deps);
	}

	/** Cancels by what the page promises at a moment, or by what it promised. */
	async function cancel(on: Trip, { at = deps.now(), note = '', attempt = randomUUID() } = {}) {
		return post(on, 'cancel', { seen: await seenOf(on, at), note }, attempt);
	}

	async function seenOf({ id }: Trip, at: Date) {
		const booking = await selectRow(db, bookingRows, id);
		return refundSeen(refundOf(await refundableBooking(db, booking), at));
	}

	/** Asks as the desk. */
	function desk(method: string, { id }: { id: number }, what: string, body?: object) {
		return ask(handle, method, `/api/admin/bookings/${id}/${what}`, body);
	}

	/** Accepts a request to cancel as the desk does: it cancels the booking that it sees. */
	async function accept(
		on: { id: number },
		body: { request: number; version?: number; refund?: object },
	) {
		const { version } = await bookingNow(on);
		const path = `/api/desk/bookings/${on.id}/cancel`;
		return ask(handle, 'POST', path, { version, ...body });
	}

	async function bookingNow({ id }: { id: number }) {
		const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
		if (!row) return expect.fail('The booking is gone.');
		return row;
	}

	function messages() {
		return db.select().from(messageRows).orderBy(asc(messageRows.id));
	}

	return {
		db,
		deps,
		ask,
		signedIn,
		trip,
		visitOf,
		post,
		submit,
		cancel,
		seenOf,
		desk,
		accept,
		bookingNow,
		messages,
	};
}

/** A tour that leaves 59 days after the tests' moment, paid two days before it. */
export const paidTour = {
	type: 'tour',
	status: 'Confirmed',
	title: 'Alpine Lakes',
	departureDate: '2027-01-19',
	totalPrice: 7226.99,
	createdAt: new Date('2026-11-18T12:00:00Z'),
} as const;

/** A flight that is held for another day, and not paid. */
export const heldFlight = {
	status: 'Pending Confirmation',
	heldUntil: new Date(testNow.getTime() + 24 * 3_600_000),
} as const;

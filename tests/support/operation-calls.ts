import { randomUUID } from 'node:crypto';

import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { handle } from '#functions/api.ts';
import { operationReply } from '#src/contract/desk/operation.ts';
import type { Database } from '#src/server/db/database.ts';
import { bookings, outbox, payments } from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { administratorCalls } from './administrator-calls.ts';
import { send } from './api.ts';
import { storedBooking } from './stored-booking.ts';

type Booking = Parameters<typeof storedBooking>[1];

/** What the desk does to bookings on their pages, as the administrator of `administratorCalls` or an agent. */
export function operationCalls(db: Database, world: Partial<Dependencies> = {}) {
	const calls = administratorCalls(db, world);
	const { signedIn } = calls;
	let cookie = '';

	/** Signs an agent in, who does everything from now on. */
	async function asAgent(fullName = 'Ana', { isAdmin = false } = {}) {
		const email = `${fullName.toLowerCase()}@example.com`;
		({ cookie } = await signedIn({ isAgent: !isAdmin, isAdmin, fullName, email }));
	}

	/** Stores a booking as the site does, what is paid of it by card; id by its place. */
	async function store(number: number, changed: Booking = {}) {
		const [row] = await db.insert(bookings).values(storedBooking(number, changed)).returning();
		const { id = 0, paid = 0 } = row ?? {};
		if (paid > 0) {
			const payment = { method: 'Card', paidOn: '2026-11-20', author: 'Ana' } as const;
			await db.insert(payments).values({ ...payment, bookingId: id, amount: paid });
		}
		return id;
	}

	function post(path: string, body: object, attempt: string = randomUUID(), at?: Date) {
		const headers = { Cookie: cookie, 'X-Client-Id': attempt };
		const deps = { ...calls.deps, ...(at && { now: () => at }) };
		return send(handle, deps, 'POST', path, { body, headers });
	}

	/** Does something to a booking, as it is now unless a version is named. */
	async function perform(
		id: number,
		what: string,
		body: Record<string, unknown> & { version?: number },
		{ attempt = randomUUID(), at }: { attempt?: string; at?: Date } = {},
	) {
		const version = body.version ?? (await bookingNow(id)).version;
		return post(`/api/desk/bookings/${id}/${what}`, { ...body, version }, attempt, at);
	}

	/** As `perform`, of what must not be refused. */
	async function done(
		id: number,
		what: string,
		body: Record<string, unknown> & { version?: number },
		options: { attempt?: string; at?: Date } = {},
	) {
		const answer = await perform(id, what, body, options);
		// The body, should it be refused, says why.
		expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
		return operationReply.parse(answer.body);
	}

	/** Does anything else as they do it. */
	function put(path: string, body: object) {
		return send(handle, calls.deps, 'PUT', path, { body, headers: { Cookie: cookie } });
	}

	function undo(operation: { id: number } | null, at?: Date) {
		return post(`/api/desk/operations/${operation?.id ?? 0}/undo`, {}, randomUUID(), at);
	}

	function sendNow(operation: { id: number } | null, at?: Date) {
		return post(`/api/desk/operations/${operation?.id ?? 0}/send`, {}, randomUUID(), at);
	}

	async function bookingNow(id: number) {
		const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
		if (!row) return expect.fail('The booking is gone.');
		return row;
	}

	function letters() {
		return db.select().from(outbox).orderBy(asc(outbox.id));
	}

	/** Asks for what is looked at before something is done. */
	function read(path: string) {
		return send(handle, calls.deps, 'GET', path, { headers: { Cookie: cookie } });
	}

	return {
		...calls,
		asAgent,
		read,
		store,
		post,
		put,
		perform,
		done,
		undo,
		sendNow,
		bookingNow,
		letters,
	};
}

import { beforeEach, expect } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings, flights, outbox } from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { send, testDependencies } from './api.ts';
import { dealRow, offerBooking, offerOf, tourRow } from './bookings.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { insertTours } from './tours.ts';

/** An offer quoted on the day of the tests. */
export const offer = offerOf('2026-11-21');
/** The ids of the one deal and the one tour there are. */
export const deal = 1;
export const tour = 1;

/** A booking that is stored as it is; the same with other details; the same without a field. */
export const valid = offerBooking(offer);
export const withDetails = (changes: object) => ({
	...valid,
	details: { ...valid.details, ...changes },
});
export const without = (name: string) =>
	Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));

/** A body that is refused, the fields its refusal names, and the message where only one is meant. */
export type Refusal = [what: string, body: unknown, fields: string[], message?: string];

/** The booking function over a database of the test file's own, which every test finds as new. */
export async function bookingCalls() {
	const db = await testDatabase();
	const deps = testDependencies(db, { limitsUses: false });

	beforeEach(async () => {
		await emptyDatabase(db);
		await db.insert(flights).values(dealRow());
		await insertTours(db, tourRow());
	});

	function post(body: unknown, attempt?: string, changed: Partial<Dependencies> = {}) {
		const headers: Record<string, string> = attempt === undefined ? {} : { 'X-Client-Id': attempt };
		return send(handle, { ...deps, ...changed }, 'POST', '/api/bookings', { body, headers });
	}

	async function expectNothingStored() {
		expect(await db.$count(bookings)).toBe(0);
		expect(await db.$count(outbox)).toBe(0);
	}

	return { db, deps, post, expectNothingStored };
}

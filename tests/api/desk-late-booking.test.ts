import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { takeBooking } from '#src/contract/desk/new-booking.ts';
import { departures } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send } from '../support/api.ts';
import { lateOffer, offerBooking, tourRow } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { insertTours } from '../support/tours.ts';

const { db, deps, signedIn } = administratorCalls(await testDatabase());

let cookie = '';
beforeEach(async () => {
	await insertTours(db, tourRow());
	const ana = { email: 'ana@example.com', fullName: 'Ana Reyes', isAgent: true };
	({ cookie } = await signedIn(ana));
});

const person = { name: 'Ada Lovelace', phone: '+44 20 7946 0958', email: 'ada@example.com' };
const asked = { ...person, travellers: [], isConfirmed: false, sendsLetter: true, travelers: 2 };

/** Takes a booking as an agent of the desk. */
async function take(body: object) {
	const answer = await send(handle, deps, 'POST', '/api/desk/bookings', {
		body,
		headers: { Cookie: cookie },
	});
	expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
	return takeBooking.reply.parse(answer.body).booking;
}

test('a flight that leaves too soon for the site is sold by the desk, and held until it leaves at most', async () => {
	const offer = lateOffer();
	const onSite = await send(handle, deps, 'POST', '/api/bookings', { body: offerBooking(offer) });
	expect(onSite.status).toBe(409);
	const wish = { type: 'flight', itemId: offer.id, totalPrice: offer.price };
	expect((await take({ ...asked, ...wish })).heldUntil).toBe(offer.leavesAt);
});

test('a tour that leaves too soon for the site is sold by the desk, and held until its day begins', async () => {
	await db.update(departures).set({ date: '2026-11-22' }).where(eq(departures.id, 1));
	const details = { departureDate: '2026-11-22' };
	const booking = await take({ ...asked, type: 'tour', itemId: 1, totalPrice: 3740, details });
	// Its hours of the desk end on Saturday evening, before Sunday begins in New York.
	expect(booking.heldUntil).toBe('2026-11-21T23:00:00.000Z');
});

import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingPageView } from '#src/contract/desk/booking-page.ts';
import { changePartyMessages } from '#src/contract/trips/party.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { type PartyChange, partyChangeSeen } from '#src/domain/trips/party-change.ts';
import { bookings, departures, messages } from '#src/server/db/schema.ts';

import { send } from '../support/api.ts';
import { offerBooking, offerOf } from '../support/bookings.ts';
import { testDatabase } from '../support/database.ts';
import { deskTour, price } from '../support/desk-tour.ts';
import { tripPageText } from '../support/trip-page-text.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const { deps, booked, bookingNow, done, letters, perform, read, taken, undo } = deskTour(db);

const one = tourTotal(price, 1);
const join: PartyChange = { does: 'add', kind: 'traveller', amount: one };
const leave: PartyChange = { does: 'take off', seat: 2, amount: one };

async function ask(id: number, change: PartyChange | string, attempt: string = randomUUID()) {
	const booking = await bookingNow(id);
	const headers = { Cookie: await visitCookie(db, booking), 'X-Client-Id': attempt };
	const body = { change: typeof change === 'string' ? change : partyChangeSeen(change) };
	return send(handle, deps, 'POST', `/api/trips/${booking.reference}/party`, { body, headers });
}

const pageOf = async (id: number) => (await tripPageText(deps, db, await bookingNow(id))).text;
const refused = (message: string) => ({ status: 409, body: { message } });

test('whoever holds a tour adds somebody at once, at the price that the page says, and has a letter of it', async () => {
	const id = await booked(1, 2);
	expect(await pageOf(id)).toContain('One more traveler $3,300.00 $1,100.00 more');
	const attempt = randomUUID();
	const answer = await ask(id, join, attempt);
	expect(answer).toMatchObject({ status: 200, body: { outcome: 'joined' } });
	// The same once more is the same.
	expect(await ask(id, join, attempt)).toMatchObject({ status: 200 });
	expect(await bookingNow(id)).toMatchObject({ travelers: 3, totalPrice: tourTotal(price, 3) });
	expect(await taken(1)).toBe(3);
	const [letter, ...others] = await letters();
	expect(others).toEqual([]);
	expect(letter?.body).toContain('One more traveler now travels with you');
	expect(letter?.body).toContain('$3,300.00');
});

test('and takes somebody off, whose seat is free and whose share is not owed', async () => {
	const id = await booked(1, 2);
	expect(await pageOf(id)).toContain('Without Traveler 2 $1,100.00 $1,100.00 less');
	const attempt = randomUUID();
	expect(await ask(id, leave, attempt)).toMatchObject({ status: 200, body: { outcome: 'left' } });
	expect(await ask(id, leave, attempt)).toMatchObject({ status: 200 });
	expect(await bookingNow(id)).toMatchObject({ travelers: 1, totalPrice: one });
	expect(await taken(1)).toBe(1);
	// Whoever booked stays.
	expect(await pageOf(id)).not.toContain('Without ');
	expect(await ask(id, { ...leave, seat: 1 })).toMatchObject({ status: 400 });
});

test('of a confirmed trip the desk is asked, with the price that was seen; nothing changes until it answers', async () => {
	const id = await booked(1, 2);
	await perform(id, 'confirm', {});
	expect(await pageOf(id)).toContain('Ask for this change');
	const answer = await ask(id, join);
	const asked = { outcome: 'asked', message: changePartyMessages.asked };
	expect(answer).toMatchObject({ status: 200, body: asked });
	expect(await bookingNow(id)).toMatchObject({ travelers: 2, totalPrice: tourTotal(price, 2) });
	const [message] = await db.select().from(messages);
	expect(message).toMatchObject({
		kind: 'change',
		body: 'Please change our party. One more traveler: I have seen that this costs $1,100.00 more.',
	});
});

test('the desk gives what was asked for by its own change, which is the answer, and is taken back with it', async () => {
	const wishOf = async (id: number) =>
		bookingPageView.parse((await read(`/api/desk/bookings/${id}`)).body).trip.partyWish;
	const waiting = async () => Object((await read('/api/desk/queue')).body).rows.length;
	const id = await booked(1, 2, { status: 'Confirmed', heldUntil: null, paid: 0 });
	await ask(id, join);
	expect(await wishOf(id)).toEqual(join);
	expect(await waiting()).toBe(1);
	const nobody = { kind: 'traveller', name: '', birthDate: '', needs: '' };
	const { operation } = await done(id, 'party/add', { traveller: nobody, addition: one });
	expect([await wishOf(id), await waiting()]).toEqual([null, 0]);
	expect((await undo(operation)).status).toBe(200);
	expect([await wishOf(id), await waiting()]).toEqual([join, 1]);

	// A later wish takes its place; what is done of another one leaves it.
	await ask(id, leave);
	expect(await wishOf(id)).toEqual(leave);
	const off = await done(id, 'party/take-off', { seat: 2, refund: { amount: one } });
	expect(off.booking).toMatchObject({ travelers: 1 });
	expect([await wishOf(id), await waiting()]).toEqual([null, 0]);
});

test('what costs something else by now, has no seat left or is over is refused in words for a traveller', async () => {
	const id = await booked(1, 2);
	const gone = refused(changePartyMessages.gone);
	expect(await ask(id, { ...join, amount: 1000 })).toMatchObject(gone);
	expect(await ask(id, { ...leave, amount: 2000 })).toMatchObject(gone);
	expect(await ask(id, 'add pirate 1.00')).toMatchObject({
		status: 400,
		body: { issues: [{ path: 'change', message: changePartyMessages.choose }] },
	});
	await booked(2, 3);
	expect(await pageOf(id)).toContain('No more seats are left.');
	expect(await ask(id, join)).toMatchObject({ status: 409 });
	await perform(id, 'cancel', {});
	expect(await pageOf(id)).not.toContain('Add or remove a traveler');
	expect(await ask(id, leave)).toMatchObject(refused(changePartyMessages.notNow));
});

test('nobody joins by themselves what is no longer sold: a departure that is closed, or too late', async () => {
	const id = await booked(1, 2);
	await db.update(departures).set({ state: 'closed' }).where(eq(departures.id, 1));
	expect(await pageOf(id)).toContain('Nobody can be added here any more.');
	expect(await ask(id, join)).toMatchObject(refused(changePartyMessages.gone));
	expect(await bookingNow(id)).toMatchObject({ travelers: 2 });
	// Whoever is on it may leave, and the desk may know better.
	expect(await ask(id, leave)).toMatchObject({ status: 200 });
	const nobody = { kind: 'traveller', name: '', birthDate: '', needs: '' };
	await done(id, 'party/add', { traveller: nobody, addition: one });
	// It leaves in three weeks, and nobody has guaranteed it.
	const soon = { state: 'open', date: '2026-12-12', guaranteedFrom: 4 } as const;
	await db.update(departures).set(soon).where(eq(departures.id, 1));
	await db.update(bookings).set({ departureDate: soon.date, quotedPrice: null });
	expect(await ask(id, join)).toMatchObject(refused(changePartyMessages.gone));
});

test('of a flight it is said who joins, and children pay what the same search asks of them', async () => {
	const offer = offerOf('2026-11-21');
	const { body } = await send(handle, deps, 'POST', '/api/bookings', { body: offerBooking(offer) });
	expect(body).toMatchObject({ bookingId: expect.anything() });
	const more = offerOf('2026-11-21', 3, { passengers: '2-adults-1-child' });
	const id = 1;
	const page = await pageOf(id);
	// Its day is another flight.
	expect(page).toContain('See other days and flights');
	expect(page).toContain('One more child');
	const child: PartyChange = { does: 'add', kind: 'child', amount: more.pricePerTraveller };
	expect(await ask(id, child)).toMatchObject({ status: 200 });
	expect(await bookingNow(id)).toMatchObject({
		travelers: 3,
		totalPrice: offer.price + more.pricePerTraveller,
		details: { party: '2-adults-1-child' },
	});
});

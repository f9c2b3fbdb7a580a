import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingPageView } from '#src/contract/desk/booking-page.ts';
import { notRaised } from '#src/contract/desk/change-price.ts';
import { priceAnswered, priceQuestion } from '#src/contract/trips/price.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { totalSeen } from '#src/domain/trips/total-seen.ts';

import { send } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { deskTour, price } from '../support/desk-tour.ts';
import { tripPageText } from '../support/trip-page-text.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const { deps, booked, bookingNow, perform, post, read, letters } = deskTour(db);
const full = tourTotal(price, 2);
const more = full + 120;

/** A confirmed booking whose traveller is asked to pay more. */
async function asking(): Promise<number> {
	const id = await booked(1, 2, { status: 'Confirmed', heldUntil: null });
	expect((await ask(id, more)).status).toBeLessThan(300);
	return id;
}

function ask(id: number, askedTotal: number) {
	const body = 'The hotel in Lima is full: the other costs $60 more each.';
	return post(`/api/admin/bookings/${id}/messages`, { body, askedTotal });
}

async function answer(id: number, given: string, total: number, attempt: string = randomUUID()) {
	const booking = await bookingNow(id);
	const headers = { Cookie: await visitCookie(db, booking), 'X-Client-Id': attempt };
	const body = { answer: given, seen: totalSeen(total) };
	return send(handle, deps, 'POST', `/api/trips/${booking.reference}/price`, { body, headers });
}

async function askedOf(id: number) {
	const { body } = await read(`/api/desk/bookings/${id}`);
	return bookingPageView.parse(body).trip.priceAsked;
}

async function waiting(): Promise<string[]> {
	const { body } = await read('/api/desk/queue');
	return Object(body).rows.map(({ kind }: { kind: string }) => kind);
}

test('a traveller reads of a higher price with the desk’s words, and one press raises it', async () => {
	const id = await asking();
	expect(await askedOf(id)).toMatchObject({ total: more });
	const [letter] = await letters();
	expect(letter?.body).toContain(priceQuestion(more, full));
	const { text } = await tripPageText(deps, db, await bookingNow(id));
	expect(text).toContain(priceQuestion(more, full));
	expect(text).toContain('The hotel in Lima is full');
	expect(await bookingNow(id)).toMatchObject({ totalPrice: full });

	const attempt = randomUUID();
	const first = await answer(id, 'agreed', more, attempt);
	expect(first).toMatchObject({ status: 200, body: { message: priceAnswered.agreed } });
	expect((await answer(id, 'agreed', more, attempt)).body).toEqual(first.body);
	expect(await bookingNow(id)).toMatchObject({ totalPrice: more, quotedPrice: full });
	expect(await askedOf(id)).toBeNull();
	expect((await letters()).map(({ kind }) => kind)).toContain('price-changed');
	expect((await answer(id, 'agreed', more)).status).toBe(409);
});

test('whoever says no keeps their price, and the desk finds the answer in Today', async () => {
	const id = await asking();
	const attempt = randomUUID();
	const first = await answer(id, 'declined', more, attempt);
	expect(first).toMatchObject({ status: 200, body: { message: priceAnswered.declined } });
	expect((await answer(id, 'declined', more, attempt)).body).toEqual(first.body);
	expect(await bookingNow(id)).toMatchObject({ totalPrice: full, quotedPrice: null });
	expect(await askedOf(id)).toBeNull();
	expect(await waiting()).toContain('trip message');
	expect((await answer(id, 'agreed', more)).status).toBe(409);
	expect((await answer(id, 'declined', more)).status).toBe(409);
});

test('only what is asked can be agreed to, and only of a confirmed price that it raises', async () => {
	const id = await asking();
	expect(await answer(id, 'agreed', more - 1)).toMatchObject({
		status: 409,
		body: { message: priceAnswered.notNow },
	});
	const less = await ask(id, full - 1);
	const issues = [{ path: 'askedTotal', message: notRaised }];
	expect(less).toMatchObject({ status: 400, body: { issues } });
	const held = await booked(2, 2);
	expect((await ask(held, more)).status).toBe(400);
	expect((await answer(held, 'agreed', more)).status).toBe(409);

	expect((await perform(id, 'price', { total: full - 10, reason: 'A mistake' })).status).toBe(200);
	expect(await askedOf(id)).toBeNull();
});

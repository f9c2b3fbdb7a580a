import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingPageView } from '#src/contract/desk/booking-page.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { dateSeen } from '#src/domain/trips/other-date.ts';

import { send } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { deskTour, price } from '../support/desk-tour.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const { deps, booked, bookingNow, done, perform, post, read, undo } = deskTour(db);
const total = tourTotal(price, 2);

/** A confirmed booking whose traveller asks for June. */
async function asking(number = 1): Promise<number> {
	const id = await booked(number, 2, { status: 'Confirmed', heldUntil: null });
	const { reference } = await bookingNow(id);
	const headers = { Cookie: await visitCookie(db, { id, reference }) };
	const body = { to: dateSeen({ to: { departureId: 2 }, total }) };
	const answer = await send(handle, deps, 'POST', `/api/trips/${reference}/move`, {
		body,
		headers,
	});
	expect(answer).toMatchObject({ status: 200, body: { outcome: 'asked' } });
	return id;
}

async function wishOf(id: number) {
	const { body } = await read(`/api/desk/bookings/${id}`);
	return bookingPageView.parse(body).trip.wish;
}

async function waiting(): Promise<string[]> {
	const { body } = await read('/api/desk/queue');
	return Object(body).rows.map(({ kind }: { kind: string }) => kind);
}

test('a departure that a traveller asked for is given by the desk’s own move, which is the answer, and taken back with it', async () => {
	const id = await asking();
	expect(await wishOf(id)).toEqual({ to: { departureId: 2 }, date: '2027-06-12', total });
	expect(await waiting()).toEqual(['trip message']);
	const { operation } = await done(id, 'move', { departureId: 2, total });
	expect(await bookingNow(id)).toMatchObject({ departureId: 2, departureDate: '2027-06-12' });
	expect(await wishOf(id)).toBeNull();
	expect(await waiting()).toEqual([]);
	expect((await undo(operation)).status).toBe(200);
	expect(await wishOf(id)).toMatchObject({ to: { departureId: 2 } });
	expect(await waiting()).toEqual(['trip message']);
});

test('it is asked no more once the desk has written, or the booking is cancelled', async () => {
	const id = await asking();
	const body = 'June is full by now, we are sorry.';
	const answer = await post(`/api/admin/bookings/${id}/messages`, { body });
	expect(answer.status).toBeLessThan(300);
	expect(await wishOf(id)).toBeNull();
	const other = await asking(2);
	expect(await wishOf(other)).not.toBeNull();
	expect((await perform(other, 'cancel', {})).status).toBe(200);
	expect(await wishOf(other)).toBeNull();
});

test('a move elsewhere that they agreed on by telephone ends it, too, and undone it waits again', async () => {
	const id = await asking();
	const { operation } = await done(id, 'move', { departureId: 3, total });
	expect(await wishOf(id)).toBeNull();
	expect((await undo(operation)).status).toBe(200);
	expect(await wishOf(id)).toMatchObject({ to: { departureId: 2 } });
});

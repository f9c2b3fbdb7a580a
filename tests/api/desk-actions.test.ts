import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { departuresConflict } from '#src/contract/bookings/booking.ts';
import { deskHoldEnd } from '#src/domain/bookings/hold.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { bookingRows } from '#src/server/bookings/booking-rows.ts';
import { refundableBooking } from '#src/server/bookings/promised-refund.ts';
import { selectRow } from '#src/server/changes/change-row.ts';
import { messages, operations, waitingList } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { deskTour, price } from '../support/desk-tour.ts';

const db = await testDatabase();
const { ask, store, perform, done, undo, bookingNow, booked, taken, unsent } = deskTour(db);
const inAnHour = addHours(testNow, 1);

describe('confirming', () => {
	test('is told by a letter that waits, and undone without one', async () => {
		const id = await booked(1, 2);
		const { booking, operation } = await done(id, 'confirm', {});
		expect(booking.status).toBe('Confirmed');
		expect(operation).toMatchObject({ summary: 'Confirmed', hasWaitingLetter: true });
		expect(await unsent()).toMatchObject([{ kind: 'booking-confirmed', about: `booking ${id}` }]);
		expect((await undo(operation)).status).toBe(200);
		expect(await bookingNow(id)).toMatchObject({ status: 'Pending Confirmation' });
		expect(await unsent()).toEqual([]);
	});

	test('takes the seats again that a passed hold gave back, where there are enough', async () => {
		const id = await booked(1, 3, { heldUntil: testNow });
		expect(await taken(1)).toBe(0);
		const { operation } = await done(id, 'confirm', {});
		expect(await taken(1)).toBe(3);
		expect((await undo(operation)).status).toBe(200);
		expect(await taken(1)).toBe(0);
		await booked(2, 3);
		const refused = await perform(id, 'confirm', {});
		expect(refused.status).toBe(409);
		expect(departuresConflict.parse(refused.body).message).toContain('and 2 seats are left');
		expect(await bookingNow(id)).toMatchObject({ status: 'Pending Confirmation' });
	});

	test('changes nothing where it is confirmed already, nor tells of it', async () => {
		const id = await booked(1, 2, { status: 'Confirmed' });
		const { booking, operation } = await done(id, 'confirm', {});
		expect([booking.version, operation]).toEqual([1, null]);
		expect(await db.$count(operations)).toBe(0);
		expect(await unsent()).toEqual([]);
	});
});

describe('cancelling', () => {
	test('promises what the policy pays back, and another amount with a reason only', async () => {
		const id = await booked(1, 2, { status: 'Confirmed', paidByWord: 2200 });
		const refund = { amount: 1 };
		const refused = await perform(id, 'cancel', { refund });
		expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'refund.reason' }] } });
		const { booking, operation } = await done(id, 'cancel', {
			refund: { amount: 1, reason: 'Goodwill' },
		});
		expect(booking).toMatchObject({ status: 'Cancelled', refund: 1, refundReason: 'Goodwill' });
		expect(operation?.summary).toBe('Cancelled, $1.00 to pay back');
		expect((await undo(operation)).status).toBe(200);
		const { booking: again } = await done(id, 'cancel', {});
		expect(again.refund).toBe(tourTotal(price, 2) * 0.9);
	});

	test('undone, it has its seats, its refund and its free hours as if nothing had been', async () => {
		const id = await booked(1, 3, { type: 'flight', departureId: null });
		const { booking } = await done(id, 'confirm', {}, { at: addDays(testNow, -2) });
		const before = await refundableBooking(db, booking);
		const { operation } = await done(id, 'cancel', {});
		await undo(operation);
		const after = await refundableBooking(db, await selectRow(db, bookingRows, id));
		expect(after).toEqual(before);
		expect(after.confirmedAt).toEqual(addDays(testNow, -2));
	});

	test('offers its seats to who waits, and then it cannot be undone, in words', async () => {
		const id = await booked(1, 5, { status: 'Confirmed' });
		const waiting = { name: 'Grace', email: 'grace@example.com', phone: '', travellers: 5 };
		await db.insert(waitingList).values({ ...waiting, departureId: 1 });
		const { operation } = await done(id, 'cancel', {});
		expect(await taken(1)).toBe(5);
		const refused = await undo(operation);
		expect(refused.status).toBe(409);
		expect(departuresConflict.parse(refused.body).message).toContain('and no seats are left on ');
		expect(await bookingNow(id)).toMatchObject({ status: 'Cancelled' });
		expect(await taken(1)).toBe(5);
	});

	test('accepts the request of its traveller, which waits again once it is undone', async () => {
		const id = await booked(1, 2, { status: 'Confirmed' });
		const asked = { kind: 'cancellation', cancellation: 'asked', bookingId: id, body: '' } as const;
		await db.insert(messages).values(asked);
		const { operation } = await done(id, 'cancel', {});
		expect(await db.select().from(messages)).toMatchObject([{ cancellation: 'accepted' }]);
		await undo(operation);
		const [message] = await db.select().from(messages);
		expect(message).toMatchObject({ cancellation: 'asked', decidedAt: null });
	});

	test('takes the place of the letter about the last decision, which waits again once it is undone', async () => {
		const id = await booked(1, 2);
		const { operation: confirmed } = await done(id, 'confirm', {});
		const { operation: cancelled } = await done(id, 'cancel', {});
		expect(await unsent()).toMatchObject([{ kind: 'booking-cancelled' }]);
		await undo(cancelled);
		expect(await unsent()).toMatchObject([{ kind: 'booking-confirmed' }]);
		await undo(confirmed);
		expect(await unsent()).toEqual([]);
		expect(await bookingNow(id)).toMatchObject({ status: 'Pending Confirmation' });
	});

	test('in the list leaves one letter, and ends the undo', async () => {
		const id = await booked(1, 2);
		const { operation } = await done(id, 'confirm', {});
		const { status } = await ask(handle, 'PATCH', `/api/bookings/${id}`, { status: 'Cancelled' });
		expect(status).toBe(200);
		expect(await unsent()).toMatchObject([{ kind: 'booking-cancelled' }]);
		expect((await undo(operation)).status).toBe(409);
	});
});

describe('re-opening', () => {
	test('holds a cancelled booking anew, and promises nothing back', async () => {
		const id = await booked(1, 2, { status: 'Cancelled', refund: 100, heldUntil: testNow });
		const { booking, operation } = await done(id, 'reopen', {});
		expect(booking).toMatchObject({
			status: 'Pending Confirmation',
			heldUntil: deskHoldEnd(site, testNow).toISOString(),
			refund: null,
		});
		expect(await taken(1)).toBe(2);
		expect(await unsent()).toMatchObject([{ kind: 'booking-reopened' }]);
		await undo(operation);
		expect(await bookingNow(id)).toMatchObject({ status: 'Cancelled', refund: 100 });
		expect(await taken(1)).toBe(0);
	});

	test('is refused where its seats are gone, and where it is not cancelled', async () => {
		const id = await booked(1, 2, { status: 'Cancelled' });
		const other = await booked(2, 4);
		const refused = await perform(id, 'reopen', {});
		expect(refused.status).toBe(409);
		expect(departuresConflict.parse(refused.body).message).toContain('and 1 seat is left');
		expect((await perform(other, 'reopen', {})).status).toBe(409);
		expect(await db.$count(operations)).toBe(0);
	});
});

describe('extending a hold', () => {
	test('holds it for longer, and one that has ended takes its seats again', async () => {
		const id = await booked(1, 2, { heldUntil: testNow });
		const until = addDays(testNow, 2);
		const { booking, operation } = await done(id, 'hold', { until: until.toISOString() });
		expect(booking.heldUntil).toBe(until.toISOString());
		expect(await taken(1)).toBe(2);
		expect((await unsent())[0]?.body).toMatch(/Held until: .+ → Monday, November 23/);
		await undo(operation);
		expect(await bookingNow(id)).toMatchObject({ heldUntil: testNow });
		expect(await taken(1)).toBe(0);
	});

	test.each([
		['a time that is past', testNow],
		['no later than it is', inAnHour],
		['more than two weeks', addDays(testNow, 15)],
	])('is refused: %s', async (_, until) => {
		const id = await booked(1, 2);
		const refused = await perform(id, 'hold', { until: until.toISOString() });
		expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'until' }] } });
		expect(await bookingNow(id)).toMatchObject({ heldUntil: inAnHour, version: 1 });
	});

	test('is refused beyond the beginning of the trip', async () => {
		const id = await booked(1, 2, { departureDate: '2026-11-24' });
		const refused = await perform(id, 'hold', { until: '2026-11-24T05:00:00.001Z' });
		expect(refused).toMatchObject({
			status: 400,
			body: { issues: [{ path: 'until', message: expect.stringContaining('has begun by then') }] },
		});
		expect((await perform(id, 'hold', { until: '2026-11-24T05:00:00.000Z' })).status).toBe(200);
	});

	test('is refused of a confirmed booking, and of one whose seats are gone', async () => {
		const until = addDays(testNow, 2).toISOString();
		const confirmed = await booked(1, 2, { status: 'Confirmed' });
		expect((await perform(confirmed, 'hold', { until })).status).toBe(409);
		const expired = await booked(2, 4, { heldUntil: testNow });
		const refused = await perform(expired, 'hold', { until });
		expect(departuresConflict.parse(refused.body).message).toContain('and 3 seats are left');
	});
});

describe('changing the contact', () => {
	const contact = { name: 'Ada King', email: 'king@example.com', phone: '+1 212 555 0100' };

	test('writes to the new address what changed, and to the old one nothing of the trip', async () => {
		const id = await store(1);
		const { booking, operation } = await done(id, 'contact', contact);
		expect(booking).toMatchObject(contact);
		expect(booking.details['passengerName']).toBe('Ada King');
		expect(operation?.summary).toBe('Name, email address, and phone number changed');
		const [told, left] = await unsent();
		expect(told).toMatchObject({ kind: 'contact-changed', recipient: 'king@example.com' });
		expect(told?.body).toContain('Ada Lovelace → Ada King');
		expect(left).toMatchObject({ kind: 'address-left', recipient: 'ada@example.com' });
		expect(left?.body).not.toMatch(/king@|BD2|London/);
		await undo(operation);
		const after = await bookingNow(id);
		expect(after).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com' });
		expect(after.details['passengerName']).toBe('Ada Lovelace');
		expect(await unsent()).toEqual([]);
	});

	test('is refused at the field', async () => {
		const id = await store(1);
		const { name, email, phone } = await bookingNow(id);
		for (const [changed, path] of [
			[{ name: 'A' }, 'name'],
			[{ email: 'ada@' }, 'email'],
			[{ phone: '12' }, 'phone'],
			[{ name, email, phone }, 'name'],
		] as const) {
			const refused = await perform(id, 'contact', { ...contact, ...changed });
			expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } });
		}
		expect(await db.$count(operations)).toBe(0);
	});
});

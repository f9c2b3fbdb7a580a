import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { bookingReceipt } from '#src/contract/bookings/booking.ts';
import { bookings, flights, outbox } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { send } from '../support/api.ts';
import { bookingCalls, deal, offer, tour } from '../support/booking-calls.ts';
import { dealBooking, offerBooking, offerOf, passenger, tourBooking } from '../support/bookings.ts';

const { db, deps, post } = await bookingCalls();

test('an offer is stored as the server knows it, and its reference is given', async () => {
	const sent = offerBooking(offer);
	const lies = { airline: 'Nobody Air', price: 1, origin: 'Nowhere (XXX)' };
	const { status, body } = await post({ ...sent, details: { ...sent.details, ...lies } });
	expect(status).toBe(201);
	const receipt = z.parse(bookingReceipt, body);
	expect(receipt).toEqual({
		bookingId: expect.stringMatching(/^BD[2-9A-HJ-NP-Z]{7}$/),
		type: 'flight',
		title: 'New York (JFK) to London (LHR)',
		status: 'Pending Confirmation',
		travelers: 2,
		departureDate: '2026-12-10',
		totalPrice: offer.price,
		legs: offer.legs,
		// As long as the quote counts: eight hours of the desk would be over on Saturday evening.
		heldUntil: '2026-11-23T00:00:00.000Z',
	});
	const [row] = await db.select().from(bookings);
	expect(row).toMatchObject({
		reference: receipt.bookingId,
		itemId: offer.id,
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		phone: '+44 20 7946 0958',
		totalPrice: offer.price,
		clientTotal: offer.price,
		attemptId: null,
		departureId: null,
	});
	expect(row?.details).toEqual({
		...passenger,
		origin: 'New York (JFK)',
		destination: 'London (LHR)',
		departureDate: '2026-12-10',
		returnDate: '2026-12-20',
		airline: offer.airline,
		cabinClass: 'economy',
		conditions:
			'1 cabin bag of 8 kg, no checked bag: the airline sells one. Changes cost the airline’s fee and the fare difference',
		duration: offer.duration,
		stops: offer.stops,
		party: '2-adults',
		legs: offer.legs,
		price: offer.price,
		payment: site.payment,
	});
});

test('a deal costs its price for each traveller, whether its number is a number or text', async () => {
	expect((await post(dealBooking(deal, 3, 1348.5))).status).toBe(201);
	expect((await post(dealBooking('1', 2, 899))).status).toBe(201);
	const rows = await db.select().from(bookings).orderBy(bookings.id);
	expect(rows.map(({ totalPrice }) => totalPrice)).toEqual([1348.5, 899]);
	expect(rows[0]?.details).toEqual({
		...passenger,
		origin: 'New York (JFK)',
		destination: 'London (LHR)',
		departureDate: '2026-12-10',
		returnDate: '2026-12-17',
		airline: 'Bright Airways',
		duration: '',
		price: 449.5,
		payment: site.payment,
	});
});

test('a tour costs its discount price with taxes, in whole dollars', async () => {
	const { status, body } = await post(tourBooking(tour, 2, 3740));
	expect(status).toBe(201);
	expect(body).toMatchObject({
		title: 'Island Light',
		departureDate: '2027-05-15',
		totalPrice: 3740,
	});
	const [row] = await db.select().from(bookings);
	expect(row?.details).toEqual({
		...passenger,
		name: 'Island Light',
		destination: 'Santorini, Greece',
		duration: '7 days',
		departureDate: '2027-05-15',
		price: 1699.99,
		payment: site.payment,
	});
});

test('two adults, a child and an infant pay four adult fares, and are kept and told of as such', async () => {
	const passengers = '2-adults-1-child-1-infant';
	const family = offerBooking(offerOf('2026-11-21', 3, { passengers }));
	expect(await post({ ...family, travelers: 3 })).toMatchObject({ status: 400 });
	expect(await post({ ...family, totalPrice: family.totalPrice - 1 })).toMatchObject({
		status: 409,
	});
	expect(await post(family)).toMatchObject({ status: 201, body: { travelers: 4 } });
	const [row] = await db.select().from(bookings);
	expect(row?.details).toMatchObject({ party: passengers });
	const [letter] = await db.select().from(outbox);
	expect(letter?.body).toContain('\nFor 2 adults, 1 child, 1 infant on lap\n');
	expect(letter?.body).toContain(
		'\nIn these fares, children and infants pay the fare of an adult.\n',
	);
});

test('text is stored without the spaces around it', async () => {
	const sent = offerBooking(offer);
	const details = { ...sent.details, city: '  London ' };
	expect((await post({ ...sent, name: '  Ada Lovelace  ', details })).status).toBe(201);
	const [row] = await db.select().from(bookings);
	expect([row?.name, row?.details['city']]).toEqual(['Ada Lovelace', 'London']);
});

test('a letter to the traveller is stored with the booking', async () => {
	const { body } = await post(offerBooking(offer));
	const { bookingId } = z.parse(bookingReceipt, body);
	const letters = await db.select().from(outbox).orderBy(outbox.id);
	expect(letters).toHaveLength(1);
	expect(letters[0]).toMatchObject({
		kind: 'booking-received',
		recipient: 'ada@example.com',
		sentAt: null,
	});
	expect(letters[0]?.subject).toContain(bookingId);
	expect(letters[0]?.body).toContain('New York (JFK) to London (LHR)');
});

test('a booking keeps its trip when the deal is deleted', async () => {
	await post(dealBooking(deal, 1, 449.5));
	await db.delete(flights);
	const [row] = await db.select().from(bookings);
	expect(row?.details).toMatchObject({ destination: 'London (LHR)', price: 449.5 });
});

test.each(['/api/bookings', '/api/bookings/1'])(
	'what was booked cannot be read by the public at %s',
	async (path) => {
		await post(offerBooking(offer));
		const { status, body } = await send(handle, deps, 'GET', path);
		expect(status).toBe(path === '/api/bookings' ? 401 : 405);
		expect(JSON.stringify(body)).not.toContain('Ada');
	},
);

import papa from 'papaparse';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import type { BookingRequest } from '#src/contract/bookings/booking.ts';
import { type CheckoutForm, checkoutForms } from '#src/contract/bookings/passenger.ts';
import { bookingStatusLabel } from '#src/domain/bookings/booking.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatTime } from '#src/domain/calendar/local-time.ts';
import { cabinClassLabel } from '#src/domain/flights/cabin-class.ts';
import { legLine } from '#src/domain/flights/leg-text.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { PassengerForm } from '#src/islands/bookings/PassengerForm.tsx';
import { BookingDialog } from '#src/islands/desk/bookings/BookingDialog.tsx';
import { bookings, departures, flights } from '#src/server/db/schema.ts';
import { bookingRequestFor, type CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { tripFromFlightData } from '#src/stores/bookings/flight-trip.ts';
import { tripFromDraft } from '#src/stores/bookings/tour-trip.ts';
import { bookingColumns } from '#src/stores/desk/bookings-export.ts';
import { bookingTypeLabels, readRow } from '#src/stores/desk/bookings-reading.ts';
import { csvLines } from '#src/stores/desk/csv.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { dealRow, offerOf, tourRow } from '../support/bookings.ts';
import { draft } from '../support/checkout-visit.ts';
import { testDatabase } from '../support/database.ts';
import {
	type Exceptions,
	markupOf,
	unasked,
	ungiven,
	unnamedInPolicy,
	untold,
} from '../support/every-field.ts';
import { insertTours } from '../support/tours.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);

/** What a passenger can give at most, nothing of it twice. */
const given: Required<
	Omit<CheckoutForm<'flight'> & CheckoutForm<'tour'>, 'agesPromised' | 'isOnceMore'>
> = {
	firstName: 'Ada',
	lastName: 'Lovelace',
	email: 'countess@example.com',
	phone: '+44 20 7946 0958',
	address: '12 St James Square',
	city: 'Nottingham',
	country: 'United Kingdom',
	zipCode: 'SW1Y 4LB',
	termsAccepted: true,
};

/** How the privacy policy calls it. */
const inPolicy: Record<keyof typeof given, string | null> = {
	firstName: 'the name',
	lastName: 'the name',
	email: 'email address',
	phone: 'phone number',
	address: 'billing address',
	city: 'billing address',
	country: 'billing address',
	zipCode: 'billing address',
	termsAccepted: null,
};

const notKept = { termsAccepted: 'without it nothing is booked' };
const notTold = {
	id: 'the reference names the booking',
	attemptId: 'knows a repeated request',
	bodyHash: 'knows a repeated request',
	itemId: 'what was booked is kept with the booking, whatever becomes of the deal or tour',
	clientTotal: 'is the total, or the booking would have been refused',
	version: 'is for changes',
	payment: 'says on the booking’s page what is to be paid by when',
	departureId: 'the departure date names it, of the tour that was booked',
	heldUntil: 'a hold is told by what it means now',
	refund: 'of a cancelled booking only',
	refundReason: 'of a cancelled booking only',
	kept: 'of a cancelled booking only',
	quotedPrice: 'of a booking whose price the desk changed only, on its page',
	priceReason: 'of a booking whose price the desk changed only, on its page',
	source: 'stands on the booking’s page, which says who took it',
	checkCode: 'is found by it, and stands on the booking’s page',
	tourVersion: 'says on the trip’s page what has changed since',
	reviewAskedAt: 'keeps a letter from going out twice',
	updatedAt: 'the activities tell who changed it and when',
	nameOrder: 'is made of the name',
	searchText: 'is made of what is searched',
};
/** Of an offer only. */
const notReadBack = { stops: 'the offer’s id says it, and the desk goes by airline and duration' };

const offer = offerOf('2026-11-21', 5, {
	cabinClass: 'first-class',
	passengers: '2-adults-2-children',
});
const deal = { ...dealRow(), id: 1, travelers: 38 };

const trips: [what: string, trip: CheckoutTrip | null, exceptions: Exceptions][] = [
	['an offer', tripFromFlightData(JSON.stringify(offer)), { ...notTold, ...notReadBack }],
	['a deal', tripFromFlightData(JSON.stringify(deal)), notTold],
	['a tour', tripFromDraft({ ...draft, travelers: 39, totalPrice: 72_930 }, new Date()), notTold],
];

test.each(trips)(
	'all that is given with %s is stored, read, shown and exported',
	async (...row) => {
		const [what, trip, exceptions] = row;
		if (!trip) throw new Error(`The checkout cannot read ${what}.`);
		const schema = checkoutForms[trip.type];
		expect(ungiven(schema, given)).toEqual([]);
		const form = z.parse(schema, given);
		const { stored, reading } = await book(bookingRequestFor(trip, form));

		const { details, ...columns } = stored;
		const known = { ...columns, ...details };
		const price = Number(details['price']);
		const status = bookingStatusLabel(stored.status);
		const legs = readLegs(details['legs']);
		expect(legs).toHaveLength(what === 'an offer' ? 2 : 0);
		const shown = {
			status,
			type: bookingTypeLabels[trip.type],
			departureDate: formatDate(stored.departureDate),
			returnDate: formatDate(String(details['returnDate'])),
			cabinClass: cabinClassLabel('first-class'),
			party: '2 adults, 2 children',
			price: formatMoneyInCents(price),
			totalPrice: formatMoneyInCents(stored.totalPrice),
			legs: formatTime(legs[1]?.arrivesAt ?? ''),
		};
		const inFile = {
			status,
			price: price.toFixed(2),
			totalPrice: stored.totalPrice.toFixed(2),
			legs: legs.map(legLine).join('; '),
		};
		const read = { legs: JSON.stringify(legs) };
		const dialog = markupOf(BookingDialog, { booking: reading, onClosed });
		const file = csvLines([reading], bookingColumns, papa.unparse);
		expect({
			row: untold(form, JSON.stringify(stored), { exceptions: notKept }),
			list: untold(known, JSON.stringify(reading), { exceptions, spellings: read }),
			dialog: untold(known, dialog, { exceptions, spellings: shown }),
			file: untold(known, file, { exceptions, spellings: inFile }),
		}).toEqual({ row: [], list: [], dialog: [], file: [] });
	},
);

test.each(trips)('the checkout of %s asks for all of it', (_, trip) => {
	if (!trip) throw new Error('There is no trip.');
	const form = markupOf(PassengerForm, { trip, sending: false });
	expect(unasked(checkoutForms[trip.type], form)).toEqual([]);
});

test('the privacy policy names all that a booking asks', () => {
	for (const schema of Object.values(checkoutForms)) {
		expect(unnamedInPolicy('A booking', schema, inPolicy)).toEqual([]);
	}
});

/** Books, and lists the one booking as the panel does. */
async function book(request: BookingRequest) {
	await db.insert(flights).values(dealRow());
	await insertTours(db, tourRow());
	await db.update(departures).set({ capacity: 39 });
	expect(await ask(handle, 'POST', '/api/bookings', request)).toMatchObject({ status: 201 });
	const [stored] = await db.select().from(bookings);
	const { body } = await ask(handle, 'GET', '/api/bookings');
	const [reading] = z.parse(z.array(readRow), body);
	if (!stored || !reading) throw new Error('No booking was stored.');
	return { stored, reading };
}

function onClosed(): void {}

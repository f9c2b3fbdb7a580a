import type { Surfaces } from '#src/contract/catalog/surfaces.ts';
import type { Balance } from '#src/domain/bookings/balance.ts';
import type { TripFact } from '#src/domain/bookings/record.ts';

import type { ReadBooking } from './bookings-reading.ts';

/** Where the desk is told of a booking: the list, what is known of it in full, what finds it, and the exported file. */
type BookingSurface = 'list' | 'details' | 'find' | 'csv';

type FactsOfBooking = Omit<ReadBooking, 'id' | 'trip' | 'balance'> &
	Record<TripFact | 'type' | 'legs' | 'lines' | 'payment', unknown> &
	Omit<Balance, 'state' | 'price'>;

const inFull = 'told in full';
const noWord = 'nobody looks for it by a word';
const byFilter = 'a filter narrows the list to it';
const inTitle = 'the title says it';
const forChanges = 'it is for changes';
const inDetails = { list: inFull, find: noWord };

/** Every fact of a booking as the desk reads it. The number of its row is told nowhere: the reference names it. */
export const bookingSurfaces = {
	version: { list: forChanges, details: forChanges, find: forChanges, csv: forChanges },
	reference: {},
	type: { list: inTitle, find: byFilter },
	status: { find: byFilter },
	heldUntil: { find: byFilter },
	passenger: {},
	email: { list: inFull },
	phone: { list: inFull },
	address: inDetails,
	city: inDetails,
	country: inDetails,
	zipCode: inDetails,
	travellers: { find: noWord },
	travellerNames: {
		list: inFull,
		details: 'its trip tells them, beside',
		find: 'the one who booked is found',
	},
	title: {},
	name: { list: inTitle, csv: inTitle },
	origin: { list: inTitle, find: inTitle },
	destination: { list: inTitle },
	departureDate: { find: byFilter },
	returnDate: inDetails,
	duration: inDetails,
	legs: inDetails,
	lines: { ...inDetails, csv: 'the price is what they add up to' },
	airline: inDetails,
	cabinClass: inDetails,
	conditions: inDetails,
	party: inDetails,
	provider: inDetails,
	price: { list: 'the total is told', find: noWord },
	totalPrice: { find: noWord },
	payment: { list: inFull, find: byFilter },
	paid: { list: inFull, details: 'what is still to be paid is told', find: noWord },
	due: { list: inFull, find: noWord },
	refund: inDetails,
	refundReason: { ...inDetails, csv: 'it is for the desk, in the panel' },
	waitsForAnswer: {
		details: 'what waits stands there itself',
		find: byFilter,
		csv: 'it is over when the file is read',
	},
	bookedAt: { find: byFilter },
} as const satisfies Surfaces<FactsOfBooking, BookingSurface>;

type Table = typeof bookingSurfaces;

/** The facts that a surface tells. */
export type ToldOfBooking<Surface extends BookingSurface> = {
	[Fact in keyof Table]: Surface extends keyof Table[Fact] ? never : Fact;
}[keyof Table];

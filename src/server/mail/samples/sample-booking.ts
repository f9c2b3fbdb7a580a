import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';

const legs = [
	{
		origin: 'JFK',
		destination: 'LHR',
		date: '2027-05-14',
		minutes: 690,
		stops: 1,
		departsAt: '2027-05-14T20:35',
		arrivesAt: '2027-05-15T13:05',
		stop: {
			airport: 'KEF',
			city: 'Reykjavík',
			arrivesAt: '2027-05-15T06:00',
			departsAt: '2027-05-15T08:45',
			minutes: 165,
			minutesBefore: 325,
		},
	},
	{
		origin: 'LHR',
		destination: 'JFK',
		date: '2027-05-22',
		minutes: 490,
		stops: 0,
		departsAt: '2027-05-22T11:20',
		arrivesAt: '2027-05-22T14:30',
		stop: null,
	},
];

const sample = {
	id: 1,
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	phone: '+1 212 555 0100',
	travelers: 3,
	departureId: null,
	heldUntil: '2026-11-24T19:10:00.000Z',
	quotedPrice: null,
	priceReason: null,
	paidByWord: 0,
	paid: 0,
	source: 'site' as const,
	takenBy: '',
	refund: null,
	refundReason: null,
	kept: null,
	version: 1,
	createdAt: '2026-11-23T15:00:00.000Z',
	updatedAt: '2026-11-23T15:00:00.000Z',
};

/** A flight there and back, booked by nobody. */
export const sampleFlight: BookingRecord = {
	...sample,
	bookingId: 'BD7K2MQ4R',
	type: 'flight',
	status: 'Pending Confirmation',
	title: 'New York (JFK) to London (LHR)',
	departureDate: '2027-05-14',
	totalPrice: 2844.5,
	details: { party: '2-adults-1-child', legs },
};

/** A tour, booked by nobody. */
export const sampleTour: BookingRecord = {
	...sample,
	bookingId: 'BD4T9WX2C',
	type: 'tour',
	status: 'Confirmed',
	title: 'Kyoto on Foot',
	departureDate: '2027-05-15',
	totalPrice: 7227,
	details: { name: 'Kyoto on Foot', destination: 'Kyoto, Japan', duration: '7 Days' },
};

/** The tour as it is run. */
export const sampleRun = {
	facts: {
		...noFacts,
		start: 'Kansai airport',
		end: 'Kyoto',
		meetingPoint: 'Kansai airport, terminal 1, by the south exit of the arrivals hall',
		meetingTime: '15:00',
		endTime: '11:00',
		contact: 'Kamo Walks, Kyoto',
		contactPhone: '+81 75 555 0142',
		emergencyPhone: '+81 90 5555 0143',
		papers: ['A passport that is valid until you are home again'],
		toBring: ['Shoes that are quickly taken off', 'A rain jacket'],
	},
	places: ['kyoto'],
};

/** The offer that the flight was booked by. */
export const sampleOffer = 'JFK.LHR.2027-05-14.2027-05-22.economy.2-adults-1-child.2026-11-23.0';

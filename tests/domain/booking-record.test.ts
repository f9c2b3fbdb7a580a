import fc from 'fast-check';
import { expect, test } from 'vitest';

import { forPassengerFields } from '#src/domain/bookings/passenger.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';

const passenger = {
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	phone: '+1 212 555 0100',
	travelers: 2,
};
const address = { address: '12 St James Sq', city: 'London', country: 'UK', zipCode: 'SW1Y' };
const flight = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departureDate: '2026-12-10',
	returnDate: '2026-12-20',
	airline: 'Bright Airways',
	duration: '7h 10m',
	cabinClass: 'economy',
	price: 690,
};
const tour = {
	name: 'Kyoto in Bloom',
	destination: 'Kyoto, Japan',
	duration: '7 days',
	price: 1299,
};

/** What these records do not say of what passengers are asked by now. */
const unasked = forPassengerFields(() => '');

const flightBooking = {
	...unasked,
	id: 4,
	reference: 'BD7KQ2MXA',
	status: 'Confirmed',
	passenger: 'Ada Lovelace',
	email: 'ada@example.com',
	phone: '+1 212 555 0100',
	...address,
	travellers: 2,
	bookedAt: '2026-11-21T10:00:00Z',
	totalPrice: 1380,
	trip: { type: 'flight', ...flight, conditions: '', party: '', legs: [] },
};
const stored = {
	id: 4,
	bookingId: 'BD7KQ2MXA',
	status: 'Confirmed',
	totalPrice: 1380,
	createdAt: '2026-11-21T10:00:00Z',
};

test.each([
	['flat', { ...stored, ...passenger, ...address, type: 'flight', ...flight }],
	[
		'flat, with the passenger by that name',
		{
			...stored,
			...passenger,
			name: undefined,
			passenger: 'Ada Lovelace',
			...address,
			type: 'flight',
			...flight,
		},
	],
	['under flight', { ...stored, ...passenger, ...address, type: 'flight', flight }],
	[
		'under details',
		{
			...stored,
			...passenger,
			type: 'flight',
			details: { ...flight, ...address, passengerName: 'Ada Lovelace' },
		},
	],
	[
		'under details, with the passenger',
		{
			...stored,
			type: 'flight',
			details: {
				...flight,
				...address,
				...passenger,
				name: undefined,
				passengerName: 'Ada Lovelace',
			},
		},
	],
	[
		'under flight and details',
		{ ...stored, ...passenger, flight, details: { ...address, airline: 'Another' } },
	],
	[
		'under flight within details',
		{
			...stored,
			...passenger,
			title: '',
			departureDate: '2026-01-01',
			details: { flight, ...address },
		},
	],
	[
		'under flight within details, with the passenger by name',
		{
			...stored,
			...passenger,
			name: '',
			details: { flight, ...address, name: 'Ada Lovelace' },
		},
	],
	['without a type', { ...stored, ...passenger, ...address, flight }],
	['with an unknown type', { ...stored, ...passenger, ...address, type: 'cruise', flight }],
	[
		'with the booking date by its other name',
		{
			...stored,
			createdAt: undefined,
			bookingDate: stored.createdAt,
			...passenger,
			...address,
			flight,
		},
	],
	[
		'with amounts as text',
		{
			...stored,
			...passenger,
			...address,
			totalPrice: '1380.00',
			flight: { ...flight, price: '690.00' },
		},
	],
	[
		'with the total as its price',
		{ ...stored, totalPrice: undefined, price: 1380, ...passenger, ...address, flight },
	],
])('a flight booking %s reads the same', (_, record) => {
	expect(normaliseBooking(record, 'BD')).toEqual(flightBooking);
});

const tourBooking = {
	...flightBooking,
	totalPrice: 2858,
	trip: { type: 'tour', ...tour, departureDate: '2027-05-15', provider: '' },
};
const storedTour = { ...stored, ...passenger, type: 'tour', totalPrice: 2858 };

test.each([
	[
		'flat',
		{
			...storedTour,
			...address,
			...tour,
			name: 'Ada Lovelace',
			tourName: tour.name,
			departureDate: '2027-05-15',
		},
	],
	['under tour', { ...storedTour, ...address, tour, departureDate: '2027-05-15' }],
	[
		'under details',
		{
			...storedTour,
			details: { ...tour, ...address, departureDate: '2027-05-15', passengerName: 'Ada Lovelace' },
		},
	],
	[
		'under details by its other name',
		{
			...storedTour,
			details: {
				...tour,
				name: 'Ada',
				tourName: tour.name,
				...address,
				departureDate: '2027-05-15',
			},
		},
	],
	[
		'under tour within details',
		{ ...storedTour, title: '', details: { tour, ...address, departureDate: '2027-05-15' } },
	],
	[
		'under tour within details, with the passenger by name',
		{
			...storedTour,
			name: '',
			departureDate: '2027-05-15',
			details: { tour, ...address, name: 'Ada Lovelace' },
		},
	],
	[
		'under tour and details',
		{
			...storedTour,
			tour,
			details: { ...address, destination: 'Osaka', departureDate: '2027-05-15' },
		},
	],
])('a tour booking %s reads the same', (_, record) => {
	expect(normaliseBooking(record, 'BD')).toEqual(tourBooking);
});

test('a record that says nothing is a pending flight for one with a reference to show', () => {
	expect(normaliseBooking({}, 'BD')).toEqual({
		...unasked,
		id: null,
		reference: expect.stringMatching(/^BD\d{4}$/),
		status: 'Pending Confirmation',
		passenger: '',
		email: '',
		phone: '',
		address: '',
		city: '',
		country: '',
		zipCode: '',
		travellers: 1,
		bookedAt: '',
		totalPrice: null,
		trip: {
			type: 'flight',
			origin: '',
			destination: '',
			departureDate: '',
			returnDate: '',
			airline: '',
			duration: '',
			cabinClass: '',
			conditions: '',
			party: '',
			legs: [],
			price: null,
		},
	});
});

test('the provider of a tour is read from its details', () => {
	const reading = normaliseBooking({ type: 'tour', details: { provider: 'Sakura Tours' } }, 'BD');
	expect(reading?.trip).toMatchObject({ type: 'tour', provider: 'Sakura Tours' });
});

test("the name of a tour is not its passenger's", () => {
	const reading = normaliseBooking({ type: 'tour', name: '', details: { name: tour.name } }, 'BD');
	expect(reading).toMatchObject({ passenger: '', trip: { name: tour.name } });
});

test('the price of the trip stands in for a missing total', () => {
	expect(normaliseBooking({ flight }, 'BD')?.totalPrice).toBe(690);
});

test('an unknown status is read as pending', () => {
	expect(normaliseBooking({ status: 'Lost' }, 'BD')?.status).toBe('Pending Confirmation');
});

test.each([[null], [undefined], ['text'], [7], [true], [[]], [[{}]]])(
	'%j is no booking',
	(record) => {
		expect(normaliseBooking(record, 'BD')).toBeNull();
	},
);

test('nothing that storage may hold makes reading throw', () => {
	const keys = fc.constantFrom(
		'id',
		'type',
		'status',
		'flight',
		'tour',
		'details',
		'name',
		'totalPrice',
		'travelers',
	);
	fc.assert(
		fc.property(fc.oneof(fc.anything(), fc.dictionary(keys, fc.anything())), (record) => {
			const reading = normaliseBooking(record, 'BD');
			if (!reading) return;
			expect(reading.reference).not.toBe('');
			expect(reading.travellers).toBeGreaterThanOrEqual(1);
		}),
		{ numRuns: 3000 },
	);
});

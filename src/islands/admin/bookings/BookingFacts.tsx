import type { ReactNode } from 'react';

import { paymentStatus } from '#src/domain/bookings/booking.ts';
import { type PassengerField, passengerLabels } from '#src/domain/bookings/passenger.ts';
import type { FlightReading, TourReading } from '#src/domain/bookings/record.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { formatDate } from '#src/domain/format.ts';
import { bookingTypeLabels, type ReadBooking } from '#src/stores/admin/bookings-reading.ts';

import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { PhoneLink } from '../requests/PhoneLink.tsx';
import { BookingStatus } from './BookingStatus.tsx';
import { money } from './money.ts';

type Fact = readonly [name: string, value: ReactNode];

/** Everything that is known of a booking, in whatever shape it was stored. */
export function BookingFacts({ booking }: { booking: ReadBooking }) {
	const { reference, status, totalPrice, bookedAt, trip, title } = booking;
	return (
		<>
			<Facts
				facts={[
					['Reference', reference],
					['Type', bookingTypeLabels[trip.type]],
					['Status', <BookingStatus key="status" status={status} />],
					['Payment', paymentStatus(status)],
					['Total', money(totalPrice)],
					['Booked', <Moment key="booked" at={bookedAt} />],
				]}
			/>
			<Part title={title}>
				<Facts facts={tripFacts(booking)} />
			</Part>
			<Part title="Passenger">
				<Facts facts={passengerFacts(booking)} />
			</Part>
		</>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="grid gap-3 border-t border-line pt-5">
			<h3 className="text-xl wrap-anywhere">{title}</h3>
			{children}
		</section>
	);
}

/** A line of the dialog; null where it would say nothing. */
type Line<Trip> = (trip: Trip, booking: ReadBooking) => Fact | null;
type Lines<Trip> = Record<Exclude<keyof Trip, 'type'> | 'travellers', Line<Trip>>;

const flightLines: Lines<FlightReading> = {
	origin: ({ origin }) => ['From', origin],
	destination: ({ destination }) => ['To', destination],
	departureDate: ({ departureDate }) => ['Departure', formatDate(departureDate)],
	returnDate: ({ returnDate }) => optional('Return', formatDate(returnDate)),
	travellers: (_, { travellers }) => ['Travellers', travellers],
	airline: ({ airline }) => ['Airline', airline],
	duration: ({ duration }) => ['Duration', duration],
	cabinClass: ({ cabinClass }) => optional('Class', className(cabinClass)),
	price: ({ price }) => ['Price of the trip', money(price)],
};

const tourLines: Lines<TourReading> = {
	name: ({ name }, { title }) => optional('Tour', name === title ? '' : name),
	destination: ({ destination }) => ['Destination', destination],
	departureDate: ({ departureDate }) => ['Departure', formatDate(departureDate)],
	duration: ({ duration }) => ['Duration', duration],
	travellers: (_, { travellers }) => ['Travellers', travellers],
	price: ({ price }) => ['Price per person', money(price)],
	provider: ({ provider }) => ['Provider', provider],
};

function tripFacts(booking: ReadBooking): Fact[] {
	const { trip } = booking;
	return trip.type === 'tour'
		? factsOf(tourLines, trip, booking)
		: factsOf(flightLines, trip, booking);
}

function factsOf<Trip>(lines: Lines<Trip>, trip: Trip, booking: ReadBooking): Fact[] {
	const said = Object.values<Line<Trip>>(lines).map((line) => line(trip, booking));
	return said.filter((fact) => fact !== null);
}

function optional(name: string, value: string): Fact | null {
	return value === '' ? null : [name, value];
}

function className(word: string): string {
	return cabinClasses.find(({ value }) => value === word)?.label ?? word;
}

function passengerFacts(booking: ReadBooking): Fact[] {
	const { passenger, email, phone, trip } = booking;
	const labels = Object.entries(passengerLabels[trip.type]) as [PassengerField, string][];
	return [
		['Name', passenger],
		['E-mail', email && <EmailLink key="email" email={email} />],
		['Phone', phone && <PhoneLink key="phone" phone={phone} />],
		...labels.map(([name, label]): Fact => [label, booking[name]]),
	];
}

function EmailLink({ email }: { email: string }) {
	return (
		<a className="link" href={`mailto:${encodeURIComponent(email)}`}>
			{email}
		</a>
	);
}

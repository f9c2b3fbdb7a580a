import type { ReactNode } from 'react';

import { paymentStatus } from '#src/domain/bookings/booking.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
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

function tripFacts({ trip, title, travellers }: ReadBooking): Fact[] {
	if (trip.type === 'tour') {
		return [
			...optional('Tour', trip.name === title ? '' : trip.name),
			['Destination', trip.destination],
			['Departure', formatDate(trip.departureDate)],
			['Duration', trip.duration],
			['Travellers', travellers],
			['Price per person', money(trip.price)],
			['Provider', trip.provider],
		];
	}
	return [
		['From', trip.origin],
		['To', trip.destination],
		['Departure', formatDate(trip.departureDate)],
		...optional('Return', formatDate(trip.returnDate)),
		['Travellers', travellers],
		['Airline', trip.airline],
		['Duration', trip.duration],
		...optional('Class', className(trip.cabinClass)),
		['Price of the trip', money(trip.price)],
	];
}

function optional(name: string, value: string): Fact[] {
	return value === '' ? [] : [[name, value]];
}

function className(word: string): string {
	return cabinClasses.find(({ value }) => value === word)?.label ?? word;
}

function passengerFacts({ passenger, email, phone, ...booking }: ReadBooking): Fact[] {
	return [
		['Name', passenger],
		['E-mail', email && <EmailLink key="email" email={email} />],
		['Phone', phone && <PhoneLink key="phone" phone={phone} />],
		['Address', booking.address],
		['City', booking.city],
		['ZIP code', booking.zipCode],
		['Country', booking.country],
	];
}

function EmailLink({ email }: { email: string }) {
	return (
		<a className="link" href={`mailto:${encodeURIComponent(email)}`}>
			{email}
		</a>
	);
}

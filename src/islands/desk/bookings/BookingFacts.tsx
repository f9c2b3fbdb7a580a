import { type AgeLimits, ageLimitsInWords } from '#src/domain/bookings/age-limits.ts';
import { type PassengerField, passengerLabels } from '#src/domain/bookings/passenger.ts';
import type { FlightReading, TourReading } from '#src/domain/bookings/record.ts';
import { roomInWords } from '#src/domain/bookings/room-words.ts';
import { whoTravels } from '#src/domain/bookings/travellers.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { bookingTypeLabels, type ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import { useToday } from '#src/ui/use-today.ts';

import { Journey } from '../../flights/journey/Journey.tsx';
import { BookingStatus } from '../panel/BookingStatus.tsx';
import { EmailAddress } from '../panel/EmailAddress.tsx';
import { type Fact, type FactLines, factsOf } from '../panel/fact-lines.ts';
import { Facts } from '../panel/Facts.tsx';
import { HoldEnd } from '../panel/HoldEnd.tsx';
import { Moment } from '../panel/Moment.tsx';
import { money } from '../panel/money.ts';
import { Part } from '../panel/Part.tsx';
import { PhoneLink } from '../panel/PhoneLink.tsx';

/** Everything that is known of a booking, in whatever shape it was stored. */
export function BookingFacts({ booking }: { booking: ReadBooking }) {
	const { reference, status, heldUntil, totalPrice, bookedAt, trip, title } = booking;
	const { refund, refundReason, balance } = booking;
	const today = useToday();
	const { state, due } = balance;
	return (
		<>
			<Facts
				facts={[
					['Reference', reference],
					['Type', bookingTypeLabels[trip.type]],
					[
						'Status',
						<span key="status">
							<BookingStatus {...{ status, heldUntil }} /> <HoldEnd {...{ status, heldUntil }} />
						</span>,
					],
					...(state === null ? [] : [['Payment', state] as const]),
					['Total', money(totalPrice)],
					...(state === 'Part paid' ? [['Still to be paid', money(due)] as const] : []),
					...(due < 0 ? [['To be paid back', money(-due)] as const] : []),
					...(refund === null ? [] : [['Refund promised', money(refund)] as const]),
					...(refundReason === null ? [] : [['Reason', refundReason] as const]),
					['Booked', <Moment key="booked" at={bookedAt} />],
				]}
			/>
			<Part title={title}>
				<Facts facts={tripFacts(booking)} />
				{trip.type === 'flight' && trip.legs.length > 0 && (
					<Journey legs={trip.legs} labels={[trip.origin, trip.destination]} today={today} />
				)}
			</Part>
			<Part title="Passenger">
				<Facts facts={passengerFacts(booking)} />
			</Part>
		</>
	);
}

type Told<Trip> = { trip: Trip; booking: ReadBooking };
type TripLines<Trip> = FactLines<Exclude<keyof Trip, 'type'> | 'travellers', Told<Trip>>;

const flightLines: TripLines<FlightReading> = {
	origin: ({ trip }) => ['From', trip.origin],
	destination: ({ trip }) => ['To', trip.destination],
	departureDate: ({ trip }) => ['Departure', formatDate(trip.departureDate)],
	returnDate: ({ trip }) => optional('Return', formatDate(trip.returnDate)),
	// Told as a timeline below.
	legs: null,
	travellers: ({ booking }) => ['Travelers', booking.travellers],
	airline: ({ trip }) => ['Airline', trip.airline],
	duration: ({ trip }) => ['Duration', trip.duration],
	party: ({ trip, booking }) =>
		optional('Party', trip.party && whoTravels(trip.party, booking.travellers)),
	cabinClass: ({ trip }) => optional('Class', className(trip.cabinClass)),
	conditions: ({ trip }) => optional('Each traveler', trip.conditions),
	price: ({ trip }) => ['Price of the trip', money(trip.price)],
};

const tourLines: TripLines<TourReading> = {
	name: ({ trip, booking }) => optional('Tour', trip.name === booking.title ? '' : trip.name),
	destination: ({ trip }) => ['Destination', trip.destination],
	departureDate: ({ trip }) => ['Departure', formatDate(trip.departureDate)],
	duration: ({ trip }) => ['Duration', trip.duration],
	travellers: ({ booking }) => ['Travelers', booking.travellers],
	ages: ({ trip }) => optional('Ages', trip.ages ? agesTold(trip.ages, trip.agesPromised) : ''),
	agesPromised: null,
	room: ({ trip, booking }) =>
		optional('Room', trip.room ? roomInWords(trip.room, booking.travellers) : ''),
	price: ({ trip }) => ['Price per person', money(trip.price)],
	lines: ({ trip }) =>
		optional(
			'Made of',
			(trip.lines ?? []).map(({ text, amount }) => `${text} ${money(amount)}`).join(', '),
		),
	provider: ({ trip }) => ['Provider', trip.provider],
};

/** What was booked, in facts. */
export function tripFacts(booking: ReadBooking): Fact[] {
	const { trip } = booking;
	return trip.type === 'tour'
		? factsOf(tourLines, { trip, booking })
		: factsOf(flightLines, { trip, booking });
}

function agesTold(limits: AgeLimits, isPromised = false): string {
	return `${ageLimitsInWords(limits)}${isPromised ? ', as whoever booked has confirmed' : ', which nobody has confirmed'}`;
}

function optional(name: string, value: string): Fact | null {
	return value === '' ? null : [name, value];
}

function className(word: string): string {
	return cabinClasses.find(({ value }) => value === word)?.label ?? word;
}

/** Who booked, and how to reach them. */
export function passengerFacts(booking: ReadBooking): Fact[] {
	const { passenger, email, phone, trip } = booking;
	const labels = Object.entries(passengerLabels[trip.type]) as [PassengerField, string][];
	return [
		['Name', passenger],
		['Email', email && <EmailAddress key="email" email={email} />],
		['Phone', phone && <PhoneLink key="phone" phone={phone} />],
		...labels.map(([name, label]): Fact => [label, booking[name]]),
	];
}

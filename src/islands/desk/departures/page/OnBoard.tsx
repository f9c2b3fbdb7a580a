import { ageRefusal } from '#src/domain/bookings/age-limits.ts';
import { roomInWords } from '#src/domain/bookings/room-words.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { seatName } from '#src/domain/trips/seat-words.ts';
import { ageOn } from '#src/domain/trips/traveller-age.ts';
import { isLead } from '#src/domain/trips/trip-seats.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import type { ManifestBooking } from '#src/stores/desk/manifest.ts';

import { BookingStatus } from '../../panel/BookingStatus.tsx';
import { HoldEnd } from '../../panel/HoldEnd.tsx';
import { PhoneLink } from '../../panel/PhoneLink.tsx';
import { bookingScreen, ScreenLink } from '../../panel/ScreenLink.tsx';

/** A booking of a departure: who answers for it, what they owe, and who travels. */
export function OnBoard({ booking, places }: ManifestBooking) {
	const { reference, passenger, phone, email, status, heldUntil, trip } = booking;
	const room = trip.type === 'tour' && trip.room ? roomInWords(trip.room, booking.travellers) : '';
	const money = owes(booking);
	return (
		<li className="grid gap-2 border-t border-line py-4">
			<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				<ScreenLink screen={bookingScreen(booking)} className="link price">
					{reference}
				</ScreenLink>
				<span>
					<BookingStatus status={status} heldUntil={heldUntil} />{' '}
					<HoldEnd status={status} heldUntil={heldUntil} />
				</span>
				{money !== '' && <span className="price">{money}</span>}
				<span className="wrap-anywhere">
					{phone !== '' && <PhoneLink phone={phone} />} {email}
				</span>
			</div>
			<ol>
				{places.map(({ seat, traveller }) => (
					<OnSeat key={seat.seat} {...{ seat, traveller, passenger, trip }} />
				))}
			</ol>
			{room !== '' && <p className="text-sm">{room}</p>}
		</li>
	);
}

type SeatProps = ManifestBooking['places'][number] & Pick<ReadBooking, 'passenger' | 'trip'>;

function OnSeat({ seat, traveller, passenger, trip }: SeatProps) {
	const { name, birthDate, needs } = traveller ?? { name: '', birthDate: null, needs: '' };
	const called = name || (isLead(seat) ? passenger : '');
	const age = birthDate === null ? null : ageOn(trip.departureDate, birthDate);
	const limits = trip.type === 'tour' ? trip.ages : undefined;
	const refusal = limits && age !== null ? ageRefusal(limits, age) : null;
	return (
		<li className="grid items-baseline gap-x-4 py-1 sm:grid-cols-3">
			{called === '' ? (
				<span className="text-ink-soft">{seatName(seat)}: not named yet</span>
			) : (
				<bdi className="font-semibold wrap-anywhere">{called}</bdi>
			)}
			<span>
				{birthDate === null
					? seat.asksBirthDate && <span className="text-ink-soft">birth date not given yet</span>
					: `${age}, born ${formatPlainDate(birthDate)}`}
			</span>
			<span dir="auto" className="wrap-anywhere whitespace-pre-wrap">
				{needs}
			</span>
			{refusal !== null && <span className="field-error">{refusal}</span>}
		</li>
	);
}

/** What a booking has still to pay; nothing is owed for what is only held. */
function owes({ status, balance }: ReadBooking): string {
	if (status !== 'Confirmed')
		return balance.paid > 0 ? `${formatMoneyInCents(balance.paid)} paid` : '';
	if (balance.due > 0) return `Owes ${formatMoneyInCents(balance.due)}`;
	return balance.due < 0 ? `To be paid back ${formatMoneyInCents(-balance.due)}` : 'Paid';
}

import { useRef, useState } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import type { DeskTravellers } from '#src/contract/desk/travellers.ts';
import { seatName, seatWords } from '#src/domain/trips/seat-words.ts';
import { isLead, type TripSeat, tripSeats } from '#src/domain/trips/trip-seats.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';
import { changeTravellers } from '#src/stores/desk/party.ts';

import { LetterChoice } from '../actions/LetterChoice.tsx';
import { FormDialog } from '../panel/FormDialog.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useOperationForm } from './use-operation-form.ts';

type Props = { view: BookingPageView; onClosed: () => void };
type Typed = DeskTravellers['travellers'][number];

/** What is known of everybody who travels: the desk may know a part of it, and say so at any time. */
export function ChangeTravellersDialog({ view, onClosed }: Props) {
	const { booking } = view;
	// What is saved meanwhile does not change what is typed here: the server says that it is another.
	const [{ trip }] = useState(view);
	const dialog = useRef<HTMLDialogElement>(null);
	const reading = readBooking(booking);
	const seats = tripSeats(reading);
	const [first] = useState(() => seats.map((place) => typedOf(place, view, reading.passenger)));
	const [typed, setTyped] = useState(first);
	const [letter, setLetter] = useState<LetterTime>('later');
	const { refused, isSending, fields, onSubmit } = useOperationForm(async () => {
		const travellers = typed.filter(({ name, birthDate, needs }) => name || birthDate || needs);
		const close = () => dialog.current?.close();
		return changeTravellers(booking, { travellers, seen: trip.travellers }, { letter, close });
	});
	return (
		<FormDialog
			ref={dialog}
			title="Change travelers"
			button="Save travelers"
			isChanged={JSON.stringify(typed) !== JSON.stringify(first)}
			isSending={isSending}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<div ref={fields} className="grid gap-5">
				{seats.map((place, index) => (
					<PersonFields
						key={place.seat}
						legend={legendOf(place, booking.departureDate)}
						asksBirthDate={place.asksBirthDate}
						person={typed[index] ?? nobody(place)}
						errorAt={(field) => refused[`${field}.${place.seat}`]}
						onChange={(changed) =>
							setTyped(typed.map((each, at) => (at === index ? { ...each, ...changed } : each)))
						}
					/>
				))}
				<LetterChoice email={booking.email} value={letter} onChange={setLetter} />
			</div>
		</FormDialog>
	);
}

function legendOf(place: TripSeat, departure: string): string {
	return [seatName(place), seatWords(place, null, departure)].filter(Boolean).join(', ');
}

function nobody({ seat }: TripSeat): Typed {
	return { seat, name: '', birthDate: '', needs: '' };
}

/** Whoever booked leads where nobody else is named. */
function typedOf(place: TripSeat, { trip }: BookingPageView, passenger: string): Typed {
	const known = trip.travellers.find(({ seat }) => seat === place.seat);
	if (known) return { ...known, birthDate: known.birthDate ?? '' };
	return { ...nobody(place), name: isLead(place) ? passenger : '' };
}

import { useId } from 'react';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { DepartureMove } from '#src/contract/desk/move.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { seatsLabel } from '#src/domain/tours/departure.ts';

import { LateWarning } from '../panel/LateWarning.tsx';
import type { ChosenMove } from './chosen-move.ts';
import { MoveOption } from './MoveOption.tsx';

type Props = {
	booking: BookingRecord;
	departures: readonly DepartureMove[];
	chosen: ChosenMove | null;
	onChoose: (move: ChosenMove) => void;
};

/** The departures of a booking's tour, each with its seats and what the booking costs there. */
export function DepartureChoice({ booking, departures, chosen, onChoose }: Props) {
	const name = useId();
	const others = departures.filter(({ id }) => id !== booking.departureId);
	if (others.length === 0) {
		return <p>This tour has no other departure to move to.</p>;
	}
	return (
		<fieldset className="move-options">
			<legend className="label">Departure</legend>
			{others.map(({ id, date, endDate, state, seatsLeft, soldUntil, season, quoted, total }) => (
				<MoveOption
					key={id}
					{...{ name, quoted, total }}
					isChosen={chosen?.departureId === id}
					isDisabled={seatsLeft < booking.travelers}
					now={booking.totalPrice}
					onChoose={() => onChoose({ departureId: id, total })}
				>
					<span className="font-semibold">{formatDates(date, endDate, 'weekday')}</span>
					<span className="hint">
						{seatsText(seatsLeft, booking.travelers)}
						{state !== 'open' && `, ${state}`}
					</span>
					{season !== '' && <span className="hint">{season}</span>}
					<LateWarning soldUntil={soldUntil} />
				</MoveOption>
			))}
		</fieldset>
	);
}

function seatsText(seatsLeft: number, needed: number): string {
	const seats = seatsLabel(seatsLeft);
	return seatsLeft < needed && seatsLeft > 0 ? `${seats}, ${needed} needed` : seats;
}

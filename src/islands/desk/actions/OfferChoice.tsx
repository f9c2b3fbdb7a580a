import { useId } from 'react';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { OfferMove } from '#src/contract/desk/move.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { legTimes } from '#src/domain/flights/leg-text.ts';
import { stopsLabel } from '#src/domain/flights/offer.ts';

import { LateWarning } from '../panel/LateWarning.tsx';
import type { ChosenMove } from './chosen-move.ts';
import { MoveOption } from './MoveOption.tsx';

type Props = {
	booking: BookingRecord;
	offers: readonly OfferMove[];
	chosen: ChosenMove | null;
	onChoose: (move: ChosenMove) => void;
};

/** Flights that a booking can be moved to, the cheapest first. */
export function OfferChoice({ booking, offers, chosen, onChoose }: Props) {
	const name = useId();
	if (offers.length === 0) {
		return <p>No flights for these days. Choose other days and search again.</p>;
	}
	return (
		<fieldset className="move-options">
			<legend className="label">Flight</legend>
			{offers
				.toSorted((one, other) => one.total - other.total)
				.map(({ id, airline, legs, soldUntil, quoted, total }) => (
					<MoveOption
						key={id}
						{...{ name, quoted, total }}
						isChosen={chosen?.offer === id}
						now={booking.totalPrice}
						onChoose={() => onChoose({ offer: id, total })}
					>
						<span className="font-semibold">{airline}</span>
						{legs.map((leg) => (
							<span key={`${leg.origin} ${leg.date}`} className="hint">
								{legTimes(leg)}, {formatDuration(leg.minutes)}, {stopsLabel(leg)}
							</span>
						))}
						<LateWarning soldUntil={soldUntil} />
					</MoveOption>
				))}
		</fieldset>
	);
}

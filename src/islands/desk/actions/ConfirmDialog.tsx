import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import type { DeparturesConflict } from '#src/contract/bookings/booking.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import { ageLimitsInWords } from '#src/domain/bookings/age-limits.ts';
import { bookingStanding, gaveSeatsBack } from '#src/domain/bookings/hold.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import { confirm } from '#src/stores/desk/decide.ts';
import { bookingLettersQuery } from '#src/stores/desk/letters.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useNow } from '#src/ui/use-now.ts';

import { HoldEnd } from '../panel/HoldEnd.tsx';
import type { DecisionProps } from './action-props.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import { SeatsGone } from './SeatsGone.tsx';
import { useDecisionDialog } from './use-decision-dialog.ts';

/** Asks before a booking is confirmed: one that gave its seats back takes them again, if there are any. */
export function ConfirmDialog({ booking, words, onClosed }: DecisionProps) {
	const letters = useQuery(bookingLettersQuery(booking.id));
	const preview = letters.data?.Confirmed;
	const [letter, setLetter] = useState<LetterTime>('later');
	const [gone, setGone] = useState<DeparturesConflict | null>(null);
	const [isSending, setSending] = useState(false);
	const { ref, leave, done } = useDecisionDialog();
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (isSending) return;
		setSending(true);
		setGone(null);
		await confirm(booking, { letter, words, close: done, seatsGone: setGone });
		setSending(false);
	};
	return (
		<DecisionFrame
			ref={ref}
			title={`Confirm ${booking.reference}?`}
			loading={letters.isPending ? 'Loading the letter' : null}
			onClosed={onClosed}
		>
			<DecisionForm
				{...{ preview, letter, isSending }}
				email={booking.email}
				onLetter={setLetter}
				send="Confirm booking"
				sending="Confirming…"
				onSubmit={(event) => void send(event)}
				onLeave={leave}
			>
				<Question booking={booking} />
				{gone && (
					<Notice tone="error">
						<SeatsGone conflict={gone} travellers={booking.travellers} />
					</Notice>
				)}
				{!preview && (
					<p role="status">
						The letter could not be loaded. It goes out all the same, unless you choose not to send
						it.
					</p>
				)}
			</DecisionForm>
		</DecisionFrame>
	);
}

function Question({ booking }: { booking: ReadBooking }) {
	const now = useNow();
	const standing = bookingStanding(booking, now);
	const { reference, passenger, travellers, trip } = booking;
	const seats = travellers === 1 ? 'its seat' : `its ${travellers} seats`;
	const asked = trip.type === 'tour' && !trip.agesPromised ? trip.ages : undefined;
	return (
		<p className="wrap-anywhere">
			{standing === 'Cancelled' && 'It is cancelled. '}
			Are you sure you want to confirm booking {reference} of {passenger}?
			{gaveSeatsBack(booking, now) && (
				<span className="mt-2 block">
					{standing === 'Expired' && (
						<>
							Its <HoldEnd {...booking} />.{' '}
						</>
					)}
					{trip.type === 'tour'
						? `Confirming it takes ${seats} again: it is refused where the departure has too few left.`
						: 'Please make sure that the flight can still be had at this price.'}
				</span>
			)}
			{asked && (
				<span className="mt-2 block">
					Ask for the ages: everyone has to be {ageLimitsInWords(asked)} on the day of departure.
				</span>
			)}
		</p>
	);
}

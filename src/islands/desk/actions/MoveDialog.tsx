import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';

import { type BookingMoves, moveBooking, moveMessages } from '#src/contract/desk/move.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import { isRaised } from '#src/domain/desk/agreed-price.ts';
import { failureReason } from '#src/stores/desk/failure-reason.ts';
import { movesQuery, type WantedDays } from '#src/stores/desk/moves.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';
import { FieldError } from '#src/ui/FieldError.tsx';

import { FormDialog } from '../panel/FormDialog.tsx';
import { LoadFailed } from '../panel/LoadFailed.tsx';
import { Skeleton } from '../panel/Skeleton.tsx';
import type { ActionProps } from './action-props.ts';
import type { ChosenMove } from './chosen-move.ts';
import { DepartureChoice } from './DepartureChoice.tsx';
import { FlightDays } from './FlightDays.tsx';
import { LetterChoice } from './LetterChoice.tsx';
import { OfferChoice } from './OfferChoice.tsx';
import { RaiseAgreed } from './RaiseAgreed.tsx';

const errorId = 'move-error';

/** Asks where a booking is moved: the departures of its tour with seats and price, or flights of other days. */
export function MoveDialog({ view, onClosed }: ActionProps) {
	const { booking } = view;
	const dialog = useRef<HTMLDialogElement>(null);
	const [days, setDays] = useState<WantedDays | null>(null);
	const [chosen, setChosen] = useState<ChosenMove | null>(null);
	const [isAgreed, setAgreed] = useState(false);
	const [letter, setLetter] = useState<LetterTime>('later');
	const [error, setError] = useState<string>();
	const [isSending, setSending] = useState(false);
	const moves = useQuery({ ...movesQuery(booking, days), placeholderData: keepPreviousData });
	const isTour = booking.type === 'tour';
	const choose = (move: ChosenMove) => {
		setChosen(move);
		setError(undefined);
	};
	const search = (wanted: WantedDays) => {
		setChosen(null);
		setDays(wanted);
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isSending) return;
		if (chosen === null) return setError(isTour ? moveMessages.noDeparture : moveMessages.noFlight);
		setSending(true);
		const { reply, refused } = await performOperation({
			booking,
			endpoint: moveBooking,
			body: { ...chosen, letter, ...(isAgreed && { isAgreed }) },
			failed: 'Not Moved',
			fields: ['departureId', 'offer', 'total', 'isAgreed'],
			close: () => dialog.current?.close(),
		});
		if (reply) return;
		setSending(false);
		if (refused.isAgreed !== undefined) return setError(refused.isAgreed);
		setError(Object.values(refused)[0]);
		// Seats or the price have changed, perhaps: they are shown as they are now.
		setChosen(null);
		await moves.refetch();
	};
	return (
		<FormDialog
			ref={dialog}
			title={isTour ? 'Move to another departure' : 'Move to another date'}
			button="Move"
			isChanged={chosen !== null}
			isSending={isSending}
			onSubmit={(event) => void submit(event)}
			onClosed={onClosed}
		>
			{moves.data?.type === 'flight' && <FlightDays moves={moves.data} onSearch={search} />}
			{moves.isPending && <Skeleton />}
			{moves.isError && <LoadFailed result={moves}>{failureReason(moves.error)}</LoadFailed>}
			{moves.data && (
				<div aria-busy={moves.isFetching}>
					<Choice {...{ view, chosen }} moves={moves.data} onChoose={choose} />
				</div>
			)}
			{chosen && isRaised(booking, chosen.total) && (
				<RaiseAgreed checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} />
			)}
			<FieldError id={errorId} error={error} />
			<LetterChoice email={booking.email} value={letter} onChange={setLetter} />
		</FormDialog>
	);
}

type ChoiceProps = Pick<ActionProps, 'view'> & {
	moves: BookingMoves;
	chosen: ChosenMove | null;
	onChoose: (move: ChosenMove) => void;
};

function Choice({ view: { booking }, moves, ...choice }: ChoiceProps) {
	return moves.type === 'tour' ? (
		<DepartureChoice {...choice} booking={booking} departures={moves.departures} />
	) : (
		<OfferChoice {...choice} booking={booking} offers={moves.offers} />
	);
}

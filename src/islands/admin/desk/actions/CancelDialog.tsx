import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { BookingLetters } from '#src/contract/admin/letters.ts';
import {
	refundPromise,
	refundPromiseIfAny,
	type RefundPromise,
} from '#src/contract/admin/refund.ts';
import { cancelBooking } from '#src/contract/desk/booking-actions.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import { performOperation } from '#src/stores/admin/desk/perform-operation.ts';
import { bookingLettersQuery } from '#src/stores/admin/letters.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

import { useContractForm } from '../../../forms/use-contract-form.ts';
import { useFocusKept } from '../../../forms/use-focus-kept.ts';
import { RefundFields } from '../../bookings/RefundFields.tsx';
import { DialogHead } from '../../panel/DialogHead.tsx';
import { FormFoot } from '../../panel/FormFoot.tsx';
import { catchFocus } from '../../panel/use-row-focus.ts';
import type { ActionProps } from './action-props.ts';
import { LetterChoice } from './LetterChoice.tsx';

const heading = 'cancel-heading';

/** Asks before a booking is cancelled: what is paid back, by the policy or for a reason. */
export function CancelDialog({ view, onClosed }: ActionProps) {
	const { booking } = view;
	const dialog = useRef<HTMLDialogElement>(null);
	const letters = useQuery(bookingLettersQuery(booking.id));
	const close = () => dialog.current?.close();
	const closed = () => {
		catchFocus();
		onClosed();
	};
	return (
		<Dialog ref={dialog} heading={heading} onClosed={closed}>
			<div className="dialog-frame">
				<DialogHead id={heading} title={`Cancel ${booking.bookingId}?`} onClose={close} />
				{letters.isPending ? (
					<div
						role="status"
						className="skeleton m-5 h-64 rounded-lg sm:m-8"
						aria-label="Loading the refund"
					/>
				) : (
					<Form view={view} letters={letters} onClose={close} />
				)}
			</div>
		</Dialog>
	);
}

type FormProps = Pick<ActionProps, 'view'> & {
	letters: UseQueryResult<BookingLetters>;
	onClose: () => void;
};

function Form({ view, letters, onClose }: FormProps) {
	const { booking, trip } = view;
	const [letter, setLetter] = useState<LetterTime>('later');
	const { refund: policy } = letters.data ?? {};
	const isPaid = policy?.isPaid === true;
	const isKnown = policy !== undefined && policy.least === policy.most;
	const contractForm = useContractForm<RefundPromise>({
		schema: isPaid && isKnown ? refundPromise : refundPromiseIfAny,
		...(isPaid && isKnown && { defaults: { amount: policy.most } }),
		send: async ({ amount, reason }: Partial<RefundPromise>) => {
			const refund = amount === undefined ? {} : { refund: { amount, reason } };
			const { refused } = await performOperation({
				booking,
				endpoint: cancelBooking,
				body: { ...refund, letter },
				change: { status: 'Cancelled', ...(amount !== undefined && { refund: amount }) },
				failed: 'Not Cancelled',
				fields: ['amount', 'reason'],
				prefix: 'refund.',
				close: onClose,
			});
			// It may be another day in New York by now.
			if (Object.keys(refused).length > 0) await letters.refetch();
			return refused;
		},
	});
	const { isSubmitting } = contractForm.form.formState;
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSubmitting);
	return (
		<form className="contents" noValidate aria-busy={isSubmitting} onSubmit={contractForm.onSubmit}>
			<div className="dialog-body grid content-start gap-5 px-5 py-5 sm:px-8">
				{booking.departureId !== null && (
					<p>Its seats are free then, and whoever waits for them is offered them at once.</p>
				)}
				{isPaid && (
					<RefundFields
						{...{ contractForm, policy }}
						isAsked={trip.request !== null}
						onPromised={() => undefined}
					/>
				)}
				{policy && !isPaid && <p>Nothing has been paid, and nothing is owed.</p>}
				{!policy && (
					<p role="status">
						The refund could not be loaded: it follows the policy at the moment of the cancellation.
					</p>
				)}
				<LetterChoice email={booking.email} value={letter} onChange={setLetter} />
			</div>
			<FormFoot
				leave="Go Back"
				onLeave={onClose}
				send="Cancel booking"
				sending="Cancelling…"
				isSending={isSubmitting}
				submit={submit}
			/>
		</form>
	);
}

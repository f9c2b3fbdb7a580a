import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';

import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { bookingLettersQuery } from '#src/stores/admin/letters.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

import { DialogHead } from '../panel/DialogHead.tsx';
import { catchFocus } from '../panel/use-row-focus.ts';
import { CancelForm } from './CancelForm.tsx';

type Props = {
	booking: ReadBooking;
	/** The traveller's request that it accepts; null where nobody asked. */
	request: number | null;
	onClosed: () => void;
	/** The question. */
	children: ReactNode;
};

/** Asks before a booking that was paid is cancelled: what is paid back, and what its customer reads of it. */
export function CancelBookingDialog({ booking, request, onClosed, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	const letters = useQuery(bookingLettersQuery(booking.id));
	const close = () => dialog.current?.close();
	const closed = () => {
		catchFocus();
		onClosed();
	};
	return (
		<Dialog ref={dialog} heading={heading} onClosed={closed}>
			<div className="dialog-frame">
				<DialogHead id={heading} title={`Cancel ${booking.reference}`} onClose={close} />
				{letters.isPending ? (
					<div
						role="status"
						className="skeleton m-5 h-96 rounded-lg sm:m-8"
						aria-label="Loading the refund and the letter"
					/>
				) : (
					<CancelForm booking={booking} request={request} letters={letters} onClose={close}>
						{children}
					</CancelForm>
				)}
			</div>
		</Dialog>
	);
}

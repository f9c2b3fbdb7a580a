import type { MouseEvent } from 'react';

import { listBookings } from '#src/contract/admin/bookings.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';

import { RecordDialog } from '../panel/RecordDialog.tsx';
import { replyLink } from '../panel/reply-link.ts';
import { useOpenedRow } from '../panel/use-opened-row.ts';
import { BookingFacts } from './BookingFacts.tsx';
import { useDecision } from './use-decision.ts';

type Props = { booking: ReadBooking; onClosed: () => void };

/** A booking in full, with what can be done about it. */
export function BookingDialog({ booking: opened, onClosed }: Props) {
	const booking = useOpenedRow(listBookings.path, opened);
	const { isBusy, confirm, cancel } = useDecision(booking);
	// The button goes with its decision: the focus goes to the heading.
	const press = (take: () => Promise<boolean>) => async (event: MouseEvent<HTMLElement>) => {
		const heading = event.currentTarget.closest('dialog')?.querySelector('h2');
		if (await take()) heading?.focus();
	};
	return (
		<RecordDialog
			title={`Booking ${booking.reference}`}
			onClosed={onClosed}
			actions={
				<>
					<button type="button" className="button button-secondary" onClick={() => print()}>
						Print
					</button>
					{booking.email !== '' && (
						<a
							className="button button-secondary"
							href={replyLink(booking.email, `Your booking ${booking.reference}`)}
						>
							Reply
						</a>
					)}
					{cancel && (
						<button
							type="button"
							className="button button-secondary"
							aria-disabled={isBusy}
							onClick={press(cancel)}
						>
							Cancel Booking
						</button>
					)}
					{confirm && (
						<button
							type="button"
							className="button button-primary"
							aria-disabled={isBusy}
							onClick={press(confirm)}
						>
							Confirm Booking
						</button>
					)}
				</>
			}
		>
			<BookingFacts booking={booking} />
		</RecordDialog>
	);
}

import { useState } from 'react';

import {
	type BookingDecision,
	bookingDecisions,
	listBookings,
} from '#src/contract/admin/bookings.ts';
import { bookingCalendarPath } from '#src/contract/bookings/calendar.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';

import { RecordDialog } from '../panel/RecordDialog.tsx';
import { replyLink } from '../panel/reply-link.ts';
import { useIsChanging, useOpenedRow } from '../panel/use-opened-row.ts';
import { BookingDecisionDialog } from './BookingDecisionDialog.tsx';
import { BookingFacts } from './BookingFacts.tsx';

type Props = { booking: ReadBooking; onClosed: () => void };

const buttons: Record<BookingDecision, { title: string; className: string }> = {
	Confirmed: { title: 'Confirm Booking', className: 'button button-primary' },
	Cancelled: { title: 'Cancel Booking', className: 'button button-secondary' },
};

/** A booking in full, with what can be done about it. */
export function BookingDialog({ booking: opened, onClosed }: Props) {
	const booking = useOpenedRow(listBookings.path, opened);
	const isBusy = useIsChanging(listBookings.path, booking);
	const [asked, setAsked] = useState<BookingDecision | null>(null);
	const open = bookingDecisions.filter((status) => status !== booking.status).toReversed();
	return (
		<>
			<RecordDialog
				title={`Booking ${booking.reference}`}
				onClosed={onClosed}
				actions={
					<>
						<button type="button" className="button button-secondary" onClick={() => print()}>
							Print
						</button>
						<a className="button button-secondary" href={bookingCalendarPath(booking.reference)}>
							Calendar file
						</a>
						{booking.email !== '' && (
							<a
								className="button button-secondary"
								href={replyLink(booking.email, `Your booking ${booking.reference}`)}
							>
								Reply
							</a>
						)}
						{open.map((status) => (
							<button
								key={status}
								type="button"
								className={buttons[status].className}
								aria-disabled={isBusy}
								onClick={() => isBusy || setAsked(status)}
							>
								{buttons[status].title}
							</button>
						))}
					</>
				}
			>
				<BookingFacts booking={booking} />
			</RecordDialog>
			{asked && (
				<BookingDecisionDialog booking={booking} status={asked} onClosed={() => setAsked(null)} />
			)}
		</>
	);
}

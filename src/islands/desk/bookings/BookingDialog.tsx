import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { bookingCalendarPath } from '#src/contract/bookings/calendar.ts';
import {
	type BookingDecision,
	bookingDecisions,
	listBookings,
} from '#src/contract/desk/bookings.ts';
import { bookingTripQuery } from '#src/stores/desk/booking-trips.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';

import { RecordDialog } from '../panel/RecordDialog.tsx';
import { bookingScreen, ScreenLink } from '../panel/ScreenLink.tsx';
import { useIsChanging, useOpenedRow } from '../panel/use-opened-row.ts';
import { CancellationRequest } from '../trips/CancellationRequest.tsx';
import { DeclineDialog } from '../trips/DeclineDialog.tsx';
import { messagesHeading } from '../trips/messages-heading.ts';
import { NewMessage } from '../trips/NewMessage.tsx';
import { TripParts } from '../trips/TripParts.tsx';
import { AskedDecision } from './AskedDecision.tsx';
import { BookingFacts } from './BookingFacts.tsx';

type Props = { booking: ReadBooking; onClosed: () => void };

const buttons: Record<BookingDecision, { title: string; className: string }> = {
	Confirmed: { title: 'Confirm Booking', className: 'button button-primary' },
	Cancelled: { title: 'Cancel Booking', className: 'button button-secondary' },
};

const draftQuestion = {
	title: 'Discard your answer?',
	hint: 'It has not been sent.',
	yes: 'Discard',
	no: 'Keep writing',
};

/** A booking in full, with what can be done about it. */
export function BookingDialog({ booking: opened, onClosed }: Props) {
	const booking = useOpenedRow(listBookings.path, opened);
	const isBusy = useIsChanging(listBookings.path, booking);
	const trip = useQuery(bookingTripQuery(booking));
	const request = trip.data?.request?.id;
	const [asked, setAsked] = useState<BookingDecision | null>(null);
	const [declined, setDeclined] = useState<number | null>(null);
	const [isDraft, setDraft] = useState(false);
	// It stays when what was written counts as read: nothing moves under whoever reads.
	const [hasNews] = useState(opened.waitsForAnswer);
	const open = bookingDecisions.filter((status) => status !== booking.status).toReversed();
	return (
		<>
			<RecordDialog
				title={`Booking ${booking.reference}`}
				onClosed={onClosed}
				question={isDraft ? draftQuestion : undefined}
				actions={
					<>
						<ScreenLink screen={bookingScreen(booking)} className="button button-secondary">
							Open
						</ScreenLink>
						<button type="button" className="button button-secondary" onClick={() => print()}>
							Print
						</button>
						<a className="button button-secondary" href={bookingCalendarPath(booking.reference)}>
							Calendar file
						</a>
						{/* From the first on: one that comes later would move the others away from a press. */}
						{booking.email !== '' && (
							<button
								type="button"
								className="button button-secondary"
								aria-disabled={!trip.data}
								onClick={beginAnswer}
							>
								Reply
							</button>
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
				{trip.data && (
					<CancellationRequest
						{...{ booking, isBusy }}
						trip={trip.data}
						onAccept={() => setAsked('Cancelled')}
						onDecline={() => setDeclined(request ?? null)}
					/>
				)}
				{hasNews && trip.data && !trip.data.request && <NewMessage traveller={booking.passenger} />}
				<BookingFacts booking={booking} />
				<TripParts {...{ booking, trip }} onDraft={setDraft} />
			</RecordDialog>
			{asked && (
				<AskedDecision {...{ booking, request }} status={asked} onClosed={() => setAsked(null)} />
			)}
			{declined !== null && (
				<DeclineDialog booking={booking} request={declined} onClosed={() => setDeclined(null)} />
			)}
		</>
	);
}

/** Leads whoever looks at a booking to where its traveller is answered. */
function beginAnswer(): void {
	const part = document.getElementById(messagesHeading)?.closest('section');
	part?.querySelector('textarea')?.focus();
}

import { useState } from 'react';

import { listBookings } from '#src/contract/desk/bookings.ts';

import { CancelDialog } from '../actions/CancelDialog.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';
import { CancellationRequest } from '../trips/CancellationRequest.tsx';
import { DeclineDialog } from '../trips/DeclineDialog.tsx';
import type { BookingPageProps } from './booking-page-props.ts';

/** A traveller's request to cancel that waits, with both answers to it; nothing without one. */
export function Request({ view: { trip }, booking }: BookingPageProps) {
	const isBusy = useIsChanging(listBookings.path, booking);
	const [accepted, setAccepted] = useState<number | null>(null);
	const [declined, setDeclined] = useState<number | null>(null);
	const request = trip.request && trip.request.id;
	return (
		<>
			<CancellationRequest
				{...{ booking, trip, isBusy }}
				onAccept={() => setAccepted(request)}
				onDecline={() => setDeclined(request)}
			/>
			{accepted !== null && (
				<CancelDialog booking={booking} request={accepted} onClosed={() => setAccepted(null)} />
			)}
			{declined !== null && (
				<DeclineDialog booking={booking} request={declined} onClosed={() => setDeclined(null)} />
			)}
		</>
	);
}

import { useState } from 'react';

import { listBookings } from '#src/contract/admin/bookings.ts';

import { BookingDecisionDialog } from '../../bookings/BookingDecisionDialog.tsx';
import { useIsChanging } from '../../panel/use-opened-row.ts';
import { CancellationRequest } from '../../trips/CancellationRequest.tsx';
import { DeclineDialog } from '../../trips/DeclineDialog.tsx';
import type { Told } from './booking-page-props.ts';

/** A traveller's request to cancel that waits, with both answers to it; nothing without one. */
export function Request({ view: { trip }, booking }: Told) {
	const isBusy = useIsChanging(listBookings.path, booking);
	const [isAccepting, setAccepting] = useState(false);
	const [declined, setDeclined] = useState<number | null>(null);
	return (
		<>
			<CancellationRequest
				{...{ booking, trip, isBusy }}
				onAccept={() => setAccepting(true)}
				onDecline={() => setDeclined(trip.request?.id ?? null)}
			/>
			{isAccepting && (
				<BookingDecisionDialog
					booking={booking}
					status="Cancelled"
					request={trip.request?.id}
					onClosed={() => setAccepting(false)}
				/>
			)}
			{declined !== null && (
				<DeclineDialog booking={booking} request={declined} onClosed={() => setDeclined(null)} />
			)}
		</>
	);
}

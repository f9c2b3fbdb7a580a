import { useState } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { listBookings } from '#src/contract/desk/bookings.ts';
import { tripSeats } from '#src/domain/trips/trip-seats.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';

import { Card } from '../panel/Card.tsx';
import { useIsChanging } from '../panel/use-opened-row.ts';
import { AddTravellerDialog } from '../party/AddTravellerDialog.tsx';
import { ChangeTravellersDialog } from '../party/ChangeTravellersDialog.tsx';
import { PartyRow } from '../party/PartyRow.tsx';
import { RemoveDialog } from '../party/RemoveDialog.tsx';

type Open = { what: 'change' } | { what: 'add' } | { what: 'remove'; seat: number };

/** Who travels, and the ways to change it: what is known of somebody, one more, one less. */
export function Party({ view }: { view: BookingPageView }) {
	const [open, setOpen] = useState<Open | null>(null);
	const { booking, trip } = view;
	const reading = readBooking(booking);
	const seats = tripSeats(reading);
	const isBusy = useIsChanging(listBookings.path, reading);
	const isCancelled = booking.status === 'Cancelled';
	const show = (next: Open) => isBusy || setOpen(next);
	const closed = () => setOpen(null);
	return (
		<Card
			title="Travelers"
			count={seats.length}
			tools={
				!isCancelled && (
					<span className="party-tools" data-print="no">
						<button
							type="button"
							className="row-button"
							aria-disabled={isBusy}
							onClick={() => show({ what: 'change' })}
						>
							Change travelers
						</button>
						<button
							type="button"
							className="row-button"
							aria-disabled={isBusy}
							onClick={() => show({ what: 'add' })}
						>
							Add traveler
						</button>
					</span>
				)
			}
		>
			<ol className="party-list">
				{seats.map((place) => (
					<PartyRow
						key={place.seat}
						place={place}
						traveller={trip.travellers.find(({ seat }) => seat === place.seat)}
						passenger={reading.passenger}
						departure={booking.departureDate}
						ages={reading.trip.type === 'tour' ? reading.trip.ages : undefined}
						isBusy={isBusy}
						{...(!isCancelled &&
							seats.length > 1 && {
								onRemove: () => show({ what: 'remove', seat: place.seat }),
							})}
					/>
				))}
			</ol>
			{open?.what === 'change' && <ChangeTravellersDialog view={view} onClosed={closed} />}
			{open?.what === 'add' && <AddTravellerDialog view={view} onClosed={closed} />}
			{open?.what === 'remove' && <RemoveDialog view={view} seat={open.seat} onClosed={closed} />}
		</Card>
	);
}

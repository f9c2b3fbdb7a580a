import { useEffect, useRef } from 'react';

import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tourPath } from '#src/paths.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { chooseDeparture } from '#src/stores/bookings/checkout.ts';
import { type FullDeparture, otherDepartures } from '#src/stores/bookings/full-departure.ts';

import { DepartureField } from '../tours/DepartureField.tsx';
import { joinWaitingList } from '../tours/join-waiting-list.ts';

type Props = { trip: CheckoutTrip<'tour'>; full: FullDeparture };

/** The tour's other departures, where the chosen one has too few seats by now. It takes the focus: the form is far below. */
export function OtherDepartures({ trip, full }: Props) {
	const section = useRef<HTMLElement>(null);
	const { problem, message, chosen } = full;
	useEffect(() => section.current?.focus(), []);
	useEffect(() => {
		if (full.problem) section.current?.querySelector<HTMLElement>('input')?.focus();
	}, [full]);
	const others = otherDepartures(full, trip.travelers);
	const party = travellersLabel(trip.travelers);

	return (
		<section
			ref={section}
			tabIndex={-1}
			className="card grid gap-4 p-5 sm:p-8"
			aria-labelledby="other-departures"
		>
			<h2 className="text-2xl" id="other-departures">
				{others.length > 0 ? 'Choose another departure' : 'No other departure has seats'}
			</h2>
			<p className="notice notice-error">
				<strong>{message}</strong> Nothing has been booked, and what you filled in stays.
			</p>
			{others.length > 0 ? (
				<DepartureField
					departures={others}
					chosen={chosen ?? undefined}
					onChoose={({ date }) => chooseDeparture(date)}
					error={problem}
				/>
			) : (
				<p>
					None of the others has seats for {party}. A smaller party may find some:{' '}
					<a className="link" href={tourPath(trip.itemId)}>
						see the tour’s departures
					</a>
					.
				</p>
			)}
			<p role="status" className="empty:hidden">
				{chosen && (
					<>
						It is <strong>{formatMoney(trip.totalPrice)}</strong> in all for {party}. If you agree,
						choose “Complete booking” below.
					</>
				)}
			</p>
			<WaitingListButton trip={trip} full={full} />
		</section>
	);
}

/** For whoever wants that departure and no other; of one that is no longer on sale there is no list. */
function WaitingListButton({ trip, full: { departures, wanted } }: Props) {
	const departure = departures.find(({ date }) => date === wanted);
	if (!departure) return null;
	return (
		<button
			type="button"
			className="button button-quiet -ml-3 justify-self-start underline"
			onClick={({ currentTarget }) =>
				joinWaitingList(currentTarget, {
					tourId: trip.itemId,
					tourName: trip.name,
					departure,
					travellers: trip.travelers,
				})
			}
		>
			Join the waiting list
		</button>
	);
}

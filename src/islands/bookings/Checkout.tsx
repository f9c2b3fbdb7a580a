import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';

import { formatMoney } from '#src/domain/money.ts';
import { tourPath, tripPath } from '#src/paths.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { $checkout, checkTrip, openCheckout } from '#src/stores/bookings/checkout.ts';
import { watchForBooking } from '#src/stores/bookings/complete-booking.ts';
import { roomOfTrip } from '#src/stores/bookings/tour-trip.ts';
import { openSession } from '#src/stores/users/session.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { Confirmation } from './Confirmation.tsx';
import { optionalPart } from './optional-part.ts';
import { PassengerForm } from './PassengerForm.tsx';
import { tripView } from './trip-view.ts';
import { TripSummary } from './TripSummary.tsx';

// Few find their departure full.
const OtherDepartures = optionalPart(
	() => import('./OtherDepartures.tsx').then((file) => file.OtherDepartures),
	({ trip, full }) => (
		<Notice tone="error">
			{full.message} Nothing has been booked.{' '}
			<a className="link" href={tourPath(trip.itemId)}>
				See the tour’s departures
			</a>
		</Notice>
	),
);
// Most parties are two; where it does not come, whoever is left over shares, at no extra cost.
const RoomChoice = optionalPart(() => import('./RoomChoice.tsx').then((file) => file.RoomChoice));

/** The whole checkout: what is booked, who travels, and the reference at the end. */
export function Checkout() {
	const checkout = useStore($checkout, { ssr: 'initial' });
	const [isChecked, setChecked] = useState(false);
	useEffect(() => {
		// Elsewhere the menu of the header does, which would lead away from here.
		openSession();
		const leave = (path: string) => location.replace(path);
		openCheckout(location.search, leave);
		const endWatch = watchForBooking();
		void checkTrip(leave).then(() => setChecked(true));
		return endWatch;
	}, []);
	const arrived = checkout.step === 'arrived' ? checkout.receipt.bookingId : null;
	useEffect(() => {
		if (arrived !== null) location.replace(tripPath(arrived));
	}, [arrived]);

	if (checkout.step === 'opening' || arrived !== null || !isChecked) return <CheckoutSkeleton />;
	const { trip } = checkout;
	const room = trip.type === 'tour' ? roomOfTrip(trip) : null;
	return (
		<div className="checkout">
			<TripSummary trip={trip} />
			<div className="grid gap-4 sm:gap-6">
				{checkout.step === 'form' && checkout.previousTotal !== null && (
					<NewQuote trip={trip} previousTotal={checkout.previousTotal} />
				)}
				<Suspense fallback={<div className="skeleton h-44" />}>
					{checkout.step === 'form' && checkout.full && trip.type === 'tour' && (
						<OtherDepartures trip={trip} full={checkout.full} />
					)}
					{room && (
						<RoomChoice
							room={room}
							travellers={trip.travelers}
							disabled={checkout.step === 'sending'}
						/>
					)}
				</Suspense>
				<PassengerForm trip={trip} sending={checkout.step === 'sending'} />
			</div>
			{checkout.step === 'booked' && <Confirmation {...checkout} />}
		</div>
	);
}

/** It takes the focus, and so comes into view: the button that was pressed is far below it. */
function NewQuote({ trip, previousTotal }: { trip: CheckoutTrip; previousTotal: number }) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	const total = formatMoney(trip.totalPrice);
	const { news } = tripView(trip);
	return (
		<div ref={notice} tabIndex={-1}>
			<Notice tone="info">
				<p>
					{trip.totalPrice === previousTotal ? (
						<strong>The quote you chose has ended; today’s is {total} too.</strong>
					) : (
						<>
							<strong>The price of this trip is {total} today</strong>, not{' '}
							{formatMoney(previousTotal)}.
						</>
					)}{' '}
					{news && `${news} `}
					Nothing has been booked. If you agree, choose “Complete booking” below.
				</p>
			</Notice>
		</div>
	);
}

function CheckoutSkeleton() {
	return (
		<div className="checkout noscript:hidden" aria-busy="true">
			<p className="visually-hidden">Loading your trip…</p>
			<div className="skeleton h-16 lg:order-last lg:h-150" />
			<div className="skeleton h-320 sm:h-250" />
		</div>
	);
}

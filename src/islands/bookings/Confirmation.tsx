import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { confirmationDelay, phoneDiscount } from '#src/domain/bookings/booking.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { paths, tripPath } from '#src/paths.ts';
import { site } from '#src/site.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { NoLetter } from '#src/ui/NoLetter.tsx';

import { CallBackOffer } from '../requests/CallBackOffer.tsx';
import { DeskStatus } from './DeskStatus.tsx';
import { Ticket } from './Ticket.tsx';

type Props = {
	trip: CheckoutTrip;
	receipt: BookingReceipt;
	/** Where the confirmation was sent, unless the receipt says that it was not. */
	email: string;
	/** Of whoever booked. */
	name: string;
	phone: string;
};

/** The overlay after a booking. It cannot be dismissed by accident: Close appears after seven seconds. */
export function Confirmation({ trip: booked, receipt, email, name, phone }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const trip = tripPath(receipt.bookingId);
	const isClosable = useConfirmation(dialog, trip);

	return (
		<dialog
			ref={dialog}
			className="dialog confirmation"
			aria-labelledby="booked"
			onCancel={(event) => {
				event.preventDefault();
				if (isClosable) goHome();
			}}
			// Browsers let a second request to close through whatever is said to the first.
			onClose={() => (isClosable ? goHome() : dialog.current?.showModal())}
		>
			<div className="grid gap-5 p-5 sm:p-8">
				<header className="text-center">
					<p className="eyebrow">Booking received</p>
					<h2 className="mt-1 font-display text-3xl" id="booked" tabIndex={-1}>
						You are nearly on your way
					</h2>
				</header>
				<Ticket trip={booked} receipt={receipt} />
				<p className="text-center wrap-anywhere">
					{receipt.noLetter ? (
						<NoLetter to={email} />
					) : (
						<>
							We sent it to <strong>{email}</strong>.
						</>
					)}
				</p>
				<div className="notice notice-success grid gap-3">
					<p>
						Call{' '}
						<a className="link font-semibold whitespace-nowrap" href={telephoneLink(site.phone)}>
							{site.phone}
						</a>{' '}
						with this reference to confirm your booking and ask for your discount of up to{' '}
						{phoneDiscount}%.
					</p>
					<a
						className="button button-primary min-h-14 text-lg sm:hidden"
						href={telephoneLink(site.phone)}
					>
						Call {site.phone}
					</a>
				</div>
				<CallBackOffer
					title="Or let us call you"
					known={{ name, phone, email, reference: receipt.bookingId }}
				/>
				<div className="grid gap-5 sm:grid-cols-2">
					<DeskStatus />
					<NextSteps />
				</div>
				<p className="hint" data-print="no">
					Please write the reference down: it is how we find your booking. The page of your trip has
					travellers, documents, changes and cancelling.
				</p>
				<div className="confirmation-close">
					<a className="button button-primary" href={trip}>
						Open your trip
					</a>
					{isClosable && (
						<button className="button button-secondary" type="button" onClick={goHome}>
							Close
						</button>
					)}
				</div>
			</div>
		</dialog>
	);
}

// Going back leads to the trip.
function goHome() {
	location.assign(paths.home);
}

/** Opens the overlay at the trip's own address; gives whether it may be closed yet. */
function useConfirmation(dialog: RefObject<HTMLDialogElement | null>, trip: string): boolean {
	const [isClosable, setClosable] = useState(false);
	// Before anything of it is seen: a reload, or going away and back, finds the trip and never the checkout again.
	useLayoutEffect(() => {
		history.replaceState(null, '', trip);
		// They find its beginning, not as far down as the checkout was scrolled.
		scrollTo({ top: 0, behavior: 'instant' });
	}, [trip]);
	useEffect(() => {
		dialog.current?.showModal();
		const timer = setTimeout(() => setClosable(true), confirmationDelay);
		return () => clearTimeout(timer);
	}, [dialog]);
	return isClosable;
}

function NextSteps() {
	return (
		<section aria-labelledby="next-steps">
			<h3 id="next-steps" className="text-lg">
				What happens next
			</h3>
			<ol className="mt-1.5 grid list-decimal gap-1.5 pl-5">
				<li>You call the booking desk and name the reference.</li>
				<li>We check the trip with you and take off your discount; then you pay.</li>
				<li>The desk confirms your booking, and you hear of it by e-mail.</li>
			</ol>
		</section>
	);
}

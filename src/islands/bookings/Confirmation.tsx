import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { confirmationDelay, phoneDiscount } from '#src/domain/bookings/booking.ts';
import { deskNow } from '#src/domain/bookings/desk-status.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { paths, tripPath } from '#src/paths.ts';
import { site } from '#src/site.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { DeskHours } from '#src/ui/DeskHours.tsx';
import { HeldUntil } from '#src/ui/HeldUntil.tsx';
import { NoLetter } from '#src/ui/NoLetter.tsx';
import { useNow } from '#src/ui/use-now.ts';

import { CallBackOffer } from '../requests/CallBackOffer.tsx';
import { CopyButton } from './CopyButton.tsx';
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
			<div className="grid gap-4 p-5 sm:p-8">
				<header>
					<p className="eyebrow">Booking received</p>
					<h2 className="mt-1 font-display text-3xl" id="booked" tabIndex={-1}>
						{receipt.heldUntil !== undefined && 'Held for you. '}Now call us.
					</h2>
				</header>
				<div className="confirmation-reference">
					<p>
						Your booking reference
						<output>{receipt.bookingId}</output>
					</p>
					<p className="flex flex-wrap gap-3" data-print="no">
						<CopyButton text={receipt.bookingId} />
						<button
							type="button"
							className="button button-secondary max-sm:hidden"
							onClick={() => print()}
						>
							Print
						</button>
					</p>
				</div>
				{receipt.heldUntil !== undefined && <HeldUntil heldUntil={receipt.heldUntil} />}
				<CallNow />
				<CallBackOffer
					title="Or pick an hour, and we call you"
					known={{ name, phone, email, reference: receipt.bookingId }}
				/>
				<Ticket trip={booked} receipt={receipt} />
				<p className="wrap-anywhere">
					{receipt.noLetter ? (
						<NoLetter to={email} />
					) : (
						<>
							We sent it to <strong>{email}</strong>.
						</>
					)}
				</p>
				<div className="confirmation-close" data-print="no">
					<a className="button button-secondary" href={trip}>
						Open your trip
					</a>
					{isClosable && (
						<button className="button button-quiet" type="button" onClick={goHome}>
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

/** Whom to call, and whether somebody is there now. */
function CallNow() {
	const now = useNow();
	const number = telephoneLink(site.phone);
	return (
		<div className="grid gap-2">
			<a className="button button-primary min-h-14 text-lg sm:hidden" data-print="no" href={number}>
				Call {site.phone}
			</a>
			<p>
				<span className="max-sm:hidden">
					Call{' '}
					<a className="link font-semibold whitespace-nowrap" href={number}>
						{site.phone}
					</a>
					.{' '}
				</span>
				<span data-print="no">Our desk: {deskNow(site, now)}</span> Name the reference, and ask for
				your discount of up to {phoneDiscount}%. You pay when we have checked the trip together.
			</p>
			<div className="hidden print:block">
				<DeskHours />
			</div>
		</div>
	);
}

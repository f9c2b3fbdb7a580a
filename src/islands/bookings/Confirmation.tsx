import { useEffect, useRef, useState } from 'react';

import type { BookingReceipt } from '#src/contract/bookings/booking.ts';
import { confirmationDelay, phoneDiscount } from '#src/domain/bookings/booking.ts';
import { formatMoney } from '#src/domain/money.ts';
import { telephoneLink } from '#src/domain/text/telephone-link.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

type Props = { receipt: BookingReceipt };

/** The overlay after a booking. It cannot be dismissed by accident: Close appears after seven seconds. */
export function Confirmation({ receipt }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [closable, setClosable] = useState(false);

	useEffect(() => {
		dialog.current?.showModal();
		// Going back must not offer the same trip for booking once more.
		history.replaceState(null, '', paths.flightCheckout);
		const timer = setTimeout(() => setClosable(true), confirmationDelay);
		return () => clearTimeout(timer);
	}, []);

	// In place of the checkout, which has nothing more to show to who goes back.
	const goHome = () => location.replace(paths.home);

	return (
		<dialog
			ref={dialog}
			className="dialog"
			aria-labelledby="booked"
			onCancel={(event) => {
				event.preventDefault();
				if (closable) goHome();
			}}
			// Browsers let a second request to close through whatever is said to the first.
			onClose={() => (closable ? goHome() : dialog.current?.showModal())}
		>
			<div className="grid gap-5 p-6 text-center sm:p-10">
				<p className="eyebrow">Booking received</p>
				<h2 className="font-display text-3xl" id="booked" tabIndex={-1}>
					You are nearly on your way
				</h2>
				<p>{receipt.title}</p>
				<p>
					Your booking reference
					<output className="mt-1 block font-display text-4xl tracking-wide select-all">
						{receipt.bookingId}
					</output>
				</p>
				<p className="notice notice-success">
					Call{' '}
					<a className="link font-semibold whitespace-nowrap" href={telephoneLink(site.phone)}>
						{site.phone}
					</a>{' '}
					with this reference to confirm your booking and ask for your discount of up to{' '}
					{phoneDiscount}%.
				</p>
				<p className="hint">
					{formatMoney(receipt.totalPrice)} in all. Please write the reference down: it is how we
					find your booking.
				</p>
				<div className="min-h-12">
					{closable && (
						<button className="button button-secondary" type="button" onClick={goHome}>
							Close
						</button>
					)}
				</div>
			</div>
		</dialog>
	);
}

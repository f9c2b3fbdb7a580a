import { useEffect, useRef } from 'react';

import type { TakenBooking } from '#src/contract/desk/new-booking.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { phonetic } from '#src/domain/text/phonetic.ts';
import { site } from '#src/site.ts';
import { takeAnother } from '#src/stores/desk/phone/take.ts';

import { bookingScreen, ScreenLink } from '../panel/ScreenLink.tsx';

type Props = { taken: TakenBooking; sendsLetter: boolean };

/** The booking that was taken, to be read out to the caller. */
export function Taken({ taken: { booking, noLetter }, sendsLetter }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const { bookingId, title, departureDate, totalPrice, status, heldUntil } = booking;
	return (
		<section className="card new-booking-taken" aria-labelledby="new-booking-taken">
			<h2 id="new-booking-taken" ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
				{status === 'Confirmed' ? 'Confirmed' : 'Held'}: {bookingId}
			</h2>
			<p className="text-lg">{phonetic(bookingId).join(' · ')}</p>
			<p>
				{title}, {formatDate(departureDate)}. {formatMoneyInCents(totalPrice)} in all.
				{status !== 'Confirmed' && heldUntil !== null && (
					<> Held until {deskMoment(site, new Date(heldUntil))}.</>
				)}
			</p>
			<p className="text-ink-soft">{letterWords(noLetter ?? false, sendsLetter, booking.email)}</p>
			<div className="flex flex-wrap gap-3">
				<ScreenLink
					screen={bookingScreen(booking)}
					className="button button-primary"
					onLeave={takeAnother}
				>
					Open booking
				</ScreenLink>
				<button type="button" className="button button-secondary" onClick={takeAnother}>
					Next caller
				</button>
			</div>
		</section>
	);
}

function letterWords(isMissed: boolean, sendsLetter: boolean, email: string): string {
	if (email === '' || !sendsLetter) return 'No letter is sent.';
	return isMissed
		? `No letter goes to ${email}: those to it came back. Please tell the caller.`
		: `The letter goes to ${email}.`;
}

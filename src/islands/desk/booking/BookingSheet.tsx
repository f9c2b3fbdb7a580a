import { useEffect, useMemo, useRef } from 'react';

import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';

import { Card } from '../panel/Card.tsx';
import { useRecordKey, useRecordKeys } from '../panel/use-record-keys.ts';
import { catchFocus } from '../panel/use-row-focus.ts';
import { messagesHeading } from '../trips/messages-heading.ts';
import { Messages as Conversed } from '../trips/Messages.tsx';
import { Actions } from './Actions.tsx';
import { Approvals } from './Approvals.tsx';
import { Balance } from './Balance.tsx';
import type { BookingPageProps } from './booking-page-props.ts';
import { BookingHead } from './BookingHead.tsx';
import { ColleagueChange } from './ColleagueChange.tsx';
import { Contact } from './Contact.tsx';
import { History } from './History.tsx';
import { KeptSeats } from './KeptSeats.tsx';
import { Letters } from './Letters.tsx';
import { MoveWish } from './MoveWish.tsx';
import { Notes } from './Notes.tsx';
import { Party } from './Party.tsx';
import { PartyWish } from './PartyWish.tsx';
import { Price } from './Price.tsx';
import { Request } from './Request.tsx';
import { ScheduleChange } from './ScheduleChange.tsx';
import { SendLetter } from './SendLetter.tsx';
import { Trip } from './Trip.tsx';

/**
 * The page of a booking. Its parts stand in the order in which a narrow screen shows them; on a wide one who booked, money
 * and notes stand beside the rest.
 */
export function BookingSheet({ view }: { view: BookingPageView }) {
	const booking = useMemo(() => readBooking(view.booking), [view.booking]);
	const sheet = useRef<HTMLElement>(null);
	// What opened it is gone.
	useEffect(catchFocus, []);
	useRecordKeys(sheet);
	const recordKey = useRecordKey();
	const props = { view, booking };
	return (
		<article ref={sheet} className="booking-sheet" aria-label={`Booking ${booking.reference}`}>
			<BookingHead {...props} />
			<ColleagueChange view={view} />
			<Actions {...props} />
			<div className="booking-columns">
				<div className="booking-main">
					<KeptSeats view={view} />
					<Approvals view={view} />
					<Request {...props} />
					<MoveWish view={view} />
					<PartyWish view={view} />
					<Trip {...props} />
					<Party view={view} />
					<ScheduleChange view={view} />
				</div>
				<div className="booking-side">
					<Contact booking={booking} />
					<Price {...props} />
					<Balance view={view} />
					<div {...recordKey('i')}>
						<Notes view={view} />
					</div>
				</div>
				<div className="booking-more">
					<div {...recordKey('r')}>
						<Messages {...props} />
					</div>
					<Letters letters={view.letters}>
						<SendLetter view={view} />
					</Letters>
					<History view={view} />
				</div>
			</div>
		</article>
	);
}

/** What the traveller and the desk wrote to each other, and the next answer. */
function Messages({ view: { trip }, booking }: BookingPageProps) {
	return (
		<Card title="Messages" id={messagesHeading} count={trip.messages.length}>
			<Conversed booking={booking} trip={trip} />
		</Card>
	);
}

import { bookingCalendarPath } from '#src/contract/bookings/calendar.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { listInWords } from '#src/domain/text/list-in-words.ts';

import { BackToList } from '../panel/BackToList.tsx';
import { BookingStatus } from '../panel/BookingStatus.tsx';
import { HoldEnd } from '../panel/HoldEnd.tsx';
import { Moment } from '../panel/Moment.tsx';
import type { BookingPageProps } from './booking-page-props.ts';

/** Which booking it is, where it stands, and who else looks at it. */
export function BookingHead({ view, booking }: BookingPageProps) {
	const { reference, status, heldUntil, passenger, title, trip } = booking;
	const { source, takenBy, createdAt } = view.booking;
	return (
		<header className="booking-head">
			<BackToList />
			<div className="panel-head">
				<div className="booking-title">
					<h2 tabIndex={-1} className="text-2xl sm:text-3xl">
						Booking <span className="price">{reference}</span>
					</h2>
					<BookingStatus {...{ status, heldUntil }} /> <HoldEnd {...{ status, heldUntil }} />
				</div>
				<div className="flex flex-wrap gap-2" data-print="no">
					<button type="button" className="button button-secondary" onClick={() => print()}>
						Print
					</button>
					<a className="button button-secondary" href={bookingCalendarPath(reference)}>
						Calendar file
					</a>
				</div>
			</div>
			<p className="booking-subtitle">
				<bdi className="font-semibold">{passenger}</bdi>
				<span>{title}</span>
				<span className="price">{formatDate(trip.departureDate)}</span>
				<span className="text-ink-soft">
					{source === 'desk' ? 'Taken at the desk' : 'Booked on the site'}
					{takenBy !== '' && ` by ${takenBy}`} <Moment at={createdAt} />
				</span>
			</p>
			<Viewers names={view.viewers} />
		</header>
	);
}

/** Who else of the desk has the booking open; said aloud as they come. */
function Viewers({ names }: { names: readonly string[] }) {
	return (
		<p role="status" className="booking-viewers" data-print="no">
			{names.length > 0 && (
				<>
					<span aria-hidden="true" className="booking-viewers-mark" />
					{listInWords(names)} {names.length === 1 ? 'has' : 'have'} this open
				</>
			)}
		</p>
	);
}

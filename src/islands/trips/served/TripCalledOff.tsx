import { keptSeatsMessages } from '#src/contract/trips/kept-seats.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatDates, formatLongDate } from '#src/domain/calendar/format-date.ts';
import { areKept, callingOffWords } from '#src/domain/tours/calling-off.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';
import { site } from '#src/site.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { KeptSeats } from './called-off/KeptSeats.tsx';
import { TripSection } from './TripSection.tsx';

/** Why we called a tour's departure off, and the seats that can be had instead; nothing of any other trip. */
export function TripCalledOff({ view }: { view: TripView }) {
	const { calledOff, keptSeats, record, reading, now, done } = view;
	if (calledOff === null && keptSeats?.answer !== 'taken') return null;
	const duration = reading.trip.type === 'tour' ? reading.trip.duration : '';
	return (
		<TripSection id="called-off" title={calledOff ? 'Called off' : 'Your new dates'}>
			{done === 'kept-seats' && keptSeats && keptSeats.answer !== 'asked' && (
				<Notice tone="success">{keptSeatsMessages[keptSeats.answer]}</Notice>
			)}
			{calledOff === null ? (
				<p>
					The departure that you booked first was called off, and you travel on{' '}
					<strong>
						{formatDates(record.departureDate, departureEnd(record.departureDate, duration))}
					</strong>{' '}
					instead.
				</p>
			) : (
				<>
					<p>
						We are sorry: we had to call off the departure of {formatLongDate(record.departureDate)}
						, because {callingOffWords[calledOff.reason]}.
					</p>
					{calledOff.note !== '' && <p className="whitespace-pre-line">{calledOff.note}</p>}
					{keptSeats && areKept(keptSeats, now) && (
						<KeptSeats view={view} seats={keptSeats} duration={duration} />
					)}
					<p className="hint">
						{keptSeats?.answer === 'declined' && 'You do not want the other departure. '}
						{record.refund !== null &&
							view.access.showsPrices &&
							'What goes back to you stands under Price. '}
						Would you rather travel on another day? Call us: {site.phone}.
					</p>
				</>
			)}
		</TripSection>
	);
}

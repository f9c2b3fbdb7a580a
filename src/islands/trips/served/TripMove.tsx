import { moveTripMessages } from '#src/contract/trips/move.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { paidOf } from '#src/domain/bookings/balance.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { travelDays } from '#src/domain/trips/travel-days.ts';
import { site } from '#src/site.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { isAskedFor } from './is-asked-for.ts';
import { otherFlightsPath } from './other-flights-path.ts';
import { OtherDates } from './OtherDates.tsx';
import { TripFold } from './TripFold.tsx';

/** The other dates of a trip, each with its total: what is held moves at once, what is confirmed by the desk. */
export function TripMove({ view }: { view: TripView }) {
	const { others, record } = view;
	if (!others) return null;
	const search = record.type === 'flight' ? otherFlightsPath(view) : null;
	if (others.dates.length === 0 && record.type === 'flight' && search === null) return null;
	const news = newsOf(view);
	return (
		<TripFold view={view} id="move" title="Another date">
			{news && <Notice tone="success">{news}</Notice>}
			{others.dates.length > 0 && <OtherDates view={view} others={others} />}
			{others.dates.length === 0 && record.type === 'tour' && (
				<p>No other departure has seats for you at the moment. Call us: {site.phone}.</p>
			)}
			{search !== null && <OtherFlights path={search} view={view} />}
		</TripFold>
	);
}

/** How whoever booked a flight gets to other hours and airlines: all that a search has. */
function OtherFlights({ path, view: { standing, record } }: { path: string; view: TripView }) {
	const isFree = standing === 'Held' && paidOf(record) === 0;
	return (
		<div className="mt-4 grid gap-3">
			<p>
				{isFree
					? 'Other hours, airlines or days: look for what suits you and hold that flight. Then cancel this one here.'
					: 'Other hours, airlines or days: look for what suits you and write to us below. Our desk tells you what the change costs before anything changes.'}
			</p>
			<p data-print="no">
				<a className="button button-secondary" href={path}>
					See other days and flights
				</a>
			</p>
		</div>
	);
}

/** What became of the form that was sent last. */
function newsOf(view: TripView): string | null {
	const { done, standing } = view;
	if (done !== 'move') return null;
	if (isAskedFor(view)) return moveTripMessages.asked;
	return standing === 'Held' ? `Your trip has its new date: ${datesOf(view)}.` : null;
}

function datesOf({ reading, record }: TripView): string {
	const days = travelDays(reading, record.departureDate);
	return days ? formatDates(days.first, days.last, 'weekday') : '';
}

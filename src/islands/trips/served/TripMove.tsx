import { moveTrip, moveTripMessages } from '#src/contract/trips/move.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { paidOf } from '#src/domain/bookings/balance.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { decisionWords } from '#src/domain/tours/decision.ts';
import { problemAt } from '#src/domain/trips/form-problem.ts';
import { departureSeen, type OtherDeparture } from '#src/domain/trips/other-departure.ts';
import { travelDays } from '#src/domain/trips/travel-days.ts';
import { site } from '#src/site.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Notice } from '#src/ui/Notice.tsx';

import { isAskedFor } from './is-asked-for.ts';
import { otherFlightsPath } from './other-flights-path.ts';
import { OtherFlights } from './OtherFlights.tsx';
import { tripAction } from './trip-action.ts';
import { TripFold } from './TripFold.tsx';

/** So many are seen before somebody asks for all. */
const firstShown = 4;

/**
 * The other departures of a tour, each with its total: what is held moves at once, what is confirmed by the desk. Of a
 * flight, the way to its other days.
 */
export function TripMove({ view }: { view: TripView }) {
	const { others, problem, attempt, reading, record } = view;
	if (!others) {
		const path = otherFlightsPath(view);
		if (path === null) return null;
		const isFree = view.standing === 'Held' && paidOf(record) === 0;
		return <OtherFlights {...{ path, isFree, view }} />;
	}
	const { how, departures } = others;
	const isAtOnce = how === 'at once';
	const news = newsOf(view);
	const own = problem?.form === 'move' ? problem : null;
	const [first, more] = [departures.slice(0, firstShown), departures.slice(firstShown)];
	const row = (departure: OtherDeparture) => (
		<OtherDepartureRow key={departure.id} departure={departure} view={view} />
	);
	return (
		<TripFold view={view} id="move" title="Another date">
			{news && <Notice tone="success">{news}</Notice>}
			{departures.length === 0 ? (
				<p>No other departure has seats for you at the moment. Call us: {site.phone}.</p>
			) : (
				<form
					className="grid gap-4"
					method="post"
					action={tripAction(moveTrip, reading.reference)}
					data-print="no"
				>
					<input type="hidden" name="attempt" value={attempt} />
					<p id="move-how">
						{isAtOnce
							? 'Nothing is paid yet: choose another departure, and your seats are held there instead.'
							: `Choose where to, and our desk moves your trip: we answer here and by letter.${paidOf(record) > 0 ? ' What you have paid counts.' : ''}`}
					</p>
					<fieldset className="trip-others" aria-describedby="move-how move-error">
						<legend className="visually-hidden">Another departure</legend>
						{first.map(row)}
						{more.length > 0 && (
							<details className="fold">
								<summary>
									{more.length === 1 ? 'One later departure' : `${more.length} later departures`}
								</summary>
								{more.map(row)}
							</details>
						)}
						<FieldError id="move" error={problemAt(own, 'to') ?? undefined} />
					</fieldset>
					<p>
						<button className="button button-secondary" type="submit">
							{isAtOnce ? 'Move to this departure' : 'Ask for this departure'}
						</button>
					</p>
				</form>
			)}
		</TripFold>
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

function OtherDepartureRow({ departure, view }: { departure: OtherDeparture; view: TripView }) {
	const { date, endDate, total, season } = departure;
	return (
		<label className="trip-other">
			<input type="radio" name="to" required value={departureSeen(departure)} />
			<span>{formatDates(date, endDate, 'weekday')}</span>
			<span className="price">{formatMoneyInCents(total)}</span>
			<span className="hint">
				{[differenceWords(total - view.record.totalPrice), decisionWords(departure, site), season]
					.filter(Boolean)
					.join(' · ')}
			</span>
		</label>
	);
}

/** '$120.00 more', 'the same price' */
function differenceWords(difference: number): string {
	const cents = Math.round(difference * 100);
	if (cents === 0) return 'the same price';
	return `${formatMoneyInCents(Math.abs(cents) / 100)} ${cents > 0 ? 'more' : 'less'}`;
}

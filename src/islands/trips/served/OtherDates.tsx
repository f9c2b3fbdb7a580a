import { moveTrip } from '#src/contract/trips/move.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { paidOf } from '#src/domain/bookings/balance.ts';
import { daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { problemAt } from '#src/domain/trips/form-problem.ts';
import { dateSeen, type OtherDate } from '#src/domain/trips/other-date.ts';
import { FieldError } from '#src/ui/FieldError.tsx';

import { tripAction } from './trip-action.ts';

type Props = { view: TripView; others: NonNullable<TripView['others']> };

/** So many departures, or days around its own, are seen before somebody asks for all. */
const firstDepartures = 4;
const daysNear = 3;

const words = {
	tour: {
		legend: 'Another departure',
		atOnce: 'Nothing is paid yet: choose another departure, and your seats are held there instead.',
		asked: 'Choose where to, and our desk moves your trip: we answer here and by letter.',
		move: 'Move to this departure',
		ask: 'Ask for this departure',
		one: 'One later departure',
		more: 'later departures',
	},
	flight: {
		legend: 'Another day',
		atOnce: 'Nothing is paid yet: choose another day, and your seats are held on it instead.',
		asked:
			'Choose a day, and our desk asks the airline: we answer here and by letter, and nothing changes before.',
		move: 'Move to this day',
		ask: 'Ask for this day',
		one: 'One day further away',
		more: 'days further away',
	},
} as const;

/** The form in which one of the other dates is chosen. */
export function OtherDates({ view, others: { how, dates } }: Props) {
	const { problem, attempt, reading, record } = view;
	const said = words[record.type];
	const isAtOnce = how === 'at once';
	const own = problem?.form === 'move' ? problem : null;
	const isShown = ({ date }: OtherDate, index: number) =>
		record.type === 'tour'
			? index < firstDepartures
			: Math.abs(daysBetween(record.departureDate, date)) <= daysNear;
	const first = dates.filter(isShown);
	const more = dates.filter((date) => !first.includes(date));
	const row = (other: OtherDate) => (
		<OtherDateRow key={dateSeen(other)} other={other} view={view} />
	);
	return (
		<form
			className="grid gap-4"
			method="post"
			action={tripAction(moveTrip, reading.reference)}
			data-print="no"
		>
			<input type="hidden" name="attempt" value={attempt} />
			<p id="move-how">
				{sameFlights(view)}
				{isAtOnce ? said.atOnce : said.asked}
				{!isAtOnce && paidOf(record) > 0 && ' What you have paid counts.'}
			</p>
			<fieldset className="trip-others" aria-describedby="move-how move-error">
				<legend className="visually-hidden">{said.legend}</legend>
				{first.map(row)}
				{more.length > 0 && (
					<details className="fold">
						<summary>{more.length === 1 ? said.one : `${more.length} ${said.more}`}</summary>
						{more.map(row)}
					</details>
				)}
				<FieldError id="move" error={problemAt(own, 'to') ?? undefined} />
			</fieldset>
			<p>
				<button className="button button-secondary" type="submit">
					{isAtOnce ? said.move : said.ask}
				</button>
			</p>
		</form>
	);
}

/** 'BR 214 and BR 981 on other days, at today’s fare. '; '' of a tour. */
function sameFlights({ reading: { trip } }: TripView): string {
	if (trip.type !== 'flight') return '';
	return `${trip.legs.map(({ number }) => number).join(' and ')} on other days, at today’s fare. `;
}

function OtherDateRow({ other, view }: { other: OtherDate; view: TripView }) {
	const { date, endDate, total, notes } = other;
	return (
		<label className="trip-other">
			<input type="radio" name="to" required value={dateSeen(other)} />
			<span>{formatDates(date, endDate ?? date, 'weekday')}</span>
			<span className="price">{formatMoneyInCents(total)}</span>
			<span className="hint">
				{[differenceWords(total - view.record.totalPrice), ...notes].join(' · ')}
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

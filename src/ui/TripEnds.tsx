import { daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { formatShortDate } from '#src/domain/calendar/format-date.ts';
import type { FormDates, TripEnd } from '#src/domain/flights/calendar-trips.ts';

type Props = {
	/** The one that is being chosen. */
	end: TripEnd;
	dates: FormDates;
	onTurnTo: (end: TripEnd) => void;
};

/** The two dates of a trip over its months: which one is being chosen, and what the other is. */
export function TripEnds({ end, dates: { departureDate, returnDate }, onTurnTo }: Props) {
	const ends = [
		{ name: 'departure', title: 'Departure', date: departureDate, missing: 'No day yet' },
		{
			name: 'return',
			title: ['Return', stay(departureDate, returnDate)].filter(Boolean).join(' · '),
			date: returnDate,
			missing: 'One way',
		},
	] as const;
	return (
		<div className="trip-ends">
			{ends.map(({ name, title, date, missing }) => (
				<button key={name} type="button" aria-pressed={end === name} onClick={() => onTurnTo(name)}>
					<small>{title}</small> {date !== '' && formatShortDate(date)}
					{date === '' && (end === name ? 'Choose a day' : missing)}
				</button>
			))}
		</div>
	);
}

/** '10 nights'; '' where there are not two dates. */
function stay(departureDate: string, returnDate: string): string {
	if (departureDate === '' || returnDate === '') return '';
	const nights = daysBetween(departureDate, returnDate);
	return nights === 1 ? '1 night' : `${nights} nights`;
}

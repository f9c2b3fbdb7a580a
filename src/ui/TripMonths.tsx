import { memo } from 'react';
import { DayPicker } from 'react-day-picker';

import { type CalendarDate, dayOf, localMidnight } from '#src/domain/calendar/calendar-date.ts';
import type { FormDates, TripEnd } from '#src/domain/flights/calendar-trips.ts';

import { calendarLook } from './calendar-look.ts';
import { TripDay } from './TripDay.tsx';

type Props = FormDates & {
	/** The date that is being chosen. */
	end: TripEnd;
	/** Whether a day takes the focus. */
	autoFocus: boolean;
	today: CalendarDate;
	/** The first month shown, and how many. */
	month: Date;
	monthCount: 1 | 2;
	onMonthChange: (month: Date) => void;
	onChoose: (date: CalendarDate) => void;
};

/** The months themselves. They are much to draw: where only prices come, which each day reads by itself, they stay. */
export const TripMonths = memo(function TripMonths(props: Props) {
	const { end, autoFocus, today, departureDate, returnDate } = props;
	const { month, monthCount, onMonthChange, onChoose } = props;
	const chosen = end === 'departure' ? departureDate : returnDate;
	const first = localMidnight(end === 'return' && departureDate > today ? departureDate : today);
	return (
		<DayPicker
			mode="single"
			required
			{...{ autoFocus, month, onMonthChange, numberOfMonths: monthCount }}
			selected={chosen === '' ? undefined : localMidnight(chosen)}
			// Where days of it cannot be chosen any more, a month stays where it was.
			startMonth={localMidnight(today)}
			disabled={{ before: first }}
			modifiers={rangeOf({ departureDate, returnDate })}
			modifiersClassNames={rangeLook}
			classNames={tripLook}
			{...{ components, formatters, labels }}
			onSelect={(_, day, __, event) => {
				// The second click of two in haste chooses nothing more.
				if (!('detail' in event) || event.detail < 2) onChoose(dayOf(day));
			}}
		/>
	);
});

const components = { DayButton: TripDay };

// For every day with each drawing: a number needs no words of dates, and a day of ours says its own name.
const formatters = { formatDay: (date: Date) => `${date.getDate()}` };
const labels = { labelDayButton: () => '' };

const tripLook = {
	...calendarLook,
	root: '',
	months: 'trip-months',
	month: 'trip-month',
	nav: 'absolute inset-x-3 top-2 z-1 flex justify-between md:inset-x-4',
	day: 'trip-day',
	day_button: '',
	selected: '',
};

const rangeLook = {
	first: 'trip-end trip-first',
	last: 'trip-end trip-last',
	between: 'trip-between',
};

function rangeOf({ departureDate, returnDate }: FormDates) {
	const isRange = departureDate !== '' && returnDate >= departureDate;
	const days = (date: string) => (date === '' ? [] : localMidnight(date));
	return {
		first: days(departureDate),
		last: days(returnDate),
		between: isRange
			? { after: localMidnight(departureDate), before: localMidnight(returnDate) }
			: [],
	};
}

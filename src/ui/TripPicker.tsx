import { type ReactNode, useCallback, useState } from 'react';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import type { FormDates, TripEnd } from '#src/domain/flights/calendar-trips.ts';

import { CalendarFrame } from './CalendarFrame.tsx';
import type { TripCalendarProps } from './TripDateFields.tsx';
import { CheapMark, type TripDays, TripDaysContext } from './TripDay.tsx';
import { TripEnds } from './TripEnds.tsx';
import { TripMonths } from './TripMonths.tsx';

type Props = TripCalendarProps & {
	dates: FormDates;
	/** The first month shown, and how many. */
	month: Date;
	monthCount: 1 | 2;
	/** Whether only the first one is drawn yet; the place of the other is kept. */
	isBegun: boolean;
	onMonthChange: (month: Date) => void;
	days: Omit<TripDays, 'roleOf'>;
	/** What the prices are of, or why there are none. */
	caption: ReactNode;
};

const labels = {
	departure: 'Choose a day to leave',
	return: 'Choose a day to return',
} as const satisfies Record<TripEnd, string>;

/** The months of a trip: days with what they cost, its two dates, and what lies between them. */
export function TripPicker(props: Props) {
	const { end, openedBy, today, fields, dates, days, caption } = props;
	const { month, monthCount, isBegun, onMonthChange, onChoose, onTurnTo, onClose } = props;
	const { departureDate, returnDate } = dates;
	const [news, setNews] = useState('');
	// After a mouse on the field a date can be typed there.
	const autoFocus = openedBy !== 'mouse';
	const choose = useCallback(
		(date: CalendarDate) => {
			setNews(`Departure ${formatDate(date)}. Now choose a day to return, or fly one way.`);
			onChoose(end, date);
		},
		[end, onChoose],
	);
	return (
		<CalendarFrame
			label={labels[end]}
			className={monthCount === 2 ? 'w-172' : 'w-86'}
			{...{ openedBy, field: fields, onClose }}
		>
			<TripDaysContext value={{ ...days, roleOf: (day) => roleOf(day, dates) }}>
				<TripEnds {...{ end, dates, onTurnTo }} />
				<TripMonths
					{...{ end, autoFocus, today, departureDate, returnDate, month }}
					monthCount={isBegun ? 1 : monthCount}
					{...{ onMonthChange, onChoose: choose }}
				/>
			</TripDaysContext>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2">
				<div className="hint min-w-0 flex-1 basis-40">
					<p role="status">{caption}</p>
					{days.cheapest.size > 0 && (
						<p className="trip-legend">
							<CheapMark /> The cheapest third of the days shown
						</p>
					)}
				</div>
				<div className="ml-auto flex gap-1">
					{returnDate !== '' && (
						<button
							type="button"
							className="button button-quiet"
							onClick={() => onChoose('return', '')}
						>
							Remove return
						</button>
					)}
					<button
						type="button"
						className="button button-secondary min-h-11"
						onClick={() => onClose(true)}
					>
						{end === 'return' && returnDate === '' && departureDate !== '' ? 'Fly one way' : 'Done'}
					</button>
				</div>
			</div>
			<p className="visually-hidden" role="status">
				{end === 'return' && news}
			</p>
		</CalendarFrame>
	);
}

function roleOf(day: CalendarDate, { departureDate, returnDate }: FormDates): string {
	return [day === departureDate && 'departure', day === returnDate && 'return']
		.filter(Boolean)
		.join(' and ');
}

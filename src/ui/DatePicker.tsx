import type { RefObject } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';

import {
	type CalendarDate,
	isCalendarDate,
	localMidnight,
	dayOf,
} from '#src/domain/calendar/calendar-date.ts';
import { lazily } from '#src/domain/lazily.ts';

import { calendarLook } from './calendar-look.ts';
import type { OpenedBy } from './calendar-opening.ts';
import { CalendarFrame } from './CalendarFrame.tsx';

export type DatePickerProps = {
	value: string;
	/** Days before this one cannot be chosen. */
	earliest: CalendarDate;
	/** Whether the date can be taken away again. */
	mayBeEmpty: boolean;
	/** Unless it was a mouse on the field, the focus goes to a day when the calendar appears. */
	openedBy: OpenedBy;
	/** What the calendar hangs under; pressing or going elsewhere closes it. */
	field: RefObject<HTMLElement | null>;
	/** '' where the date is taken away. */
	onChoose: (date: string) => void;
	/** `isDone` when the focus shall go back to the field; otherwise it is elsewhere already. */
	onClose: (isDone: boolean) => void;
};

/** A month to choose a day from. Show it when it is asked for. */
export function DatePicker(props: DatePickerProps) {
	const { value, earliest, mayBeEmpty, openedBy, field, onChoose, onClose } = props;
	const selected = isCalendarDate(value) ? localMidnight(value) : undefined;
	const first = localMidnight(earliest);
	const autoFocus = openedBy !== 'mouse';
	const choose = (date: string) => {
		onChoose(date);
		onClose(true);
	};
	return (
		<CalendarFrame label="Choose a day" className="w-84" {...{ openedBy, field, onClose }}>
			<DayPicker
				mode="single"
				{...{ autoFocus }}
				required
				selected={selected}
				defaultMonth={selected && selected > first ? selected : first}
				startMonth={first}
				disabled={{ before: first }}
				classNames={calendarLook}
				labels={{ labelDayButton: dayLabel }}
				onSelect={(date) => choose(dayOf(date))}
			/>
			{mayBeEmpty && value !== '' && (
				<div className="border-t border-line p-2 text-right">
					<button type="button" className="button button-quiet" onClick={() => choose('')}>
						Clear date
					</button>
				</div>
			)}
		</CalendarFrame>
	);
}

const wholeDate = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }));

// The number that is seen in the cell has to be a word of its name, for people who speak to their browser.
function dayLabel(date: Date, { today, selected }: Modifiers): string {
	return `${today ? 'Today, ' : ''}${wholeDate().format(date)}${selected ? ', selected' : ''}`;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';

import {
	type CalendarDate,
	isCalendarDate,
	localMidnight,
	dayOf,
} from '#src/domain/calendar/calendar-date.ts';
import { once } from '#src/domain/once.ts';

import { popup } from './popup.ts';
import { useLeave } from './use-leave.ts';

export type DatePickerProps = {
	value: string;
	/** Days before this one cannot be chosen. */
	earliest: CalendarDate;
	/** Whether the focus goes to a day when the calendar appears, or stays in the field, where a date can be typed. */
	takesFocus: boolean;
	/** What the calendar hangs under; pressing or going elsewhere closes it. */
	field: RefObject<HTMLElement | null>;
	onChoose: (date: CalendarDate) => void;
	/** `isDone` when the focus shall go back to the field; otherwise it is elsewhere already. */
	onClose: (isDone: boolean) => void;
};

const width = 336;

/** A month to choose a day from. Show it when it is asked for. */
export function DatePicker(props: DatePickerProps) {
	const { value, earliest, takesFocus, field, onChoose, onClose } = props;
	const [isFarRight] = useState(() => {
		const left = field.current?.getBoundingClientRect().left ?? 0;
		const frame = field.current?.closest('dialog') ?? document.documentElement;
		return left + width > frame.getBoundingClientRect().right;
	});
	useLeave(field, onClose);
	const calendar = useRef<HTMLDivElement>(null);
	useEffect(() => {
		calendar.current?.scrollIntoView({ block: 'nearest' });
	}, []);
	const selected = isCalendarDate(value) ? localMidnight(value) : undefined;
	const first = localMidnight(earliest);
	return (
		<div
			ref={calendar}
			role="dialog"
			aria-label="Choose a day"
			className={`${popup} w-84 max-w-[calc(100vw-2.5rem)] ${isFarRight ? 'right-0' : 'left-0'}`}
		>
			<DayPicker
				mode="single"
				autoFocus={takesFocus}
				required
				selected={selected}
				defaultMonth={selected && selected > first ? selected : first}
				startMonth={first}
				disabled={{ before: first }}
				classNames={classNames}
				labels={{ labelDayButton: dayLabel }}
				onSelect={(date) => {
					onChoose(dayOf(date));
					onClose(true);
				}}
			/>
		</div>
	);
}

const wholeDate = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }));

// The number that is seen in the cell has to be a word of its name, for people who speak to their browser.
function dayLabel(date: Date, { today, selected }: Modifiers): string {
	return `${today ? 'Today, ' : ''}${wholeDate().format(date)}${selected ? ', selected' : ''}`;
}

const navigationButton =
	'grid size-11 place-items-center rounded-full hover:bg-paper-deep aria-disabled:invisible';

const classNames = {
	root: 'relative p-3',
	month_caption: 'grid h-11 place-items-center font-display text-lg font-semibold',
	nav: 'absolute inset-x-3 top-3 flex justify-between',
	button_previous: navigationButton,
	button_next: navigationButton,
	chevron: 'size-4 fill-current',
	month_grid: 'w-full table-fixed border-collapse',
	weekday: 'py-1 text-sm font-normal text-ink-soft',
	day: 'p-0 text-center',
	day_button:
		'aspect-square w-full cursor-pointer rounded-full tabular-nums hover:bg-paper-deep disabled:cursor-not-allowed disabled:text-ink-faint disabled:line-through disabled:hover:bg-transparent',
	today: 'font-bold',
	selected:
		'[&_button]:bg-ink [&_button]:text-paper [&_button:hover]:bg-ink forced-colors:[&_button]:outline',
};

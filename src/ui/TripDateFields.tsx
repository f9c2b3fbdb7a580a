import { type ComponentType, type RefObject, startTransition, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { TripEnd } from '#src/domain/flights/calendar-trips.ts';

import type { OpenedBy } from './calendar-opening.ts';
import { DateInput, type DateInputProps } from './DateInput.tsx';

export type TripCalendarProps = {
	/** The date that a chosen day becomes. */
	end: TripEnd;
	openedBy: OpenedBy;
	today: CalendarDate;
	/** Both fields: pressing or going elsewhere closes the calendar. */
	fields: RefObject<HTMLElement | null>;
	/** A return of '' takes it away. */
	onChoose: (end: TripEnd, date: string) => void;
	onTurnTo: (end: TripEnd) => void;
	/** `isDone` when the focus shall go back to a field; otherwise it is elsewhere already. */
	onClose: (isDone: boolean) => void;
};

type Field = Pick<DateInputProps, 'name' | 'value' | 'error'>;

type Props = {
	departure: Field;
	homeward: Field;
	today: CalendarDate | null;
	onChange: (end: TripEnd, value: string) => void;
	/** Fetches what is shown once a field is pressed; `next` is the date that it will be for, null while one is open. */
	loadCalendar: (next: TripEnd | null) => Promise<ComponentType<TripCalendarProps>>;
};

/** A calendar that is open: the field that it hangs under and was opened from, and what it asks for. */
type Opened = {
	Calendar: ComponentType<TripCalendarProps>;
	at: TripEnd;
	end: TripEnd;
	by: OpenedBy;
};

/**
 * The two dates of a trip, which share a calendar: after the departure it asks for the return, unless that stands there
 * already. A departure that is chosen after the return empties it; a typed one is refused by the form.
 */
export function TripDateFields({ departure, homeward, today, onChange, loadCalendar }: Props) {
	const fields = useRef<HTMLDivElement>(null);
	const departureButton = useRef<HTMLButtonElement>(null);
	const returnButton = useRef<HTMLButtonElement>(null);
	const [opened, setOpened] = useState<Opened | null>(null);

	const close = (focusNext: TripEnd | null) => {
		// What has the focus next may be out of reach until the calendar is gone.
		flushSync(() => setOpened(null));
		if (!opened || !focusNext) return;
		const { current: button } = focusNext === 'return' ? returnButton : departureButton;
		const input = button?.parentElement?.querySelector('input');
		(opened.by === 'mouse' ? input : button)?.focus();
	};
	const choose = (end: TripEnd, date: string) => {
		if (!opened) return;
		onChange(end, date);
		const isOvertaken = end === 'departure' && homeward.value < date;
		if (isOvertaken && homeward.value !== '') onChange('return', '');
		if (isOvertaken) setOpened({ ...opened, end: 'return' });
		else close(end);
	};
	const door = (at: TripEnd) => ({
		load: () => loadCalendar(opened ? null : at),
		// Two months are much to draw: in slices, for a phone.
		show: (Calendar: Opened['Calendar'], by: OpenedBy) =>
			startTransition(() => setOpened({ Calendar, at, end: at, by })),
		hide: () => setOpened(null),
	});
	// Where it has moved on to the return, pressing either field opens it there.
	const isOpen = (at: TripEnd) => opened?.at === at && opened.end === at;
	const calendarAt = (at: TripEnd) =>
		today &&
		opened?.at === at && (
			<opened.Calendar
				{...{ today, fields, end: opened.end, openedBy: opened.by }}
				onChoose={choose}
				onTurnTo={(end) => setOpened({ ...opened, end })}
				onClose={(isDone) => close(isDone ? at : null)}
			/>
		);
	const isLater = today !== null && departure.value > today;
	return (
		<div className="contents" ref={fields}>
			<DateInput
				{...departure}
				label="Departure date"
				required
				earliest={today}
				button={departureButton}
				isOpen={isOpen('departure')}
				door={door('departure')}
				onChange={(value) => onChange('departure', value)}
			>
				{calendarAt('departure')}
			</DateInput>
			<DateInput
				{...homeward}
				label="Return date"
				isOptional
				earliest={isLater ? departure.value : today}
				button={returnButton}
				isOpen={isOpen('return')}
				door={door('return')}
				onChange={(value) => onChange('return', value)}
			>
				{calendarAt('return')}
			</DateInput>
		</div>
	);
}

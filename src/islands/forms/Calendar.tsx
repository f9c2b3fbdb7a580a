import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { OpenedBy } from '#src/ui/calendar-opening.ts';
import { DatePicker } from '#src/ui/DatePicker.tsx';

type Props = {
	/** What it hangs under; pressing or going elsewhere closes it. */
	field: HTMLElement;
	value: string;
	earliest: CalendarDate;
	mayBeEmpty: boolean;
	openedBy: OpenedBy;
	onChoose: (date: string) => void;
	onClose: (isDone: boolean) => void;
};

/** The calendar of a date field that is no React's. */
export function Calendar({ field, ...calendar }: Props) {
	return <DatePicker {...calendar} field={{ current: field }} />;
}

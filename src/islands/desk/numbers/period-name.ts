import { formatDates, formatMonth, formatMonthAndDay } from '#src/domain/calendar/format-date.ts';
import { monthOfDay } from '#src/domain/desk/month.ts';
import type { Period, PeriodLength } from '#src/domain/desk/periods.ts';

/** 'Nov 16 – 22, 2026', 'November 2026' */
export function periodName({ first, last }: Period, by: PeriodLength): string {
	return by === 'month' ? formatMonth(monthOfDay(first)) : formatDates(first, last);
}

/** 'Nov 16', 'Nov' */
export function shortPeriodName({ first }: Period, by: PeriodLength): string {
	return by === 'month' ? formatMonthAndDay(first).replace(/ \d+$/, '') : formatMonthAndDay(first);
}

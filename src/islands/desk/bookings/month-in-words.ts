import { formatMonth } from '#src/domain/calendar/format-date.ts';
import { isMonth, monthEventLabels, monthEvents } from '#src/domain/desk/month.ts';
import type { ListView } from '#src/stores/desk/list-view.ts';

/** What happened in the month that a list is narrowed to: 'Confirmed in November 2026'; '' where it is to none. */
export function monthInWords({ month = '', event = '' }: ListView['choices']): string {
	const named = monthEvents.find((each) => each === event);
	return named && isMonth(month) ? `${monthEventLabels[named]} in ${formatMonth(month)}` : '';
}

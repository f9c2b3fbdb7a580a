import { useSyncExternalStore } from 'react';

import { type CalendarDate, localToday } from '#src/domain/calendar/calendar-date.ts';

/** The visitor's day; null in the built HTML, which may be read on any day. */
export function useToday(): CalendarDate | null {
	return useSyncExternalStore<CalendarDate | null>(
		() => () => {},
		() => localToday(new Date()),
		() => null,
	);
}

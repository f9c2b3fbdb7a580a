import { useMemo } from 'react';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { datePairs, type TripDates } from '#src/domain/flights/fare-calendar.ts';

/** As `datePairs`: the same array as long as they are the same trips. */
export function useDatePairs(
	from: CalendarDate,
	days: number,
	nights: number | null,
): readonly TripDates[] {
	return useMemo(() => datePairs(from, days, nights), [from, days, nights]);
}

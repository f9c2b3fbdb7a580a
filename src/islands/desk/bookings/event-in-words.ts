import { bookingEventLabels, bookingEvents } from '#src/domain/bookings/booking-event.ts';
import type { ListView } from '#src/stores/desk/list-view.ts';

import { daysInWords } from '../panel/days-in-words.ts';

/** What happened on the days that a list is narrowed to: 'Confirmed in November 2026'; '' where it is to none. */
export function eventInWords({ event = '', eventFrom, eventTo }: ListView['choices']): string {
	const named = bookingEvents.find((each) => each === event);
	const days = daysInWords(eventFrom, eventTo);
	return named && days ? `${bookingEventLabels[named]} ${days}` : '';
}

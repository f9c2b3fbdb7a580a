import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

/** What is looked at: the search on screen, and the day (UTC) that its prices are quoted on. */
export type DatesProps = { search: FlightSearch; quoteDay: CalendarDate };
/** `today` is the first day that has not passed where the visitor is. */
export type PanelProps = DatesProps & { today: CalendarDate };

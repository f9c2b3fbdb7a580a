import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { OfferFilters } from '#src/domain/flights/filters.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

/** What is looked at: the search on screen, and the day (UTC) that its prices are quoted on. */
export type DatesProps = { search: FlightSearch; quoteDay: CalendarDate };
export type PanelProps = DatesProps & {
	/** The first day that has not passed where the visitor is. */
	today: CalendarDate;
	/** What the prices are of: days cost what the list behind their link shows. */
	filters: OfferFilters;
	/** The filters in words; '' where none is set. */
	narrowed: string;
};

import { tourDraftKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import type { Tour, TourDeparture } from '#src/contract/catalog/catalog.ts';
import { isDraftFresh } from '#src/domain/bookings/draft-age.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

import type { TourDraft } from './tour-trip.ts';

/** What of a tour is booked. */
export type BookedTour = Pick<
	Tour,
	'id' | 'name' | 'destination' | 'duration' | 'image' | 'price' | 'discountPrice'
> &
	Pick<TourDraft['details'], 'ages'>;

/** What of a departure is booked. */
type BookedDeparture = Pick<TourDeparture, 'id' | 'date' | 'endDate' | 'price'>;

/** What is booked: a tour as its page shows it, on one of its departures, for so many people. */
export type TourChoice = {
	tour: BookedTour;
	departure: BookedDeparture;
	travellers: number;
	/** The key of the waiting list's letter, for the seats that it holds. */
	seatKey?: string;
};

const draft = storedValue('session', tourDraftKey, (json) => json);

/**
 * Keeps the choice, in place of any other, for the checkout, which reads it when it opens.
 * @param now when it was chosen: it lasts 24 hours from then
 * @returns false where the browser keeps nothing
 */
export function saveTourDraft(
	{ tour, departure, travellers, seatKey }: TourChoice,
	now = new Date(),
): boolean {
	const { id, name, destination, duration, image, ages } = tour;
	const { id: departureId, date: departureDate, endDate, price } = departure;
	const of = { name, destination, duration, ages };
	const facts = { ...of, departureDate, price, endDate, departureId };
	return draft.write({
		type: 'tour',
		itemId: id,
		travelers: travellers,
		details: seatKey === undefined ? facts : { ...facts, seatKey },
		totalPrice: tourTotal(price, travellers),
		savedAt: now.getTime(),
		image,
	} satisfies TourDraft);
}

/** What was chosen of a tour before, for whoever comes back to its page from the checkout; null where nothing was. */
export function keptChoice(
	tourId: number,
	now = new Date(),
): { departureDate: CalendarDate; travellers: number } | null {
	// Read without the schema, which the page of a tour would have to load: what fits nothing there is left alone.
	const {
		itemId,
		travelers: travellers,
		details,
		savedAt,
	} = Object(draft.read()) as Partial<TourDraft>;
	if (itemId !== tourId || !isDraftFresh(savedAt, now)) return null;
	const { departureDate } = Object(details) as Partial<TourDraft['details']>;
	if (typeof departureDate !== 'string' || typeof travellers !== 'number') return null;
	return { departureDate, travellers };
}

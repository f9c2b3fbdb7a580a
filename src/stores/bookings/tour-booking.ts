import { tourDraftKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import type { Tour } from '#src/contract/catalog/catalog.ts';
import { tourPricePerPerson, tourTotal } from '#src/domain/bookings/trip-price.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

import type { TourDraft } from './tour-trip.ts';

/** What of a tour is booked. */
export type BookedTour = Pick<
	Tour,
	'id' | 'name' | 'destination' | 'duration' | 'image' | 'price' | 'discountPrice'
>;

/** What is booked: a tour as its page shows it, on one of its departures, for so many people. */
export type TourChoice = { tour: BookedTour; departureDate: CalendarDate; travelers: number };

const draft = storedValue('session', tourDraftKey, (json) => json);

/**
 * Keeps the choice, in place of any other, for the checkout, which reads it when it opens.
 * @param now when it was chosen: it lasts 24 hours from then
 * @returns false where the browser keeps nothing
 */
export function saveTourDraft(
	{ tour, departureDate, travelers }: TourChoice,
	now = new Date(),
): boolean {
	const { id, name, destination, duration, image } = tour;
	const price = tourPricePerPerson(tour);
	return draft.write({
		type: 'tour',
		itemId: id,
		travelers,
		details: { name, destination, duration, departureDate, price },
		totalPrice: tourTotal(price, travelers),
		savedAt: now.getTime(),
		image,
	} satisfies TourDraft);
}

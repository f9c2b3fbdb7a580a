import type { ItineraryDay, Tour } from '#src/contract/catalog/catalog.ts';
import type { PosterSlug } from '#src/domain/pictures/poster.ts';
import type { DayFacts, TourFacts } from '#src/domain/tours/tour-facts.ts';

/** A tour to plant. Its rating is our own: it has no reviews until somebody writes one. */
export type SeedTour = Omit<
	Tour,
	'id' | 'image' | 'reviewCount' | 'itinerary' | 'facts' | 'hero' | 'gallery' | 'places'
> & {
	poster: PosterSlug;
	/** What is not said of a day is not known. */
	itinerary: (Pick<ItineraryDay, 'title' | 'text'> & Partial<DayFacts>)[];
	facts?: Partial<TourFacts>;
	places?: string[];
	hero?: string;
	gallery?: string[];
};

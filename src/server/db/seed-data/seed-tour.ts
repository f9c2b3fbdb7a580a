import type { ItineraryDay, Tour } from '#src/contract/catalog/catalog.ts';
import type { PictureName, PosterSlug } from '#src/domain/pictures/poster.ts';
import type { DayFacts, TourFacts } from '#src/domain/tours/tour-facts.ts';

/** A tour to plant; its pictures are named. Its rating is our own: it has no reviews until somebody writes one. */
export type SeedTour = Omit<
	Tour,
	'id' | 'image' | 'reviewCount' | 'itinerary' | 'facts' | 'hero' | 'gallery' | 'places'
> & {
	poster: PosterSlug;
	/** The days on which it leaves beside the specified ones, as month and day. */
	ownDays: readonly string[];
	itinerary: SeedDay[];
	facts?: Partial<TourFacts>;
	places?: string[];
	hero?: PictureName;
	gallery?: PictureName[];
};

/** What is not said of a day is not known. */
type SeedDay = Pick<ItineraryDay, 'title' | 'text'> &
	Partial<Omit<DayFacts, 'picture'>> & { picture?: PictureName };

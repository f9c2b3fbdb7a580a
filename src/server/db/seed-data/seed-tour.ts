import type { Tour } from '#src/contract/catalog/catalog.ts';
import type { PosterSlug } from '#src/domain/pictures/poster.ts';

/** A tour to plant. Its rating is our own: it has no reviews until somebody writes one. */
export type SeedTour = Omit<Tour, 'id' | 'image' | 'reviewCount'> & { poster: PosterSlug };

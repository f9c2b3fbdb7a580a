import type { Tour } from '#src/contract/catalog/catalog.ts';
import type { PosterSlug } from '#src/domain/pictures/poster.ts';

import { toursOfAfricaAndAsia } from './tours-africa-asia.ts';
import { toursOfAmericaAndEurope } from './tours-america-europe.ts';

/** A tour to plant. Its rating is our own: it has no reviews until somebody writes one. */
export type SeedTour = Omit<Tour, 'id' | 'image' | 'reviewCount'> & { poster: PosterSlug };

/** Tours leave in May, June, July and August: what they promise holds in all four. */
export const seedTours: SeedTour[] = [...toursOfAfricaAndAsia, ...toursOfAmericaAndEurope];

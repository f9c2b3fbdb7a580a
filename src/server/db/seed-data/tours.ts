import type { Tour } from '#src/contract/catalog.ts';
import type { PosterSlug } from '#src/domain/poster.ts';

import { toursOfAfricaAndAsia } from './tours-africa-asia.ts';
import { toursOfAmericaAndEurope } from './tours-america-europe.ts';

export type SeedTour = Omit<Tour, 'id' | 'image'> & { poster: PosterSlug };

/** Tours leave in May, June, July and August: what they promise holds in all four. */
export const seedTours: SeedTour[] = [...toursOfAfricaAndAsia, ...toursOfAmericaAndEurope];

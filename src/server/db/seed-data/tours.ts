import type { SeedTour } from './seed-tour.ts';
import { toursOfAfricaAndAsia } from './tours-africa-asia.ts';
import { toursOfAmericaAndEurope } from './tours-america-europe.ts';

/** Tours leave in May, June, July and August: what they promise holds in all four. */
export const seedTours: SeedTour[] = [...toursOfAfricaAndAsia, ...toursOfAmericaAndEurope];

import type { SeedTour } from './seed-tour.ts';
import { bali } from './tours/bali.ts';
import { banff } from './tours/banff.ts';
import { capeTown } from './tours/cape-town.ts';
import { kyoto } from './tours/kyoto.ts';
import { machuPicchu } from './tours/machu-picchu.ts';
import { maldives } from './tours/maldives.ts';
import { marrakesh } from './tours/marrakesh.ts';
import { patagonia } from './tours/patagonia.ts';
import { petra } from './tours/petra.ts';
import { reykjavik } from './tours/reykjavik.ts';
import { santorini } from './tours/santorini.ts';
import { serengeti } from './tours/serengeti.ts';

/** Tours leave in May, June, July and August: what they promise holds in all four. */
export const seedTours: SeedTour[] = [
	kyoto,
	bali,
	maldives,
	petra,
	serengeti,
	marrakesh,
	capeTown,
	machuPicchu,
	patagonia,
	banff,
	santorini,
	reykjavik,
];

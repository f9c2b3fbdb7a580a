import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { StarsGiven } from './stars-given.ts';
import type { TourFacts } from './tour-facts.ts';

/** What the card of a tour shows and what lists filter by: a tour without its itinerary and description. */
export type TourSummary = {
	id: number;
	name: string;
	destination: string;
	/** Per person, before taxes, in dollars. */
	price: number;
	discountPrice: number | null;
	/** '7 days' */
	duration: string;
	image: string;
	/** A wide picture of it, where it has one. */
	hero: string | null;
	/** 0 to 50: tenths of a star. */
	rating: number;
	reviewCount: number;
	/** Of published reviews; the rating is our own where there are none. */
	starsGiven: StarsGiven;
	features: string[];
	featured: boolean;
};

/** A tour with the days on which it leaves, the soonest first: what a list filters and sorts by. */
export type TourOnSale = TourSummary & {
	/** Prices in dollars a person; the last moment at which each can be sold, in ISO 8601. */
	departures: readonly { date: CalendarDate; price: number; soldUntil: string }[];
	facts: Pick<TourFacts, 'pace'>;
};

/** The picture of a tour where it is shown wide: its own, else what there is of its poster. */
export function widePictureOf({ hero, image }: Pick<TourSummary, 'hero' | 'image'>): string {
	return hero ?? image;
}

/** '52 reviews', '1 review', 'No reviews yet'. */
export function reviewCountLabel(count: number): string {
	if (count === 0) return 'No reviews yet';
	return count === 1 ? '1 review' : `${count} reviews`;
}

type Ranked = { id: number; featured: boolean };

/** Sorts tours as the API does: featured ones first, then the oldest entry. */
export function byFeatured(one: Ranked, other: Ranked): number {
	return Number(other.featured) - Number(one.featured) || one.id - other.id;
}

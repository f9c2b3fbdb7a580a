/** Widths in pixels in which a poster (4:5) is delivered. */
export const posterWidths = [320, 480, 800] as const;
/** Widths in pixels in which a hero (16:9) is delivered. */
export const heroWidths = [640, 960, 1440, 1920] as const;

/** The pictures at the head of the main pages. */
export const heroSlugs = ['coast', 'peaks', 'city', 'lagoon'] as const;
export type HeroSlug = (typeof heroSlugs)[number];

/** Every place that has a poster; `journey` stands for all places that have none. */
export const posterSlugs = [
	'london',
	'paris',
	'tokyo',
	'reykjavik',
	'rio',
	'lisbon',
	'rome',
	'honolulu',
	'marrakesh',
	'bali',
	'mexico-city',
	'cape-town',
	'journey',
	'santorini',
	'kyoto',
	'patagonia',
	'machu-picchu',
	'serengeti',
	'banff',
	'petra',
	'maldives',
] as const;
export type PosterSlug = (typeof posterSlugs)[number];

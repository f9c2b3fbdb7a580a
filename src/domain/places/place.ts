/** A place that tours, posts, guides and destinations name, by its slug. */
export type Place = {
	/** 'machu-picchu' */
	slug: string;
	/** 'Machu Picchu' */
	name: string;
	/** ISO 3166-1 alpha-2: Paris in 'FR' is not Paris in 'US'. */
	country: string;
	/** Further countries that a region reaches into: Patagonia's second half is Argentina's. */
	alsoIn?: readonly string[];
	/** Degrees north. */
	latitude: number;
	/** Degrees east. */
	longitude: number;
	/** IATA codes of the airports one flies to, the usual one first; none where there is none near. */
	airports: readonly string[];
};

/** What is the same everywhere in a country. */
export type Country = {
	/** ISO 3166-1 alpha-2. */
	code: string;
	name: string;
	/** ISO 4217 and in words: 'JPY', 'Japanese yen'. */
	currency: { code: string; name: string };
	/** Letters of the IEC's plug types: 'A'. */
	plugs: readonly string[];
	/** The government's own page on who needs a visa. */
	visa: string;
};

/** Where and on what a place is found: `places` in the order of `content/places.json`. */
export function placeOfSlug(places: readonly Place[], slug: string): Place | undefined {
	return places.find((place) => place.slug === slug);
}

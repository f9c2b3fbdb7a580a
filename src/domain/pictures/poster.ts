import { drawingFile, nameInAddress } from './poster-sources.ts';

/** The pictures at the head of the main pages. */
export const heroSlugs = ['coast', 'peaks', 'city', 'lagoon'] as const;
export type HeroSlug = (typeof heroSlugs)[number];

/** Every place and subject that has a poster; `journey` stands for all places that have none. */
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
	'departure-board',
	'window-seat',
	'suitcase',
	'passport',
	'lantern-alley',
	'family-beach',
	'map-table',
	'kyoto-maples',
	'reykjavik-winter',
	'london-winter',
	'paris-winter',
	'mexico-city-green',
	'marrakesh-summer',
	'rome-winter',
	'lisbon-jacarandas',
	'rio-ipe',
	'honolulu-winter',
	'bali-rains',
	'cape-town-winter',
] as const;
export type PosterSlug = (typeof posterSlugs)[number];

/** The wide pictures at the head of tours' pages, as large as heroes. */
export const wideSlugs = [
	'bali',
	'banff',
	'cape-town',
	'kyoto',
	'machu-picchu',
	'maldives',
	'marrakesh',
	'patagonia',
	'petra',
	'reykjavik',
	'santorini',
	'serengeti',
] as const;
type WideSlug = (typeof wideSlugs)[number];

/** The small drawings of what a day of a tour holds. */
export const spotSlugs = [
	'andean-train',
	'atoll-flight',
	'bamboo',
	'baobab',
	'basket-vines',
	'blue-garden',
	'boatyard',
	'cable-car',
	'canyon-falls',
	'cape-dutch-house',
	'clay-oven',
	'coffee-farm',
	'condor',
	'courtyard',
	'crater-dawn',
	'dead-sea',
	'deer',
	'desert-camp',
	'donkey-steps',
	'elk',
	'fishing-boats',
	'flamingos',
	'geyser',
	'glacier-front',
	'glacier-walk',
	'gondola',
	'guanaco',
	'hill-village',
	'hot-pool',
	'inari-fox',
	'leopard',
	'llama',
	'machiya',
	'manta',
	'mint-tea',
	'mosaic-map',
	'mule-path',
	'outrigger',
	'painted-jars',
	'pastel-street',
	'penguins',
	'puma-tracks',
	'red-canoe',
	'reef',
	'rice-terraces',
	'ring-terraces',
	'safari-camp',
	'sandbank',
	'siq',
	'spice-mortar',
	'stepped-lane',
	'stranded-iceberg',
	'tea-bowl',
	'temple-gate',
	'turtle',
	'waterfall',
	'woven-yarn',
] as const;
type SpotSlug = (typeof spotSlugs)[number];

export type PictureName = PosterSlug | `hero-${HeroSlug}` | `wide-${WideSlug}` | `spot-${SpotSlug}`;
/** Everything of ours that may stand as a picture of something. */
export const pictureNames: readonly PictureName[] = [
	...posterSlugs,
	...heroSlugs.map((slug) => `hero-${slug}` as const),
	...wideSlugs.map((slug) => `wide-${slug}` as const),
	...spotSlugs.map((slug) => `spot-${slug}` as const),
];

/** The largest file of a picture: the `image` of a row about what we have drawn. */
export function pictureFile(name: PictureName): string {
	return drawingFile(name);
}

/** The `image` of a hero. */
export function heroFile(slug: HeroSlug): string {
	return pictureFile(`hero-${slug}`);
}

/** The name of one of our pictures from the address of any of its files: a poster's slug, or `hero-` and a hero's. */
export function pictureName(image: string): PictureName | null {
	const name = nameInAddress(image);
	return pictureNames.find((known) => known === name) ?? null;
}

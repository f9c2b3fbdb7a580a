import { pictureFile, type PosterSlug } from './poster.ts';

/** The airports of the places that have a poster. */
const placesByAirport: Partial<Record<string, PosterSlug>> = {
	LHR: 'london',
	LGW: 'london',
	STN: 'london',
	LTN: 'london',
	LCY: 'london',
	SEN: 'london',
	CDG: 'paris',
	ORY: 'paris',
	BVA: 'paris',
	HND: 'tokyo',
	NRT: 'tokyo',
	KEF: 'reykjavik',
	RKV: 'reykjavik',
	GIG: 'rio',
	SDU: 'rio',
	LIS: 'lisbon',
	FCO: 'rome',
	CIA: 'rome',
	HNL: 'honolulu',
	RAK: 'marrakesh',
	DPS: 'bali',
	MEX: 'mexico-city',
	NLU: 'mexico-city',
	CPT: 'cape-town',
	JTR: 'santorini',
	KIX: 'kyoto',
	ITM: 'kyoto',
	UKB: 'kyoto',
	CUZ: 'machu-picchu',
	JRO: 'serengeti',
	YYC: 'banff',
	MLE: 'maldives',
	AMM: 'petra',
	PUQ: 'patagonia',
	FTE: 'patagonia',
};

/** The place whose poster an airport's city has; `journey` where it has none. */
export function posterPlace(airportCode: string): PosterSlug {
	return placesByAirport[airportCode] ?? 'journey';
}

/** The image of anything that goes to an airport, site-relative: '/posters/london-800.webp'. */
export function posterImage(airportCode: string): string {
	return pictureFile(posterPlace(airportCode));
}

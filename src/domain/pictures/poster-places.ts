import type { CalendarDate } from '../calendar/calendar-date.ts';
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

/** What a place looks like in other months than its poster shows: a picture of its own, or of the place without a season. */
const otherMonths: Partial<Record<PosterSlug, { poster: PosterSlug; months: readonly number[] }>> =
	{
		// Under the midnight sun; snow and northern lights.
		reykjavik: { poster: 'reykjavik-winter', months: [11, 12, 1, 2, 3] },
		// Azaleas; maples.
		kyoto: { poster: 'kyoto-maples', months: [10, 11, 12] },
		// Cherry blossom; lanterns at any time of the year.
		tokyo: { poster: 'lantern-alley', months: [6, 7, 8, 9, 10, 11, 12, 1, 2] },
		// In leaf; bare.
		london: { poster: 'london-winter', months: [12, 1, 2] },
		paris: { poster: 'paris-winter', months: [12, 1, 2] },
		// Jacarandas in flower; green.
		'mexico-city': { poster: 'mexico-city-green', months: [5, 6, 7, 8, 9, 10, 11, 12, 1] },
		// Snow on the Atlas; none.
		marrakesh: { poster: 'marrakesh-summer', months: [6, 7, 8, 9, 10] },
		// A warm evening; a clear cold one, when the starlings are there.
		rome: { poster: 'rome-winter', months: [11, 12, 1, 2] },
		// Washing across the street; jacarandas in flower, and the flags of the June feasts.
		lisbon: { poster: 'lisbon-jacarandas', months: [5, 6] },
		// Palms; the pink ipê in flower.
		rio: { poster: 'rio-ipe', months: [6, 7, 8] },
		// A dry crater and the south swell; a green one, and the humpbacks.
		honolulu: { poster: 'honolulu-winter', months: [12, 1, 2, 3] },
		// Dry; the rains.
		bali: { poster: 'bali-rains', months: [11, 12, 1, 2, 3] },
		// Proteas and the tablecloth of the south-easter; arum lilies between two fronts.
		'cape-town': { poster: 'cape-town-winter', months: [6, 7, 8, 9] },
	};

/**
 * The image of anything that goes to an airport on a day, as the place looks then, site-relative:
 * '/posters/london-800.webp'.
 * @param day null where it is not known
 */
export function posterImage(airportCode: string, day: CalendarDate | null): string {
	const place = posterPlace(airportCode);
	const other = otherMonths[place];
	const isOther = day !== null && other?.months.includes(monthOf(day)) === true;
	return pictureFile(isOther ? other.poster : place);
}

/** 1 for January. */
function monthOf(day: CalendarDate): number {
	return Number(day.slice(5, 7));
}

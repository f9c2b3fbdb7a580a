import type { ItineraryDay } from '#src/contract/catalog/catalog.ts';
import type { TourRecord } from '#src/contract/desk/tours.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { dayFactsTold, factsTold } from '#src/domain/tours/facts-told.ts';
import { tourRatingText } from '#src/domain/tours/tour.ts';

import type { RowFacts } from '../CatalogDialog.tsx';
import { placeName } from '../places-like.ts';

/** What a tour says, by the labels of its form. */
export const tourLines: RowFacts<TourRecord> = {
	name: (row) => ['Name', row.name],
	destination: (row) => ['Destination', row.destination],
	price: (row) => ['Price', formatMoneyInCents(row.price)],
	discountPrice: (row) => [
		'Discount price',
		row.discountPrice === null ? '' : formatMoneyInCents(row.discountPrice),
	],
	duration: (row) => ['Duration', row.duration],
	reviewCount: (row) => ['Reviews', String(row.reviewCount)],
	rating: (row) => ['Rating', tourRatingText(row.rating)],
	description: (row) => ['Description', row.description],
	image: (row) => ['Image', row.image],
	features: (row) => ['Features', row.features.join(' · ')],
	facts: (row) => ['Facts', factsTold(row.facts).join(' · ')],
	places: (row) => ['Places', row.places.map(placeName).join(' · ')],
	hero: (row) => ['Wide picture', row.hero ?? ''],
	gallery: (row) => ['Further pictures', row.gallery.join(' · ')],
	itinerary: (row) => ['Itinerary', row.itinerary.map(dayLine).join(' · ')],
	featured: (row) => ['Featured', row.featured ? 'Yes' : 'No'],
	state: (row) => ['State', row.state],
};

function dayLine(day: ItineraryDay): string {
	const known = dayFactsTold({ ...day, places: day.places.map(placeName) });
	return `${day.title}: ${day.text}${known.length === 0 ? '' : ` (${known.join('; ')})`}`;
}

import { tourPricePerPerson } from '#src/domain/bookings/trip-price.ts';
import type { FilteredTour } from '#src/domain/tours/filter.ts';
import type { SortedTour } from '#src/domain/tours/sort.ts';
import type { TourOnSale } from '#src/domain/tours/summary.ts';

/** What a list is narrowed and sorted by, and what tells its tours apart. */
export type TourFacts = FilteredTour & SortedTour & { id: number };

/** What a list asks of a tour. */
export function listedTourFacts(tour: TourOnSale): TourFacts {
	return { ...tour, price: tourPricePerPerson(tour), pace: tour.facts.pace };
}

/** The attributes with which a list tells its filter what it asks. */
export function tourFacts(tour: TourOnSale) {
	return {
		'data-id': String(tour.id),
		'data-name': tour.name,
		'data-destination': tour.destination,
		'data-duration': tour.duration,
		'data-price': String(tourPricePerPerson(tour)),
		'data-pace': String(tour.facts.pace ?? ''),
		'data-rated': `${tour.rating} ${tour.reviewCount}`,
		'data-departures': tour.departures.map(({ date, price }) => `${date}:${price}`).join(' '),
	};
}

/** The facts again, from such an item. */
export function readTourFacts({ dataset }: HTMLElement): TourFacts {
	const { name = '', destination = '', duration = '', departures = '' } = dataset;
	const [rating = 0, reviewCount = 0] = (dataset['rated'] ?? '').split(' ').map(Number);
	return {
		id: Number(dataset['id']),
		name,
		destination,
		duration,
		price: Number(dataset['price']),
		pace: dataset['pace'] ? Number(dataset['pace']) : null,
		rating,
		reviewCount,
		departures: departures.split(' ').filter(Boolean).map(readDeparture),
	};
}

function readDeparture(text: string): { date: string; price: number } {
	const [date = '', price] = text.split(':');
	return { date, price: Number(price) };
}

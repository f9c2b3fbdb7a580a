import { tourPricePerPerson } from '#src/domain/bookings/trip-price.ts';
import { departuresOnSale } from '#src/domain/tours/departure-choice.ts';
import type { FilteredTour } from '#src/domain/tours/filter.ts';
import type { SortedTour } from '#src/domain/tours/sort.ts';
import type { TourOnSale } from '#src/domain/tours/summary.ts';

/** What a list is narrowed and sorted by, and what tells its tours apart. */
export type TourFacts = FilteredTour & SortedTour & { id: number };

type ListedDeparture = TourOnSale['departures'][number];

const aMinute = 60_000;

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
		'data-departures': tour.departures.map(writeDeparture).join(' '),
	};
}

/** The facts again, from such an item, without the departures that can no longer be sold. */
export function readTourFacts(
	{ dataset }: Pick<HTMLElement, 'dataset'>,
	now = new Date(),
): TourFacts {
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
		departures: departuresOnSale(departures.split(' ').filter(Boolean).map(readDeparture), now),
	};
}

/** '2027-05-15:2190:gq3n4': its last sale as the minute after it since 1970, to base 36. */
function writeDeparture({ date, price, soldUntil }: ListedDeparture): string {
	const minutes = Math.ceil(Date.parse(soldUntil) / aMinute);
	return `${date}:${price}:${minutes.toString(36)}`;
}

function readDeparture(text: string): ListedDeparture {
	const [date = '', price, minutes = ''] = text.split(':');
	const soldUntil = new Date(Number.parseInt(minutes, 36) * aMinute - 1).toISOString();
	return { date, price: Number(price), soldUntil };
}

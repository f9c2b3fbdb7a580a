import { expect, test } from 'vitest';

import type { ListedTour } from '#src/contract/catalog/catalog.ts';
import { heroFile } from '#src/domain/pictures/poster.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { tourData } from '#src/seo/tour-data.ts';
import { site } from '#src/site.ts';

import { nothingMore, plainDay } from '../support/plain-tour.ts';
import { thingOf } from '../support/structured-data-rules.ts';

const soldUntil = '2027-05-13T15:59:59.999Z';
const tour: ListedTour = {
	...nothingMore,
	id: 7,
	name: 'Madeira on Foot',
	destination: 'Madeira, Portugal',
	description: 'Along the water channels.',
	price: 1200,
	discountPrice: null,
	duration: '2 days',
	image: '/posters/lisbon-800.webp',
	rating: 50,
	reviewCount: 0,
	starsGiven: [0, 0, 0, 0, 0],
	pictureWords: {},
	features: [],
	itinerary: [plainDay('Day 1: Up', 'To the ridge.'), plainDay('Day 2: Down', 'To the sea.')],
	departures: [
		{
			id: 1,
			date: '2027-05-15',
			endDate: '2027-05-16',
			price: 1200,
			state: 'open',
			guaranteedFrom: 4,
			soldUntil,
			season: '',
		},
		{
			id: 2,
			date: '2027-06-12',
			endDate: '2027-06-13',
			price: 1100,
			state: 'guaranteed',
			guaranteedFrom: 4,
			soldUntil,
			season: '',
		},
	],
	featured: false,
};

test('search engines are told each day, and an offer for each departure, and no rating that nobody gave', () => {
	const told = thingOf('TouristTrip', [tourData(tour)]);
	expect(told.itinerary?.itemListElement.map(({ name }) => name)).toEqual([
		'Day 1: Up',
		'Day 2: Down',
	]);
	expect(
		told.subTrip?.map(({ departureTime, offers }) => [
			departureTime,
			offers.price,
			offers.availabilityEnds,
		]),
	).toEqual([
		['2027-05-15', 1320, soldUntil],
		['2027-06-12', 1210, soldUntil],
	]);
	expect(tourData(tour)).not.toHaveProperty('aggregateRating');
	expect(tourData(tour)).not.toHaveProperty('tripOrigin');
});

test('they are told where it begins, and shown its wide picture where it has one', () => {
	const facts = { ...noFacts, start: 'Funchal airport' };
	const told = thingOf('TouristTrip', [tourData({ ...tour, facts, hero: heroFile('coast') })]);
	expect(told.tripOrigin?.name).toBe('Funchal airport');
	expect(told.image).toBe(`${site.url}${heroFile('coast')}`);
});

import type { DestinationFields } from '#src/contract/desk/destinations.ts';
import type { FlightFields } from '#src/contract/desk/flights.ts';
import type { TourFields } from '#src/contract/desk/tours.ts';

import { flightsForDeal } from './deal-flights.ts';

/** All that the administrator can enter, nothing of it twice and nothing as it would be without. */
export const enteredDeal: Required<Omit<FlightFields, 'version'>> = {
	origin: 'New York (JFK)',
	destination: 'Lisbon (LIS)',
	departureDate: '2026-12-10',
	returnDate: '2026-12-20',
	price: 449.5,
	image: '/posters/lisbon-800.webp',
	featured: true,
	description: 'A week of tiled streets.',
	...flightsForDeal({
		origin: 'New York (JFK)',
		destination: 'Lisbon (LIS)',
		departureDate: '2026-12-10',
		returnDate: '2026-12-20',
	}),
};
export const enteredTour: Required<Omit<TourFields, 'version'>> = {
	name: 'Island Light',
	destination: 'Santorini, Greece',
	description: 'Seven days of white villages.',
	price: 1899,
	discountPrice: 1699.99,
	duration: '7 days',
	image: '/posters/santorini-800.webp',
	rating: 38,
	reviewCount: 214,
	features: ['Small groups'],
	itinerary: [
		{
			title: 'Day 1: Fira',
			text: 'A walk along the caldera.',
			meals: ['dinner'],
			stay: { kind: 'guesthouse', name: 'Caldera House' },
			walked: 6.5,
			driven: 12,
			highlights: ['The path along the rim'],
			places: ['santorini'],
			picture: '/posters/rome-800.webp',
		},
	],
	facts: {
		groupSize: { least: 4, most: 12 },
		pace: 2,
		ages: { least: 12, most: null },
		start: 'Fira',
		end: 'Oia',
		meetingPoint: 'The bus stop at Fira',
		meetingTime: '14:00',
		endTime: '18:00',
		contact: 'Caldera Walks',
		contactPhone: '+30 22860 55501',
		emergencyPhone: '+30 22860 55502',
		transport: ['Ferry'],
		guideLanguages: ['English'],
		included: ['Six nights'],
		notIncluded: ['Flights'],
		toBring: ['Shoes for stairs'],
		papers: ['A passport'],
		goodMonths: [5, 9],
		otherMonths: 'heat and crowds',
		singleSupplement: 390,
	},
	places: ['santorini'],
	hero: '/posters/petra-800.webp',
	gallery: ['/posters/bali-800.webp'],
	featured: true,
};
export const enteredDestination: Required<Omit<DestinationFields, 'version'>> = {
	name: 'Kyoto, Japan',
	region: 'Asia',
	description: 'A city of gardens.',
	image: '/posters/kyoto-800.webp',
	startingPrice: 1890.5,
	place: 'kyoto',
	featured: true,
};

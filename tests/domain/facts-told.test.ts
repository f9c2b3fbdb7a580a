import { expect, test } from 'vitest';

import { dayFactsTold, factsTold } from '#src/domain/tours/facts-told.ts';
import { readStoredDay, readStoredFacts } from '#src/domain/tours/stored-facts.ts';
import { noDayFacts, noFacts, type TourFacts } from '#src/domain/tours/tour-facts.ts';

const facts: TourFacts = {
	groupSize: { least: 4, most: 12 },
	pace: 3,
	ages: { least: 12, most: null },
	start: 'Lima',
	end: 'Cusco',
	meetingPoint: 'The fountain on Plaza Mayor',
	meetingTime: '08:30',
	endTime: '17:00',
	contact: 'Andes on Foot',
	contactPhone: '+51 1 555 0142',
	emergencyPhone: '+51 1 555 0143',
	transport: ['Train', 'Bus'],
	guideLanguages: ['English'],
	included: ['Six nights'],
	notIncluded: ['Flights'],
	toBring: ['Boots'],
	papers: ['A passport'],
	goodMonths: [5, 6, 7],
	otherMonths: 'rain on most days',
	singleSupplement: 420,
};
const day = {
	meals: ['dinner', 'breakfast'] as const,
	stay: { kind: 'lodge' as const, name: 'River House' },
	walked: 6,
	driven: 40,
	highlights: ['The old bridge'],
	places: ['lima'],
	picture: '/posters/kyoto-800.webp',
};

test('each known fact is a line of words, and what is not known has none', () => {
	expect(factsTold(facts)).toEqual([
		'Group size: 4 to 12 travelers',
		'Pace: Moderate',
		'Ages: From 12',
		'Starts in: Lima',
		'Ends in: Cusco',
		'Meeting point: The fountain on Plaza Mayor',
		'Begins at: 8:30 AM',
		'Ends by: 5:00 PM',
		'Contact there: Andes on Foot',
		'Phone there: +51 1 555 0142',
		'In an emergency: +51 1 555 0143',
		'Transport: Train, Bus',
		'Guide’s languages: English',
		'Good months: May to July',
		'Other months: rain on most days',
		'Rooms: Two share a room; your own costs $462 more, taxes included',
		'Included: Six nights',
		'Not included: Flights',
		'What to bring: Boots',
		'Papers: A passport',
	]);
	expect(factsTold(noFacts)).toEqual([]);
});

test('a day is told in short', () => {
	expect(dayFactsTold({ ...day, meals: [...day.meals] })).toEqual([
		'Breakfast and dinner',
		'River House (lodge)',
		'Walked: 6 km (3.5 mi)',
		'Driven: 40 km (25 mi)',
		'Highlights: The old bridge',
		'Places: lima',
		'Picture: /posters/kyoto-800.webp',
	]);
	expect(dayFactsTold(noDayFacts)).toEqual([]);
});

test('facts of a history are read as they were stored, and what is none is not known', () => {
	expect(readStoredFacts(facts)).toEqual(facts);
	expect(readStoredFacts({})).toEqual(noFacts);
	expect(
		readStoredFacts({
			groupSize: 'many',
			pace: '3',
			ages: [],
			start: 4,
			included: 'all',
			goodMonths: {},
		}),
	).toEqual(noFacts);
	expect(readStoredDay(day)).toEqual({ ...day, meals: ['breakfast', 'dinner'] });
	expect(readStoredDay({ stay: { kind: 'castle' }, meals: ['tea'], places: [1] })).toEqual(
		noDayFacts,
	);
});

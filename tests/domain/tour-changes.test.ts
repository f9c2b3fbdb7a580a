import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { alignedDays, titleOf } from '#src/domain/tours/aligned-days.ts';
import { type ReadTour, tourChanges } from '#src/domain/tours/tour-changes.ts';
import { meals, noDayFacts, noFacts, stayKinds } from '#src/domain/tours/tour-facts.ts';

const words = fc.constantFrom(
	'Kyoto',
	'Nara',
	'Uji',
	'Osaka',
	'Kobe',
	'Day 2: Nara',
	'Day 5 – Uji',
);
const items = fc.uniqueArray(words, { maxLength: 4 });
const distance = fc.option(fc.integer({ min: 0, max: 30 }));
const range = fc.option(
	fc.record({ least: fc.integer({ min: 1, max: 9 }), most: fc.option(fc.constant(12)) }),
);
const day = fc.record({
	title: words,
	text: words,
	meals: fc.uniqueArray(fc.constantFrom(...meals)),
	stay: fc.option(fc.record({ kind: fc.constantFrom(...stayKinds), name: words })),
	walked: distance,
	driven: distance,
	highlights: items,
	places: items,
	picture: fc.constant(null),
});
const facts = fc.record({
	groupSize: range,
	pace: fc.option(fc.integer({ min: 1, max: 5 })),
	ages: range,
	start: fc.option(words),
	end: fc.option(words),
	meetingPoint: fc.option(words),
	meetingTime: fc.constantFrom(null, '09:00', '14:00'),
	endTime: fc.constantFrom(null, '12:00', '18:00'),
	contact: fc.constant(null),
	contactPhone: fc.constant(null),
	emergencyPhone: fc.constant(null),
	transport: items,
	guideLanguages: items,
	included: items,
	notIncluded: items,
	toBring: items,
	papers: items,
	goodMonths: fc.constant<number[]>([]),
	otherMonths: fc.constant(null),
	singleSupplement: fc.constant(null),
});
const tours: fc.Arbitrary<ReadTour> = fc.record({
	name: words,
	destination: words,
	duration: words,
	features: items,
	facts,
	itinerary: fc.array(day, { maxLength: 8 }),
});

const kyoto: ReadTour = {
	name: 'Kyoto on Foot',
	destination: 'Kyoto, Japan',
	duration: '7 days',
	features: [],
	facts: { ...noFacts, included: ['Six nights', 'Tea'], groupSize: { least: 4, most: 12 } },
	itinerary: ['Day 1: Arrival', 'Day 2: Gion', 'Day 3: Nara'].map((title) => ({
		title,
		text: `${title}.`,
		...noDayFacts,
	})),
};
const [arrival, gion, nara] = kyoto.itinerary;

describe('what has changed of a tour', () => {
	test('is nothing where nothing has', () => {
		fc.assert(
			fc.property(tours, (tour) => {
				expect(tourChanges(tour, structuredClone(tour))).toEqual([]);
			}),
		);
	});

	test('is each time something that reads otherwise, and the other way round as much', () => {
		fc.assert(
			fc.property(tours, tours, (one, other) => {
				const there = tourChanges(one, other);
				for (const { before, after } of there) expect(before).not.toBe(after);
				for (const { what } of there) expect(what).not.toBe('');
				const back = tourChanges({ ...other, itinerary: [] }, { ...one, itinerary: [] });
				const forth = tourChanges({ ...one, itinerary: [] }, { ...other, itinerary: [] });
				expect(back.map(({ what, before, after }) => [what, after, before])).toEqual(
					forth.map(({ what, before, after }) => [what, before, after]),
				);
			}),
		);
	});

	test('names every day that came or went', () => {
		fc.assert(
			fc.property(fc.array(day, { maxLength: 8 }), fc.array(day, { maxLength: 8 }), (was, is) => {
				const aligned = alignedDays(was, is);
				const numbers = (side: 'before' | 'after') =>
					aligned.flatMap((each) => each[side]?.number ?? []);
				expect(numbers('before').toSorted((one, other) => one - other)).toEqual(
					was.map((_, index) => index + 1),
				);
				expect(numbers('after')).toEqual(is.map((_, index) => index + 1));
				const kept = aligned.filter(
					({ before, after }) => before && after && titleOf(before.day) === titleOf(after.day),
				);
				const others = was.filter((each) => is.every((other) => titleOf(other) !== titleOf(each)));
				expect(kept.length).toBeLessThanOrEqual(was.length - others.length);
			}),
		);
	});

	test('is said of a day that was put in, and not of those that moved on by it', () => {
		const uji = { title: 'Day 2: Uji', text: 'Tea.', ...noDayFacts };
		const later = { ...kyoto, itinerary: [arrival, uji, gion, nara].filter((each) => !!each) };
		expect(tourChanges(kyoto, later)).toEqual([{ what: 'Day 2, new', before: '', after: 'Uji' }]);
	});

	test('is said of a day that changed its place with others', () => {
		const later = { ...kyoto, itinerary: [arrival, nara, gion].filter((each) => !!each) };
		expect(tourChanges(kyoto, later)).toEqual([{ what: 'Gion', before: 'Day 2', after: 'Day 3' }]);
	});

	test('is said of each thing that it promises, in the order of its page', () => {
		const was: ReadTour = {
			...kyoto,
			features: ['Small groups'],
			facts: {
				groupSize: { least: 4, most: 12 },
				pace: 2,
				ages: { least: 12, most: null },
				start: 'Kyoto',
				end: 'Kyoto',
				meetingPoint: 'The north gate of Kyoto station',
				meetingTime: '14:00',
				endTime: '11:00',
				contact: 'Kyoto Walks',
				contactPhone: '+81 75 555 0142',
				emergencyPhone: null,
				transport: ['Train'],
				guideLanguages: ['English'],
				included: ['Tea'],
				notIncluded: ['Flights'],
				toBring: ['Socks'],
				papers: ['A passport'],
				goodMonths: [],
				otherMonths: null,
				singleSupplement: null,
			},
			itinerary: [
				{
					title: 'Day 1: Gion',
					text: 'We walk.',
					meals: ['lunch'],
					stay: { kind: 'hotel', name: '' },
					walked: 6,
					driven: 10,
					highlights: ['A temple'],
					places: [],
					picture: null,
				},
			],
		};
		const nothing: ReadTour = {
			name: 'Nara on Foot',
			destination: 'Nara, Japan',
			duration: '6 days',
			features: [],
			facts: noFacts,
			itinerary: [{ title: 'Day 1: Gion', text: 'We sit.', ...noDayFacts }],
		};
		const told = [
			['Name', 'Kyoto on Foot', 'Nara on Foot'],
			['Where', 'Kyoto, Japan', 'Nara, Japan'],
			['Duration', '7 days', '6 days'],
			['Features', 'Small groups', ''],
			['Included', 'Tea', ''],
			['Not included', 'Flights', ''],
			['Group', '4 to 12', ''],
			['Pace', 'Easy', ''],
			['Ages', '12 or more', ''],
			['Starts', 'Kyoto', ''],
			['Ends', 'Kyoto', ''],
			['Meeting point', 'The north gate of Kyoto station', ''],
			['Begins at', '2:00 PM', ''],
			['Ends by', '11:00 AM', ''],
			['Transport', 'Train', ''],
			['The guide speaks', 'English', ''],
			['To bring', 'Socks', ''],
			['Papers', 'A passport', ''],
			['Day 1, what happens', 'We walk.', 'We sit.'],
			['Day 1, meals', 'lunch', ''],
			['Day 1, the night', 'hotel', ''],
			['Day 1, on foot', '6 km', ''],
			['Day 1, on the road', '10 km', ''],
			['Day 1, highlights', 'A temple', ''],
		];
		const changes = tourChanges(was, nothing);
		expect(changes.map(({ what, before, after }) => [what, before, after])).toEqual(told);
	});

	test.each<[string, Partial<ReadTour>, object]>([
		['its name', { name: 'Kyoto' }, { what: 'Name', before: 'Kyoto on Foot', after: 'Kyoto' }],
		[
			'a day that was taken out',
			{ itinerary: kyoto.itinerary.slice(0, 2) },
			{ what: 'Day 3', before: 'Nara', after: '' },
		],
		[
			'a day that is called otherwise',
			{
				itinerary: kyoto.itinerary.with(2, { ...kyoto.itinerary[2], title: 'Day 3: Uji' } as never),
			},
			{ what: 'Day 3', before: 'Nara', after: 'Uji' },
		],
		[
			'what is included',
			{ facts: { ...kyoto.facts, included: ['Tea', 'Five nights'] } },
			{ what: 'Included', before: 'Six nights', after: 'Five nights' },
		],
		[
			'the group',
			{ facts: { ...kyoto.facts, groupSize: { least: 4, most: null } } },
			{ what: 'Group', before: '4 to 12', after: '4 or more' },
		],
		[
			'a night',
			{
				itinerary: kyoto.itinerary.with(0, {
					...kyoto.itinerary[0],
					stay: { kind: 'hotel', name: 'Gion Inn' },
				} as never),
			},
			{ what: 'Day 1, the night', before: '', after: 'Gion Inn, hotel' },
		],
	])('is said of %s alone', (_, changed, change) => {
		expect(tourChanges(kyoto, { ...kyoto, ...changed })).toEqual([change]);
	});
});

import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { whoTravels } from '#src/domain/bookings/travellers.ts';
import { factsOf } from '#src/domain/editorial/facts.ts';
import {
	childFareNote,
	countsOf,
	fareNote,
	headCount,
	parseParty,
	partyLabel,
	partyRefusal,
	partyText,
	passengerPresets,
	readParty,
} from '#src/domain/flights/party.ts';
import { offerId, parseOfferId, partyOfOffer } from '#src/domain/flights/quote.ts';
import { offerFromId, offersFor } from '#src/domain/flights/simulator.ts';
import { site } from '#src/site.ts';

import { airports, oneWay, quotedQueries } from '../support/flight-queries.ts';
import { parties } from '../support/parties.ts';

test.each([
	['1-adult', '1 adult', 1],
	['9-adults', '9 adults', 9],
	['1-adult-8-children-1-infant', '1 adult, 8 children, 1 infant on lap', 10],
	['2-adults-1-child', '2 adults, 1 child', 3],
	['2-adults-1-infant', '2 adults, 1 infant on lap', 3],
	['9-adults-9-infants', '9 adults, 9 infants on lap', 18],
])('%s is %s', (text, label, people) => {
	const party = parseParty(text);
	expect(party && partyLabel(party)).toBe(label);
	expect(headCount(text)).toBe(people);
});

test('every party comes back from its text, and its offers from their ids at the price of so many adults', () => {
	const sources = { airports, airline: 'Bright Airways' };
	fc.assert(
		fc.property(parties, quotedQueries, fc.nat({ max: 7 }), (party, { query, quoteDay }, index) => {
			const passengers = partyText(party);
			expect(parseParty(passengers)).toEqual(party);
			const asked = { query: { ...query, passengers }, quoteDay };
			const offer = offersFor({ ...asked, ...sources })[index];
			expect(parseOfferId(offer?.id ?? '')).toMatchObject(asked);
			expect(offerFromId(offer?.id ?? '', sources)).toEqual(offer);
			expect(offer?.travellers).toBe(party.adults + party.children + party.infants);
			expect(offer?.price).toBe((offer?.pricePerTraveller ?? 0) * headCount(passengers));
		}),
	);
});

test('the longest id of an offer is one that the server takes', () => {
	const query = {
		...oneWay,
		returnDate: '2026-12-20',
		cabinClass: 'premium-economy' as const,
		passengers: '1-adult-8-children-1-infant',
	};
	expect(
		offerId({ query, quoteDay: '2026-11-21', outward: 'BR1234', homeward: 'BR5678' }).length,
	).toBeLessThanOrEqual(100);
});

test.each([
	'',
	'adults',
	'0-adults',
	'1-adults',
	'2-adult',
	'02-adults',
	'2-Adults',
	'2-adults-0-children',
	'2-adults-1-children',
	'2-adults-2-child',
	'2-adults-1-infants',
	'2-adults-1-infant-1-child',
	'1-child',
	'1-infant',
	'2-adults-',
	'2-adults\n',
	'2 adults',
	'10-adults',
	'5-adults-5-children',
	'1-adult-2-infants',
	'1e0-adult',
	'99999999999999999999-adults',
])('“%s” is no party', (text) => {
	expect(parseParty(text)).toBeNull();
	expect(() => headCount(text)).toThrow(RangeError);
	expect(
		parseOfferId(
			offerId({
				query: { ...oneWay, passengers: text },
				quoteDay: '2026-11-21',
				outward: 'BR214',
				homeward: null,
			}),
		),
	).toBeNull();
});

test('no text makes reading a party throw, and what is read is written the same', () => {
	const words = fc.constantFrom('adult', 'adults', 'child', 'children', 'infant', 'infants', '');
	const texts = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc
			.array(fc.oneof(words, fc.nat({ max: 12 }).map(String)), { maxLength: 7 })
			.map((some) => some.join('-')),
	);
	fc.assert(
		fc.property(texts, (text) => {
			const party = readParty(text);
			expect(party === null || partyText(party) === text).toBe(true);
			expect(parseParty(text)).toEqual(party && partyRefusal(party) === null ? party : null);
		}),
		{ numRuns: 5000 },
	);
});

test.each([
	[{ adults: 0, children: 1, infants: 0 }, /one adult/],
	[{ adults: 8, children: 2, infants: 0 }, /9 seats.*custom offer/],
	[{ adults: 1, children: 0, infants: 2 }, /Each infant/],
])('who asks for %o is told why that cannot be', (party, why) => {
	expect(partyRefusal(party)).toMatch(why);
});

test.each([
	['2-adults-1-child', 3, '2 adults, 1 child', true],
	['2-adults-1-infant', 3, '2 adults, 1 infant on lap', true],
	['2-adults', 2, '2 adults', false],
	['', 3, '3 travelers', false],
	['none', 1, '1 traveler', false],
])(
	'beside the price of “%s” stands who travels, and what children pay',
	(text, count, who, hasNote) => {
		expect(whoTravels(text, count)).toBe(who);
		expect(fareNote(text)).toBe(hasNote ? childFareNote : '');
	},
);

test('each count of a party can be any within its ends, and no other', () => {
	fc.assert(
		fc.property(
			parties,
			fc.constantFrom('adults' as const, 'children' as const, 'infants' as const),
			fc.nat({ max: 12 }),
			(party, member, count) => {
				const { least, most } = countsOf(party, member);
				const isPossible = partyRefusal({ ...party, [member]: count }) === null;
				expect(isPossible).toBe(count >= least && count <= most);
			},
		),
	);
});

test('the party of an offer is in its id, and a deal has none', () => {
	const query = { ...oneWay, passengers: '2-adults-1-infant' };
	expect(
		partyOfOffer(offerId({ query, quoteDay: '2026-11-21', outward: 'BR214', homeward: null })),
	).toBe('2-adults-1-infant');
	expect(partyOfOffer('7')).toBe('');
});

test('the presets of the form are parties', () => {
	expect(passengerPresets.map(({ value }) => partyText(parseParty(value) ?? never()))).toEqual(
		passengerPresets.map(({ value }) => value),
	);
});

function never(): never {
	throw new Error('A preset is no party.');
}

test('the answer to how many can travel names the largest party that can be searched for', () => {
	const faq = readFileSync('content/faqs/booking-and-reservations.mdx', 'utf8');
	expect(faq).toContain('<Fact name="largest-search" />');
	const largest = Number(factsOf(site)['largest-search']);
	const party = { adults: largest, children: 0, infants: 0 };
	expect(partyRefusal(party)).toBeNull();
	expect(partyRefusal({ ...party, adults: largest + 1 })).not.toBeNull();
	expect(partyRefusal({ ...party, infants: largest })).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { dayPartOf, dayParts } from '#src/domain/flights/day-parts.ts';
import { filterParameters, readFilters } from '#src/domain/flights/filters-address.ts';
import {
	countWith,
	type FilterName,
	filterLabels,
	filterOffers,
	filterToDrop,
	knownFilters,
	limitSteps,
	noFilters,
	type OfferFilters,
	setFilters,
	valuesOf,
} from '#src/domain/flights/filters.ts';
import type { FlightLeg, FlightOffer } from '#src/domain/flights/offer.ts';
import { directOnly } from '#src/domain/flights/results.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';

import { anyFilters } from '../support/any-filters.ts';
import { airports, oneWay, quotedQueries } from '../support/flight-queries.ts';

const sources = { airports, airline: 'Bright Airways', quoteDay: '2026-11-21' };
const oneWays = offersFor({ ...sources, query: oneWay });
const roundTrips = offersFor({ ...sources, query: { ...oneWay, returnDate: '2026-12-20' } });
const ofCities = offersFor({
	...sources,
	query: { ...oneWay, origin: 'NYC', destination: 'LON', returnDate: '2026-12-20' },
});

const names = Object.keys(filterLabels) as FilterName[];

test.each([
	['00:00', 'early'],
	['07:59', 'early'],
	['08:00', 'morning'],
	['11:55', 'morning'],
	['12:00', 'afternoon'],
	['18:00', 'evening'],
	['23:59', 'evening'],
])('%s is %s', (time, part) => {
	expect(dayPartOf(`2026-12-10T${time}`)).toBe(part);
});

test('each filter leaves the offers that are as it says', () => {
	const left = (change: Partial<OfferFilters>, offers = roundTrips) =>
		filterOffers(offers, { ...noFilters, ...change });
	expect(left({})).toEqual(roundTrips);
	expect(left({ directOnly: true }, oneWays)).toEqual(directOnly(oneWays));
	for (const { value: part } of dayParts) {
		const is = (time?: string) => time !== undefined && dayPartOf(time) === part;
		const out = (offers: readonly FlightOffer[]) => offers.map(({ legs: [leg] }) => leg?.number);
		const kept = (test: (outward?: FlightLeg) => boolean) =>
			out(roundTrips.filter(({ legs: [leg] }) => test(leg)));
		expect(out(left({ departs: [part] }))).toEqual(kept((leg) => is(leg?.departsAt)));
		expect(out(left({ arrives: [part] }))).toEqual(kept((leg) => is(leg?.arrivesAt)));
		for (const [name, time] of [
			['returnDeparts', 'departsAt'],
			['returnArrives', 'arrivesAt'],
		] as const) {
			const [{ returns } = expect.unreachable()] = roundTrips;
			const suiting = returns.filter((leg) => is(leg[time]));
			const shortest = Math.min(...suiting.map(({ minutes }) => minutes));
			const shown = left({ [name]: [part] });
			expect(shown).toHaveLength(suiting.length > 0 ? roundTrips.length : 0);
			for (const { legs } of shown) {
				expect(is(legs[1]?.[time])).toBe(true);
				expect(legs[1]?.minutes).toBe(shortest);
			}
		}
	}
	const longer = ({ legs }: FlightOffer) => Math.max(...legs.map(({ minutes }) => minutes));
	const [, limit = 0] = limitSteps(roundTrips, 'longest');
	expect(left({ longest: limit })).toEqual(roundTrips.filter((each) => longer(each) <= limit));
	const [, second = 0] = limitSteps(oneWays, 'price');
	expect(left({ price: second }, oneWays)).toEqual(oneWays.filter(({ price }) => price <= second));
	expect(left({ destinations: ['LGW'] }, ofCities).map(({ destination }) => destination)).toEqual(
		ofCities.map(({ destination }) => destination).filter((label) => label === 'London (LGW)'),
	);
	const [ours, ...others] = left({ airlines: ['bright-airways'] });
	expect(ours?.legs.map(({ airline }) => airline)).toEqual(['Bright Airways', 'Bright Airways']);
	expect(others).toEqual([]);
});

test('what a search cannot have is ignored: a return of a one-way, an airline that flies none of it', () => {
	const strange = {
		...noFilters,
		returnDeparts: ['evening'],
		airlines: ['northwind'],
		origins: ['SYD'],
	};
	expect(filterOffers(oneWays, knownFilters(oneWays, strange))).toEqual(oneWays);
	expect(setFilters(knownFilters(oneWays, strange))).toEqual(['returnDeparts']);
	const [{ airline } = expect.unreachable()] = oneWays;
	expect(valuesOf(oneWays, 'airlines')).toContain(airline.toLowerCase().replace(' ', '-'));
});

test('every offer is of one part of a choice, so that the parts alone leave all offers once', () => {
	fc.assert(
		fc.property(quotedQueries, (quoted) => {
			const offers = offersFor({ ...sources, ...quoted });
			// Of a round trip, an airline must fly both ways.
			const byAirline = quoted.query.returnDate === null ? (['airlines'] as const) : [];
			for (const name of ['departs', 'arrives', 'origins', 'destinations', ...byAirline] as const) {
				const counts = valuesOf(offers, name).map((value) =>
					countWith(offers, noFilters, { [name]: [value] }),
				);
				expect(counts.reduce((sum, count) => sum + count, 0)).toBe(offers.length);
			}
			for (const name of ['price', 'longest'] as const) {
				const steps = limitSteps(offers, name);
				const counts = steps.map((step) => countWith(offers, noFilters, { [name]: step }));
				expect(counts.at(-1)).toBe(offers.length);
				expect(new Set(counts).size).toBe(steps.length);
			}
		}),
		{ numRuns: 30 },
	);
});

test('to drop is the filter that brings most back; without any that does, none is named', () => {
	const [cheapest = 0] = limitSteps(oneWays, 'price');
	const atThatPrice = filterOffers(oneWays, { ...noFilters, price: cheapest });
	const parts = new Set(atThatPrice.map(({ legs }) => dayPartOf(legs[0]?.departsAt ?? '')));
	const others = dayParts.map(({ value }) => value).filter((value) => !parts.has(value));
	const count = countWith(oneWays, noFilters, { departs: others });
	expect(count).toBeGreaterThan(atThatPrice.length);
	expect(filterToDrop(oneWays, { ...noFilters, price: cheapest, departs: others })).toEqual({
		name: 'price',
		count,
	});
	expect(filterToDrop(oneWays, { ...noFilters, price: 1, longest: 1 })).toBeNull();
	fc.assert(
		fc.property(anyFilters, (filters) => {
			const drop = filterToDrop(ofCities, filters);
			const counts = names.map((name) =>
				setFilters(filters).includes(name)
					? countWith(ofCities, filters, { [name]: noFilters[name] })
					: 0,
			);
			expect(drop?.count ?? 0).toBe(Math.max(...counts));
			const without = drop ? { [drop.name]: noFilters[drop.name] } : { price: 0 };
			expect(countWith(ofCities, filters, without)).toBe(drop?.count ?? 0);
		}),
	);
});

test('an address says every filter, and reads as it was written', () => {
	fc.assert(
		fc.property(anyFilters, (filters) => {
			const address = new URLSearchParams(filterParameters(filters));
			expect(readFilters(address)).toEqual(filters);
		}),
	);
	expect(filterParameters(noFilters)).toEqual([]);
	expect(`${new URLSearchParams(filterParameters({ ...noFilters, directOnly: true }))}`).toBe(
		'direct=only',
	);
});

test.each([
	'direct=yes&departs=midnight&arrives=&price=cheap&longest=-5&from-airport=nowhere&to-airport=lhr&airline=%00',
	'price=0&price=700&longest=1e3&departs=Evening&return-departs=2',
	'price=99999999&longest=10.5&airline=Corvane+Airlines',
])('nonsense is ignored: %s', (address) => {
	expect(readFilters(new URLSearchParams(address))).toEqual(noFilters);
});

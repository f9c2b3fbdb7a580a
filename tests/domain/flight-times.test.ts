import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween } from '#src/domain/calendar/calendar-date.ts';
import { dayShift, minuteOfDay } from '#src/domain/calendar/local-time.ts';
import large from '#src/domain/flights/airports-large.json' with { type: 'json' };
import other from '#src/domain/flights/airports-other.json' with { type: 'json' };
import { type Airport, airportLookup, decodeAirports } from '#src/domain/flights/airports.ts';
import { milesBetween } from '#src/domain/flights/distance.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { hubs } from '#src/domain/flights/timetable/hubs.ts';

import { oneWay } from '../support/flight-queries.ts';
import { momentsShowing, shownBy } from '../support/wall-clocks.ts';

const listed = [...decodeAirports(large), ...decodeAirports(other, large.code.length)];
const airports = airportLookup(listed);
const sources = { airports, airline: 'Bright Airways' };
const minute = 60_000;

/** An airport of each zone. */
const perZone = [...new Map(listed.map((airport) => [airport.timeZone, airport])).values()];
const days = Array.from({ length: 731 }, (_, count) => addDays('2026-11-22', count));

function airport(code: string): Airport {
	const known = airports(code);
	if (!known) throw new Error(`${code} is not listed.`);
	return known;
}

function search(origin: string, destination: string, departureDate: string, stay: number | null) {
	const returnDate = stay === null ? null : addDays(departureDate, stay);
	const query = { ...oneWay, origin, destination, departureDate, returnDate };
	return offersFor({ query, quoteDay: '2026-11-22', ...sources });
}

/** Checks a leg against the clocks of its airports, and gives the moment that it arrives. */
function landing(leg: FlightLeg, notBefore = -Infinity): number {
	const zone = (code: string) => airport(code).timeZone;
	const [leaves] = momentsShowing(leg.departsAt, zone(leg.origin)).filter(
		(moment) => moment >= notBefore,
	);
	if (leaves === undefined) throw new Error(`${leg.departsAt} is never shown at ${leg.origin}.`);
	expect(leg.departsAt.slice(0, 10)).toBe(leg.date);
	expect(minuteOfDay(leg.departsAt)).toBeGreaterThanOrEqual(5.5 * 60);
	expect(minuteOfDay(leg.departsAt)).toBeLessThanOrEqual(23.5 * 60);
	expect(minuteOfDay(leg.departsAt) % 5).toBe(0);
	const arrives = leaves + leg.minutes * minute;
	expect(leg.arrivesAt).toBe(shownBy(zone(leg.destination), arrives));
	const { stop } = leg;
	const reached = leaves + (stop?.minutesBefore ?? 0) * minute;
	const shownAtStop = (moment: number) => stop && shownBy(zone(stop.airport), moment);
	expect(stop?.arrivesAt).toBe(shownAtStop(reached) ?? undefined);
	expect(stop?.departsAt).toBe(shownAtStop(reached + (stop?.minutes ?? 0) * minute) ?? undefined);
	return arrives;
}

test('a leg arrives its minutes after it left, between any two zones on any day of two years', () => {
	const pairs = perZone.flatMap(({ code }) => perZone.map((other) => [code, other.code] as const));
	const flown = pairs.filter(([origin, destination]) => origin !== destination);
	const dates = fc.sample(fc.constantFrom(...days), flown.length);
	expect(new Set(flown.flat()).size).toBe(perZone.length);
	for (const [pair, [origin, destination]] of flown.entries()) {
		const [offer] = search(origin, destination, dates[pair] ?? '', null);
		for (const leg of offer?.legs ?? []) landing(leg);
	}
});

const nights = perZone.flatMap(({ code, timeZone }) =>
	days
		.filter((date) => {
			const [noon, next] = [date, addDays(date, 1)].map((day) => Date.parse(`${day}T12:00Z`));
			const hour = (moment = 0) => shownBy(timeZone, moment).slice(11);
			return hour(noon) !== hour(next);
		})
		.flatMap((date) => [date, addDays(date, 1)].map((day) => ({ code, date: day }))),
);

test('a leg arrives its minutes after it left on the nights that the clocks change, in both hemispheres', () => {
	const changed = new Set(nights.map(({ code }) => airport(code).latitude > 0));
	expect(changed.size).toBe(2);
	for (const { code, date } of nights) {
		const abroad = code === 'SIN' ? 'NRT' : 'SIN';
		search(code, abroad, date, null).map(({ legs: [leg] }) => leg && landing(leg));
		search(abroad, code, date, null).map(({ legs: [leg] }) => leg && landing(leg));
	}
});

test('where the clocks skip the end of a day, what leaves on it still leaves on it', () => {
	const date = '2028-03-25';
	expect(momentsShowing(`${date}T23:30`, airport('GOH').timeZone)).toEqual([]);
	for (const abroad of ['CPH', 'KEF', 'JFK', 'LHR', 'NRT', 'SIN', 'HEL', 'DXB']) {
		const there = search('GOH', abroad, date, null);
		const both = search(abroad, 'GOH', date, 0);
		const legs = [...there, ...both].flatMap((offer) => [...offer.legs, ...offer.returns]);
		for (const leg of legs) if (leg.date === date && leg.origin === 'GOH') landing(leg);
	}
});

test('the way back leaves an hour or more after the way out arrived, as early as the day asked allows', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(fc.constantFrom(...listed), { minLength: 2, maxLength: 2 }),
			fc.constantFrom(...days),
			fc.integer({ min: 0, max: 3 }),
			([origin, destination], date, stay) => {
				for (const { legs, returns } of search(
					origin?.code ?? '',
					destination?.code ?? '',
					date,
					stay,
				)) {
					const [outward] = legs;
					if (!outward) throw new Error('A trip has a way out.');
					const reachable = landing(outward) + 60 * minute;
					for (const homeward of returns) landing(homeward, reachable);
					// Of the day before, the last flight has left when the way out lets anybody reach it.
					const late = daysBetween(addDays(date, stay), returns[0]?.date ?? '');
					expect(late).toBeGreaterThanOrEqual(0);
					expect(returns.length).toBeGreaterThan(0);
					if (late === 0) continue;
					const [before] = search(outward.destination, outward.origin, addDays(date, stay), null)
						.map(({ leavesAt }) => new Date(leavesAt).getTime())
						.toSorted((one, other) => other - one);
					expect(before).toBeLessThan(reachable);
				}
			},
		),
		{ numRuns: 200 },
	);
});

test('a stop is at a hub on the way, long enough to change and at speeds that planes fly', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(fc.constantFrom(...listed), { minLength: 2, maxLength: 2 }),
			fc.constantFrom(...days),
			([origin, destination], date) => {
				for (const { legs } of search(origin?.code ?? '', destination?.code ?? '', date, null)) {
					const [leg] = legs;
					if (!leg?.stop) continue;
					expect(leg.stops).toBe(1);
					const [from, to] = [airport(leg.origin), airport(leg.destination)];
					const hub = airport(leg.stop.airport);
					const flown = [milesBetween(from, hub), milesBetween(hub, to)];
					const [first = 0, second = 0] = flown;
					expect((first + second) / milesBetween(from, to)).toBeLessThanOrEqual(1.35);
					expect([from.city, to.city]).not.toContain(hub.city);
					expect(leg.stop.minutes).toBeGreaterThanOrEqual(50);
					expect(leg.stop.minutes).toBeLessThanOrEqual(240);
					const inFlight = [
						leg.stop.minutesBefore,
						leg.minutes - leg.stop.minutesBefore - leg.stop.minutes,
					];
					for (const [index, minutes] of inFlight.entries()) {
						expect(minutes % 5).toBe(0);
						expect((flown[index] ?? 0) / ((minutes - 35) / 60)).toBeLessThanOrEqual(600.1);
						expect((flown[index] ?? 0) / ((minutes - 110) / 60) > 419.9 || minutes <= 110).toBe(
							true,
						);
					}
				}
			},
		),
		{ numRuns: 400 },
	);
});

test('every hub is among the large airports and stands once', () => {
	const codes = new Set(large.code);
	expect(hubs.filter((code) => !codes.has(code))).toEqual([]);
	expect(new Set(hubs).size).toBe(hubs.length);
});

test('a short trip may stop where we name no airport, a long one names it', () => {
	const stops = (origin: string, destination: string) =>
		search(origin, destination, '2027-03-09', null).flatMap(({ legs }) =>
			legs.filter((leg) => leg.stops === 1).map(({ stop }) => stop?.airport),
		);
	expect(new Set(stops('LHR', 'CDG'))).toEqual(new Set([undefined]));
	expect(stops('JFK', 'LHR')).not.toContain(undefined);
});

test.each([
	['across the date line eastward, a day earlier', 'CXI', 'HNL', -1],
	['across it westward, a day later', 'PPG', 'APW', 1],
	['by quarters of an hour', 'DEL', 'KTM', 0],
	['by half an hour of daylight saving', 'SYD', 'LDH', 0],
])('the calendar shifts %s: %s to %s', (_, origin, destination, least) => {
	const shifts = search(origin, destination, '2027-01-12', null)
		.flatMap(({ legs }) => legs)
		.filter(({ departsAt }) => departsAt < '2027-01-12T12:00')
		.map(dayShift);
	expect(shifts).toContain(least);
});

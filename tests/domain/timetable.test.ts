import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, weekdayOf } from '#src/domain/calendar/calendar-date.ts';
import { airports, allAirports } from '#src/domain/flights/all-airports.ts';
import { airportCodes } from '#src/domain/flights/cities.ts';
import type { FlightLeg, FlightOffer, FlightQuery } from '#src/domain/flights/offer.ts';
import { parseOfferId } from '#src/domain/flights/quote.ts';
import { offerFromId, offersFor, offerToday } from '#src/domain/flights/simulator.ts';
import { timetableSeason } from '#src/domain/flights/timetable/season.ts';
import { servicesOn } from '#src/domain/flights/timetable/services.ts';

import { oneWay, quotedQueries } from '../support/flight-queries.ts';
import before from '../support/offers-before.json' with { type: 'json' };
import { offerIdsBefore } from '../support/offers-before.ts';

const airline = 'Bright Airways';
const sources = { airports, airline };
const codes = allAirports.map(({ code }) => code);
const pairs = fc.uniqueArray(fc.constantFrom(...codes), { minLength: 2, maxLength: 2 });
const dates = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2026-11-22', days));

/** A leg but for its days, and for what the clocks of others do to it. */
function fixed(leg: FlightLeg | undefined) {
	if (!leg) return null;
	const { airline: by, number, origin, destination, minutes, stops, departsAt, stop } = leg;
	const at = departsAt.slice(11);
	return { by, number, origin, destination, minutes, stops, at, hub: stop?.airport };
}

function outwards(query: FlightQuery, quoteDay = '2026-11-22'): FlightLeg[] {
	return offersFor({ query, quoteDay, ...sources }).flatMap(({ legs }) => legs.slice(0, 1));
}

test.each([
	['2026-03-28', 'winter'],
	['2026-03-29', 'summer'],
	['2026-10-24', 'summer'],
	['2026-10-25', 'winter'],
	['2027-03-27', 'winter'],
	['2027-03-28', 'summer'],
	['2027-10-30', 'summer'],
	['2027-10-31', 'winter'],
	['2028-01-01', 'winter'],
])('%s is in the timetable of %s', (date, season) => {
	expect(timetableSeason(date)).toBe(season);
});

test('a flight leaves at its time on every same weekday of its season, for any class, party, way and quote day', () => {
	fc.assert(
		fc.property(
			pairs,
			dates,
			fc.integer({ min: 1, max: 29 }),
			quotedQueries,
			([origin = '', destination = ''], date, weeks, { query }) => {
				const asked = { ...oneWay, origin, destination, departureDate: date };
				const here = outwards(asked);
				const other = { ...query, origin, destination };
				const later = addDays(date, weeks * 7);
				const back = query.returnDate === null ? null : addDays(later, 3);
				const there = outwards(
					{ ...other, departureDate: later, returnDate: back },
					addDays(date, -9),
				);
				fc.pre(timetableSeason(date) === timetableSeason(later));
				// Nobody can leave at a time that the clocks skip that night.
				fc.pre(![date, later].some((day) => isClockChange(day, origin)));
				expect(there.map(fixed)).toEqual(here.map(fixed));
			},
		),
		{ numRuns: 300 },
	);
});

function isClockChange(date: string, code: string): boolean {
	const timeZone = airports(code)?.timeZone ?? 'UTC';
	const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
	const offset = (day: string) =>
		format
			.format(new Date(`${day}T12:00Z`))
			.split(' ')
			.at(-1);
	return offset(addDays(date, -1)) !== offset(addDays(date, 1));
}

test('a search from and to cities shows flights of its airports as those show them, at the same prices', () => {
	fc.assert(
		fc.property(
			fc.constantFrom('NYC', 'JFK', 'PAR', 'TYO', 'SHA*'),
			fc.constantFrom('LON', 'MIL', 'STO'),
			dates,
			fc.option(fc.integer({ min: 0, max: 20 })),
			(origin, destination, departureDate, nights) => {
				const returnDate = nights === null ? null : addDays(departureDate, nights);
				const query = { ...oneWay, origin, destination, departureDate, returnDate };
				for (const offer of offersFor({ query, quoteDay: '2026-11-22', ...sources })) {
					const [leg] = offer.legs;
					const exact = {
						...query,
						origin: leg?.origin ?? '',
						destination: leg?.destination ?? '',
					};
					const same = offersFor({ query: exact, quoteDay: '2026-11-22', ...sources }).find(
						({ legs }) => legs[0]?.number === leg?.number,
					);
					expect({ ...same, id: '', featured: true }).toEqual({ ...offer, id: '', featured: true });
				}
			},
		),
		{ numRuns: 100 },
	);
});

test('an offer is found again the day after, at a price that its id gives', () => {
	fc.assert(
		fc.property(quotedQueries, fc.nat({ max: 7 }), ({ query, quoteDay }, index) => {
			const offer = offersFor({ query, quoteDay, ...sources })[index];
			const honoured = offerToday(offer?.id ?? '', addDays(quoteDay, 1), sources);
			expect(honoured).toEqual(offer);
			const anew = offerToday(offer?.id ?? '', addDays(quoteDay, 2), sources);
			expect(anew?.legs).toEqual(offer?.legs);
			expect(parseOfferId(anew?.id ?? '')).toEqual({
				...parseOfferId(offer?.id ?? ''),
				quoteDay: addDays(quoteDay, 2),
			});
		}),
		{ numRuns: 300 },
	);
});

test('a discount is the same all week, for any class and party that can have the whole of it', () => {
	const monday = '2026-11-23';
	const percent = (quoteDay: string, change: Partial<FlightQuery> = {}) =>
		offersFor({ query: { ...oneWay, ...change }, quoteDay, ...sources }).map((it) => it.discount);
	for (let day = 0; day < 7; day += 1) {
		expect(percent(addDays(monday, day))).toEqual(percent(monday));
	}
	expect(percent(monday, { passengers: '2-adults-2-children', cabinClass: 'business' })).toEqual(
		percent(monday),
	);
	expect(percent(addDays(monday, 7))).not.toEqual(percent(monday));
});

test('no number leaves an airport twice on a day, wherever it goes', () => {
	for (const [origin, date] of [
		['JFK', '2026-12-11'],
		['LHR', '2027-07-04'],
		['KTM', '2027-03-28'],
	] as const) {
		const numbers = codes
			.filter((code) => code !== origin)
			.flatMap((destination) => servicesOn(date, { origin, destination }, sources))
			.map(({ number }) => number);
		expect(new Set(numbers).size).toBe(numbers.length);
	}
});

test('every day of the week has eight services, and their departures lie all over the day', () => {
	fc.assert(
		fc.property(pairs, dates, ([origin = '', destination = ''], date) => {
			const services = servicesOn(date, { origin, destination }, sources);
			expect(services).toHaveLength(8);
			expect(services.every(({ days }) => days.includes(String(weekdayOf(date))))).toBe(true);
			const leaving = services.map(({ leaves }) => leaves).toSorted((a, b) => a - b);
			for (const [part, minutes] of leaving.entries()) {
				expect(minutes).toBeGreaterThanOrEqual(330 + part * 135);
				expect(minutes).toBeLessThanOrEqual(330 + (part + 1) * 135);
			}
		}),
		{ numRuns: 300 },
	);
});

test('a city’s airports are those that its code stands for, the same on every day', () => {
	const query = { ...oneWay, origin: 'NYC', destination: 'LON' };
	const places = (departureDate: string) =>
		outwards({ ...query, departureDate }).map((leg) => [leg.origin, leg.destination]);
	expect(places('2027-05-09')).toEqual(places('2026-12-10'));
	for (const [origin = '', destination = ''] of places('2027-05-09')) {
		expect(airportCodes('NYC')).toContain(origin);
		expect(airportCodes('LON')).toContain(destination);
	}
});

test('ten thousand ids that were made before there was a timetable cost what they did', () => {
	const ids = offerIdsBefore();
	const now = ids.map((id): FlightOffer | null => offerFromId(id, sources));
	expect(now.map((offer) => offer?.id)).toEqual(ids);
	expect(now.map((offer) => offer?.price)).toEqual(before.price);
	expect(now.map((offer) => offer?.discount)).toEqual(before.discount);
});

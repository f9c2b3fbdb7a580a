import fc from 'fast-check';
import { expect, test } from 'vitest';

import { flightCancellation } from '#src/domain/bookings/refund-policy.ts';
import { airportLookup } from '#src/domain/flights/airports.ts';
import { bookedLegs, readBookedLegs } from '#src/domain/flights/booked-legs.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';
import { legsToTime, type LegTimes, timesOf, withNewTimes } from '#src/domain/trips/new-times.ts';
import {
	agreedLegs,
	isFirstKnown,
	isSignificantChange,
	longestShift,
	shiftLabel,
} from '#src/domain/trips/schedule-change.ts';
import { scheduleLines } from '#src/domain/trips/schedule-lines.ts';
import { sampleFlight } from '#src/server/mail/samples/sample-booking.ts';

const legs = readLegs(sampleFlight.details['legs']);
const [outward, homeward] = legs as [FlightLeg, FlightLeg];

const place = (code: string, timeZone: string) => ({
	code,
	timeZone,
	name: code,
	city: code,
	country: code,
	latitude: 0,
	longitude: 0,
});
const airports = airportLookup([
	place('JFK', 'America/New_York'),
	place('KEF', 'Atlantic/Reykjavik'),
	place('LHR', 'Europe/London'),
] as never);

/** The times of both ways, with one of them changed. */
function withTime(leg: number, flight: number, changes: Partial<LegTimes[number]>): LegTimes[] {
	return timesOf(legs).map((times, index) =>
		times.map((each, at) => (index === leg && at === flight ? { ...each, ...changes } : each)),
	);
}

function retimed(times: LegTimes[]): FlightLeg[] {
	const result = withNewTimes(legs, times, airports);
	if ('problems' in result) throw new Error(JSON.stringify(result.problems));
	return result.legs;
}

const moved = (minutes: number, leg = homeward): FlightLeg => ({
	...leg,
	departsAt: new Date(Date.parse(`${leg.departsAt}Z`) + minutes * 60_000)
		.toISOString()
		.slice(0, 16),
});

test('two hours to either side are borne, a minute more is the traveller’s to decide', () => {
	const most = flightCancellation.significantChangeHours * 60;
	for (const minutes of [most, -most]) {
		expect(isSignificantChange({ before: legs, after: [outward, moved(minutes)] })).toBe(false);
	}
	for (const minutes of [most + 1, -most - 1]) {
		expect(isSignificantChange({ before: legs, after: [outward, moved(minutes)] })).toBe(true);
	}
});

test('an arrival counts as a departure does', () => {
	const late = { ...outward, arrivesAt: '2027-05-15T15:06' };
	expect(longestShift({ before: legs, after: [late, homeward] })).toBe(121);
});

test('changes bit by bit are measured from what was booked, until one is accepted', () => {
	const first = [outward, moved(90)];
	const second = [outward, moved(180)];
	expect(agreedLegs(null, legs)).toEqual(legs);
	const unasked = { before: legs, after: first, answer: null };
	const agreed = agreedLegs(unasked, first);
	expect(agreed).toEqual(legs);
	expect(isSignificantChange({ before: agreed, after: second })).toBe(true);
	const accepted = { before: legs, after: second, answer: 'accepted' } as const;
	expect(agreedLegs(accepted, second)).toEqual(second);
});

const days = bookedLegs({
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departureDate: outward.date,
	returnDate: homeward.date,
	legs: [],
});
const dayLater = retimed(
	withTime(1, 0, { departsAt: '2027-05-23T11:20', arrivesAt: '2027-05-23T14:30' }),
);

test('a flight without times has its days, and only where its airports are named', () => {
	expect(days).toEqual([
		{ origin: 'JFK', destination: 'LHR', date: '2027-05-14' },
		{ origin: 'LHR', destination: 'JFK', date: '2027-05-22' },
	]);
	expect(readBookedLegs(JSON.parse(JSON.stringify(days)))).toEqual(days);
	expect(readBookedLegs(legs)).toEqual(legs);
	expect(readBookedLegs([...days, { origin: 'JFK', destination: 'LHR', date: 'soon' }])).toEqual(
		[],
	);
	const one = { origin: 'New York (JFK)', departureDate: '2027-05-14', returnDate: '', legs: [] };
	expect(bookedLegs({ ...one, destination: 'London (LHR)' })).toHaveLength(1);
	expect(bookedLegs({ ...one, destination: 'London' })).toEqual([]);
});

test('the first times that are known are asked about on another day than was booked, and on no other ground', () => {
	expect(isFirstKnown({ before: days })).toBe(true);
	expect(isSignificantChange({ before: days, after: legs })).toBe(false);
	expect(isSignificantChange({ before: days, after: dayLater })).toBe(true);
	expect(longestShift({ before: days, after: dayLater })).toBe(0);
});

test('what moves after the first times is measured from them, once they are agreed to', () => {
	expect(agreedLegs({ before: days, after: legs, answer: null }, legs)).toEqual(legs);
	expect(agreedLegs({ before: days, after: dayLater, answer: 'asked' }, dayLater)).toEqual(days);
	expect(agreedLegs({ before: days, after: dayLater, answer: 'accepted' }, dayLater)).toEqual(
		dayLater,
	);
});

test('first times are entered for a flight of its days, with a stop where it has one', () => {
	const [there, back] = [timesOf(legs)[0] ?? [], timesOf(legs)[1] ?? []];
	const times = [
		[{ departsAt: there[0]?.departsAt ?? '', arrivesAt: there.at(-1)?.arrivesAt ?? '' }],
		back,
	];
	expect(timesOf(days)[0]).toEqual([{ departsAt: '', arrivesAt: '' }]);
	expect(withNewTimes(legsToTime(days, [1]), times, airports)).toEqual({
		legs: [{ ...outward, stops: 1, stop: null }, homeward],
	});
});

test('first times are told without a before, a booked day beside another one', () => {
	const labels = ['New York (JFK)', 'London (LHR)'];
	const lines = scheduleLines({ before: days, after: dayLater }, labels);
	expect(lines.slice(-2)).toEqual([
		{
			name: 'Return, leaves London (LHR)',
			before: 'Sat, May 22',
			after: 'Sun, May 23, 11:20 AM',
			shift: '1 day later',
		},
		{
			name: 'Return, lands in New York (JFK)',
			before: null,
			after: 'Sun, May 23, 2:30 PM',
			shift: null,
		},
	]);
	expect(lines.slice(0, -2).map(({ before, shift }) => [before, shift])).toEqual(
		lines.slice(0, -2).map(() => [null, null]),
	);
});

test('the times of a trip, given back to it, are the trip', () => {
	expect(retimed(timesOf(legs))).toEqual(legs);
});

test('how long everything takes follows from the clocks of its airports', () => {
	const [later] = retimed(
		withTime(0, 1, { departsAt: '2027-05-15T10:00', arrivesAt: '2027-05-15T14:20' }),
	);
	// 20:35 in New York is 00:35 in UTC, 14:20 in London 13:20.
	expect(later).toMatchObject({ minutes: 765, stop: { minutes: 240, minutesBefore: 325 } });
	expect(readLegs([later])).toEqual([later]);
});

test.each<[string, LegTimes[], string]>([
	['landing before leaving', withTime(1, 0, { arrivesAt: '2027-05-22T05:00' }), '1.0.arrivesAt'],
	[
		'the next flight before landing',
		withTime(0, 1, { departsAt: '2027-05-15T05:59' }),
		'0.1.departsAt',
	],
	[
		'the way back before the way out',
		withTime(1, 0, { departsAt: '2027-05-15T11:20', arrivesAt: '2027-05-15T14:30' }),
		'1.0.departsAt',
	],
	['another year', withTime(1, 0, { departsAt: '2028-05-22T11:20' }), '1.0.departsAt'],
	[
		'a flight of more than a day',
		withTime(1, 0, { arrivesAt: '2027-05-24T14:30' }),
		'1.0.arrivesAt',
	],
	['a day that is none', withTime(1, 0, { arrivesAt: '2027-05-32T14:30' }), '1.0.arrivesAt'],
])('%s is refused where it was typed', (_, times, path) => {
	const result = withNewTimes(legs, times, airports);
	expect('problems' in result && result.problems.map((problem) => problem.path)).toEqual([path]);
});

test.each(['2027-03-14T02:30', '2027-02-31T10:00'])('%s is no time in New York', (departsAt) => {
	const spring = { ...homeward, origin: 'JFK', destination: 'KEF', date: '2027-03-14' };
	const times = [[{ departsAt, arrivesAt: '2027-03-14T14:30' }]];
	expect(withNewTimes([spring], times, airports)).toMatchObject({
		problems: [{ path: '0.0.departsAt' }],
	});
});

test('of what moved each end is told, and nothing else', () => {
	const after = retimed(
		withTime(1, 0, { departsAt: '2027-05-22T16:20', arrivesAt: '2027-05-22T19:30' }),
	);
	expect(scheduleLines({ before: legs, after }, ['New York (JFK)', 'London (LHR)'])).toEqual([
		{
			name: 'Return, leaves London (LHR)',
			before: 'Sat, May 22, 11:20 AM',
			after: 'Sat, May 22, 4:20 PM',
			shift: '5h later',
		},
		{
			name: 'Return, lands in New York (JFK)',
			before: 'Sat, May 22, 2:30 PM',
			after: 'Sat, May 22, 7:30 PM',
			shift: '5h later',
		},
	]);
});

test('a shift is told by its direction, and comes back to the minutes that it has', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 5000 }), (minutes) => {
			const [, hours = '0', rest = '0'] =
				/^(?:(\d+)h ?)?(?:(\d+)m)? later$/.exec(shiftLabel(minutes)) ?? [];
			expect(Number(hours ?? 0) * 60 + Number(rest ?? 0)).toBe(minutes);
			expect(shiftLabel(-minutes)).toBe(shiftLabel(minutes).replace('later', 'earlier'));
		}),
	);
});

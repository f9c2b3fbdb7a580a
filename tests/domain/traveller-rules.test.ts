import { differenceInYears } from 'date-fns/differenceInYears';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { partyText } from '#src/domain/flights/party.ts';
import { missingDetails, missingWords } from '#src/domain/trips/missing-details.ts';
import { seatWords } from '#src/domain/trips/seat-words.ts';
import { type SeatedTraveller, travellersMark } from '#src/domain/trips/seated-traveller.ts';
import { ageOn } from '#src/domain/trips/traveller-age.ts';
import { travellerProblems } from '#src/domain/trips/traveller-rules.ts';
import { areTravellersDue, travellersClosed } from '#src/domain/trips/travellers-due.ts';
import { tripSeats } from '#src/domain/trips/trip-seats.ts';

import { parties } from '../support/parties.ts';
import { flightReading, tourReading } from '../support/readings.ts';

const departure = '2027-03-10';
const today = '2026-11-21';
const tour = tripSeats(tourReading(3));
const family = tripSeats(flightReading(3, '1-adult-1-child-1-infant'));

function problems(
	seats: typeof tour,
	given: Partial<SeatedTraveller>[],
	isDue = false,
	ages?: { least: number; most: number | null },
): [path: string, message: string][] {
	const whole = given.map((each) => ({ seat: 1, name: '', birthDate: null, needs: '', ...each }));
	const booked = { seats, departure, today, type: 'tour', was: [] } as const;
	const terms = { ...booked, isDue, ages, phone: '+1 (212) 555-0142' };
	return travellerProblems(whole, terms).map(({ path, message }) => [path, message]);
}

const lead = { seat: 1, name: 'Ada Lovelace', birthDate: '1980-12-10' };

test('of a party each has a seat of their kind, and birth dates are asked of children and infants alone', () => {
	fc.assert(
		fc.property(parties, (party) => {
			const count = party.adults + party.children + party.infants;
			const seats = tripSeats(flightReading(count, partyText(party)));
			const of = (kind: string) => seats.filter((seat) => seat.kind === kind).length;
			expect([of('adult'), of('child'), of('infant')]).toEqual(Object.values(party));
			expect(seats.map(({ seat }) => seat)).toEqual(seats.map((_, index) => index + 1));
			expect(seats[0]?.kind).toBe('adult');
			for (const { kind, asksBirthDate } of seats) expect(asksBirthDate).toBe(kind !== 'adult');
		}),
	);
});

test('on a tour everybody is asked for a birth date, on a deal nobody', () => {
	expect(tour).toMatchObject(Array.from({ length: 3 }, () => ({ asksBirthDate: true })));
	expect(tripSeats(flightReading(2, ''))).toMatchObject([
		{ kind: 'traveller', asksBirthDate: false },
		{ kind: 'traveller', asksBirthDate: false },
	]);
});

test('the lead is complete at once, and the others may be left out until everything is due', () => {
	expect(problems(tour, [])).toEqual([
		['name.1', 'Please enter first and last name.'],
		['birthDate.1', 'Please enter the birth date.'],
	]);
	expect(problems(tour, [lead])).toEqual([]);
	expect(problems(tour, [lead, { seat: 3, name: 'Byron King' }])).toEqual([]);
	expect(problems(tour, [lead, { seat: 3, name: 'Byron King' }], true)).toEqual([
		['name.2', 'Please enter first and last name.'],
		['birthDate.2', 'Please enter the birth date.'],
		['birthDate.3', 'Please enter the birth date.'],
	]);
});

test('what is given without a name has no seat', () => {
	expect(problems(tour, [lead, { seat: 2, needs: 'vegan' }])).toEqual([
		['name.2', 'Please enter first and last name.'],
	]);
});

test.each([
	['a child of 2 on the day', 2, '2025-03-10', null],
	['a child who turns 2 a day later', 2, '2025-03-11', /2 to 11 years.*will be 1\b/],
	['a child of 11 to the day before', 2, '2015-03-11', null],
	['a child who turns 12 on the day', 2, '2015-03-10', /2 to 11 years.*will be 12\b/],
	['an infant who turns 2 a day later', 3, '2025-03-11', null],
	['an infant of 2 on the day', 3, '2025-03-10', /under 2.*will be 2\b/],
	['somebody who is not born', 3, '2026-11-22', /not in the future/],
	['the birth date of an adult', 1, '1980-12-10', /No birth date is asked/],
])('%s on a flight', (_, seat, birthDate, message) => {
	const given = [
		{ seat: 1, name: 'Ada Lovelace' },
		{ seat, name: 'Somebody Else', birthDate },
	].filter((each, index, all) => all.findLastIndex((other) => other.seat === each.seat) === index);
	const said = problems(family, given);
	expect(said.map(([path]) => path)).toEqual(message === null ? [] : [`birthDate.${seat}`]);
	expect(said.map(([, words]) => words).join('\n')).toMatch(message ?? /^$/);
});

test('whoever leads a tour is 18 on the day of departure; the others may be of any age', () => {
	expect(problems(tour, [{ ...lead, birthDate: '2009-03-10' }])).toEqual([]);
	expect(problems(tour, [{ ...lead, birthDate: '2009-03-11' }])).toEqual([
		['birthDate.1', 'The lead traveler must be 18 or older on the day of departure.'],
	]);
	expect(problems(tour, [lead, { seat: 2, name: 'Al Byron', birthDate: '2026-11-21' }])).toEqual(
		[],
	);
});

test('nobody has a seat that the booking has not', () => {
	expect(problems(tour, [lead, { seat: 4, name: 'One Too Many' }])).toEqual([
		['name.4', 'This booking is for 3 travelers: there is no traveler 4.'],
	]);
});

test('what a form leaves out is missing exactly where it would be refused once it is due', () => {
	const given = fc.record({
		name: fc.constantFrom('', 'Grace Hopper'),
		birthDate: fc.constantFrom(null, '1990-05-31'),
	});
	fc.assert(
		fc.property(fc.array(given, { minLength: 3, maxLength: 3 }), (some) => {
			const typed = some.map((each, index) => ({ seat: index + 1, needs: '', ...each }));
			const stored = typed.filter(({ name }) => name !== '');
			const refused = problems(tour, stored, true).map(([path]) => path);
			const missing = missingDetails(tour, stored).map(({ seat, field }) => `${field}.${seat}`);
			// The lead's name is the booking's.
			expect(missing).toEqual(refused.filter((path) => path !== 'name.1'));
		}),
	);
});

test('what is missing is said traveller by traveller', () => {
	expect(missingWords(missingDetails(tour, [{ ...lead, needs: '', birthDate: null }]))).toEqual([
		{ who: 'Lead traveler', what: 'birth date' },
		{ who: 'Traveler 2', what: 'name and birth date' },
		{ who: 'Traveler 3', what: 'name and birth date' },
	]);
});

test('ages are those of the calendar', () => {
	const days = fc.integer({ min: 0, max: 40_000 });
	fc.assert(
		fc.property(days, days, (born, later) => {
			const [birthDate, day] = [addDays('1950-01-01', born), addDays('1950-01-01', born + later)];
			if (birthDate.endsWith('02-29')) return;
			expect(ageOn(day, birthDate)).toBe(
				differenceInYears(`${day}T00:00:00Z`, `${birthDate}T00:00:00Z`),
			);
		}),
	);
	expect(ageOn('2027-02-28', '2024-02-29')).toBe(2);
	expect(ageOn('2027-03-01', '2024-02-29')).toBe(3);
});

test('on a tour an age makes a child of whoever has it', () => {
	const anybody = { kind: 'traveller' as const };
	expect(seatWords(anybody, null, departure)).toBe('');
	expect(seatWords(anybody, '2017-12-01', departure)).toBe('child, 9 on the day of departure');
	expect(seatWords(anybody, '2026-01-01', departure)).toBe('infant, under 2 years old');
	expect(seatWords(anybody, '1980-12-10', departure)).toBe('adult');
});

test('everything is due from 14 days before departure on, by the calendar of New York', () => {
	expect(areTravellersDue(departure, new Date('2027-02-24T04:59:59Z'))).toBe(false);
	expect(areTravellersDue(departure, new Date('2027-02-24T05:00:00Z'))).toBe(true);
});

test('nobody is named of a trip that is cancelled, expired or begun', () => {
	const at = new Date('2027-03-11T04:59:59Z');
	for (const standing of ['Pending', 'Held', 'Confirmed'] as const) {
		expect(travellersClosed({ standing, departure }, at)).toBeNull();
		expect(travellersClosed({ standing, departure }, new Date(at.getTime() + 1000))).toMatch(
			/has begun/,
		);
	}
	expect(travellersClosed({ standing: 'Cancelled', departure }, at)).toMatch(/cancelled/);
	expect(travellersClosed({ standing: 'Expired', departure }, at)).toMatch(/hold .* has ended/);
});

test('any change of any field is another mark', () => {
	const one = { ...lead, needs: 'vegan' };
	const others = [
		[],
		[{ ...one, seat: 2 }],
		[{ ...one, name: 'Ada King' }],
		[{ ...one, birthDate: null }],
		[{ ...one, needs: '' }],
		[one, { ...one, seat: 2 }],
	];
	const marks = [[one], ...others].map(travellersMark);
	expect(new Set(marks).size).toBe(marks.length);
	expect(travellersMark([{ ...one }])).toBe(marks[0]);
});

test('whoever is too young or too old for a tour on the day of departure is told so, and whom to call', () => {
	const born = (birthDate: string) =>
		problems(tour, [lead, { seat: 2, name: 'Ben', birthDate }], false, { least: 14, most: 75 });
	expect(born('2013-03-10')).toEqual([]);
	expect(born('2013-03-11')).toEqual([
		[
			'birthDate.2',
			'Travelers on this tour have to be 14 to 75; this one will be 13 on the day of departure. Please call us: +1 (212) 555-0142.',
		],
	]);
	expect(born('1951-03-11')).toEqual([]);
	expect(born('1951-03-10')).toMatchObject([
		['birthDate.2', expect.stringContaining('will be 76')],
	]);
	expect(problems(tour, [lead, { seat: 2, name: 'Ben', birthDate: '2026-01-01' }])).toEqual([]);
});

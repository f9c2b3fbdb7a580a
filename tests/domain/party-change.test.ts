import fc from 'fast-check';
import { expect, test } from 'vitest';

import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { dealTotal, tourTotal } from '#src/domain/bookings/trip-price.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { offForOne, priceWith, priceWithout, shareOfOne } from '#src/domain/desk/party-price.ts';
import { type ChangedParty, partyWith, partyWithout } from '#src/domain/desk/party-seats.ts';
import { mostSeats, readParty } from '#src/domain/flights/party.ts';

const noon = new Date('2026-11-21T17:00:00Z');

function booked(details: object, travelers: number, type: 'tour' | 'flight' = 'tour') {
	const reading = normaliseBooking({ type, travelers, details }, 'BD');
	if (!reading) throw new Error('This is no booking.');
	return reading;
}

function changed(result: ChangedParty | { refusal: string }): ChangedParty {
	if ('refusal' in result) throw new Error(result.refusal);
	return result;
}

const named = (...names: string[]) =>
	names.map((name, index) => ({ seat: index + 1, name, birthDate: null, needs: '' }));
const bob = { name: 'Bob', birthDate: null, needs: '' };

const family = booked({ party: '2-adults-1-child' }, 3, 'flight');

test('an adult who joins sits behind the adults, and the child moves on', () => {
	const result = changed(partyWith(family, named('Ada', 'Carl', 'Kim'), { kind: 'adult', ...bob }));
	expect(result).toMatchObject({ travellers: 4, party: '3-adults-1-child', seat: 3 });
	expect(result.named.map(({ seat, name }) => `${seat} ${name}`)).toEqual([
		'1 Ada',
		'2 Carl',
		'3 Bob',
		'4 Kim',
	]);
});

test('who has to be said of a party that tells adults from children, and of no other', () => {
	expect(partyWith(family, [], { kind: 'traveller', ...bob })).toHaveProperty('refusal');
	expect(partyWith(booked({}, 2), [], { kind: 'adult', ...bob })).toHaveProperty('refusal');
});

test('no party becomes one that nobody could have booked', () => {
	const full = booked({ party: '8-adults-1-child' }, 9, 'flight');
	expect(partyWith(full, [], { kind: 'adult', ...bob })).toMatchObject({
		refusal: expect.stringContaining(String(mostSeats)),
	});
	expect(partyWithout(booked({ party: '1-adult-1-child' }, 2, 'flight'), named('Ada'), 1)).toEqual({
		refusal: 'At least one adult has to travel.',
	});
	expect(partyWithout(booked({ party: '2-adults-2-infants' }, 4, 'flight'), [], 2)).toEqual({
		refusal: 'Each infant needs an adult to sit with.',
	});
});

test('where the lead leaves, traveller 2 leads, and has to be known', () => {
	const tour = booked({}, 3);
	expect(partyWithout(tour, named('Ada'), 1)).toHaveProperty('refusal');
	expect(changed(partyWithout(tour, named('Ada', 'Bob'), 1)).named).toEqual(named('Bob'));
});

test('the last one does not leave, and nobody who is not there', () => {
	expect(partyWithout(booked({}, 1), named('Ada'), 1)).toHaveProperty('refusal');
	expect(partyWithout(booked({}, 2), named('Ada'), 3)).toHaveProperty('refusal');
});

test('whoever joins and leaves again has changed nothing', () => {
	const kind = fc.constantFrom('adult', 'child', 'infant' as const);
	const party = fc.record({
		adults: fc.integer({ min: 1, max: 5 }),
		children: fc.integer({ min: 0, max: 3 }),
		infants: fc.integer({ min: 0, max: 1 }),
	});
	fc.assert(
		fc.property(party, kind, (of, joining) => {
			const words = [
				`${of.adults}-adult${of.adults > 1 ? 's' : ''}`,
				of.children > 0 ? `${of.children}-child${of.children > 1 ? 'ren' : ''}` : '',
				of.infants > 0 ? '1-infant' : '',
			];
			const text = words.filter(Boolean).join('-');
			expect(readParty(text)).toEqual(of);
			const size = of.adults + of.children + of.infants;
			const names = named(...Array.from({ length: size }, (_, index) => `T${index}`));
			const joined = partyWith(booked({ party: text }, size, 'flight'), names, {
				...bob,
				kind: joining,
			});
			if ('refusal' in joined) return;
			const larger = booked({ party: joined.party }, joined.travellers, 'flight');
			const left = changed(partyWithout(larger, joined.named, joined.seat ?? 0));
			expect(left).toMatchObject({ travellers: size, party: text, named: names });
		}),
	);
});

/** A paid tour that leaves in so many days. */
function paidTour(price: number, travellers: number, days = 60) {
	const total = tourTotal(price, travellers);
	const one = { ...booked({ price }, travellers), totalPrice: total, quotedPrice: null };
	const refundable = {
		type: 'tour' as const,
		total,
		paid: total,
		travellers,
		departure: addDays('2026-11-21', days),
		bookedAt: noon,
		confirmedAt: noon,
	};
	return { one, refundable, total };
}

test('by the rules of a tour one more and one less come to what so many would have paid', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 10, max: 9000 }),
			fc.integer({ min: 2, max: 20 }),
			(price, size) => {
				const { one, total } = paidTour(price, size);
				const share = shareOfOne(one);
				expect(priceWithout(one, share).totalPrice).toBe(tourTotal(price, size - 1));
				const addition = tourTotal(price, size + 1) - total;
				expect(priceWith(one, addition).totalPrice).toBe(tourTotal(price, size + 1));
			},
		),
	);
});

test.each([
	[60, 90],
	[45, 70],
	[30, 50],
	[15, 25],
	[14, 0],
])('%i days before a tour whoever leaves gets %i percent of theirs back', (days, percent) => {
	const { one, refundable } = paidTour(1000, 3, days);
	const back = 11 * percent;
	expect(offForOne(refundable, one, noon)).toEqual({ least: back, most: back });
});

test('of what is not confirmed, or not paid, nothing is kept', () => {
	const { one, refundable } = paidTour(1000, 3, 10);
	const all = { least: 1100, most: 1100 };
	expect(offForOne({ ...refundable, confirmedAt: null, paid: 0 }, one, noon)).toEqual(all);
	expect(offForOne({ ...refundable, paid: 0 }, one, noon)).toEqual(all);
	// A tenth was paid of all: of one it is kept, and no more.
	expect(offForOne({ ...refundable, paid: 330 }, one, noon)).toEqual({ least: 990, most: 990 });
});

test('of a flight it is what the airline gives, less the fee of one', () => {
	const flight = { ...booked({ price: 500 }, 2, 'flight'), totalPrice: 1000, quotedPrice: null };
	const { refundable } = paidTour(1000, 2);
	const later = new Date(noon.getTime() + 25 * 3_600_000);
	const of = { ...refundable, type: 'flight' as const, total: 1000, paid: 1000 };
	expect(shareOfOne(flight)).toBe(dealTotal(500, 1));
	expect(offForOne(of, flight, noon)).toEqual({ least: 500, most: 500 });
	expect(offForOne(of, flight, later)).toEqual({ least: 0, most: 475 });
});

test('a second one who leaves gets nothing of what the first one left', () => {
	const { one, refundable, total } = paidTour(1000, 3, 30);
	const first = priceWithout(one, offForOne(refundable, one, noon).most);
	expect(first.totalPrice).toBe(total - 550);
	const two = { ...booked({ price: 1000 }, 2), ...first };
	expect(shareOfOne(two)).toBe(1100);
});

test('what the desk took off stays in proportion, to the cent and never more than it may be', () => {
	const dollars = fc.integer({ min: 2, max: 400_000 });
	fc.assert(
		fc.property(
			dollars,
			fc.integer({ min: 55, max: 100 }),
			fc.integer({ min: 2, max: 9 }),
			(quoted, percent, size) => {
				const totalPrice = Math.ceil(quoted * percent) / 100;
				const one = { ...booked({}, size), totalPrice, quotedPrice: quoted };
				const after = priceWithout(one, shareOfOne(one));
				expect(after.totalPrice).toBeGreaterThanOrEqual(0);
				// In dollars, so that nothing is divided by nothing.
				const leastAgreed = ((after.quotedPrice ?? 0) * totalPrice) / quoted;
				expect(after.totalPrice).toBeGreaterThanOrEqual(leastAgreed - 1e-6);
				expect(priceWith(one, 12.34)).toEqual({
					totalPrice: Math.round(totalPrice * 100 + 1234) / 100,
					quotedPrice: Math.round(quoted * 100 + 1234) / 100,
				});
			},
		),
	);
});

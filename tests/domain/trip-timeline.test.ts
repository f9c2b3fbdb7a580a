import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type BookingLife, type TripEvent, tripTimeline } from '#src/domain/trips/timeline.ts';

const at = (day: number) => new Date(Date.UTC(2027, 0, day));
const life: BookingLife = {
	standing: 'Held',
	bookedAt: at(1),
	heldUntil: at(3),
	history: [],
	requests: [],
	money: { state: 'Unpaid', isPaidByWord: false, payments: [] },
	phase: 'ahead',
};
const byWord: BookingLife['money'] = { state: 'Paid', isPaidByWord: true, payments: [] };
const deposit = { amount: 300, at: at(3) };
const rest = { amount: 700, at: at(4) };
const confirmed: TripEvent = { status: 'Confirmed', at: at(2), by: 'desk' };
const cancelled: TripEvent = { status: 'Cancelled', at: at(5), by: 'traveller' };

/** 'booked', and what is not done yet with its state: 'paid (later)'. */
function steps(of: Partial<BookingLife>): string[] {
	return tripTimeline({ ...life, ...of }).map(({ name, state }) =>
		state === 'done' ? name : `${name} (${state})`,
	);
}

const toCome = ['confirmed (next)', 'paid (later)', 'travelled (later)'];

test.each<[string, Partial<BookingLife>, string[]]>([
	['one that is held', {}, ['booked', ...toCome]],
	['one from before there were holds', { standing: 'Pending' }, ['booked', ...toCome]],
	['one whose hold ended', { standing: 'Expired' }, ['booked', 'hold ended', ...toCome]],
	['one whose day passed unconfirmed', { standing: 'Pending', phase: 'over' }, ['booked']],
	[
		'a confirmed one',
		{ standing: 'Confirmed', history: [confirmed], money: byWord },
		['booked', 'confirmed', 'paid', 'travelled (next)'],
	],
	[
		'one that was confirmed before that was written down',
		{ standing: 'Confirmed', money: byWord },
		['booked', 'confirmed', 'paid', 'travelled (next)'],
	],
	[
		'one that was travelled',
		{ standing: 'Confirmed', history: [confirmed], money: byWord, phase: 'over' },
		['booked', 'confirmed', 'paid', 'travelled'],
	],
	[
		'one that was cancelled after it was confirmed',
		{ standing: 'Cancelled', history: [confirmed, cancelled] },
		['booked', 'confirmed', 'cancelled'],
	],
	['one that was cancelled long ago', { standing: 'Cancelled' }, ['booked', 'cancelled']],
	[
		'one that was cancelled and taken up again',
		{ standing: 'Confirmed', history: [cancelled, { ...confirmed, at: at(6) }], money: byWord },
		['booked', 'cancelled', 'confirmed', 'paid', 'travelled (next)'],
	],
	[
		'one whose traveller asked to cancel, and stayed after all',
		{
			standing: 'Confirmed',
			history: [confirmed],
			money: byWord,
			requests: [{ state: 'withdrawn', askedAt: at(3), decidedAt: at(4) }],
		},
		['booked', 'confirmed', 'asked to cancel', 'request withdrawn', 'paid', 'travelled (next)'],
	],
	[
		'one that is confirmed and not paid',
		{ standing: 'Confirmed', history: [confirmed] },
		['booked', 'confirmed', 'paid (next)', 'travelled (later)'],
	],
	[
		'one of which a part is paid',
		{
			standing: 'Confirmed',
			history: [confirmed],
			money: { state: 'Part paid', isPaidByWord: false, payments: [deposit] },
		},
		['booked', 'confirmed', 'part paid', 'paid (next)', 'travelled (later)'],
	],
	[
		'one that was paid in two parts, before it was confirmed',
		{
			standing: 'Confirmed',
			history: [{ ...confirmed, at: at(5) }],
			money: { state: 'Paid', isPaidByWord: false, payments: [deposit, rest] },
		},
		['booked', 'paid', 'confirmed', 'travelled (next)'],
	],
	[
		'one that is held and paid',
		{ money: { state: 'Paid', isPaidByWord: false, payments: [deposit, rest] } },
		['booked', 'paid', 'confirmed (next)', 'travelled (later)'],
	],
	[
		'one that was travelled and is not paid yet',
		{ standing: 'Confirmed', history: [confirmed], phase: 'over' },
		['booked', 'confirmed', 'travelled', 'paid (next)'],
	],
	[
		'one that was cancelled and paid back',
		{
			standing: 'Cancelled',
			history: [confirmed, cancelled],
			money: {
				state: 'Refunded',
				isPaidByWord: false,
				payments: [deposit, rest, { amount: -900, at: at(8) }],
			},
		},
		['booked', 'confirmed', 'payment received', 'cancelled', 'refunded'],
	],
	[
		'one that was cancelled before its money went back',
		{
			standing: 'Cancelled',
			history: [confirmed, cancelled],
			money: { state: 'Paid', isPaidByWord: false, payments: [deposit, rest] },
		},
		['booked', 'confirmed', 'payment received', 'cancelled'],
	],
	[
		'one whose payment was given back, as it was another’s',
		{
			standing: 'Confirmed',
			history: [confirmed],
			money: {
				state: 'Unpaid',
				isPaidByWord: false,
				payments: [deposit, { amount: -300, at: at(4) }],
			},
		},
		['booked', 'confirmed', 'paid (next)', 'travelled (later)'],
	],
])('the life of %s', (_, of, expected) => {
	expect(steps(of)).toEqual(expected);
});

test('what was cancelled by its traveller is not said to be the desk’s doing', () => {
	const [, step] = tripTimeline({ ...life, standing: 'Cancelled', history: [cancelled] });
	expect(step).toEqual({ name: 'cancelled', state: 'done', by: 'traveller', at: at(5) });
});

test('what is done stands before what is to come, of which at most one is next', () => {
	const event = fc.record({
		status: fc.constantFrom('Pending Confirmation', 'Confirmed', 'Cancelled'),
		at: fc.integer({ min: 2, max: 300 }).map(at),
		by: fc.constantFrom('desk', 'traveller'),
	});
	const request = fc.record({
		state: fc.constantFrom('asked', 'accepted', 'declined', 'withdrawn'),
		askedAt: fc.integer({ min: 2, max: 300 }).map(at),
		decidedAt: fc.option(fc.integer({ min: 2, max: 300 }).map(at)),
	});
	const any = fc.record({
		standing: fc.constantFrom('Pending', 'Held', 'Expired', 'Confirmed', 'Cancelled'),
		history: fc.array(event, { maxLength: 5 }),
		requests: fc.array(request, { maxLength: 3 }),
		phase: fc.constantFrom('ahead', 'under way', 'over'),
		money: fc.record({
			state: fc.constantFrom('Paid', 'Part paid', 'Unpaid', 'Refunded', null),
			isPaidByWord: fc.boolean(),
			payments: fc.array(
				fc.record({
					amount: fc.constantFrom(300, -300),
					at: fc.integer({ min: 2, max: 300 }).map(at),
				}),
				{ maxLength: 3 },
			),
		}),
	});
	fc.assert(
		fc.property(any, (of) => {
			const states = tripTimeline({ ...life, ...of }).map(({ state }) => state);
			const order = ['done', 'next', 'later'];
			expect(states).toEqual(
				states.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
			);
			expect(states.filter((state) => state === 'next').length).toBeLessThanOrEqual(1);
			expect(states[0]).toBe('done');
		}),
	);
});

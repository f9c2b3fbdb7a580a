import { addDays } from 'date-fns/addDays';

import { handle } from '#functions/api.ts';
import { priceAnswered } from '#src/contract/trips/price.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { dateSeen } from '#src/domain/trips/other-date.ts';
import { partyChangeSeen } from '#src/domain/trips/party-change.ts';
import { scheduleRefundReason, scheduleRefundSeen } from '#src/domain/trips/schedule-answer.ts';
import { travellersMark } from '#src/domain/trips/seated-traveller.ts';
import { totalSeen } from '#src/domain/trips/total-seen.ts';
import { messages, scheduleChanges, waitingList } from '#src/server/db/schema.ts';

import { testNow } from './api.ts';
import { type deskTour, price } from './desk-tour.ts';
import { type Answer, operationWays, type Way } from './operation-ways.ts';
import { offer } from './schedule-calls.ts';

/** One verb in one situation, and every way in which somebody does it. */
export type Case = { begin: () => Promise<number>; ways: Record<string, Way> };

/** Each verb in each situation, with every way to do it: a new caller of one is a line here. */
export function operationCases(desk: ReturnType<typeof deskTour>): Record<string, Case> {
	const { db, ask, booked, post, store } = desk;
	const { atDesk, specified, onTrip } = operationWays(desk);

	/** Somebody who waits for seats of the first departure. */
	async function graceWaits() {
		const grace = { name: 'Grace', email: 'grace@example.com', phone: '', travellers: 5 };
		await db.insert(waitingList).values({ ...grace, departureId: 1 });
	}

	const wrote = (bookingId: number, said: typeof messages.$inferInsert) =>
		db.insert(messages).values({ ...said, bookingId, createdAt: testNow });
	const askedToCancel = { kind: 'cancellation', cancellation: 'asked', body: '' } as const;
	const asked = (id: number) => wrote(id, { ...askedToCancel, refund: 1540 });

	const paid = { status: 'Confirmed', paidByWord: tourTotal(price, 2) } as const;
	const full = tourTotal(price, 2);
	const refund = { amount: 100, reason: 'Promised on the phone' };
	const allBack = { amount: 1240, reason: scheduleRefundReason };
	const bob = { kind: 'traveller', name: 'Bob Byron', birthDate: '1990-05-31', needs: '' };

	return {
		'cancelling what is held': {
			async begin() {
				await graceWaits();
				return booked(1, 2);
			},
			ways: {
				...atDesk('cancel', {}),
				...specified({ status: 'Cancelled' }),
				...onTrip('cancel', { seen: 'unpaid' }),
			},
		},
		'cancelling what is paid, for another amount': {
			begin: () => booked(1, 2, paid),
			ways: { ...atDesk('cancel', { refund }), ...specified({ status: 'Cancelled', refund }) },
		},
		'cancelling what its traveller asks to cancel': {
			async begin() {
				const id = await booked(1, 2, paid);
				await asked(id);
				return id;
			},
			ways: {
				...atDesk('cancel', {}),
				...atDesk('cancel', { request: 1 }, 'by accepting the request'),
				...specified({ status: 'Cancelled' }),
			},
		},
		'cancelling what an airline changed too much': {
			async begin() {
				const details = { origin: offer.origin, destination: offer.destination, legs: offer.legs };
				const flown = { totalPrice: 1240, paidByWord: 1240, details };
				const id = await store(1, { status: 'Confirmed', ...flown });
				await db.insert(scheduleChanges).values({
					bookingId: id,
					before: offer.legs,
					after: offer.legs,
					isSignificant: true,
					answer: 'asked',
				});
				return id;
			},
			ways: {
				...atDesk('cancel', { refund: allBack }),
				...specified({ status: 'Cancelled', refund: allBack }),
				...onTrip('schedule', { change: '1', answer: 'refund', seen: scheduleRefundSeen(1240) }),
			},
		},
		'cancelling without a letter': {
			begin: () => booked(1, 2),
			ways: {
				...atDesk('cancel', { letter: 'none' }),
				...specified({ status: 'Cancelled', sendsLetter: false }),
			},
		},
		'confirming what is held': {
			begin: () => booked(1, 2),
			ways: { ...atDesk('confirm', {}), ...specified({ status: 'Confirmed' }) },
		},
		'confirming what gave its seats back': {
			begin: () => booked(1, 2, { heldUntil: testNow }),
			ways: { ...atDesk('confirm', {}), ...specified({ status: 'Confirmed' }) },
		},
		'confirming what is cancelled': {
			begin: () => booked(1, 2, { status: 'Cancelled', refund: 100, kept: 0 }),
			ways: { ...atDesk('confirm', {}), ...specified({ status: 'Confirmed' }) },
		},
		'confirming while a cancellation is untold': {
			async begin() {
				const id = await booked(1, 2, paid);
				await ask(handle, 'PATCH', `/api/bookings/${id}`, { status: 'Cancelled' });
				return id;
			},
			ways: { ...atDesk('confirm', {}), ...specified({ status: 'Confirmed' }) },
		},
		'confirming what is taken on the phone': {
			begin: () => Promise.resolve(1),
			ways: {
				'at once': { actor: 'agent', go: () => takenByPhone({ isConfirmed: true }) },
				'on its page': {
					actor: 'agent',
					async go() {
						await takenByPhone({ isConfirmed: false });
						return post('/api/desk/bookings/1/confirm', { version: 1 });
					},
				},
				'by the specified call': {
					actor: 'administrator',
					async go() {
						await takenByPhone({ isConfirmed: false });
						return ask(handle, 'PATCH', '/api/bookings/1', { status: 'Confirmed' });
					},
				},
			},
		},
		're-opening': {
			begin: () => booked(1, 2, { status: 'Cancelled', refund: 100, kept: 0 }),
			ways: atDesk('reopen', {}),
		},
		'extending a hold': {
			begin: () => booked(1, 2, { heldUntil: testNow }),
			ways: atDesk('hold', { until: addDays(testNow, 2).toISOString() }),
		},
		'changing the price': {
			begin: () => booked(1, 2),
			ways: atDesk('price', { total: full - 100, reason: 'Promised on the phone' }),
		},
		'raising the price': {
			async begin() {
				const id = await booked(1, 2, paid);
				await wrote(id, { kind: 'answer', body: 'May it be more?', askedTotal: full + 100 });
				return id;
			},
			ways: {
				...atDesk('price', { total: full + 100, reason: priceAnswered.reason, isAgreed: true }),
				...onTrip('price', { answer: 'agreed', seen: totalSeen(full + 100) }),
			},
		},
		'changing the contact': {
			begin: () => store(1),
			ways: atDesk('contact', {
				name: 'Ada King',
				email: 'king@example.com',
				phone: '+44 20 7946 0958',
			}),
		},
		'recording a payment': {
			begin: () => booked(1, 2),
			ways: atDesk('payments', { amount: 500, method: 'Cash', paidOn: '2026-11-20' }),
		},
		'recording a refund': {
			begin: () => booked(1, 2, { paid: full + 50 }),
			ways: atDesk('payments', {
				amount: -50,
				note: 'It was paid twice',
				method: 'Card',
				paidOn: '2026-11-20',
			}),
		},
		'setting terms of payment': {
			begin: () => booked(1, 2, { status: 'Confirmed' }),
			ways: atDesk('payment-terms', {}),
		},
		moving: {
			async begin() {
				await graceWaits();
				return booked(1, 2);
			},
			ways: {
				...atDesk('move', { departureId: 2, total: full }),
				...onTrip('move', { to: dateSeen({ to: { departureId: 2 }, total: full }) }),
			},
		},
		'naming travellers': {
			begin: () => booked(1, 2),
			ways: {
				...atDesk('travellers', {
					travellers: [{ seat: 1, name: 'Ada Lovelace', birthDate: '1980-12-10', needs: '' }],
					seen: travellersMark([]),
					letter: 'none',
				}),
				...onTrip('travellers', {
					name: { 1: 'Ada Lovelace' },
					birthDate: { 1: '1980-12-10' },
				}),
			},
		},
		'having an invoice written': {
			begin: () => booked(1, 2, paid),
			ways: onTrip('invoice', { addressee: 'Analytical Engines Ltd\n12 St James Square' }),
		},
		'adding a traveller': {
			begin: () => booked(1, 2),
			ways: atDesk('party/add', { traveller: bob, addition: tourTotal(price, 3) - full }),
		},
		'adding somebody who is not named yet': {
			begin: () => booked(1, 2),
			ways: {
				...atDesk('party/add', {
					traveller: { kind: 'traveller', name: '', birthDate: '', needs: '' },
					addition: tourTotal(price, 3) - full,
				}),
				...onTrip('party', {
					change: partyChangeSeen({
						does: 'add',
						kind: 'traveller',
						amount: tourTotal(price, 3) - full,
					}),
				}),
			},
		},
		'taking a traveller off': {
			begin: () => booked(1, 2),
			ways: {
				...atDesk('party/take-off', { seat: 2, refund: { amount: full / 2 } }),
				...onTrip('party', {
					change: partyChangeSeen({ does: 'take off', seat: 2, amount: full / 2 }),
				}),
			},
		},
	};

	async function takenByPhone({ isConfirmed }: { isConfirmed: boolean }): Promise<Answer> {
		const wish = {
			name: 'Ada Lovelace',
			phone: '+44 20 7946 0958',
			email: 'ada@example.com',
			type: 'tour',
			itemId: 1,
			travelers: 2,
			totalPrice: full,
			details: { departureDate: '2027-05-15' },
			travellers: [],
			isConfirmed,
			sendsLetter: true,
		};
		return ask(handle, 'POST', '/api/desk/bookings', wish);
	}
}

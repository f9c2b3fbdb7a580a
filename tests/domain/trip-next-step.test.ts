import { expect, test } from 'vitest';

import type { BookingStanding } from '#src/domain/bookings/hold.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { nextStep } from '#src/domain/trips/next-step.ts';
import type { TripPhase } from '#src/domain/trips/travel-days.ts';

const reading = normaliseBooking({ type: 'tour', travelers: 1 }, 'BD');
const ada = { seat: 1, name: 'Ada Lovelace', birthDate: '1980-12-10', needs: '' };

function next(standing: BookingStanding, phase: TripPhase, more: object = {}) {
	if (!reading) throw new Error('This is a record.');
	return nextStep(
		{
			standing,
			reading,
			travellers: [ada],
			messages: [],
			scheduleChange: null,
			priceAsked: null,
			seatsAreKept: false,
			due: 0,
			...more,
		},
		phase,
	);
}

test.each<[BookingStanding, TripPhase, string]>([
	['Held', 'ahead', 'call before the hold ends'],
	['Pending', 'ahead', 'call to confirm'],
	['Expired', 'ahead', 'call after the hold'],
	['Held', 'over', 'never confirmed'],
	['Expired', 'over', 'never confirmed'],
	['Confirmed', 'ahead', 'look forward'],
	['Confirmed', 'under way', 'have a good trip'],
	['Confirmed', 'over', 'tell us how it was'],
	['Cancelled', 'ahead', 'find another trip'],
	['Cancelled', 'over', 'find another trip'],
])('of a trip that is %s and %s: %s', (standing, phase, step) => {
	expect(next(standing, phase)).toBe(step);
});

test('travellers are to be completed while the trip lies ahead, and only once it is confirmed', () => {
	const missing = { travellers: [{ ...ada, birthDate: null }] };
	expect(next('Confirmed', 'ahead', missing)).toBe('complete the travellers');
	expect(next('Confirmed', 'under way', missing)).toBe('have a good trip');
	expect(next('Held', 'ahead', missing)).toBe('call before the hold ends');
});

test('a higher price that the desk asks for is answered before anything is paid', () => {
	const asked = { priceAsked: {}, due: 100 };
	expect(next('Confirmed', 'ahead', asked)).toBe('answer the new price');
	expect(next('Confirmed', 'under way', asked)).toBe('have a good trip');
});

test('new times that wait for an answer come first, while there is time to answer', () => {
	const asked = { scheduleChange: { answer: 'asked' } };
	expect(next('Confirmed', 'ahead', asked)).toBe('answer the new times');
	expect(next('Held', 'ahead', asked)).toBe('answer the new times');
	expect(next('Confirmed', 'under way', asked)).toBe('have a good trip');
	expect(next('Confirmed', 'ahead', { scheduleChange: { answer: 'accepted' } })).toBe(
		'look forward',
	);
	expect(next('Cancelled', 'ahead', asked)).toBe('find another trip');
});

test('who asked to cancel waits for the answer, and no longer once there is one', () => {
	const asked = (cancellation: string) => ({ messages: [{ cancellation }] });
	expect(next('Confirmed', 'ahead', asked('asked'))).toBe('wait for the cancellation');
	expect(next('Confirmed', 'ahead', asked('declined'))).toBe('look forward');
	expect(next('Cancelled', 'ahead', asked('accepted'))).toBe('find another trip');
});

test('what is open is to be paid once the trip is confirmed, before all else that is asked for', () => {
	const open = { due: 0.01, travellers: [{ ...ada, birthDate: null }] };
	expect(next('Confirmed', 'ahead', open)).toBe('pay what is open');
	expect(next('Held', 'ahead', open)).toBe('call before the hold ends');
	expect(next('Confirmed', 'under way', open)).toBe('have a good trip');
	expect(next('Confirmed', 'ahead', { due: -1 })).toBe('look forward');
});

test('seats that are kept for a trip that was called off are to be taken or given back', () => {
	expect(next('Cancelled', 'ahead', { seatsAreKept: true })).toBe('answer the kept seats');
	expect(next('Confirmed', 'ahead', { seatsAreKept: false })).toBe('look forward');
});

import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { changes } from '#src/server/db/schema.ts';

import { testDatabase } from '../support/database.ts';
import { scheduleCalls } from '../support/schedule-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const { asAgent, store, perform, done, undo, bookingNow, letters, changesNow } = scheduleCalls(db);
beforeEach(() => asAgent());

describe('the first times of a deal', () => {
	const days = [
		{ origin: 'JFK', destination: 'LHR', date: '2026-12-10' },
		{ origin: 'LHR', destination: 'JFK', date: '2026-12-20' },
	];
	const times = [
		[{ departsAt: '2026-12-10T20:35', arrivesAt: '2026-12-11T08:45' }],
		[{ departsAt: '2026-12-20T11:20', arrivesAt: '2026-12-20T14:30' }],
	];
	const dayLater = times.with(1, [
		{ departsAt: '2026-12-21T11:20', arrivesAt: '2026-12-21T14:30' },
	]);

	test('on its days are told and not asked about; what moves then is measured from them', async () => {
		const id = await store(1, { status: 'Confirmed' });
		const { booking, operation } = await done(id, 'schedule', { times, stops: [1, 0] });
		expect(operation?.summary).toBe('First flight times');
		expect(booking.details).toMatchObject({
			departureDate: '2026-12-10',
			returnDate: '2026-12-20',
			duration: '7h 10m',
			legs: [
				{ stops: 1, stop: null },
				{ stops: 0, departsAt: '2026-12-20T11:20' },
			],
		});
		expect(await changesNow()).toMatchObject([
			{ before: days, isSignificant: false, answer: null },
		]);
		const [letter] = await letters();
		expect(letter?.subject).toMatch(/has its flight times$/);
		expect(letter?.body).toContain('The airline has given the times');
		expect(letter?.body).toContain('Outward, leaves New York (JFK): Thu, Dec 10, 8:35 PM');
		expect(letter?.body).not.toContain('→');
		expect(letter?.calendar).toContain('DTSTART;TZID=America/New_York:20261210T203500');
		// The log tells them once, as flights.
		const logged = await db.select().from(changes).orderBy(desc(changes.id));
		expect(logged.map(({ after }) => Object.keys(after ?? {}))).toEqual([['details']]);

		const second = await done(id, 'schedule', {
			times: times.with(1, [{ departsAt: '2026-12-20T14:20', arrivesAt: '2026-12-20T17:30' }]),
		});
		expect(second.operation?.summary).toBe('New flight times, by up to 3h: the traveler is asked');
	});

	test('on another day are the traveller’s to decide, and go without a trace when they are undone', async () => {
		const id = await store(1, { status: 'Confirmed' });
		const { operation } = await done(id, 'schedule', { times: dayLater });
		expect(operation?.summary).toBe('First flight times, on another day: the traveler is asked');
		expect(await changesNow()).toMatchObject([{ isSignificant: true, answer: 'asked' }]);
		const [letter] = await letters();
		expect(letter?.subject).toMatch(/has its flight times: please answer$/);
		expect(letter?.body).toContain('Sun, Dec 20 → Mon, Dec 21, 11:20 AM (1 day later)');
		expect(letter?.body).toContain('That is not on the days that you booked, so it is yours');
		expect((await undo(operation)).status).toBe(200);
		expect(await changesNow()).toEqual([]);
		expect((await bookingNow(id)).details).toEqual(storedBooking(1).details);
	});

	test('asked about on another day and then given on the booked ones are told alone', async () => {
		const id = await store(1, { status: 'Confirmed' });
		await done(id, 'schedule', { times: dayLater });
		const { operation } = await done(id, 'schedule', { times });
		expect(operation?.summary).toBe('New flight times');
		expect((await changesNow())[1]).toMatchObject({ before: days, answer: null });
	});

	test('that cannot be are refused where they were typed', async () => {
		const id = await store(1);
		for (const [at, wrong] of [
			['times.0.0.arrivesAt', '2026-12-10T20:00'],
			['times.0.0.arrivesAt', ''],
		] as const) {
			const asked = times.with(0, [{ departsAt: '2026-12-10T20:35', arrivesAt: wrong }]);
			const refused = await perform(id, 'schedule', { times: asked });
			expect(refused).toMatchObject({ status: 400 });
			expect(JSON.stringify(refused.body)).toContain(at);
		}
	});
});

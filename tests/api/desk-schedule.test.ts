import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { readMoves } from '#src/contract/desk/move.ts';
import { scheduleMessages } from '#src/contract/desk/schedule.ts';
import { scheduleAnswerMessages } from '#src/contract/trips/schedule.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';
import { scheduleAnswerWords, scheduleRefundSeen } from '#src/domain/trips/schedule-answer.ts';
import { messages, operations, outbox } from '#src/server/db/schema.ts';

import { testDatabase } from '../support/database.ts';
import { offer, scheduleCalls } from '../support/schedule-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
const {
	deps,
	asAgent,
	store,
	perform,
	done,
	undo,
	read,
	bookingNow,
	letters,
	flight,
	later,
	changesNow,
	answer,
} = scheduleCalls(db);
beforeEach(() => asAgent());

describe('new times', () => {
	test('are the booking’s from then on, and its traveller hears of them', async () => {
		const id = await flight();
		const { booking, operation } = await done(id, 'schedule', { times: later(120) });
		expect(operation?.summary).toBe('New flight times, by up to 2h');
		expect(readLegs(booking.details['legs'])[1]?.departsAt).toBe(later(120)[1]?.[0]?.departsAt);
		expect(await changesNow()).toMatchObject([{ isSignificant: false, answer: null }]);
		const [letter] = await letters();
		expect(letter?.subject).toMatch(/has new flight times$/);
		expect(letter?.calendar).toContain('SEQUENCE:2');
		expect((await undo(operation)).status).toBe(200);
		expect(await changesNow()).toEqual([]);
		expect((await bookingNow(id)).details['legs']).toEqual(offer.legs);
	});

	test('more than the policy’s two hours off are asked about, however slowly they moved', async () => {
		const id = await flight();
		await done(id, 'schedule', { times: later(90) });
		const { operation } = await done(id, 'schedule', { times: later(121) });
		expect(operation?.summary).toBe('New flight times, by up to 2h 1m: the traveler is asked');
		expect((await changesNow())[1]).toMatchObject({
			isSignificant: true,
			answer: 'asked',
			before: offer.legs,
		});
		expect((await letters()).at(-1)?.subject).toMatch(/please answer$/);
	});

	test('move the day of departure, and the way back’s, along', async () => {
		const id = await flight();
		const times = later(24 * 60);
		const { booking } = await done(id, 'schedule', { times });
		const day = times[1]?.[0]?.departsAt.slice(0, 10);
		expect(booking.details).toMatchObject({ departureDate: '2026-12-10', returnDate: day });
	});

	test('that a booking was moved away from by an earlier release are undone after the move', async () => {
		const id = await flight();
		const { operation: recorded } = await done(id, 'schedule', { times: later(300) });
		const { body } = await read(`/api/desk/bookings/${id}/moves`);
		const moves = readMoves.reply.parse(body);
		if (moves.type !== 'flight') throw new Error('A flight is no tour.');
		const [chosen] = moves.offers;
		const { operation: moved } = await done(id, 'move', {
			offer: chosen?.id,
			total: chosen?.total,
			isAgreed: true,
		});
		expect(await changesNow()).toEqual([]);
		// It called an operation a deed.
		const before = sql`replace(${operations.before}::text, '"operationId"', '"deedId"')::jsonb`;
		await db
			.update(operations)
			.set({ before })
			.where(eq(operations.id, moved?.id ?? 0));
		expect((await undo(moved)).status).toBe(200);
		expect(await changesNow()).toMatchObject([{ operationId: recorded?.id }]);
		expect((await undo(recorded)).status).toBe(200);
		expect(await changesNow()).toEqual([]);
	});

	test('may stay as they are while the desk names who flies, who then stands alone', async () => {
		const id = await flight();
		const flights = [
			{ airline: 'British Airways', number: 'BA 178' },
			{ airline: 'Virgin Atlantic', number: 'VS 3' },
		];
		const { booking, operation } = await done(id, 'schedule', { times: later(0), flights });
		expect(booking.details).toMatchObject({
			airline: 'British Airways and Virgin Atlantic',
			legs: flights.map((flown) => ({ ...flown, isNamed: true })),
		});
		expect(await changesNow()).toMatchObject([{ isSignificant: false, answer: null }]);
		const [letter] = await letters();
		expect(letter?.body).toContain('confirmed who flies you');
		expect(letter?.body).toContain('British Airways BA 178');
		expect(letter?.body).not.toContain('partner airline');
		const again = await perform(id, 'schedule', { times: later(0), flights });
		expect(again.body).toMatchObject({ message: scheduleMessages.unchanged });
		expect((await undo(operation)).status).toBe(200);
		expect(await bookingNow(id)).not.toMatchObject({
			details: { airline: 'British Airways and Virgin Atlantic' },
		});
	});

	test('that cannot be are refused where they were typed, and nothing is stored', async () => {
		const id = await flight();
		const times = later(0);
		const last = times[1]?.at(-1);
		if (last) last.arrivesAt = '2026-12-01T10:00';
		const refused = await perform(id, 'schedule', { times });
		expect(refused).toMatchObject({ status: 400 });
		expect(JSON.stringify(refused.body)).toContain(
			`times.1.${(times[1]?.length ?? 0) - 1}.arrivesAt`,
		);
		for (const [asked, message] of [
			[later(0), scheduleMessages.unchanged],
			[later(0).slice(0, 1), scheduleMessages.otherFlights],
		] as const) {
			expect(await perform(id, 'schedule', { times: asked })).toMatchObject({
				status: 400,
				body: { message },
			});
		}
		expect(await bookingNow(id)).toMatchObject({ version: 1 });
		expect(await letters()).toEqual([]);
	});

	test('are for flights whose times are kept, that leave yet', async () => {
		const over = await flight({ departureDate: '2026-11-01' });
		expect(await perform(over, 'schedule', { times: later(60) })).toMatchObject({
			status: 409,
			body: { message: scheduleMessages.departed },
		});
		const elsewhere = { origin: 'New York', destination: 'Nowhere (XQX)' };
		const unknown = await store(2, { details: { ...storedBooking(2).details, ...elsewhere } });
		expect(await perform(unknown, 'schedule', { times: later(60) })).toMatchObject({
			status: 409,
			body: { message: scheduleMessages.noTimes },
		});
	});
});

describe('asked', () => {
	const asked = async (id: number) => {
		const { operation } = await done(id, 'schedule', { times: later(300) });
		const change = (await changesNow()).at(-1)?.id;
		return { operation, change: String(change) };
	};

	test('a traveller accepts once, the desk reads it, and no undo takes it back', async () => {
		const id = await flight();
		const { operation, change } = await asked(id);
		const accepted = { change, answer: 'accepted' };
		for (const _ of [1, 2]) {
			expect(await answer(id, accepted)).toMatchObject({
				status: 200,
				body: { message: scheduleAnswerMessages.accepted },
			});
		}
		expect(await changesNow()).toMatchObject([{ answer: 'accepted', answeredAt: deps.now() }]);
		expect(await db.select().from(messages)).toMatchObject([
			{ kind: 'question', body: scheduleAnswerWords.accepted, readAt: null },
		]);
		const kinds = (await letters()).map(({ kind }) => kind);
		expect(kinds).toEqual(['schedule-changed', 'trip-message-for-desk', 'schedule-accepted']);
		expect(await undo(operation)).toMatchObject({
			status: 409,
			body: { message: scheduleMessages.answered },
		});
		expect(await changesNow()).toHaveLength(1);
		// What was accepted is what the next change is measured from.
		await done(id, 'schedule', { times: later(330) });
		expect((await changesNow())[1]).toMatchObject({ isSignificant: false });
		expect(await answer(id, { change, answer: 'refund', seen: '1240.00' })).toMatchObject({
			status: 409,
			body: { message: scheduleAnswerMessages.changedAgain },
		});
	});

	test('a traveller takes all they paid back, without the policy’s fee', async () => {
		const id = await flight();
		const { change } = await asked(id);
		const refund = { change, answer: 'refund' };
		expect(await answer(id, { ...refund, seen: '0.00' })).toMatchObject({
			status: 409,
			body: { message: scheduleAnswerMessages.refundChanged },
		});
		const { totalPrice } = await bookingNow(id);
		const seen = scheduleRefundSeen(totalPrice);
		expect(await answer(id, { ...refund, seen })).toMatchObject({ status: 200 });
		expect(await bookingNow(id)).toMatchObject({ status: 'Cancelled', refund: 1240 });
		const cancelled = (await db.select().from(outbox).orderBy(outbox.id)).find(
			({ kind }) => kind === 'booking-cancelled',
		);
		expect(cancelled?.body).toContain('You get back $1,240.00.');
		// The same once more, and another answer.
		expect(await answer(id, { ...refund, seen })).toMatchObject({ status: 200 });
		expect(await answer(id, { change, answer: 'accepted' })).toMatchObject({
			status: 409,
			body: { message: scheduleAnswerMessages.answered },
		});
	});

	test('a traveller who has paid nothing gives it back for nothing', async () => {
		const id = await flight({
			status: 'Pending Confirmation',
			heldUntil: new Date('2026-11-30T12:00:00Z'),
			paid: 0,
		});
		const { change } = await asked(id);
		const given = await answer(id, { change, answer: 'refund', seen: '0.00' });
		expect(given.status).toBe(200);
		expect(await bookingNow(id)).toMatchObject({ status: 'Cancelled', refund: 0 });
	});

	test('is nobody of what is too small to be asked, or of another trip', async () => {
		const id = await flight();
		const { change } = await asked(id);
		const other = await store(2);
		expect(await answer(other, { change, answer: 'accepted' })).toMatchObject({
			status: 409,
			body: { message: scheduleAnswerMessages.notAsked },
		});
		await done(id, 'schedule', { times: later(60) });
		const small = (await changesNow()).at(-1)?.id;
		expect(await answer(id, { change: String(small), answer: 'accepted' })).toMatchObject({
			status: 409,
			body: { message: scheduleAnswerMessages.notAsked },
		});
	});
});

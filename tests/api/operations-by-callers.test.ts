import { addMinutes } from 'date-fns/addMinutes';
import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { whoMay } from '#src/domain/bookings/who-may.ts';
import { traveller } from '#src/server/bookings/operations/actor.ts';
import { cancel } from '#src/server/bookings/operations/cancel.ts';
import { confirm } from '#src/server/bookings/operations/confirm.ts';
import { reopen } from '#src/server/bookings/operations/reopen.ts';
import { undoOperation } from '#src/server/bookings/operations/undo.ts';
import { operations } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { deskTour } from '../support/desk-tour.ts';
import { operationCases } from '../support/operation-cases.ts';
import { type Trace, traceOf } from '../support/operation-trace.ts';

const db = await testDatabase();
const desk = deskTour(db);
const { deps, booked, bookingNow, undo, taken } = desk;

const ways = Object.entries(operationCases(desk)).flatMap(([what, { begin, ways: its }]) =>
	Object.entries(its).map(([how, way]) => ({ what, how, begin, ...way })),
);

/** Cases in which somebody is offered the seats at once. */
const whereGraceWaits = ['cancelling what is held', 'moving'];
const isMadeByIt = (what: string) => what === 'confirming what is taken on the phone';

/** What the first way of a case left. */
const left = new Map<string, { trace: unknown; seats: number[] }>();

const seatsNow = async () => [await taken(1), await taken(2)];

describe('every way to do it leaves the same rows, letters and log lines', () => {
	test.each(ways)('$what, $how', async ({ what, actor, begin, go }) => {
		const id = await begin();
		const { status, body } = await go(id);
		expect([status, JSON.stringify(body)]).toEqual([expect.toSatisfy(isDone), expect.anything()]);
		const trace = await traceOf(db, id);
		expect(trace.operations.at(-1)?.undoUntil).toEqual(
			whoMay.undo.includes(actor) ? addMinutes(testNow, 10) : null,
		);
		const outcome = { trace: whateverTheActor(trace), seats: await seatsNow() };
		const first = left.get(what) ?? outcome;
		left.set(what, first);
		expect(outcome).toEqual(first);
	});
});

const isDone = (status: number) => status === 200 || status === 201;

/** What a traveller did they know: it is told at once, and not taken back. The reference of a call is drawn. */
function whateverTheActor({ booking, operations: done, letters, log, ...trace }: Trace) {
	const { reference, searchText: _, takenBy: __, ...row } = booking;
	const named = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll(reference, 'BD…'));
	return {
		...trace,
		booking: named(row),
		operations: done.map(({ undoUntil: ___, ...operation }) => named(operation)),
		letters: letters.map(({ goesAt: ___, ...letter }) => named(letter)),
		log: log.map(named),
	};
}

describe('undone, it has left no trace', () => {
	const undoable = ways.filter(({ actor }) => whoMay.undo.includes(actor));
	test.each(undoable)('$what, $how', async ({ what, begin, go }) => {
		const id = await begin();
		const before = isMadeByIt(what) ? null : await stateOf(id);
		await go(id);
		const [last = null] = await db.select().from(operations).orderBy(desc(operations.id)).limit(1);
		const { status } = await undo(last);
		// Seats that were offered to who waits are not taken back.
		const isGivenAway = whereGraceWaits.includes(what);
		expect(status).toBe(isGivenAway ? 409 : 200);
		const after = await stateOf(id);
		expect(isGivenAway ? before : after).toEqual(before ?? { ...after, untold: [] });
	});
});

/** A booking with its money, people, requests, seats, and the letters that wait. */
async function stateOf(id: number) {
	const { booking, payments, travellers, requests, letters } = await traceOf(db, id);
	const { version: _, updatedAt: __, ...row } = booking;
	const untold = letters.filter(({ isCancelled }) => !isCancelled);
	return { row, payments, travellers, requests, untold, seats: await seatsNow() };
}

test('the table says who may do what: a traveller books, holds again, moves, names who travels, changes the party, cancels, takes kept seats, agrees to a price and has invoices written', () => {
	const travellers = Object.entries(whoMay).filter(([, who]) => who.includes('traveller'));
	expect(travellers.map(([verb]) => verb)).toEqual([
		'place',
		'cancel',
		'take kept seats',
		'move',
		'change travellers',
		'change party',
		'change price',
		'hold again',
		'issue invoice',
	]);
});

test('what is not theirs to do is done for nobody, whatever is asked', async () => {
	const id = await booked(1, 2);
	const before = await traceOf(db, id);
	for (const verb of [confirm, reopen]) {
		const refused = verb.perform(deps, { actor: traveller, id, attempt: null, body: {} });
		await expect(refused).rejects.toMatchObject({ status: 403 });
	}
	const { operation } = await cancel.perform(deps, {
		actor: traveller,
		id,
		attempt: null,
		body: {},
	});
	const undone = undoOperation(deps, { actor: traveller, id: operation?.id ?? 0 });
	await expect(undone).rejects.toMatchObject({ status: 403 });
	expect((await undo(operation)).status).toBe(409);
	expect((await bookingNow(id)).version).toBe(before.booking.version + 1);
});

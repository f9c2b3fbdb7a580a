import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { type OperationRecord, operationReply } from '#src/contract/desk/operation.ts';
import type { Queue, QueueRow } from '#src/contract/desk/queue.ts';
import { addOpenHours } from '#src/domain/bookings/open-hours.ts';
import { endedHoldHours } from '#src/domain/desk/promises.ts';
import { randomInteger, seededRandom } from '#src/domain/random.ts';
import { deskItems, sessions } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';

const db = await testDatabase();

/** `DESK_STEPS=10000` tries more, `DESK_SEED` others. */
const steps = Number(process.env['DESK_STEPS'] ?? 150);
const random = seededRandom(process.env['DESK_SEED'] ?? 'holds');
const bookingIds = [1, 2, 3];

let now = testNow;
const { ask, asAgent, store, perform, undo, bookingNow } = operationCalls(db, { now: () => now });

/** What can be undone, and when a hold was last put off by a press that was answered. */
const operations = new Map<number, OperationRecord>();
const putOffAt = new Map<number, Date>();

test(
	'whatever was pressed, a hold is in the queue until it is decided on, and its end brings it back to everybody',
	{ timeout: 300_000 + steps * 200 },
	async () => {
		await asAgent();
		// No session outlasts a history, and somebody works all the while.
		const ever = addDays(testNow, 365);
		await db.update(sessions).set({ createdAt: ever, expiresAt: ever, lastSeenAt: ever });
		for (const id of bookingIds) await store(id, { heldUntil: addHours(now, id * 10) });
		const came = new Map<string, number>();
		for (let step = 0; step < steps; step += 1) {
			const id = randomInteger(random, 1, bookingIds.length);
			const name = pick(Object.keys(acts));
			const outcome = `${name} ${await acts[name]?.(id)}`;
			came.set(outcome, (came.get(outcome) ?? 0) + 1);
			await expectFound(`after step ${step}, ${outcome} of booking ${id}`);
		}
		// Each way is walked, and each refusal met.
		for (const way of ['done 400', 'assigned 200', 'later 200', 'later 400', 'open 200']) {
			expect([way, came.get(way) ?? 0]).toEqual([way, expect.toSatisfy(isSome)]);
		}
		for (const way of ['extend 200', 'confirm 200', 'cancel 200', 'reopen 200', 'undo 200']) {
			expect([way, came.get(way) ?? 0]).toEqual([way, expect.toSatisfy(isSome)]);
		}
	},
);

const isSome = (count: number) => count > 0;
const someTimeAhead = () => addMinutes(now, randomInteger(random, 1, 3 * 24 * 60)).toISOString();

const acts: Record<string, (id: number) => Promise<number>> = {
	done: (id) => mark(id, { mark: 'done' }),
	assigned: (id) => mark(id, { mark: 'assigned', to: 1 }),
	later: async (id) => {
		const status = await mark(id, { mark: 'later', until: someTimeAhead() });
		if (status === 200) putOffAt.set(id, now);
		return status;
	},
	open: (id) => mark(id, { mark: 'open' }),
	extend: (id) => act(id, 'hold', { until: someTimeAhead() }),
	confirm: (id) => act(id, 'confirm', {}),
	cancel: (id) => act(id, 'cancel', {}),
	reopen: (id) => act(id, 'reopen', {}),
	undo: async (id) => {
		const operation = operations.get(id);
		if (!operation) return 0;
		operations.delete(id);
		return (await undo(operation, now)).status;
	},
	wait: async () => {
		now = addMinutes(now, pick([3, 40, 300, 900]));
		return 200;
	},
};

async function mark(id: number, step: object): Promise<number> {
	const isItem = and(eq(deskItems.kind, 'hold'), eq(deskItems.subjectId, id));
	const [item] = await db.select().from(deskItems).where(isItem);
	const body = { kind: 'hold', version: item?.version ?? 0, ...step };
	const answer = await ask(handle, 'PATCH', `/api/desk/queue/${id}`, body);
	if (answer.status >= 500) expect.fail(JSON.stringify(answer.body));
	return answer.status;
}

async function act(id: number, what: string, body: object): Promise<number> {
	const answer = await perform(id, what, { ...body }, { at: now });
	if (answer.status >= 500) expect.fail(JSON.stringify(answer.body));
	if (answer.status === 200) {
		const { operation } = operationReply.parse(answer.body);
		if (operation) operations.set(id, operation);
	}
	return answer.status;
}

/** Every booking that waits to be confirmed is where the desk looks, and no other is. */
async function expectFound(when: string) {
	const [shown, putOff] = [await rows(''), await rows('&view=later')];
	for (const id of bookingIds) {
		const isIt = (row: QueueRow) => row.id === id;
		const found = { shown: shown.filter(isIt), putOff: putOff.filter(isIt) };
		expect([when, id, whatIsWrong(await bookingNow(id), found)]).toEqual([when, id, null]);
	}
}

type Found = { shown: QueueRow[]; putOff: QueueRow[] };

function whatIsWrong(
	{ id, status, heldUntil }: Awaited<ReturnType<typeof bookingNow>>,
	{ shown, putOff }: Found,
): string | null {
	const places = shown.length + putOff.length;
	if (status !== 'Pending Confirmation' || heldUntil === null) {
		return places === 0 ? null : 'it is decided on and waits';
	}
	const leaves = addOpenHours(site, heldUntil, endedHoldHours) ?? heldUntil;
	if (leaves <= now) return null;
	if (places !== 1) return `it stands in ${places} places`;
	const later = putOff[0]?.laterUntil;
	if (!later) return null;
	const last = heldUntil > now ? heldUntil : leaves;
	if (new Date(later) > last) return 'it comes back too late';
	// What was pressed before its end is over with it.
	const isPressedSince = heldUntil > now || (putOffAt.get(id) ?? testNow) >= heldUntil;
	return isPressedSince ? null : 'it ended and did not come back';
}

async function rows(more: string): Promise<QueueRow[]> {
	const { body } = await ask(handle, 'GET', `/api/desk/queue?kind=hold${more}`);
	return (body as Queue).rows;
}

function pick<Value>(values: readonly Value[]): Value {
	const value = values[randomInteger(random, 0, values.length - 1)];
	if (value === undefined) throw new RangeError('Nothing to pick from.');
	return value;
}

import { beforeAll, expect, test } from 'vitest';

import { randomInteger, seededRandom } from '#src/domain/random.ts';

import { expectAsManyBackendsAsConnections } from '../../support/pool-slots.ts';
import { testPostgres } from '../../support/postgres.ts';
import { chosen, isQuick, seed, tell } from '../support/run.ts';
import { type Fault, faults } from './faults.ts';
import { beginHistory, type FunctionsHistory } from './history.ts';
import { type Key, type WriteOperation, writeOperations } from './write-operations.ts';

const postgres = await testPostgres({ isPatient: false });
let history: FunctionsHistory;
beforeAll(async () => {
	history = await beginHistory(postgres);
});

type Case = { fault: Fault; operation: WriteOperation };

test('whatever breaks at whatever moment, nothing acknowledged is lost or doubled, nothing is left by half, and one retry succeeds', async (context) => {
	const all = faults.flatMap((fault) => writeOperations.map((operation) => ({ fault, operation })));
	const quick = all.filter(({ fault }) => !(isQuick && fault.isLong));
	const cases = chosen(quick, { quick: 20 });
	const wrong: string[] = [];
	for (const one of cases) {
		const status = await statusAfter(one);
		if (!isDone(status)) wrong.push(`${one.operation.name}, ${one.fault.name}: then ${status}`);
	}
	tell(context, cases.length);
	expect(wrong).toEqual([]);
	expect(await history.contradictions(postgres.observer)).toEqual([]);
	await expectAsManyBackendsAsConnections(postgres);
});

test('whatever breaks while others are at work, the same holds of all', async (context) => {
	const random = seededRandom(seed);
	const drawn = <Entry>(entries: readonly Entry[]): Entry => {
		const entry = entries[randomInteger(random, 0, entries.length - 1)];
		if (entry === undefined) throw new Error('There is nothing to draw.');
		return entry;
	};
	const once = faults.filter(({ end }) => !end);
	const short = once.filter(({ isLong = false }) => !isLong);
	const schedules = isQuick ? 3 : 200;
	for (let schedule = 0; schedule < schedules; schedule += 1) {
		const calls = await Promise.all(Array.from({ length: 6 }, () => begun(drawn(writeOperations))));
		const other = schedule % 10 === 9 ? once : short;
		for (const fault of [drawn(short), drawn(other)]) fault.begin(postgres);
		await Promise.all(calls.map(untilAnswered));
	}
	tell(context, schedules);
	postgres.bridge.forget();
	expect(await history.contradictions(postgres.observer)).toEqual([]);
	await expectAsManyBackendsAsConnections(postgres);
});

/** What the first call is answered after a fault, or, where that was answered at once, the call that met it. */
async function statusAfter({ fault, operation }: Case): Promise<number> {
	const key = await history.newKey(operation);
	fault.begin(postgres);
	const status = await history.send(operation, key);
	fault.end?.(postgres);
	postgres.bridge.forget();
	if (status !== 503) return status;
	return history.send(operation, operation.isRepeatable ? key : await history.newKey(operation));
}

type Call = { operation: WriteOperation; key: Key };

async function begun(operation: WriteOperation): Promise<Call> {
	return { operation, key: await history.newKey(operation) };
}

/** Sends a key as a person does who is told to try again: at most three times. */
async function untilAnswered({ operation, key }: Call): Promise<void> {
	for (let times = 0; times < 3; times += 1) {
		const status = await history.send(operation, key);
		if (status !== 503 || !operation.isRepeatable) return;
	}
}

/** 409: what was stored, and not acknowledged, stands in the way of the same once more, and says so. */
function isDone(status: number): boolean {
	return [200, 201, 409].includes(status);
}

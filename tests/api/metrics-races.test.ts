import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { readMetrics } from '#src/contract/desk/metrics.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testPostgres } from '../support/postgres.ts';

const { database, mostTransactions } = await testPostgres();
const { ask } = administratorCalls(database);

test('connections to a server are counted: those that transactions hold, and those that are free', async () => {
	const held = Promise.withResolvers<void>();
	const begun = Array.from({ length: mostTransactions - 1 }, () => {
		const { promise, resolve } = Promise.withResolvers<void>();
		const work = inTransaction(database, async () => {
			resolve();
			await held.promise;
		});
		return { promise, work };
	});
	await Promise.all(begun.map(({ promise }) => promise));
	const { body } = await ask(handle, 'GET', '/api/metrics');
	held.resolve();
	await Promise.all(begun.map(({ work }) => work));
	const { connections } = z.parse(readMetrics.reply, body);
	const { most, inUse = 0, waiting } = connections ?? {};
	expect(most).toBe(mostTransactions + 1);
	expect(inUse).toBeGreaterThanOrEqual(mostTransactions - 1);
	expect(waiting).toBe(0);
});

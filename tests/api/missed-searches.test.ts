import { addDays } from 'date-fns/addDays';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { readNumbers } from '#src/contract/desk/numbers.ts';
import { countMissedSearch } from '#src/contract/requests/missed-search.ts';
import { missedSearches } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';

const { db, deps, ask } = administratorCalls(await testDatabase());

function miss(words: string, { kind = 'tours', now = testNow, limitsUses = false } = {}) {
	const world = { ...deps, now: () => now, limitsUses };
	return send(handle, world, 'POST', countMissedSearch.path, { body: { kind, words } });
}

const rows = () =>
	db
		.select()
		.from(missedSearches)
		.orderBy(missedSearches.day, missedSearches.kind, missedSearches.words);

test('what is looked for and not found is counted by day, in one spelling, without who', async () => {
	await miss('tours to Tromsø');
	await miss('Tours to TROMSO!');
	await miss('tours to Tromsø', { now: addDays(testNow, 1) });
	await miss('Tromsø', { kind: 'destinations' });
	expect(await rows()).toEqual([
		{ day: '2026-11-21', kind: 'destinations', words: 'tromso', count: 1 },
		{ day: '2026-11-21', kind: 'tours', words: 'tours to tromso', count: 2 },
		{ day: '2026-11-22', kind: 'tours', words: 'tours to tromso', count: 1 },
	]);
});

test.each(['ada@example.com', 'call 212 555 0142', 'a', '  ’ ’  '])(
	'%j says who somebody is, or nothing: it is not counted',
	async (words) => {
		const { status, body } = await miss(words);
		expect([400, body]).toContainEqual(status === 400 ? 400 : { isCounted: false });
		expect(await rows()).toEqual([]);
	},
);

test('Numbers shows what more than one looked for, the most often first', async () => {
	const { missed: none } = z.parse(
		readNumbers.reply,
		(await ask(handle, 'GET', readNumbers.path)).body,
	);
	expect(none).toEqual([]);
	for (const words of ['Oslo', 'Oslo', 'Bergen', 'Bergen', 'Bergen', 'Voss']) await miss(words);
	const { missed } = z.parse(readNumbers.reply, (await ask(handle, 'GET', readNumbers.path)).body);
	expect(missed).toEqual([
		{ kind: 'tours', words: 'bergen', count: 3 },
		{ kind: 'tours', words: 'oslo', count: 2 },
	]);
});

test('a year later it is forgotten, and one address fills no table', async () => {
	await miss('Oslo');
	await miss('Bergen', { now: addDays(testNow, 366) });
	expect(await rows()).toMatchObject([{ words: 'bergen' }]);
	const answers = [];
	for (let each = 0; each < 41; each += 1) {
		answers.push((await miss(`wish ${'x'.repeat(each)}`, { limitsUses: true })).status);
	}
	expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

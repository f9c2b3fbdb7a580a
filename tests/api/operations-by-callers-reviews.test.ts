import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { undoMessages } from '#src/contract/desk/undo.ts';
import { changes, deskItems } from '#src/server/db/schema.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { testDatabase } from '../support/database.ts';
import { reviewCalls } from '../support/review-calls.ts';

const db = await testDatabase();
const calls = reviewCalls(db);
const { ask, signedIn, aTour, travelled, review, withdraw, stored, tourNow, letters } = calls;

type Act = ['publish' | 'refuse' | 'answer', object];
const publish: Act = ['publish', {}];
const refuse: Act = ['refuse', { reason: 'It names another traveler.' }];
const answer: Act = ['answer', { answer: 'Thank you, Ada: come again.' }];

/** What the desk does to a review, and what it did before. */
const cases: Record<string, { act: Act; before?: Act[] }> = {
	'publishing what waits': { act: publish },
	'publishing what was refused': { act: publish, before: [refuse] },
	'refusing what waits': { act: refuse },
	'refusing what is published and answered': { act: refuse, before: [publish, answer] },
	'answering what waits': { act: answer },
	'answering what is published': { act: answer, before: [publish] },
};

const leo = { isAgent: true, fullName: 'Leo', email: 'leo@example.com' };
const callers: Record<string, () => Promise<string | undefined>> = {
	'an administrator': () => Promise.resolve(undefined),
	'an agent': async () => (await signedIn(leo)).cookie,
};

const ways = Object.entries(cases).flatMap(([what, its]) =>
	Object.entries(callers).flatMap(([who, as]) =>
		[true, false].map((isSeen) => ({
			what,
			before: [],
			...its,
			as,
			isSeen,
			how: `${who}, ${isSeen ? 'as it was seen' : 'whatever it is now'}`,
		})),
	),
);
type Way = (typeof ways)[number];

const purged: string[] = [];
onPurge((tags) => purged.push(...tags));

beforeEach(async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await aTour();
});

function perform([what, fields]: Act, { version, as }: { version?: number; as?: string } = {}) {
	const body = { ...fields, ...(version !== undefined && { version }) };
	return ask(handle, 'POST', `/api/desk/reviews/1/${what}`, body, as);
}

function undo(version: number, as?: string) {
	return ask(handle, 'POST', '/api/desk/reviews/1/undo', { version }, as);
}

async function begin({ before }: Pick<Way, 'before'>) {
	const trip = await travelled(1);
	await review(trip, {}, '7d9c2c5e-1b7a-4f0e-9d6e-2b6f0a1c3d4e');
	for (const act of before) await perform(act);
	purged.length = 0;
	return trip;
}

const versionNow = async () => (await stored())?.version ?? 0;

/** What is there of the review and its tour, and the letters that wait, whoever worked on it. */
async function stateOf() {
	const found = await stored();
	if (!found) throw new Error('The review is gone.');
	const { version: _, updatedAt: __, decidedBy: ___, decidedById: ____, ...row } = found;
	const [standing] = await db
		.select({ state: deskItems.state })
		.from(deskItems)
		.where(eq(deskItems.kind, 'review'));
	const { rating, reviewCount, reviews } = await tourNow();
	const waiting = (await letters()).map(({ kind, recipient, body, heard }) => ({
		kind,
		recipient,
		heard,
		body: body.replaceAll(/#key=[\w-]{43}/g, '#key=…'),
	}));
	return { row, standing, tour: { rating, reviewCount, reviews }, waiting };
}

async function logged() {
	const log = await db.select().from(changes).orderBy(asc(changes.id));
	return log.map(({ action, subject, label, before, after }) => ({
		action,
		subject,
		label,
		before,
		after,
	}));
}

const left = new Map<string, unknown>();

describe('whoever decides on a review leaves the same rows, letters and log lines', () => {
	test.each(ways)('$what, $how', async (way) => {
		await begin(way);
		const as = await way.as();
		const version = await versionNow();
		const done = await perform(way.act, { ...(way.isSeen && { version }), ...(as && { as }) });
		expect([done.status, done.body]).toMatchObject([200, { version: version + 1 }]);
		const outcome = { state: await stateOf(), log: await logged(), purged: purged.toSorted() };
		const first = left.get(way.what) ?? outcome;
		left.set(way.what, first);
		expect(outcome).toEqual(first);
	});
});

test.each(ways)('undone, it is as it was: $what, $how', async (way) => {
	await begin(way);
	const before = await stateOf();
	const as = await way.as();
	await perform(way.act, as ? { as } : {});
	const version = await versionNow();
	expect((await undo(version - 1, as)).status).toBe(409);
	expect(await undo(version, as)).toMatchObject({
		status: 200,
		body: { state: before.row.state, version: version + 1 },
	});
	expect(await stateOf()).toEqual(before);
	const log = await logged();
	expect(log.at(-1)).toMatchObject({ before: log.at(-2)?.after, after: log.at(-2)?.before });
});

test.each(ways)('done already, nothing is stored: $what, $how', async (way) => {
	await begin(way);
	const as = await way.as();
	await perform(way.act, as ? { as } : {});
	purged.length = 0;
	const before = [await stateOf(), await logged(), await versionNow()];
	expect((await perform(way.act, as ? { as } : {})).status).toBe(200);
	expect([await stateOf(), await logged(), await versionNow()]).toEqual(before);
	expect(purged).toEqual([]);
});

test('as it came, nobody has worked on it; what a colleague decided an agent leaves', async () => {
	await begin({ before: [publish] });
	const as = await callers['an agent']?.();
	expect(await undo(await versionNow(), as)).toMatchObject({
		status: 409,
		body: { message: undoMessages.colleagues },
	});
	await undo(await versionNow());
	expect(await stored()).toMatchObject({ state: 'waiting', decidedBy: '', decidedById: null });
});

test('what its writer withdrew meanwhile nobody takes back', async () => {
	const trip = await begin({ before: [publish] });
	await withdraw(trip, 1);
	expect((await undo(await versionNow())).status).toBe(409);
	expect(await stored()).toMatchObject({ state: 'withdrawn', words: '' });
});

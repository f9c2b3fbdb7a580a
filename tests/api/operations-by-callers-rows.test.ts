import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { changes, departures, outbox } from '#src/server/db/schema.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { testDatabase } from '../support/database.ts';
import { deskTour } from '../support/desk-tour.ts';

const db = await testDatabase();
const { ask, signedIn, booked } = deskTour(db);

const path = '/api/admin/departures/1';
type Fields = Partial<typeof departures.$inferInsert>;
const closed = { state: 'closed' } as const;

/** What is changed of a departure, and what is there before. */
const cases: Record<string, { wanted: Fields; before?: Fields; isBooked?: boolean }> = {
	'closing it': { wanted: closed },
	'closing what is booked': { wanted: closed, isBooked: true },
	'opening it again': { wanted: { state: 'open' }, before: closed },
	'giving it more seats': { wanted: { capacity: 7 }, isBooked: true },
	'moving it to another day': { wanted: { date: '2027-05-16' } },
};

const callers: Record<string, () => Promise<string | undefined>> = {
	'an administrator': () => Promise.resolve(undefined),
	'an agent': async () => (await signedIn(cleo)).cookie,
};
const cleo = { isAgent: true, fullName: 'Cleo', email: 'cleo@example.com' };

const ways = Object.entries(cases).flatMap(([what, its]) =>
	Object.entries(callers).flatMap(([who, as]) =>
		[true, false].map((isSeen) => ({
			what,
			...its,
			as,
			isSeen,
			how: `${who}, ${isSeen ? 'as it was seen' : 'whatever it is now'}`,
		})),
	),
);

/** As the desk enters it: `desk-tour.ts` and the columns' defaults say so. */
const entered = async () => {
	const { date, capacity, price, state, guaranteedFrom, version } = await departure();
	return { date, capacity, price, state, guaranteedFrom, version };
};

async function departure() {
	const [row] = await db.select().from(departures).orderBy(asc(departures.id)).limit(1);
	return row ?? expect.fail('The departure is gone.');
}

/** Rows, log and letters, whoever did it. */
async function traceOf() {
	const { createdAt: _, updatedAt: __, ...row } = await departure();
	const log = await db.select().from(changes).orderBy(asc(changes.id));
	const letters = await db.select().from(outbox).orderBy(asc(outbox.id));
	return {
		row,
		log: log.map(({ action, subject, label, before, after }) => ({
			action,
			subject,
			label,
			before,
			after,
		})),
		letters,
	};
}

const purged: string[] = [];
onPurge((tags) => purged.push(...tags));
beforeEach(() => {
	purged.length = 0;
});

type Way = (typeof ways)[number];

async function begin({ before, isBooked = false }: Way): Promise<void> {
	if (before) await db.update(departures).set(before);
	if (isBooked) await booked(1, 2);
}

async function perform({ wanted, isSeen }: Way, cookie: string | undefined) {
	const { version, ...fields } = await entered();
	const body = { ...fields, ...wanted, ...(isSeen && { version }) };
	return ask(handle, 'PUT', path, body, cookie);
}

const left = new Map<string, unknown>();

describe('whoever changes a departure leaves the same rows, letters and log lines', () => {
	test.each(ways)('$what, $how', async (way) => {
		await begin(way);
		const { status, body } = await perform(way, await way.as());
		expect([status, body]).toEqual([200, expect.objectContaining({ ...way.wanted, version: 2 })]);
		const outcome = { trace: await traceOf(), purged: [...purged] };
		expect(outcome).toMatchObject({ trace: { log: [expect.anything()], letters: [] } });
		const first = left.get(way.what) ?? outcome;
		left.set(way.what, first);
		expect(outcome).toEqual(first);
	});
});

test.each(ways)('undone, it is as it was: $what, $how', async (way) => {
	await begin(way);
	const before = await entered();
	const cookie = await way.as();
	await perform(way, cookie);
	const { status } = await ask(handle, 'POST', `${path}/undo`, { version: 2 }, cookie);
	expect(status).toBe(200);
	expect(await entered()).toEqual({ ...before, version: 3 });
	const { log } = await traceOf();
	expect(log.at(-1)).toMatchObject({ before: log[0]?.after, after: log[0]?.before });
});

test.each(ways)('done already, nothing is stored: $what, $how', async (way) => {
	await begin(way);
	const cookie = await way.as();
	await perform(way, cookie);
	const before = { trace: await traceOf(), purged: [...purged] };
	expect(await perform(way, cookie)).toMatchObject({ status: 200, body: { version: 2 } });
	expect({ trace: await traceOf(), purged }).toEqual(before);
});

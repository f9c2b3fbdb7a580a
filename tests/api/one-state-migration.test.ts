import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

import { customOfferStatus } from '#src/domain/requests/custom-offer.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { customOffers, deskItems, inquiries } from '#src/server/db/schema.ts';
import { selectCounts } from '#src/server/desk/overview/counts.ts';
import { waitingRows } from '#src/server/desk/queue/waiting-rows.ts';

import { databaseBefore } from '../support/earlier-database.ts';
import { kindsBefore, queueBefore, storeRequestsBefore } from '../support/requests-before.ts';

const db = await databaseBefore('"request_opens"', afterAll);
const stored = await storeRequestsBefore(db);
const before = await queueBefore(db);
await migrate(db);
const items = await db.select().from(deskItems).orderBy(deskItems.id);
const itemOf = (kind: string, id: number) =>
	items.find((item) => item.kind === kind && item.subjectId === id);

test('what waited, and what was put off, is what waits and is put off, due as it was', async () => {
	const now = new Date();
	const after = await db
		.select({
			kind: sql`kind`,
			id: sql`id`,
			due: sql`due::text`,
			later: sql`case when is_later then later_until::text end`,
		})
		.from(sql`(${waitingRows(now)}) as waiting`)
		.orderBy(sql`kind`, sql`id`);
	expect(after).toEqual(before);
	expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set(kindsBefore));
	expect(before.filter(({ later }) => later !== null).length).toBeGreaterThan(5);
	// Today counts what is due: what somebody else has the next word in stands beside it.
	const [shown] = await db
		.select({
			due: sql<number>`count(*) filter (where not is_theirs)`.mapWith(Number),
			theirs: sql<number>`count(*) filter (where is_theirs)`.mapWith(Number),
		})
		.from(sql`(${waitingRows(now)}) as waiting`)
		.where(sql`not is_later`);
	const { due = 0, theirs = 0 } = shown ?? {};
	expect(due + theirs).toBe(before.filter(({ later }) => later === null).length);
	expect(await selectCounts(db, now)).toMatchObject({ queue: due });
});

test('every request has one state, with whose it was, and no mark is of nothing', () => {
	const requests = stored.filter(({ kind }) => kind !== 'hold');
	expect(requests.filter(({ kind, id }) => !itemOf(kind, id))).toEqual([]);
	const taken = stored.filter(({ mark }) => mark !== 'none');
	expect(taken.filter(({ kind, id }) => itemOf(kind, id)?.assigneeId !== 1)).toEqual([]);
	expect(itemOf('inquiry', 9999)).toBeUndefined();
	expect(
		items.filter(({ state, laterUntil }) => (state === 'Later') !== (laterUntil !== null)),
	).toEqual([]);
});

test('a status that was set stays; of a new request counts what the desk last said of it', () => {
	for (const { id, fact, mark } of stored.filter(({ kind }) => kind === 'custom offer')) {
		const said = mark === 'done' ? 'Completed' : mark === 'waiting for them' ? 'Processing' : fact;
		const item = itemOf('custom offer', id);
		const status = item && customOfferStatus(item.state);
		expect([mark, status]).toEqual([mark, fact === 'New Request' ? said : fact]);
		// Nobody who saw an older version changes it.
		expect(item?.version).toBe(mark === 'none' ? 3 : 7);
	}
	for (const { id, fact, mark } of stored.filter(({ kind }) => kind === 'call-back')) {
		const isDone = fact === 'Called' || mark.startsWith('done') || mark === 'waiting for them';
		expect([fact, mark, itemOf('call-back', id)?.state !== 'Open']).toEqual([
			fact,
			mark,
			isDone || mark === 'put off' || mark === 'put off before they wrote',
		]);
	}
});

test('what was decided or answered is closed; a hold is done with by nobody', () => {
	const closed = ['published', 'refused', 'withdrawn', 'accepted', 'declined'];
	for (const { kind, id } of stored.filter(({ fact }) => closed.includes(fact))) {
		expect(itemOf(kind, id)?.state).toBe('Done');
	}
	const answered = stored.filter(({ fact }) => fact === 'answered');
	expect(answered.map(({ kind, id }) => itemOf(kind, id)?.state)).toEqual(
		answered.map(() => 'Waiting for them'),
	);
	expect(items.filter(({ kind, state }) => kind === 'hold' && state === 'Done')).toEqual([]);
});

test('what is asked from then on is open, and where it stood goes with it', async () => {
	const person = { name: 'Ada', email: 'ada@example.com' };
	const [asked] = await db
		.insert(inquiries)
		.values({ ...person, subject: 'Oslo', message: 'Is it cold?' })
		.returning();
	const stands = () =>
		db.$count(deskItems, sql`kind = 'inquiry' and subject_id = ${asked?.id} and state = 'Open'`);
	expect(await stands()).toBe(1);
	await db.delete(inquiries).where(sql`id = ${asked?.id}`);
	await db.delete(customOffers);
	expect([await stands(), await db.$count(deskItems, sql`kind = 'custom offer'`)]).toEqual([0, 0]);
});

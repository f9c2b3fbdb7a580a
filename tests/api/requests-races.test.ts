import { randomBytes, randomUUID } from 'node:crypto';

import { addDays } from 'date-fns/addDays';
import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { customOffers, inquiries, outbox, rateLimits, subscribers } from '#src/server/db/schema.ts';
import { mostConfirmations } from '#src/server/mail/confirmation-limit.ts';
import { deliverOutbox } from '#src/server/mail/deliver.ts';
import { addToOutbox } from '#src/server/mail/outbox.ts';

import { send, testDependencies, testNow } from '../support/api.ts';
import { emptyDatabase } from '../support/database.ts';
import { testPostgres } from '../support/postgres.ts';
import { customOffer, inquiry } from '../support/request-calls.ts';

const { database: db, bridge } = await testPostgres();
const deps = testDependencies(db);

beforeEach(() => emptyDatabase(db));

function times<Result>(count: number, work: (index: number) => Promise<Result>) {
	return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

test.each([
	['custom offer', handle, '/api/custom-offers', customOffer, customOffers],
	['inquiry', handle, '/api/inquiries', inquiry, inquiries],
])(
	'twenty simultaneous requests of one attempt store one %s with its letters and count once',
	async (_, handle, path, body, table) => {
		const headers = { 'X-Client-Id': randomUUID() };
		const answers = await times(20, () => send(handle, deps, 'POST', path, { body, headers }));
		const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
		expect(statuses).toEqual([...Array(19).fill(200), 201]);
		expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
		expect(await db.$count(table)).toBe(1);
		expect(await db.$count(outbox)).toBe(2);
		expect(
			(await db.select().from(rateLimits).orderBy(rateLimits.key)).map(({ hits }) => hits),
		).toEqual([1, 1]);
	},
);

test('of thirty simultaneous inquiries from one address exactly ten pass the limit', async () => {
	const answers = await times(30, () =>
		send(handle, deps, 'POST', '/api/inquiries', { body: inquiry }),
	);
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
	expect(await db.$count(inquiries)).toBe(10);
	expect(await db.$count(outbox)).toBe(10 + mostConfirmations);
});

test('of thirty simultaneous inquiries from anywhere with one address all are stored, and six are confirmed', async () => {
	const answers = await times(30, (index) => {
		const here = { ...deps, clientAddress: `203.0.113.${index}` };
		return send(handle, here, 'POST', '/api/inquiries', { body: inquiry });
	});
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
	const unconfirmed = answers.filter(({ body }) => Object(body).noLetter === true);
	expect(unconfirmed).toHaveLength(30 - mostConfirmations);
	expect(await db.$count(inquiries)).toBe(30);
	expect(await db.$count(outbox, eq(outbox.recipient, inquiry.email))).toBe(mostConfirmations);
});

test('a form that waits for the count of its address holds none that others may wait for', async () => {
	const from = (clientAddress: string, reader: number, now = () => testNow) => {
		const body = { ...inquiry, email: `reader-${reader}@example.com` };
		return send(handle, { ...deps, clientAddress, now }, 'POST', '/api/inquiries', { body });
	};
	const counted = () =>
		db.select().from(rateLimits).where(like(rateLimits.key, 'receipts:%')).orderBy(rateLimits.key);
	await from('192.0.2.1', 1);
	const [its] = await counted();
	await from('192.0.2.2', 2);
	const others = (await counted()).filter(({ key }) => key !== its?.key);
	expect(others).toHaveLength(1);

	// All counts have ended: who opens one anew forgets the others, and has hold of them until it is done.
	const twoDaysLater = () => addDays(testNow, 2);
	const answer = await db.transaction(async (transaction) => {
		await transaction.execute(sql`select 1 from rate_limits where key = ${its?.key} for update`);
		const sending = from('192.0.2.3', 1, twoDaysLater);
		const waits = sql`wait_event_type = 'Lock' and datname = current_database()`;
		await expect.poll(() => db.$count(sql`pg_stat_activity`, waits)).toBeGreaterThan(0);
		await transaction
			.update(rateLimits)
			.set({ hits: 1 })
			.where(eq(rateLimits.key, others[0]?.key ?? ''));
		return { sending };
	});
	expect((await answer.sending).status).toBe(201);
});

test('a hundred simultaneous subscriptions of one address are one row and one letter', async () => {
	const free = { ...deps, limitsUses: false };
	const answers = await times(100, (index) => {
		const body = { email: index % 2 === 0 ? 'ada@example.com' : 'Ada@Example.com' };
		return send(handle, free, 'POST', '/api/subscribe', { body });
	});
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
	expect(await db.$count(subscribers)).toBe(1);
	expect(await db.$count(outbox)).toBe(1);
});

test('when the answer to the commit is lost, the same attempt finds the inquiry it stored', async () => {
	bridge.loseReplyTo('commit');
	const sent = { body: inquiry, headers: { 'X-Client-Id': randomUUID() } };
	expect((await send(handle, deps, 'POST', '/api/inquiries', sent)).status).toBe(200);
	expect(await db.$count(inquiries)).toBe(1);
});

test('five deliverers at once send each of sixty letters once', async () => {
	await times(60, (index) =>
		addToOutbox(db, { kind: 'test', recipient: 'ada@example.com', subject: `${index}`, body: '' }),
	);
	const delivered: number[] = [];
	await times(5, () =>
		deliverOutbox({
			db,
			now: () => testNow,
			randomBytes,
			async send({ id }) {
				delivered.push(id);
				await new Promise(setImmediate);
			},
		}),
	);
	expect(delivered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
	expect(
		(await db.select().from(outbox).orderBy(outbox.id)).every(({ sentAt }) => sentAt !== null),
	).toBe(true);
});

test('while another deliverer holds a letter, the next one is sent', async () => {
	for (const subject of ['first', 'second']) {
		await addToOutbox(db, { kind: 'test', recipient: 'ada@example.com', subject, body: '' });
	}
	const delivered: string[] = [];
	await db.transaction(async (transaction) => {
		await transaction.select().from(outbox).limit(1).orderBy(outbox.id).for('update');
		await deliverOutbox({
			db,
			now: () => testNow,
			randomBytes,
			async send({ subject }) {
				delivered.push(subject);
			},
		});
	});
	expect(delivered).toEqual(['second']);
});

import { beforeEach, expect, test, vi } from 'vitest';

import { handle } from '#functions/api.ts';
import { handle as remind } from '#functions/payment-reminders.ts';
import { markQueued, overdueIsNotDone } from '#src/contract/desk/queue.ts';
import { mutedAddresses, outbox } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { send } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { jobWorld } from '../support/job-world.ts';
import { operationCalls } from '../support/operation-calls.ts';

const db = await testDatabase();
const { asAgent, deps, read, signedIn, store, done, undo } = operationCalls(db);

/** Of Friday, November 13: the deposit of $743.60 is due on Monday, the balance on March 16. It is November 21. */
const tour = {
	type: 'tour',
	status: 'Confirmed',
	title: 'Kyoto in Bloom',
	departureDate: '2027-05-15',
	totalPrice: 3718,
	paid: 0,
	createdAt: new Date('2026-11-13T15:00:00Z'),
	details: { name: 'Kyoto in Bloom', duration: '7 days', payment: site.payment },
} as const;

beforeEach(async () => {
	vi.spyOn(console, 'info').mockImplementation(() => {});
	await asAgent();
});

const theDayPasses = () => remind(jobWorld(db, '2026-11-21T14:30:00Z'));
const payment = { method: 'Card', paidOn: '2026-11-21', note: '' } as const;

/** What waits in Today. */
async function waiting(): Promise<unknown[]> {
	const { status, body } = await read('/api/desk/queue');
	expect(status).toBe(200);
	return Object(body).rows.map(({ kind, what }: Record<string, string>) => [kind, what]);
}

const overdue = (amount: string) => [['overdue', `BD2000001, Kyoto in Bloom, ${amount}`]];

test('what is overdue waits in Today with its amount until it is paid', async () => {
	const id = await store(1, tour);
	expect(await waiting()).toEqual([]);
	await theDayPasses();
	expect(await waiting()).toEqual(overdue('$743.60'));
	await done(id, 'payments', { ...payment, amount: 243.6 });
	expect(await waiting()).toEqual(overdue('$500.00'));
	const { operation } = await done(id, 'payments', { ...payment, amount: 500 });
	expect(await waiting()).toEqual([]);
	expect((await undo(operation)).status).toBe(200);
	expect(await waiting()).toEqual(overdue('$500.00'));
});

test('it is overdue three days after it was due, and the balance after the deposit', async () => {
	await store(2, { ...tour, createdAt: new Date('2026-11-17T15:00:00Z') });
	const late = { departureDate: '2027-01-13', createdAt: new Date('2026-11-06T15:00:00Z') };
	const id = await store(1, { ...tour, ...late });
	await theDayPasses();
	expect(await waiting()).toEqual(overdue('$743.60'));
	await done(id, 'payments', { ...payment, amount: 743.6 });
	expect(await waiting()).toEqual(overdue('$2,974.40'));
});

test('also of whoever gets no letters, and not of what was cancelled', async () => {
	const muted = 'muted@example.com';
	await db.insert(mutedAddresses).values({ address: muted, reason: 'returned' });
	const id = await store(1, { ...tour, email: muted });
	await theDayPasses();
	expect(await db.$count(outbox)).toBe(0);
	expect(await waiting()).toEqual(overdue('$743.60'));
	await done(id, 'cancel', {});
	expect(await waiting()).toEqual([]);
});

test('nobody is done with it by hand: it is paid, or put off', async () => {
	const id = await store(1, tour);
	await theDayPasses();
	const step = { kind: 'overdue', version: 0, mark: 'done' };
	const headers = { Cookie: (await signedIn({ isAgent: true, email: 'bo@example.com' })).cookie };
	const mark = async (body: object) =>
		send(handle, deps, 'PATCH', markQueued.path.replace(':id', String(id)), { body, headers });
	expect(await mark(step)).toMatchObject({ status: 400, body: { message: overdueIsNotDone } });
	expect(await waiting()).toEqual(overdue('$743.60'));
	const until = '2026-11-23T15:00:00.000Z';
	expect((await mark({ ...step, mark: 'later', until })).status).toBe(200);
	expect(await waiting()).toEqual([]);
});

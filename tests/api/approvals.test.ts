import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { approvalMessages } from '#src/contract/desk/approvals.ts';
import { approvalIsNotDone, markQueued } from '#src/contract/desk/queue.ts';

import { send } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';

const db = await testDatabase();
const { asAgent, deps, read, signedIn, store, post, perform, bookingNow, undo } =
	operationCalls(db);

/** So late the policy keeps a part. */
const tour = {
	type: 'tour',
	title: 'Kyoto in Bloom',
	status: 'Confirmed',
	totalPrice: 1000,
	paid: 1000,
	departureDate: '2027-01-10',
} as const;
const wish = { kind: 'cancellation', amount: 1000, reason: 'They lost their mother' } as const;
const back = {
	kind: 'refund',
	amount: 50,
	method: 'Card',
	paidOn: '2026-11-20',
	reason: 'Goodwill for the delay',
} as const;

beforeEach(() => asAgent('Ana'));

const asOwner = () => asAgent('Cleo', { isAdmin: true });
const view = async (id: number) => Object((await read(`/api/desk/bookings/${id}`)).body);

/** What waits in Today. */
async function waiting(): Promise<string[]> {
	return Object((await read('/api/desk/queue')).body).rows.map(
		({ kind, what }: Record<string, string>) => `${kind}: ${what}`,
	);
}

async function asked(id: number, body: object = wish): Promise<number> {
	const { status, body: approval } = await post(`/api/desk/bookings/${id}/approvals`, body);
	expect(status).toBe(200);
	return Object(approval).id;
}

test('what an agent may not promise waits in Today until an administrator approves it, and is done in their name', async () => {
	const id = await store(1, tour);
	const refund = { amount: wish.amount, reason: wish.reason };
	expect((await perform(id, 'cancel', { refund })).status).toBe(400);
	const approval = await asked(id);
	expect(await waiting()).toEqual([
		'approval: BD2000001, Ana: Cancel, with $1,000.00 to pay back: They lost their mother',
	]);
	const again = await post(`/api/desk/bookings/${id}/approvals`, back);
	expect(again).toMatchObject({ status: 409, body: { message: approvalMessages.isAsked } });
	expect((await perform(id, 'approve', { approval })).status).toBe(403);
	expect((await post(`/api/desk/bookings/${id}/decline`, { approval })).status).toBe(403);

	await asOwner();
	expect(await view(id)).toMatchObject({ approvals: [{ id: approval, author: 'Ana' }] });
	const step = { kind: 'approval', version: 0, mark: 'done' };
	const path = markQueued.path.replace(':id', String(approval));
	const headers = { Cookie: (await signedIn({ isAgent: true, email: 'bo@example.com' })).cookie };
	const finished = await send(handle, deps, 'PATCH', path, { body: step, headers });
	expect(finished).toMatchObject({ status: 400, body: { message: approvalIsNotDone } });
	const attempt = '0b6b2b1c-3f5f-4a57-9a51-6f1d1c2b3a4d';
	const first = await perform(id, 'approve', { approval, version: 1 }, { attempt });
	expect(first.status).toBe(200);
	const repeated = await perform(id, 'approve', { approval, version: 1 }, { attempt });
	expect(repeated.body).toEqual(first.body);
	expect(await bookingNow(id)).toMatchObject({ status: 'Cancelled', refund: 1000 });
	const { approvals, operations } = await view(id);
	expect(approvals).toEqual([]);
	expect(operations).toMatchObject([{ action: 'cancel', author: 'Cleo' }]);
	expect(await perform(id, 'approve', { approval })).toMatchObject({
		status: 409,
		body: { message: approvalMessages.answered },
	});
	expect((await waiting()).filter((row) => row.startsWith('approval'))).toEqual([]);
	const over = await post(`/api/desk/bookings/${id}/approvals`, wish);
	expect(over).toMatchObject({ status: 409, body: { message: approvalMessages.isOver } });
	// Taken back, it is as if nobody had asked.
	expect((await undo(Object(first.body).operation)).status).toBe(200);
	await asAgent('Bea');
	await asked(id);
});

test('more than is owed goes back once, however many administrators approve it at once', async () => {
	const id = await store(1, tour);
	const approval = await asked(id, back);
	await asOwner();
	const answers = await Promise.all(
		[1, 2, 3].map(() => perform(id, 'approve', { approval, version: 1 })),
	);
	expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
		200, 409, 409,
	]);
	const { payments } = await view(id);
	expect(payments.slice(1)).toMatchObject([
		{ amount: -50, method: 'Card', paidOn: '2026-11-20', author: 'Cleo' },
	]);
	expect(await bookingNow(id)).toMatchObject({ paid: 950 });
});

test('what is declined is noted with who did, and may be asked again', async () => {
	const id = await store(1, tour);
	const approval = await asked(id, back);
	await asOwner();
	expect((await post(`/api/desk/bookings/${id}/decline`, { approval })).status).toBe(200);
	const { notes, approvals } = await view(id);
	expect(approvals).toEqual([]);
	expect(notes[0]).toMatchObject({
		author: 'Cleo',
		body: 'Declined: Pay back $50.00 (Card), which Ana asked for.',
	});
	expect((await post(`/api/desk/bookings/${id}/decline`, { approval })).status).toBe(409);
	await asAgent('Bea');
	await asked(id, back);
	expect(await bookingNow(id)).toMatchObject({ paid: 1000 });
});

test('an answer that refuses leaves it waiting', async () => {
	const id = await store(1, tour);
	const all = (await bookingNow(id)).paid + (await bookingNow(id)).paidByWord;
	const tooMuch = await post(`/api/desk/bookings/${id}/approvals`, { ...back, amount: all + 1 });
	expect(tooMuch).toMatchObject({ status: 400, body: { issues: [{ path: 'amount' }] } });
	const approval = await asked(id, { ...back, amount: all });
	await asOwner();
	// Some of it went back meanwhile.
	const { kind: _, reason, ...some } = back;
	const sent = { ...some, amount: -some.amount, note: reason, isOverOwed: true };
	expect((await perform(id, 'payments', sent)).status).toBe(200);
	expect((await perform(id, 'approve', { approval })).status).toBe(400);
	expect(await waiting()).toHaveLength(1);
	const elsewhere = await store(2, tour);
	expect((await perform(elsewhere, 'approve', { approval })).status).toBe(404);
});

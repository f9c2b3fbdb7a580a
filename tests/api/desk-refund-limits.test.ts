import { expect, test } from 'vitest';

import { overPolicy } from '#src/contract/desk/refund.ts';
import { onlyOwed } from '#src/domain/desk/over-balance.ts';

import { testDatabase } from '../support/database.ts';
import { operationCalls } from '../support/operation-calls.ts';

const db = await testDatabase();
const { asAgent, store, perform, bookingNow } = operationCalls(db);
const paid = { status: 'Confirmed', totalPrice: 1000, paid: 1000 } as const;
/** Of it the policy pays everything back, as long before its departure. */
const tour = { ...paid, type: 'tour', departureDate: '2027-05-15' } as const;
const goodwill = {
	amount: -50,
	method: 'Card',
	paidOn: '2026-11-20',
	note: 'Goodwill for the delay',
	isOverOwed: true,
} as const;

test('an agent pays back no more than is owed, whatever is meant; an administrator does with a reason', async () => {
	await asAgent();
	const id = await store(1, paid);
	const refused = [{ path: 'amount', message: `Nothing is to be paid back. ${onlyOwed}` }];
	expect(await perform(id, 'payments', goodwill)).toMatchObject({
		status: 400,
		body: { issues: refused },
	});
	expect(await bookingNow(id)).toMatchObject({ paid: 1000 });
	await asAgent('Cleo', { isAdmin: true });
	expect(await perform(id, 'payments', goodwill)).toMatchObject({ status: 200 });
});

test('an agent promises less than the policy with a reason, and more not at all', async () => {
	await asAgent();
	// So late the policy keeps a part.
	const id = await store(1, { ...tour, departureDate: '2027-01-10' });
	const reason = 'They are friends of ours';
	const { body } = await perform(id, 'cancel', { refund: { amount: 1000, reason } });
	const [issue] = Object(body).issues;
	expect(issue).toMatchObject({ path: 'refund.amount' });
	expect(issue.message).toMatch(/^The policy pays back \$[\d.]+ at most: only an administrator/);
	expect(issue.message).toBe(overPolicy({ least: 0, most: Number(/[\d.]+/.exec(issue.message)) }));
	expect((await perform(id, 'cancel', { refund: { amount: 1, reason } })).status).toBe(200);
	await asAgent('Cleo', { isAdmin: true });
	const other = await store(2, { ...tour, departureDate: '2027-01-10' });
	expect((await perform(other, 'cancel', { refund: { amount: 1000, reason } })).status).toBe(200);
});

test('until an airline has said what it refunds, what is sent back is what it said', async () => {
	await asAgent();
	const id = await store(1, paid);
	expect((await perform(id, 'cancel', {})).status).toBe(200);
	expect(await bookingNow(id)).toMatchObject({ refund: null, kept: null });
	expect(await perform(id, 'payments', { ...goodwill, amount: -640.5 })).toMatchObject({
		status: 200,
	});
});

import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingRecord } from '#src/contract/bookings/booking-record.ts';
import { previewBookingLetters } from '#src/contract/desk/letters.ts';
import { bookings, changes, outbox, sessions } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();
/** Sixty days before the tour, in the last minute of New York's day. */
const lastMinute = new Date('2026-11-22T04:59:00Z');
const clock = { now: lastMinute };
const { ask } = administratorCalls(db, { now: () => clock.now });

const departureDate = '2027-01-20';
const afterMidnight = new Date('2026-11-22T05:00:00Z');

/** Moves the clock; the administrator has just been at work then. */
async function moveTo(now: Date) {
	clock.now = now;
	const expiresAt = new Date(now.getTime() + 3_600_000);
	await db.update(sessions).set({ createdAt: now, lastSeenAt: now, expiresAt });
}

async function store(row: Parameters<typeof storedBooking>[1] = {}) {
	await moveTo(lastMinute);
	await db.insert(bookings).values(
		storedBooking(1, {
			type: 'tour',
			status: 'Confirmed',
			departureDate,
			totalPrice: 3300.5,
			...row,
		}),
	);
}

const storeFlight = (row: Parameters<typeof storedBooking>[1] = {}) =>
	store({ type: 'flight', totalPrice: 3300, ...row });

function cancel(refund?: object, more: object = {}) {
	return ask(handle, 'PATCH', '/api/bookings/1', { status: 'Cancelled', refund, ...more });
}

async function preview(refund = '') {
	const { body } = await ask(handle, 'GET', `/api/bookings/1/letters${refund}`);
	return previewBookingLetters.reply.parse(body);
}

async function promised() {
	const [row] = await db.select().from(bookings);
	return { status: row?.status, refund: row?.refund, reason: row?.refundReason };
}

async function letter() {
	const [row] = await db.select().from(outbox);
	return row?.body ?? '';
}

test('whoever cancels without a word promises what the policy pays back', async () => {
	await store();
	const { status, body } = await cancel();
	expect(status).toBe(200);
	expect(bookingRecord.parse(body)).toMatchObject({ refund: 2970.45, refundReason: null });
	expect(await letter()).toContain(
		'You get back 90% of the $3,300.50 that you paid, because it is cancelled 60 days before departure: $2,970.45.',
	);
});

test('the desk is shown the same amount, and the steps it comes from, before it cancels', async () => {
	await store();
	const { refund, Cancelled } = await preview();
	expect(refund).toMatchObject({ least: 2970.45, most: 2970.45, isPaid: true });
	expect(refund.terms.slice(0, 2)).toEqual([
		{ when: 'Until November 21, 2026', refund: '90%, $2,970.45' },
		{
			when: expect.stringMatching(/^Nov 22 – Dec 6, 2026$|^Nov 22\s–\sDec 6, 2026$/),
			refund: '70%, $2,310.35',
		},
	]);
	expect(Cancelled.letter?.body).toContain('$2,970.45');
	expect((await cancel({ amount: refund.most })).status).toBe(200);
	expect(await promised()).toEqual({ status: 'Cancelled', refund: 2970.45, reason: null });
});

test('another amount is promised with a reason, told without it, and written down with it', async () => {
	await store();
	const shown = await preview('?refund=3000');
	expect((await cancel({ amount: 3000, reason: '  They asked at noon ' })).status).toBe(200);
	expect(await promised()).toEqual({
		status: 'Cancelled',
		refund: 3000,
		reason: 'They asked at noon',
	});
	expect(await letter()).toContain('You get back $3,000.00. Our refund policy has the details');
	expect(await letter()).not.toContain('noon');
	expect(await letter()).toBe(shown.Cancelled.letter?.body);
	expect(await db.select().from(changes)).toMatchObject([
		{
			before: { status: 'Confirmed', refund: null, refundReason: null },
			after: { status: 'Cancelled', refund: 3000, refundReason: 'They asked at noon' },
		},
	]);
});

test('an amount that was right before midnight in New York is not promised after it, and no other in silence', async () => {
	await store();
	const { refund } = await preview();
	await moveTo(afterMidnight);
	const late = await cancel({ amount: refund.most }, { version: 1 });
	expect(late.status).toBe(400);
	expect(late.body).toMatchObject({
		issues: [
			{
				path: 'refund.reason',
				message:
					'The policy pays back $2,310.35 now. For another amount, please give a reason of at least 5 characters.',
			},
		],
	});
	expect(await promised()).toEqual({ status: 'Confirmed', refund: null, reason: null });
	expect(await db.$count(outbox)).toBe(0);
	expect((await preview()).refund.most).toBe(2310.35);
	expect((await cancel({ amount: 2310.35 }, { version: 1 })).status).toBe(200);
	expect(await letter()).toContain('70%');
});

test.each([
	['refund.amount', { amount: 3300.51, reason: 'All and more' }],
	['refund.amount', { amount: -1, reason: 'A slip of the pen' }],
	['refund.amount', { amount: 10.005, reason: 'Half a cent more' }],
	['refund.amount', { amount: '2970.45' }],
	['refund.amount', {}],
	['refund.reason', { amount: 2970.44 }],
	['refund.reason', { amount: 0, reason: 'no' }],
	['refund.reason', { amount: 3000, reason: '   \u200b     ' }],
	['refund.reason', { amount: 3000, reason: 'x'.repeat(301) }],
	['refund.currency', { amount: 2970.45, currency: 'EUR' }],
])('what is wrong in %s is refused there, and stores nothing: %j', async (path, refund) => {
	await store();
	const { status, body } = await cancel(refund);
	expect(status).toBe(400);
	expect(body).toMatchObject({ issues: [{ path }] });
	expect(await promised()).toEqual({ status: 'Confirmed', refund: null, reason: null });
	expect(await db.$count(outbox)).toBe(0);
});

test('who confirms promises no refund', async () => {
	await store({ status: 'Pending Confirmation' });
	const { status, body } = await ask(handle, 'PATCH', '/api/bookings/1', {
		status: 'Confirmed',
		refund: { amount: 10 },
	});
	expect(status).toBe(400);
	expect(body).toMatchObject({ issues: [{ path: 'refund' }] });
});

test.each([null, new Date('2026-11-21T20:00:00Z'), new Date('2026-11-25T20:00:00Z')])(
	'what is not confirmed was not paid: its traveller owes nothing (held until %s)',
	async (heldUntil) => {
		await store({ status: 'Pending Confirmation', heldUntil });
		expect((await preview()).refund).toMatchObject({ least: 0, most: 0, isPaid: false });
		expect((await cancel()).status).toBe(200);
		expect(await promised()).toEqual({ status: 'Cancelled', refund: null, reason: null });
		expect(await letter()).toContain('It was not confirmed yet: you owe nothing.');
	},
);

test('of a flight the airline’s rules decide: any amount up to all but the fee, or none yet', async () => {
	await storeFlight();
	const { refund, Cancelled } = await preview('?refund=1200');
	expect(refund).toMatchObject({ least: 0, most: 3250, isPaid: true });
	expect(Cancelled.letter?.body).toContain(
		'You get back $1,200.00: what the airline refunds by the rules of your fare, less our service fee of $50.00 for 2 travelers.',
	);
	expect((await cancel({ amount: 3250.01 })).body).toMatchObject({
		issues: [{ path: 'refund.reason', message: expect.stringContaining('allows up to $3,250.00') }],
	});
	expect((await cancel()).status).toBe(200);
	expect(await promised()).toEqual({ status: 'Cancelled', refund: null, reason: null });
	expect(await letter()).toContain(
		'You get back what the airline refunds by the rules of your fare',
	);
});

test('a flight is paid back whole for 24 hours after the desk confirmed it', async () => {
	await storeFlight({ status: 'Pending Confirmation', paid: 3300 });
	await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Confirmed', sendsLetter: false });
	await moveTo(new Date(lastMinute.getTime() + 24 * 3_600_000));
	const { refund } = await preview();
	expect(refund).toMatchObject({ least: 3300, most: 3300 });
	expect(refund.terms[0]).toEqual({
		when: 'Until Sun, Nov 22, 11:59 PM New York time',
		refund: '100%, $3,300',
	});
	await moveTo(new Date(clock.now.getTime() + 1));
	expect((await cancel({ amount: 3300 })).status).toBe(400);
	expect((await cancel({ amount: 3300, reason: 'They called in time' })).status).toBe(200);
	expect(await promised()).toMatchObject({ refund: 3300, reason: 'They called in time' });
});

test('who confirms again takes the promise back', async () => {
	await store();
	await cancel({ amount: 100, reason: 'By mistake' });
	await ask(handle, 'PATCH', '/api/bookings/1', { status: 'Confirmed' });
	expect(await promised()).toEqual({ status: 'Confirmed', refund: null, reason: null });
});

test('a repeat of the same promise is taken as done; another one is a conflict and changes nothing', async () => {
	await store();
	const { body } = await cancel({ amount: 2970.45 });
	expect(await cancel({ amount: 2970.45 })).toMatchObject({ status: 200, body });
	expect(await cancel({ amount: 5, reason: 'Second thoughts' })).toMatchObject({
		status: 409,
		body: { current: body },
	});
	expect(await promised()).toMatchObject({ refund: 2970.45 });
	expect(await db.$count(changes)).toBe(1);
});

test.each(['?refund=1e3', '?refund=-1', '?refund=1.005', '?refund=', '?refund=1&refund=x'])(
	'letters with %s are refused',
	async (query) => {
		await store();
		const { status, body } = await ask(handle, 'GET', `/api/bookings/1/letters${query}`);
		expect(status).toBe(400);
		expect(body).toMatchObject({ issues: [{ path: 'refund' }] });
	},
);

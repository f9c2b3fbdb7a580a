import { randomUUID } from 'node:crypto';

import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { invoiceMessages } from '#src/contract/trips/invoice.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { selectInvoices } from '#src/server/bookings/invoices/invoice-rows.ts';
import { bookings, invoices, outbox } from '#src/server/db/schema.ts';
import { erasePerson } from '#src/server/people/erase-person.ts';

import { send } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { deskTour, price } from '../support/desk-tour.ts';
import { tripPageText } from '../support/trip-page-text.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const { deps, booked, bookingNow, done, perform, undo } = deskTour(db);
const total = tourTotal(price, 2);
const confirmed = { status: 'Confirmed', heldUntil: null, paid: 0 } as const;
const employer = 'Analytical Engines Ltd\n12 St James Square\nLondon';

type Body = { addressee?: string; mention?: string };

async function asks(
	id: number,
	body: Body = { addressee: employer },
	attempt: string = randomUUID(),
) {
	const booking = await bookingNow(id);
	const headers = { Cookie: await visitCookie(db, booking), 'X-Client-Id': attempt };
	return send(handle, deps, 'POST', `/api/trips/${booking.reference}/invoice`, { body, headers });
}

/** What a paper of a booking says to whoever opens its page. */
const paper = async (id: number, number: string, cookie?: string) =>
	tripPageText(deps, db, await bookingNow(id), { paper: number, ...(cookie && { cookie }) });

/** What letters that go out say of the invoice, from their subjects. */
const told = async () => {
	const letters = await db.select().from(outbox).orderBy(asc(outbox.id));
	return letters
		.filter(({ kind, cancelledAt }) => kind === 'invoice-followed' && cancelledAt === null)
		.map(({ subject }) => subject.replace(/^.* BD\w+ /, ''));
};

const numbers = async (id: number) =>
	(await selectInvoices(db, id)).map(({ number, other }) => [number, other]);

test('an invoice says who sold what to whom, in the lines of the price, and that it is not paid yet', async () => {
	const id = await booked(1, 2, confirmed);
	const answer = await asks(id, { addressee: employer, mention: 'Order 4711' });
	expect(answer).toMatchObject({ status: 200, body: { number: 'I-2026-0001' } });
	const { status, text } = await paper(id, 'I-2026-0001');
	expect(status).toBe(200);
	for (const words of [
		'Invoice I-2026-0001',
		'Bright Departures 350 Fifth Avenue',
		'Federal tax number',
		'Analytical Engines Ltd 12 St James Square London',
		'Your reference Order 4711',
		'Booking BD2000001',
		'Trip Alpine Lakes',
		'2 travelers at $1,000 $2,000.00',
		'Taxes (10%) $200.00',
		'Total $2,200.00',
		'Still to be paid $2,200.00',
	]) {
		expect(text).toContain(words);
	}
});

test('asked for again it is the same, and made out otherwise a credit note takes the first back', async () => {
	const id = await booked(1, 2, confirmed);
	const attempt = randomUUID();
	const first = await asks(id, { addressee: employer }, attempt);
	const again = await asks(id, { addressee: employer }, attempt);
	expect([again.status, again.body]).toEqual([first.status, first.body]);
	expect(await asks(id)).toMatchObject({ body: { number: 'I-2026-0001' } });
	expect(await numbers(id)).toEqual([['I-2026-0001', null]]);
	expect(await asks(id, { addressee: 'Ada Lovelace' })).toMatchObject({
		body: { number: 'I-2026-0002' },
	});
	expect(await numbers(id)).toEqual([
		['I-2026-0001', 'C-2026-0001'],
		['C-2026-0001', 'I-2026-0001'],
		['I-2026-0002', null],
	]);
	expect((await paper(id, 'I-2026-0001')).text).toContain('it is not to be paid');
	expect((await paper(id, 'C-2026-0001')).text).toContain('Total −$2,200.00');
});

test('it follows what becomes of the booking: a new price, an undo, a cancellation that keeps a part', async () => {
	const id = await booked(1, 2, confirmed);
	await asks(id);
	const change = { total: total - 200, reason: 'Agreed on the phone' };
	const { operation } = await done(id, 'price', change);
	expect(await numbers(id)).toHaveLength(3);
	expect(await told()).toEqual(['has invoice I-2026-0002']);
	expect((await paper(id, 'I-2026-0002')).text).toContain('Discount by our desk −$200.00');
	expect((await undo(operation)).status).toBe(200);
	expect((await numbers(id)).at(-1)).toEqual(['I-2026-0003', null]);
	// What was undone nobody is told, and what counts in its place they are.
	expect(await told()).toEqual(['has invoice I-2026-0003']);
	// Money that comes in changes nothing of what was sold.
	const payment = { amount: 1000, method: 'Card', paidOn: '2026-11-20', note: '' };
	await done(id, 'payments', payment);
	expect(await numbers(id)).toHaveLength(5);
	const { text } = await paper(id, 'I-2026-0003');
	expect(text).toContain('receipt R-2026-0001 $1,000.00');
	expect(text).toContain('Still to be paid $1,200.00');
	await done(id, 'cancel', { refund: { amount: 700, reason: 'Agreed on the phone' } });
	expect((await numbers(id)).slice(-2)).toEqual([
		['C-2026-0003', 'I-2026-0003'],
		['I-2026-0004', null],
	]);
	const kept = await paper(id, 'I-2026-0004');
	expect((await told()).at(-1)).toBe('has invoice I-2026-0004');
	expect(kept.text).toContain('Kept after the cancellation, as our terms say $300.00');
});

test('of what is not confirmed nothing is invoiced, and of what is cancelled at no cost nothing any more', async () => {
	const held = await booked(1, 2);
	expect(await asks(held)).toMatchObject({
		status: 409,
		body: { message: invoiceMessages.notNow },
	});
	const id = await booked(2, 2, confirmed);
	await asks(id);
	await done(id, 'cancel', {});
	expect(await numbers(id)).toEqual([
		['I-2026-0001', 'C-2026-0001'],
		['C-2026-0001', 'I-2026-0001'],
	]);
	expect(await asks(id)).toMatchObject({ status: 409 });
});

test.each([
	['nobody', { addressee: ' ' }, 'addressee', invoiceMessages.noAddressee],
	['a page', { addressee: 'a\n'.repeat(9) + 'b' }, 'addressee', invoiceMessages.tooManyLines],
	[
		'a card',
		{ addressee: employer, mention: '4111 1111 1111 1111' },
		'mention',
		expect.any(String),
	],
])('it is not made out to %s', async (_, body, field, message) => {
	const id = await booked(1, 2, confirmed);
	expect(await asks(id, body)).toMatchObject({
		status: 400,
		body: { issues: [{ path: field, message }] },
	});
	expect(await db.$count(invoices)).toBe(0);
});

test('numbers have no gaps, also where many are written at once and one is refused', async () => {
	const ids = [];
	for (const number of [1, 2, 3, 4]) {
		const changed = { ...confirmed, email: `ada${number}@example.com` };
		ids.push(await booked(number, 1, number === 3 ? { ...changed, status: 'Cancelled' } : changed));
	}
	const answers = await Promise.all(ids.map(async (id) => asks(id)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 200]);
	const rows = await db.select().from(invoices).orderBy(asc(invoices.number));
	expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('it stays as it is, and of whoever is erased their name alone goes', async () => {
	const id = await booked(1, 2, confirmed);
	await asks(id);
	const changed = db.update(invoices).set({ mention: 'Paid in cash' });
	await expect(changed).rejects.toThrow();
	await expect(db.delete(bookings).where(eq(bookings.id, id))).rejects.toThrow();
	const email = (await bookingNow(id)).email;
	const colleague = { id: null, fullName: 'Ana', email: 'ana@example.com' };
	await erasePerson(deps, colleague, email);
	const [row] = await db.select().from(invoices);
	expect(row).toMatchObject({ addressee: '', number: 1, invoiced: { total } });
});

test('a paper opens for nobody but whoever booked, and no other trip’s', async () => {
	const id = await booked(1, 2, confirmed);
	await asks(id);
	const closed = await paper(id, 'I-2026-0001', 'nothing=1');
	expect(closed.status).toBe(404);
	expect(closed.text).not.toContain('Analytical');
	const other = await booked(2, 1, { ...confirmed, email: 'grace@example.com' });
	const wrong = await paper(other, 'I-2026-0001');
	expect(wrong.status).toBe(404);
	expect(wrong.text).not.toContain('Analytical');
});

test('a payment that is undone leaves a receipt that says so, and its number to nobody else', async () => {
	const id = await booked(1, 2, confirmed);
	const payment = { amount: 100, method: 'Card', paidOn: '2026-11-20', note: 'Visa' };
	const { operation } = await done(id, 'payments', payment);
	expect((await undo(operation)).status).toBe(200);
	await done(id, 'payments', { ...payment, amount: 150 });
	expect((await paper(id, 'R-2026-0001')).text).toContain('no money came or went');
	const { text } = await paper(id, 'R-2026-0002');
	expect(text).toContain('Received $150.00');
	expect(text).not.toContain('Visa');
	expect(await perform(id, 'payments', { ...payment, amount: -151 })).toMatchObject({
		status: 400,
	});
});

test('what another release said in other words stands, as long as nothing of it changes', async () => {
	const id = await booked(1, 2, confirmed);
	await asks(id);
	const [{ id: _, year: __, number: ___, ...row } = expect.fail('There is none.')] = await db
		.select()
		.from(invoices);
	await db.delete(invoices);
	const lines = [{ name: 'Two persons, taxes included', amount: total }];
	await db.insert(invoices).values({ ...row, invoiced: { ...row.invoiced, lines } });
	const payment = { amount: 100, method: 'Card', paidOn: '2026-11-20', note: '' };
	await done(id, 'payments', payment);
	expect(await numbers(id)).toEqual([['I-2026-0001', null]]);
	await done(id, 'price', { total: total - 1, reason: 'Agreed on the phone' });
	expect(await numbers(id)).toHaveLength(3);
});

test('the page of a cancelled trip keeps its receipts', async () => {
	const id = await booked(1, 2, confirmed);
	const payment = { amount: 100, method: 'Card', paidOn: '2026-11-20', note: '' };
	await done(id, 'payments', payment);
	const page = async () => (await tripPageText(deps, db, await bookingNow(id))).text;
	expect(await page()).toContain('Receipt R-2026-0001');
	await done(id, 'cancel', {});
	expect(await page()).toContain('Receipt R-2026-0001 Fri, Nov 20, 2026, $100.00');
});

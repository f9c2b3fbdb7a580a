import { expect, test } from 'vitest';

import { bookings, changes, payments } from '#src/server/db/schema.ts';

import { testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { drawnTrip } from '../support/drawn-trip.ts';
import { storedBooking } from '../support/stored-booking.ts';

const db = await testDatabase();

/** The words of the page, a space wherever something ends. */
async function pageOf(number: number, changed: Parameters<typeof storedBooking>[1]) {
	const html = await drawnTrip(db, storedBooking(number, changed), { now: testNow });
	return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const cancelled = {
	status: 'Cancelled',
	totalPrice: 3000.67,
	paid: 3000.67,
	refund: 2700.6,
	kept: 300.07,
} as const;
const card = { method: 'Card', paidOn: '2026-11-01', author: 'Ana' } as const;
const transfer = { ...card, method: 'Bank transfer' } as const;

/** It was confirmed and paid by two methods, and cancelled on a Friday. */
async function storeCancelled(number: number, changed: object = {}) {
	const [row] = await db
		.insert(bookings)
		.values(storedBooking(number, { ...cancelled, ...changed }))
		.returning();
	const bookingId = row?.id ?? 0;
	await db.insert(payments).values([
		{ ...card, bookingId, amount: 2222.41 },
		{ ...transfer, bookingId, amount: 778.26 },
	]);
	const change = { name: 'Ana', email: 'ana@example.com', action: 'updated' } as const;
	await db.insert(changes).values({
		...change,
		subject: 'booking',
		subjectId: bookingId,
		label: 'BD2000001',
		before: { status: 'Confirmed' },
		after: { status: 'Cancelled' },
		createdAt: new Date('2026-11-20T17:00:00Z'),
	});
	return bookingId;
}

test('the page of a cancelled trip says once what was paid, what we keep and what goes back, how and by when', async () => {
	await storeCancelled(1);
	const text = await pageOf(1, cancelled);
	expect(text).toContain(
		'You paid $3,000.67 We keep $300.07 Back to you $2,700.60 $2,000.17 to the card: by Wed, Dec 2, 2026 at the latest $700.43 by bank transfer: by Wed, Dec 2, 2026 at the latest',
	);
	expect(text).toContain('Done: Payment received');
	expect(text).not.toContain('Done: Paid');
	expect(text.match(/Back to you|Refund \$/g)).toHaveLength(1);
});

test('and what is sent has its day', async () => {
	const bookingId = await storeCancelled(2, { paid: 1000.5 });
	await db.insert(payments).values({ ...card, bookingId, amount: -2000.17, paidOn: '2026-11-21' });
	expect(await pageOf(2, cancelled)).toContain(
		'$2,000.17 to the card: sent on Sat, Nov 21, 2026 $700.43 by bank transfer: by Wed, Dec 2, 2026 at the latest',
	);
});

test('of what nobody paid nothing is promised', async () => {
	const text = await pageOf(3, { status: 'Cancelled', totalPrice: 500, refund: null, kept: 0 });
	expect(text).toContain('Nothing was paid for this trip, and nothing is owed.');
	expect(text).not.toContain('Back to you');
});

test('a discount is asked for once: whoever has agreed on a price is not told of it again', async () => {
	const heldUntil = new Date(testNow.getTime() + 3_600_000);
	const asked = 'Name the reference, and ask for your discount of up to 45%.';
	expect(await pageOf(5, { heldUntil })).toContain(asked);
	const agreed = await pageOf(6, { heldUntil, quotedPrice: 1400, priceReason: 'As promised' });
	expect(agreed).toContain('Name the reference. You pay when we have checked the trip together.');
	expect(agreed).not.toContain('45%');
	const own = await pageOf(7, { heldUntil, type: 'tour', itemId: 'own' });
	expect(own).not.toContain('45%');
});

test('a price that the desk changed keeps its lines and adds the desk’s', async () => {
	const text = await pageOf(4, { totalPrice: 1000.4, quotedPrice: 1240, priceReason: 'Promised' });
	expect(text).toContain(
		'Fare, taxes and fees included $1,240.00 Discount by our desk −$239.60 Total $1,000.40',
	);
});

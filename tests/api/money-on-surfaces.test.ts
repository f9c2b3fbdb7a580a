import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingPageView } from '#src/contract/desk/booking-page.ts';
import { readMoves } from '#src/contract/desk/move.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { type PaymentMethod, paymentMethods } from '#src/domain/bookings/payment.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { formatDate, formatLongDate } from '#src/domain/calendar/format-date.ts';
import { centsOf, formatMoneyInCents } from '#src/domain/money.ts';
import { selectInvoices } from '#src/server/bookings/invoices/invoice-rows.ts';
import { paymentsOf } from '#src/server/bookings/payments-of.ts';
import { openInstalments, outbox, payments } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { send, testNow } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { deskTour, price } from '../support/desk-tour.ts';
import { tripPageText } from '../support/trip-page-text.ts';
import { visitCookie } from '../support/trips.ts';

const db = await testDatabase();
const desk = deskTour(db);
const { deps, booked, store, bookingNow, read } = desk;

/** What was done at another moment is something else: each act has its own second. */
let seconds = 0;
const later = () => new Date(testNow.getTime() + 1000 * (seconds += 1));
const perform = (id: number, what: string, body: Record<string, unknown>) =>
	desk.perform(id, what, body, { at: later() });

/** What the desk and the traveller may do to a booking, one after the other; what is refused changes nothing. */
type Act =
	| { does: 'pay'; share: number; method: PaymentMethod }
	| { does: 'pay back'; share: number; method: PaymentMethod }
	| { does: 'change the price'; by: number }
	| { does: 'add a traveller' }
	| { does: 'move' }
	| { does: 'undo' }
	| { does: 'cancel' };

const share = fc.constantFrom(0.1, 0.25, 1 / 3, 0.5, 1);
const method = fc.constantFrom(...paymentMethods);
const act: fc.Arbitrary<Act> = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ does: fc.constant('pay' as const), share, method }) },
	{ weight: 1, arbitrary: fc.record({ does: fc.constant('pay back' as const), share, method }) },
	{
		weight: 2,
		arbitrary: fc.record({
			does: fc.constant('change the price' as const),
			by: fc.constantFrom(-0.31, -0.1, -0.0333, 0.05),
		}),
	},
	{ weight: 1, arbitrary: fc.constant({ does: 'add a traveller' as const }) },
	{ weight: 1, arbitrary: fc.constant({ does: 'move' as const }) },
	{ weight: 1, arbitrary: fc.constant({ does: 'undo' as const }) },
	{ weight: 1, arbitrary: fc.constant({ does: 'cancel' as const }) },
);
const life = fc.record({
	type: fc.constantFrom('tour' as const, 'flight' as const),
	travelers: fc.integer({ min: 1, max: 3 }),
	hasInvoice: fc.boolean(),
	acts: fc.array(act, { maxLength: 6 }),
});
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never;

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

async function live({ type, travelers, hasInvoice, acts }: Life): Promise<number> {
	const payment = site.payment;
	const details = { name: 'Alpine Lakes', duration: '7 Days', departureDate: '2027-05-15', price };
	const id =
		type === 'tour'
			? await booked(1, travelers, { paid: 0, details: { ...details, payment } })
			: await store(1, { paid: 0, travelers, departureDate: '2027-05-15', details: { payment } });
	expect((await perform(id, 'confirm', {})).status).toBe(200);
	if (hasInvoice) {
		const { reference } = await bookingNow(id);
		const headers = { Cookie: await visitCookie(db, { id, reference }) };
		const body = { addressee: 'Analytical Engines Ltd' };
		await send(handle, deps, 'POST', `/api/trips/${reference}/invoice`, { body, headers });
	}
	for (const each of acts) await doIt(id, each);
	return id;
}

async function doIt(id: number, each: Act): Promise<void> {
	const before = await bookingNow(id);
	const day = { paidOn: '2026-11-20', note: 'Agreed on the phone' };
	switch (each.does) {
		case 'pay': {
			const amount = cents(Math.max(balanceOf(before).due, 0) * each.share);
			await perform(id, 'payments', { ...day, amount, method: each.method });
			return;
		}
		case 'pay back': {
			const amount = -cents(before.paid * each.share);
			const meant = { isOverOwed: true };
			await perform(id, 'payments', { ...day, amount, method: each.method, ...meant });
			return;
		}
		case 'change the price':
			await perform(id, 'price', {
				total: cents(before.totalPrice * (1 + each.by)),
				reason: day.note,
			});
			return;
		case 'add a traveller':
			await perform(id, 'party/add', {
				traveller: { kind: 'traveller', name: 'Bob Byron', birthDate: '1990-05-31', needs: '' },
				addition: tourTotal(price, before.travelers + 1) - tourTotal(price, before.travelers),
			});
			return;
		case 'move': {
			const { body } = await read(readMoves.path.replace(':id', String(id)));
			const to = Object(body).departures?.find((one: { id: number }) => one.id === 2);
			if (to) await perform(id, 'move', { departureId: 2, total: to.total });
			return;
		}
		case 'undo': {
			const { body } = await read(`/api/desk/bookings/${id}`);
			const [last] = bookingPageView.parse(body).operations;
			if (last?.undoUntil) await desk.undo(last, later());
			return;
		}
		case 'cancel':
			await perform(
				id,
				'cancel',
				before.type === 'flight' ? { refund: { amount: 0, reason: day.note } } : {},
			);
	}
}

/** The first amount after a name, in dollars; null where that is not said. */
function amountAfter(text: string, name: string): number | null {
	const at = text.lastIndexOf(`${name} `);
	const found = /^[^$]{0,40}?(−?)\$([\d,]+(?:\.\d\d)?)/.exec(text.slice(at + name.length));
	if (at < 0 || !found) return null;
	const [, sign, digits = ''] = found;
	return Number(digits.replaceAll(',', '')) * (sign ? -1 : 1);
}

/** All amounts after a name, with its sign: what came in, or went back. */
function amountsOf(text: string, name: RegExp): number[] {
	return [...text.matchAll(name)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
}

test('whatever was done to a booking, every surface tells the same sums and days', async () => {
	let cancelled = 0;
	let invoiced = 0;
	await fc.assert(
		fc.asyncProperty(life, async (lived) => {
			await emptyDatabase(db);
			await desk.begin();
			seconds = 0;
			const id = await live(lived);
			const booking = await bookingNow(id);
			const isCancelled = booking.status === 'Cancelled';
			const { due, price: costs } = balanceOf(booking);
			const kept = await paymentsOf(db, id);
			const cameIn = kept.reduce((sum, { amount }) => sum + centsOf(amount), 0) / 100;

			// What the database keeps beside the payments is their sum.
			expect(booking.paid).toBe(cameIn);

			const { body } = await read(`/api/desk/bookings/${id}`);
			const page = bookingPageView.parse(body);
			expect(page.booking).toMatchObject({ totalPrice: booking.totalPrice, paid: cameIn });
			const parts = page.instalments;
			if (parts.length > 0) {
				expect(parts.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(
					centsOf(booking.totalPrice),
				);
				expect(parts.reduce((sum, { open }) => sum + centsOf(open), 0)).toBe(
					Math.max(centsOf(due), 0),
				);
			}
			const next = parts.find(({ open }) => open > 0);
			const [waits] = await db.select().from(openInstalments);
			const dueNext = next && next.due !== null && !next.waits ? next : null;
			expect(waits ?? null).toEqual(
				dueNext && { bookingId: id, dueOn: dueNext.due, amount: dueNext.open },
			);

			const { text } = await tripPageText(deps, db, booking);
			expect(text).toContain(formatDate(booking.departureDate));
			expect(amountAfter(text, 'Total')).toBe(booking.totalPrice);
			if (isCancelled) {
				cancelled += 1;
				if (cameIn !== 0) {
					expect(amountAfter(text, 'You paid')).not.toBeNull();
					expect(amountAfter(text, 'We keep')).toBe(booking.kept);
					expect(text).not.toContain('Still to be paid');
				}
			} else {
				const paid = amountsOf(text, /Paid on [^$]{0,60}?\$([\d,.]+)/g);
				const back = amountsOf(text, /Paid back on [^$]{0,60}?\$([\d,.]+)/g);
				const told = [...paid, ...back.map((each) => -each)];
				expect(told.reduce((sum, each) => sum + centsOf(each), 0)).toBe(centsOf(cameIn));
				const isAsked = cameIn > 0 || booking.status === 'Confirmed';
				if (due > 0 && isAsked) expect(amountAfter(text, 'Still to be paid')).toBe(due);
				else expect(text).not.toContain('Still to be paid');
				if (parts.length > 1 && due > 0) {
					for (const { name, when, amount } of parts.map(instalmentLine)) {
						expect(amountAfter(text, `${name} ${when}`)).toBe(amount);
					}
				}
			}

			const written = (await selectInvoices(db, id)).findLast(({ other }) => other === null);
			if (lived.hasInvoice && costs > 0 && (!isCancelled || booking.kept)) {
				invoiced += 1;
				expect(written?.total).toBe(isCancelled ? booking.kept : booking.totalPrice);
				const paper = await tripPageText(deps, db, booking, { paper: written?.number ?? '' });
				expect(amountAfter(paper.text, 'Total')).toBe(written?.total);
				expect(paper.text).toContain(formatLongDate(booking.departureDate));
				const rest = due < 0 ? 'To be paid back' : 'Still to be paid';
				expect(amountAfter(paper.text, rest)).toBe(Math.abs(due));
				const lines = /Travellers \d+ travell?ers? (.*?) Total/.exec(paper.text)?.[1] ?? '';
				const sums = [...lines.matchAll(/(−?)\$([\d,]+\.\d\d)/g)].map(
					([, sign, digits = '']) => centsOf(Number(digits.replaceAll(',', ''))) * (sign ? -1 : 1),
				);
				expect(sums.reduce((sum, each) => sum + each, 0)).toBe(centsOf(written?.total ?? 0));
			} else expect(written).toBeUndefined();

			const [letter] = await db
				.select()
				.from(outbox)
				.where(eq(outbox.kind, 'payment-received'))
				.orderBy(desc(outbox.id))
				.limit(1);
			const [lastPaid] = await db.select().from(payments).orderBy(desc(payments.id)).limit(1);
			const isLast = lastPaid?.takenBackAt === null && lastPaid.amount > 0;
			const last = lived.acts.at(-1)?.does;
			if (letter && isLast && last === 'pay' && !isCancelled) {
				expect(letter.body).toContain(`Received: ${formatMoneyInCents(lastPaid.amount)}`);
				expect(letter.body).toContain(`Still to be paid: ${formatMoneyInCents(Math.max(due, 0))}`);
			}

			const { body: data } = await send(
				handle,
				deps,
				'GET',
				`/api/trips/${booking.reference}/data`,
				{
					headers: { Cookie: await visitCookie(db, booking) },
				},
			);
			const { held } = JSON.parse(String(data));
			expect(held.booking).toMatchObject([{ totalPrice: booking.totalPrice, paid: cameIn }]);
		}),
		{ numRuns: 120 },
	);
	// It did try what it is about.
	expect([cancelled, invoiced].every((times) => times > 5)).toBe(true);
});

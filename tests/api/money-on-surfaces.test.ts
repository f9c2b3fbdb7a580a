import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookingPageView } from '#src/contract/desk/booking-page.ts';
import { readMoves } from '#src/contract/desk/move.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { type PaymentMethod, paymentMethods } from '#src/domain/bookings/payment.ts';
import { totalWithRoom } from '#src/domain/bookings/room-price.ts';
import { roomOf } from '#src/domain/bookings/room.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { formatDate, formatLongDate } from '#src/domain/calendar/format-date.ts';
import { centsOf, formatMoneyInCents } from '#src/domain/money.ts';
import { selectInvoices } from '#src/server/bookings/invoices/invoice-rows.ts';
import { paymentsOf } from '#src/server/bookings/payments-of.ts';
import { openInstalments, outbox, payments } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { send, testNow } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';
import { tries } from '../support/depth.ts';
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
	ownRoom: fc.option(fc.boolean()),
	hasInvoice: fc.boolean(),
	acts: fc.array(act, { maxLength: 6 }),
});
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never;

/** A payment after all is paid, and the price has gone down: nobody owes it. */
const paidTwice: Life = {
	type: 'tour',
	travelers: 1,
	ownRoom: null,
	hasInvoice: false,
	acts: [
		{ does: 'pay', share: 1, method: 'Card' },
		{ does: 'change the price', by: -0.31 },
		{ does: 'pay', share: 0.1, method: 'Card' },
	],
};

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

async function live({ type, travelers, ownRoom, hasInvoice, acts }: Life): Promise<number> {
	const payment = site.payment;
	const room = ownRoom === null ? null : roomOf({ singleSupplement: 333 }, travelers, ownRoom);
	const details = {
		name: 'Alpine Lakes',
		duration: '7 Days',
		departureDate: '2027-05-15',
		price,
		...(room && { room }),
	};
	const totalPrice = totalWithRoom(price, travelers, room);
	const id =
		type === 'tour'
			? await booked(1, travelers, { paid: 0, totalPrice, details: { ...details, payment } })
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

const sumOf = (amounts: readonly number[]) =>
	amounts.reduce((sum, amount) => sum + centsOf(amount), 0) / 100;

function signedAmounts(text: string): number[] {
	// '2 travelers at $1,000 $2,000.00': what one costs is no line.
	return [...text.matchAll(/(−?)\$([\d,]+\.\d\d)/g)].map(
		([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign ? -1 : 1),
	);
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

			const facts: [what: string, told: unknown, is: unknown][] = [];
			const says = (what: string, told: unknown, is: unknown) => facts.push([what, told, is]);

			says('the sum beside the payments', booking.paid, cameIn);

			const { body } = await read(`/api/desk/bookings/${id}`);
			const page = bookingPageView.parse(body);
			says('desk: total', page.booking.totalPrice, booking.totalPrice);
			says('desk: paid', page.booking.paid, cameIn);
			const parts = page.instalments;
			if (parts.length > 0) {
				says('desk: instalments', sumOf(parts.map(({ amount }) => amount)), booking.totalPrice);
				says('desk: open', sumOf(parts.map(({ open }) => open)), Math.max(due, 0));
			}
			const next = parts.find(({ open }) => open > 0);
			const dueNext = next && next.due !== null && !next.waits ? next : null;
			const [waits = null] = await db.select().from(openInstalments);
			const isNext = dueNext && { bookingId: id, dueOn: dueNext.due, amount: dueNext.open };
			says('Today: what is due next', waits, isNext);

			const { text } = await tripPageText(deps, db, booking);
			says('trip: departure', text.includes(formatDate(booking.departureDate)), true);
			says('trip: total', amountAfter(text, 'Total'), booking.totalPrice);
			const isAsked = !isCancelled && (cameIn > 0 || booking.status === 'Confirmed') && due > 0;
			says('trip: still to be paid', amountAfter(text, 'Still to be paid'), isAsked ? due : null);
			if (isCancelled) cancelled += 1;
			if (isCancelled && cameIn !== 0) {
				says('trip: you paid', amountAfter(text, 'You paid') !== null, true);
				says('trip: we keep', amountAfter(text, 'We keep'), booking.kept);
			}
			if (!isCancelled) {
				const paid = amountsOf(text, /Paid on [^$]{0,60}?\$([\d,.]+)/g);
				const back = amountsOf(text, /Paid back on [^$]{0,60}?\$([\d,.]+)/g);
				says('trip: payments', sumOf([...paid, ...back.map((each) => -each)]), cameIn);
			}
			const lines = !isCancelled && parts.length > 1 && due > 0 ? parts.map(instalmentLine) : [];
			for (const { name, when, amount } of lines) {
				says(`trip: ${name}`, amountAfter(text, `${name} ${when}`), amount);
			}

			const written = (await selectInvoices(db, id)).findLast(({ other }) => other === null);
			const isInvoiced = lived.hasInvoice && costs > 0 && (!isCancelled || Boolean(booking.kept));
			says('there is an invoice in force', written !== undefined, isInvoiced);
			if (written) {
				invoiced += 1;
				const billed = isCancelled ? booking.kept : booking.totalPrice;
				const paper = await tripPageText(deps, db, booking, { paper: written.number });
				const rest = due < 0 ? 'To be paid back' : 'Still to be paid';
				const between = /Travelers \d+ travelers? (.*?) Total/.exec(paper.text)?.[1] ?? '';
				says('invoice: total', amountAfter(paper.text, 'Total'), billed);
				says('invoice: lines', sumOf(signedAmounts(between)), billed);
				says('invoice: rest', amountAfter(paper.text, rest), Math.abs(due));
				const day = formatLongDate(booking.departureDate);
				says('invoice: departure', paper.text.includes(day), true);
			}

			const [letter] = await db
				.select()
				.from(outbox)
				.where(eq(outbox.kind, 'payment-received'))
				.orderBy(desc(outbox.id))
				.limit(1);
			const [lastPaid] = await db.select().from(payments).orderBy(desc(payments.id)).limit(1);
			// Of what nobody owes any more a payment is refused: the letter is of an earlier one then.
			const isLatestAct = lastPaid?.createdAt.getTime() === testNow.getTime() + 1000 * seconds;
			const isLast = isLatestAct && lastPaid.takenBackAt === null && lastPaid.amount > 0;
			if (letter && isLast && lived.acts.at(-1)?.does === 'pay' && !isCancelled) {
				const open = `Still to be paid: ${formatMoneyInCents(Math.max(due, 0))}`;
				const came = `Received: ${formatMoneyInCents(lastPaid.amount)}`;
				says('letter: received', letter.body.includes(came), true);
				says('letter: still to be paid', letter.body.includes(open), true);
			}

			const headers = { Cookie: await visitCookie(db, booking) };
			const path = `/api/trips/${booking.reference}/data`;
			const { body: data } = await send(handle, deps, 'GET', path, { headers });
			const [own] = JSON.parse(String(data)).held.booking;
			says('data: total', own.totalPrice, booking.totalPrice);
			says('data: paid', own.paid, cameIn);

			expect(facts.map(([what, told]) => [what, told])).toEqual(
				facts.map(([what, , is]) => [what, is]),
			);
		}),
		{ numRuns: tries(120, 20), examples: [[paidTwice]] },
	);
	// It did try what it is about.
	expect(Math.min(cancelled, invoiced)).toBeGreaterThanOrEqual(tries(6, 0));
});

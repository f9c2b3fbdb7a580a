import type { NewBooking, TakenBooking } from '#src/contract/desk/new-booking.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { agreedPrice, whyNotAgreed } from '#src/domain/desk/agreed-price.ts';
import { overBalance } from '#src/domain/desk/over-balance.ts';

import { recordChange } from '../../admin/activities/record-change.ts';
import { decideWithin } from '../../admin/bookings/decide-booking.ts';
import { bookingRows } from '../../admin/bookings/queries.ts';
import { selectRow } from '../../admin/change-row.ts';
import { type StoredBooking, storeBooking } from '../../bookings/store-booking.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { bookings } from '../../db/schema.ts';
import { storedBefore } from '../../db/stored-once.ts';
import { publishDecision, publishTakenSeats } from '../../departures/publish-seats.ts';
import type { Attempt } from '../../http/attempt.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { isAddress } from '../../mail/letters/addressee.ts';
import { bookingTaken } from '../../mail/letters/booking-taken.ts';
import { whyMuted } from '../../mail/muted-addresses.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { storePayment } from '../payments/store-payment.ts';
import { nameTravellers } from './name-travellers.ts';
import { priceAtDesk } from './price-at-desk.ts';

type Taking = {
	administrator: SessionUser;
	request: NewBooking;
	attempt: Attempt | null;
};

type Taken = TakenBooking & { isRepeat: boolean };

/**
 * Stores a booking that the desk takes on the phone, by the code and the prices of the site: with its hold, or confirmed
 * at once, who took it, what was agreed on and paid, who travels and the letter. The same attempt sent again gives the
 * booking that it stored, and stores nothing else.
 * @throws HttpError 400 and 409 as `priceTrip` does; 400 at `agreed.total`, `payment.amount`, `details.lines` or
 *   `travellers`; 409 when the attempt was sent with other words
 */
export async function takeBooking(deps: Dependencies, taking: Taking): Promise<Taken> {
	try {
		const taken = await inTransaction(deps.db, (transaction) => store(transaction, deps, taking));
		if (!taken.isRepeat) await publishSeats(taking.request);
		return taken;
	} catch (refusal) {
		if (!(refusal instanceof HttpError)) throw refusal;
		// What is booked stays booked, whatever became of its price and of the other seats since.
		const earlier = await storedBefore(deps.db, bookings, taking.attempt);
		if (earlier) {
			return { ...(await takenAs(deps.db, earlier, taking.request)), isRepeat: true };
		}
		throw refusal;
	}
}

async function store(
	transaction: Database,
	deps: Dependencies,
	{ administrator, request, attempt }: Taking,
): Promise<Taken> {
	const {
		type,
		itemId,
		facts,
		held,
		totalPrice: quoted,
		...trip
	} = await priceAtDesk(transaction, request, deps);
	const total = totalOf(request, quoted);
	const { row, isRepeat } = await storeBooking(
		transaction,
		deps,
		{
			...trip,
			type,
			itemId,
			...agreedPrice(quoted, total, request.agreed?.reason ?? ''),
			name: request.name,
			email: request.email,
			phone: request.phone,
			travelers: request.travelers,
			clientTotal: request.totalPrice,
			paid: request.payment?.amount ?? 0,
			source: 'desk',
			takenBy: administrator.fullName,
			details: { ...facts, ...passengerOf(request) },
		},
		{ held, attempt },
	);
	if (isRepeat) return { ...(await takenAs(transaction, row, request)), isRepeat };
	await nameTravellers(transaction, row, request.travellers, deps.now());
	await notePayment(transaction, row, { administrator, request, at: deps.now() });
	await recordTaking(transaction, row, administrator);
	await tell(transaction, deps, row, request);
	if (request.isConfirmed) {
		const { sendsLetter } = request;
		const decision = { administrator, id: row.id, status: 'Confirmed', sendsLetter } as const;
		await decideWithin(transaction, deps, decision);
	}
	return { ...(await takenAs(transaction, row, request)), isRepeat: false };
}

function totalOf({ agreed, payment }: NewBooking, quoted: number): number {
	const total = agreed?.total ?? quoted;
	const refusal = agreed ? whyNotAgreed(quoted, total) : null;
	if (refusal !== null) throw invalidField('agreed.total', refusal);
	const over = payment ? overBalance({ due: total }, payment.amount) : null;
	if (over !== null && !payment?.isOverBalance) throw invalidField('payment.amount', over);
	return total;
}

/** What was said of where the caller lives; what was not is left out. */
function passengerOf({ name, address, city, zipCode, country }: NewBooking) {
	const said = Object.entries({ address, city, zipCode, country }).filter(([, text]) => text);
	return { passengerName: name, ...Object.fromEntries(said) };
}

type Paying = { administrator: SessionUser; request: NewBooking; at: Date };

async function notePayment(
	transaction: Database,
	{ id: bookingId }: StoredBooking,
	{ administrator, request: { payment }, at }: Paying,
): Promise<void> {
	if (!payment) return;
	const { amount, method, note = '' } = payment;
	const noted = { amount, method, note, paidOn: newYorkDay(at) };
	await storePayment(transaction, { ...noted, bookingId, administrator, at });
}

/** Who took it, and at what price; all else stands in the booking. */
function recordTaking(
	transaction: Database,
	{ id, reference, name, ...row }: StoredBooking,
	administrator: SessionUser,
): Promise<void> {
	const { source, takenBy, totalPrice, quotedPrice, priceReason } = row;
	return recordChange(transaction, {
		administrator,
		at: row.createdAt,
		subject: 'booking',
		subjectId: id,
		label: [reference, name].join(', '),
		before: null,
		after: { source, takenBy, totalPrice, quotedPrice, priceReason },
	});
}

/** Leaves the letter of a booking that is held; of one that is confirmed at once, the confirmation is the letter. */
async function tell(
	transaction: Database,
	{ siteUrl }: Pick<Dependencies, 'siteUrl'>,
	row: StoredBooking,
	{ sendsLetter, isConfirmed, payment }: NewBooking,
): Promise<void> {
	if (!sendsLetter || isConfirmed || (await isMissed(transaction, row))) return;
	await addToOutbox(transaction, bookingTaken(row, payment?.amount ?? 0, siteUrl));
}

/** Whether no letter reaches the address: there is none, or those to it came back. */
async function isMissed(db: Database, { email }: StoredBooking): Promise<boolean> {
	return !isAddress(email) || (await whyMuted(db, email)) !== null;
}

async function takenAs(db: Database, row: StoredBooking, request: NewBooking) {
	const booking = await selectRow(db, bookingRows, row.id);
	const isUntold = request.sendsLetter && (await isMissed(db, row));
	return { booking, ...(isUntold && { noLetter: true as const }) };
}

async function publishSeats(request: NewBooking): Promise<void> {
	if (request.type !== 'tour') return;
	await (request.isConfirmed ? publishDecision : publishTakenSeats)(request.itemId);
}

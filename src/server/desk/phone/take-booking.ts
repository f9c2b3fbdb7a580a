import type { NewBooking, TakenBooking } from '#src/contract/desk/new-booking.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { agreedPrice, whyNotAgreed } from '#src/domain/desk/agreed-price.ts';
import { overBalance } from '#src/domain/desk/over-balance.ts';

import { bookingRows } from '../../bookings/booking-rows.ts';
import { type Actor, deskActor, discountOf } from '../../bookings/operations/actor.ts';
import { confirm } from '../../bookings/operations/confirm.ts';
import { placeOnce, placeWithin } from '../../bookings/operations/place.ts';
import type { StoredBooking } from '../../bookings/store-booking.ts';
import { bookedDepartureWords } from '../../catalog/booked-departure.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { publishDecision, publishTakenSeats } from '../../departures/publish-seats.ts';
import type { Attempt } from '../../http/attempt.ts';
import { invalidField } from '../../http/http-error.ts';
import { isAddress } from '../../mail/letters/addressee.ts';
import { bookingTaken } from '../../mail/letters/booking-taken.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import { whyMuted } from '../../mail/suppressions.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { priceAtDesk } from './price-at-desk.ts';

type Taking = {
	colleague: SessionUser;
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
	const { request, attempt } = taking;
	const taken = await placeOnce(deps, {
		attempt,
		store: (transaction) => store(transaction, deps, taking),
		again: async (earlier) => ({ ...(await takenAs(deps.db, earlier, request)), isRepeat: true }),
	});
	if (!taken.isRepeat) await publishSeats(request);
	return taken;
}

async function store(
	transaction: Database,
	deps: Dependencies,
	{ colleague, request, attempt }: Taking,
): Promise<Taken> {
	const {
		facts,
		held,
		totalPrice: quoted,
		...trip
	} = await priceAtDesk(transaction, request, deps);
	const actor = deskActor(colleague);
	const booking = {
		...trip,
		...agreedPrice(quoted, totalOf(request, quoted, actor), request.agreed?.reason ?? ''),
		name: request.name,
		email: request.email,
		phone: request.phone,
		travelers: request.travelers,
		clientTotal: request.totalPrice,
		details: { ...facts, ...passengerOf(request) },
	};
	const placing = { actor, attempt, booking, held, said: request };
	const { row, isRepeat } = await placeWithin(transaction, deps, placing);
	if (isRepeat) return { ...(await takenAs(transaction, row, request)), isRepeat };
	await tell(transaction, deps, row, request);
	if (request.isConfirmed) {
		const body = { letter: request.sendsLetter ? 'later' : 'none' } as const;
		await confirm.within(transaction, deps, { actor, id: row.id, attempt: null, body });
	}
	return { ...(await takenAs(transaction, row, request)), isRepeat: false };
}

function totalOf({ agreed, payment }: NewBooking, quoted: number, actor: Actor): number {
	const total = agreed?.total ?? quoted;
	const refusal = agreed ? whyNotAgreed(quoted, total, discountOf(actor)) : null;
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

/** Leaves the letter of a booking that is held; of one that is confirmed at once, the confirmation is the letter. */
async function tell(
	transaction: Database,
	{ siteUrl }: Pick<Dependencies, 'siteUrl'>,
	row: StoredBooking,
	{ sendsLetter, isConfirmed, payment }: NewBooking,
): Promise<void> {
	if (!sendsLetter || isConfirmed || (await isMissed(transaction, row))) return;
	const leaves = await bookedDepartureWords(transaction, row.departureId);
	const told = { paid: payment?.amount ?? 0, thanks: 'Thank you for your call.' };
	await addToOutbox(transaction, bookingTaken({ ...row, leaves }, told, siteUrl));
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

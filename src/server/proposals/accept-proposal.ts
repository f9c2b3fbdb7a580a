import { eq } from 'drizzle-orm';

import { proposalMessages } from '#src/contract/proposals/answers.ts';
import { isOwnTrip } from '#src/domain/bookings/own-trip.ts';
import { agreedPrice } from '#src/domain/desk/agreed-price.ts';

import { beginOwnVisit } from '../bookings/begin-visit.ts';
import { priceTripAnew, refusePassed } from '../bookings/booking-price.ts';
import { traveller } from '../bookings/operations/actor.ts';
import { placeWithin } from '../bookings/operations/place.ts';
import type { PricedTrip } from '../bookings/priced-trip.ts';
import type { StoredBooking } from '../bookings/store-booking.ts';
import { bookedDepartureWords } from '../catalog/booked-departure.ts';
import { heldTrip, ownLeaving } from '../catalog/leaving.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { bookings, proposalParts, proposals, proposalVersions } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { countCall } from '../http/rate-limit.ts';
import { closeRequest } from '../inbox/standing.ts';
import { bookingTaken } from '../mail/letters/booking-taken.ts';
import { proposalAnsweredForDesk } from '../mail/letters/proposal.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { answerLimit } from './answer-limit.ts';
import { acceptableVersion, lockProposal, publishSeats, releaseSeats } from './answerable.ts';
import type { PartRow, ProposalRow } from './read-proposal.ts';

type Accepting = { proposal: Pick<ProposalRow, 'id'>; version: number; name: string };

/** A booking that was made, and the key that opens its trip in the browser that accepted (`visitCookies`). */
type Booked = { reference: string; visitKey: string };

/**
 * Books all parts of a version of an offer at the prices that it names, in one transaction: what cannot be had any more
 * is said, and nothing is booked then. Accepted twice, the same bookings are found.
 * @throws HttpError 409 where that version cannot be accepted, or a part of it cannot be had; 429
 */
export async function acceptProposal(deps: Dependencies, accepting: Accepting): Promise<Booked[]> {
	const { booked, tours } = await inTransaction(deps.db, (transaction) =>
		accept(transaction, deps, accepting),
	);
	await publishSeats(tours);
	return booked;
}

async function accept(
	transaction: Database,
	deps: Dependencies,
	{ proposal: { id }, version: number, name }: Accepting,
): Promise<{ booked: Booked[]; tours: number[] }> {
	const now = deps.now();
	const proposal = await lockProposal(transaction, id);
	if (!proposal) throw new HttpError(404, { message: proposalMessages.notOpen });
	if (proposal.acceptedVersion === number) return acceptedBefore(transaction, deps, proposal);
	const { version, parts } = await acceptableVersion(transaction, proposal, { number, now });
	await countCall(transaction, answerLimit, deps);
	await transaction
		.update(proposals)
		.set({ answer: 'accepted', answeredAt: now, acceptedVersion: number, acceptedBy: name })
		.where(eq(proposals.id, id));
	// Its own seats are free for it, and for nobody else before the transaction ends: the departures are locked.
	await releaseSeats(transaction, id);
	const booked: Booked[] = [];
	for (const part of inLockOrder(parts)) {
		const row = await book(transaction, deps, { part, proposal, travellers: version.travellers });
		await transaction
			.update(proposalParts)
			.set({ bookingId: row.id })
			.where(eq(proposalParts.id, part.id));
		booked.push({
			reference: row.reference,
			visitKey: await beginOwnVisit(transaction, deps, row.id),
		});
	}
	await closeRequest(transaction, { kind: 'proposal', id }, { at: now });
	if (proposal.customOfferId !== null) {
		await closeRequest(
			transaction,
			{ kind: 'custom offer', id: proposal.customOfferId },
			{ at: now },
		);
	}
	await addToOutbox(
		transaction,
		proposalAnsweredForDesk(proposal, {
			answer: 'accepted',
			words: booked.map(({ reference }) => reference).join(', '),
		}),
	);
	const tours = parts.flatMap(({ kind, itemId }) => (kind === 'tour' ? [Number(itemId)] : []));
	return { booked, tours };
}

/** The same for all who accept at the same moment, so that none waits for another that waits for it. */
function inLockOrder(parts: readonly PartRow[]): PartRow[] {
	return parts.toSorted((one, other) => (one.departureId ?? 0) - (other.departureId ?? 0));
}

type Booking = { part: PartRow; proposal: ProposalRow; travellers: number };

async function book(
	transaction: Database,
	deps: Dependencies,
	{ part, proposal, travellers }: Booking,
): Promise<StoredBooking> {
	const {
		facts,
		held,
		totalPrice: listed,
		...trip
	} = await priced(transaction, deps, part, travellers);
	const { reference, name, email, phone } = proposal;
	const booking = {
		...trip,
		type: part.kind === 'flight' ? ('flight' as const) : ('tour' as const),
		...agreedPrice(listed, part.amount, `As offered: ${reference}`),
		name,
		email,
		phone,
		travelers: travellers,
		clientTotal: part.amount,
		details: {
			...facts,
			passengerName: name,
			...('ages' in facts && { agesPromised: true }),
		},
	};
	const placing = { actor: traveller, attempt: null, booking, held };
	const { row } = await placeWithin(transaction, deps, placing);
	const leaves = await bookedDepartureWords(transaction, row.departureId);
	const told = { paid: 0, thanks: `Thank you for accepting our offer ${reference}.` };
	await addToOutbox(transaction, bookingTaken({ ...row, leaves }, told, deps.siteUrl));
	return row;
}

/** A part as it can be had now. @throws HttpError 409 that names it, where it cannot */
async function priced(
	transaction: Database,
	deps: Dependencies,
	part: PartRow,
	travellers: number,
): Promise<PricedTrip & { itemId: string }> {
	const { kind, itemId, departureDate, title, facts, amount } = part;
	try {
		if (isOwnTrip(part)) {
			refusePassed(departureDate, deps.now());
			const held = heldTrip(ownLeaving({ places: [] }, departureDate), null);
			const own = { departureId: null, tourVersion: null, totalPrice: amount, held };
			return { ...own, itemId, title, departureDate, facts: facts as PricedTrip['facts'] };
		}
		const wish = { itemId, travelers: travellers, totalPrice: amount };
		const details = { departureDate, ownRoom: 'room' in facts && isOwnRoom(facts['room']) };
		return await priceTripAnew(
			transaction,
			kind === 'tour' ? { ...wish, type: 'tour', details } : { ...wish, type: 'flight' },
			deps,
		);
	} catch (error) {
		if (!(error instanceof HttpError)) throw error;
		const reason = error.body.issues?.[0]?.message ?? error.message;
		throw new HttpError(409, { message: proposalMessages.partGone(title, reason) });
	}
}

function isOwnRoom(room: unknown): boolean {
	return typeof room === 'object' && room !== null && 'isOwn' in room && room.isOwn === true;
}

/** The bookings of an offer that was accepted, for whoever presses once more, or has lost the answer. */
async function acceptedBefore(
	transaction: Database,
	deps: Dependencies,
	{ id }: ProposalRow,
): Promise<{ booked: Booked[]; tours: number[] }> {
	const rows = await transaction
		.select({ id: bookings.id, reference: bookings.reference })
		.from(bookings)
		.innerJoin(proposalParts, eq(proposalParts.bookingId, bookings.id))
		.innerJoin(proposalVersions, eq(proposalVersions.id, proposalParts.versionId))
		.where(eq(proposalVersions.proposalId, id))
		.orderBy(bookings.id);
	const booked: Booked[] = [];
	for (const { id: bookingId, reference } of rows) {
		booked.push({ reference, visitKey: await beginOwnVisit(transaction, deps, bookingId) });
	}
	return { booked, tours: [] };
}

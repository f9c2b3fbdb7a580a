import type * as z from 'zod/mini';

import type { OperationReply } from '#src/contract/desk/operation.ts';
import { additionChanged, type addTraveller as endpoint } from '#src/contract/desk/party.ts';
import { highestTotal } from '#src/domain/bookings/trip-price.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { priceWith } from '#src/domain/desk/party-price.ts';
import { type ChangedParty, partyWith } from '#src/domain/desk/party-seats.ts';
import { travellerLines } from '#src/domain/desk/traveller-words.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { birthDateProblem } from '#src/domain/trips/traveller-age.ts';

import {
	type AskedOperation,
	beginOperation,
	type Operation,
} from '../../bookings/operations/begin-operation.ts';
import { claimSeats } from '../../bookings/operations/claim-seats.ts';
import { publishSeats, type SeatsChanged } from '../../bookings/operations/publish-seats.ts';
import { storeOperation } from '../../bookings/operations/store-operation.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { type Offering } from '../../departures/offer-seats.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';
import { partyChanged } from '../../mail/letters/party-changed.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { replaceTravellers } from '../../trips/replace-travellers.ts';
import { selectTravellers } from '../../trips/trip-view.ts';
import { priceOfOneMore } from './one-more.ts';
import { changedFields } from './party-fields.ts';
import { partyClosed, readingOf } from './party-rules.ts';
import { nothingSaysPrice } from './price-party.ts';
import { keptTravellers } from './undo-party.ts';

type Asked = Omit<AskedOperation, 'action'> & z.output<typeof endpoint.body>;

/**
 * Adds a traveller to a booking at today's price: seats are counted under the departure's lock.
 * @throws HttpError as `beginOperation`; 400 where nobody can join, at `traveller.birthDate` for an age that the seat does not
 *   fit; 409 where one more costs something else by now, and with the tour's departures where too few seats are left
 */
export async function addTraveller(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	asked: Asked,
): Promise<OperationReply> {
	return publishSeats(await inTransaction(db, (transaction) => add(transaction, offering, asked)));
}

async function add(
	transaction: Database,
	offering: Offering,
	{ traveller, addition, letter, ...asked }: Asked,
): Promise<SeatsChanged> {
	const operation = await beginOperation(transaction, offering, {
		...asked,
		action: 'change party',
	});
	if (operation.earlier) return { reply: operation.earlier, tourIds: [] };
	const { before, row, at } = operation;
	const named = await selectTravellers(transaction, before.id);
	const who = { ...traveller, birthDate: traveller.birthDate || null };
	const changed = joined(operation, named, who);
	const reading = readingOf(before);
	const priced = { ...before, itemId: row.itemId };
	const one = await priceOfOneMore(transaction, {
		booking: priced,
		reading,
		party: changed,
		now: at,
	});
	if (!one) throw invalidField('traveller', nothingSaysPrice);
	if (Math.abs(one.addition - addition) >= 0.005) {
		throw new HttpError(409, { message: additionChanged(one.addition) });
	}
	const price = priceWith(before, one.addition);
	if (price.totalPrice > highestTotal) {
		throw invalidField('traveller', 'No trip costs that much: please make a booking of their own.');
	}
	const fields = changedFields(before, changed, price);
	const after = { ...before, ...fields, version: before.version + 1 };
	const departure = operation.departures.get(before.departureId ?? 0);
	if (departure) await claimSeats(transaction, departure, { before, after, at }, offering);
	await replaceTravellers(transaction, before.id, { named: changed.named, at });
	const cost = formatMoneyInCents(one.addition);
	const reply = await storeOperation(transaction, operation, {
		fields,
		summary: `Added ${traveller.name || 'a traveller'} for ${cost}`,
		more: keptTravellers(named, changed.named),
		recorded: {
			before: { travellerNames: travellerLines(named) },
			after: { travellerNames: travellerLines(changed.named) },
		},
		letter: partyChanged(before, after, {
			opening: `${traveller.name || 'One more traveller'} now travels with you on your booking ${before.bookingId}, for ${cost} with taxes.`,
			siteUrl: offering.siteUrl,
		}),
		letterTime: letter,
	});
	return { reply, tourIds: departure ? [departure.tourId] : [] };
}

/** @throws HttpError 400 where nobody can join */
function joined(
	{ before, at }: Operation,
	named: Parameters<typeof partyWith>[1],
	who: Parameters<typeof partyWith>[2],
): ChangedParty {
	const closed = partyClosed(before, at);
	if (closed !== null) throw new HttpError(409, { message: closed });
	const reading = readingOf(before);
	const changed = partyWith(reading, named, who);
	if ('refusal' in changed) throw invalidField('traveller', changed.refusal);
	const { birthDate, kind } = who;
	if (who.name === '' && (birthDate !== null || who.needs !== '')) {
		throw invalidField('traveller.name', 'Please enter first and last name.');
	}
	if (birthDate === null) return changed;
	const place = { seat: changed.seat ?? 0, kind, asksBirthDate: true };
	const wrong = birthDateProblem(place, {
		birthDate,
		departure: before.departureDate,
		today: newYorkDay(at),
	});
	if (wrong !== null) throw invalidField('traveller.birthDate', wrong);
	return changed;
}

import type * as z from 'zod/mini';

import { additionChanged, type addTraveller as endpoint } from '#src/contract/desk/party.ts';
import { changePartyMessages } from '#src/contract/trips/party.ts';
import { highestTotal } from '#src/domain/bookings/trip-price.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { priceWith } from '#src/domain/desk/party-price.ts';
import { type ChangedParty, partyWith } from '#src/domain/desk/party-seats.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { birthDateProblem } from '#src/domain/trips/traveller-age.ts';
import type { SeatKind } from '#src/domain/trips/trip-seats.ts';

import { HttpError, invalidField } from '../../http/http-error.ts';
import { partyChanged } from '../../mail/letters/party-changed.ts';
import { changeSeats, changeSeatsBack } from '../party/change-seats.ts';
import { recordedTravellers, type Seats } from '../party/kept-travellers.ts';
import { priceOfOneMore } from '../party/one-more.ts';
import { changedFields, partyClosed, readingOf } from '../party/party-rules.ts';
import { nothingSaysPrice } from '../party/price-party.ts';
import { refuseUnlessTheirs } from '../party/refuse-unless-theirs.ts';
import { isStillSold } from '../still-sold.ts';
import { selectTravellers } from '../travellers-of.ts';
import type { Begun } from './begin-operation.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type Adding = Omit<z.output<typeof endpoint.body>, 'version'> & Basics;
type Added = Decision & { seats: Seats; kind: SeatKind; name: string; cost: string };

/**
 * Adds a traveller to a booking at today's price: seats are counted under the departure's lock.
 * @throws HttpError 400 where nobody can join, at `traveller.birthDate` for an age that the seat does not fit; 409 where one
 *   more costs something else by now, and with the tour's departures where too few seats are left
 */
export const addTraveller = operation<Adding, Added>({
	action: 'change party',

	async decide(begun, { traveller, addition }) {
		const { transaction, before, row, actor, at } = begun;
		await refuseUnlessTheirs(begun);
		if (actor.kind === 'traveller' && !(await isStillSold(begun, at))) {
			throw new HttpError(409, { message: changePartyMessages.gone });
		}
		const was = await selectTravellers(transaction, before.id);
		const who = { ...traveller, birthDate: traveller.birthDate || null };
		const party = joined(begun, was, who);
		const one = await priceOfOneMore(transaction, {
			booking: { ...before, itemId: row.itemId },
			reading: readingOf(before),
			party,
			now: at,
		});
		if (!one) throw invalidField('traveller', nothingSaysPrice);
		if (Math.abs(one.addition - addition) >= 0.005) {
			const isTheirs = actor.kind === 'traveller';
			const message = isTheirs ? changePartyMessages.gone : additionChanged(one.addition);
			throw new HttpError(409, { message });
		}
		const price = priceWith(before, one.addition);
		if (price.totalPrice > highestTotal) {
			throw invalidField(
				'traveller',
				'No trip costs that much: please make a booking of their own.',
			);
		}
		const cost = formatMoneyInCents(one.addition);
		const seats = { was, named: party.named };
		return {
			fields: changedFields(before, party, price),
			summary: `Added ${traveller.name || 'a traveler'} for ${cost}`,
			recorded: recordedTravellers(seats),
			seats,
			kind: traveller.kind,
			name: traveller.name,
			cost,
		};
	},

	apply: (begun, { seats, kind }) =>
		changeSeats(begun, seats, (wish) => wish.does === 'add' && wish.kind === kind),
	undo: changeSeatsBack,

	letter: ({ before, offering: { siteUrl } }, { decision: { name, cost }, after }) =>
		partyChanged(before, after, {
			opening: `${name || 'One more traveler'} now travels with you on your booking ${before.bookingId}, for ${cost} with taxes.`,
			siteUrl,
		}),
});

/** @throws HttpError 400 where nobody can join */
function joined(
	{ before, at }: Begun,
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

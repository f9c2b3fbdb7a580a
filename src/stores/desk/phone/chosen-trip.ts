import type { NewBooking } from '#src/contract/desk/new-booking.ts';
import { soldUntil } from '#src/domain/bookings/last-sale.ts';
import { ownTotal } from '#src/domain/bookings/own-trip.ts';
import { totalWithRoom } from '#src/domain/bookings/room-price.ts';
import { type Room, roomOf } from '#src/domain/bookings/room.ts';
import {
	whoTravels,
	countableTravellers,
	travellersLabel,
} from '#src/domain/bookings/travellers.ts';
import { dealTotal } from '#src/domain/bookings/trip-price.ts';
import { formatDates } from '#src/domain/calendar/format-date.ts';
import { type OfferedTrip, tripDates } from '#src/domain/desk/offered-trips.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { headCount, parseParty } from '#src/domain/flights/party.ts';
import { formatMoney } from '#src/domain/money.ts';
import { readNumber } from '#src/domain/numbers.ts';
import { type PriceLine, tourPriceLines } from '#src/domain/trips/price-lines.ts';
import { seatsFor, type TripSeat } from '#src/domain/trips/trip-seats.ts';
import { site } from '#src/site.ts';

import type { Draft } from './draft.ts';

/** What of a trip is sent. */
type Wish =
	| Pick<Extract<NewBooking, { type: 'flight' }>, 'type' | 'itemId'>
	| Pick<Extract<NewBooking, { type: 'tour' }>, 'type' | 'itemId' | 'details'>
	| Pick<Extract<NewBooking, { type: 'own' }>, 'type' | 'details'>;

/** What a caller books, as far as it is chosen, and what the rules make of it in dollars. */
export type ChosenTrip = {
	/** Another trip, or another party, has another. */
	key: string;
	wish: Wish;
	title: string;
	/** When, with whom, for whom. */
	facts: readonly string[];
	travellers: number;
	seats: readonly TripSeat[];
	lines: readonly PriceLine[];
	total: number;
	/** The last moment at which the site sells it, in ISO 8601; null of a trip in our own words. */
	soldUntil: string | null;
	/** Of a tour: the room of whoever is left over; null where nobody is. */
	room?: Room | null;
};

/** What there is to choose from; what is not loaded yet is empty. */
type Found = { trips: readonly OfferedTrip[]; offers: readonly FlightOffer[] };

/** The trip that a draft says; null while it is not chosen, or not for a number of people. */
export function chosenTrip(draft: Draft, { trips, offers }: Found): ChosenTrip | null {
	if (draft.kind === 'flight') {
		const offer = offers.find(({ id }) => id === draft.offer);
		return offer ? chosenOffer(offer, draft.asked?.passengers ?? '') : null;
	}
	const travellers = partySize(draft);
	if (travellers === null) return null;
	if (draft.kind === 'own') return ownTrip(draft, travellers);
	const trip = trips.find(({ key }) => key === draft.trip);
	if (!trip) return null;
	return trip.type === 'tour'
		? chosenTour(trip, travellers, draft.ownRoom)
		: chosenDeal(trip, travellers);
}

/** How many travel; null of what is no such number. Of a search its party says it. */
export function partySize({ kind, search, travelers }: Draft): number | null {
	if (kind === 'flight') return parseParty(search.passengers) ? headCount(search.passengers) : null;
	const count = readNumber(travelers);
	const isParty = Number.isInteger(count) && count !== undefined && count >= 1;
	return isParty && count <= countableTravellers ? count : null;
}

function chosenTour(trip: OfferedTrip, travellers: number, ownRoom: boolean): ChosenTrip {
	const { key, itemId, title, about, departureDate, price } = trip;
	const room = roomOf(trip, travellers, ownRoom);
	return {
		key: `${key} for ${travellers}`,
		wish: { type: 'tour', itemId, details: { departureDate, ...(room?.isOwn && { ownRoom }) } },
		title,
		facts: [tripDates(trip), about, travellersLabel(travellers)],
		travellers,
		seats: seatsFor('tour', '', travellers),
		lines: tourPriceLines(price, travellers, room),
		total: totalWithRoom(price, travellers, room),
		room,
		soldUntil: trip.soldUntil,
	};
}

function chosenDeal(trip: OfferedTrip, travellers: number): ChosenTrip {
	const { key, itemId, title, about, price } = trip;
	const total = dealTotal(price, travellers);
	return {
		key: `${key} for ${travellers}`,
		wish: { type: 'flight', itemId },
		title,
		facts: [tripDates(trip), about, travellersLabel(travellers)],
		travellers,
		seats: seatsFor('flight', '', travellers),
		lines: [
			{
				name: `${travellersLabel(travellers)} at ${formatMoney(price)}, taxes included`,
				amount: total,
			},
		],
		total,
		soldUntil: trip.soldUntil,
	};
}

function chosenOffer(offer: FlightOffer, party: string): ChosenTrip {
	const { id, origin, destination, departureDate, returnDate, airline, travellers, price } = offer;
	return {
		key: id,
		wish: { type: 'flight', itemId: id },
		title: `${origin} to ${destination}`,
		facts: [
			formatDates(departureDate, returnDate || departureDate),
			airline,
			whoTravels(party, travellers),
		],
		travellers,
		seats: seatsFor('flight', party, travellers),
		lines: [
			{
				name: `${travellersLabel(travellers)} at ${formatMoney(offer.pricePerTraveller)}, taxes included`,
				amount: price,
			},
		],
		total: price,
		soldUntil: soldUntil(
			{ type: 'flight', leavesAt: new Date(offer.leavesAt) },
			site,
		).toISOString(),
	};
}

function ownTrip({ own }: Draft, travellers: number): ChosenTrip {
	const { title, departureDate, days } = own;
	const lines = own.lines
		.filter(({ text, amount }) => text.trim() !== '' || amount.trim() !== '')
		.map(({ text, amount }) => ({ text, amount: readNumber(amount) ?? Number.NaN }));
	const known = lines.filter(({ amount }) => Number.isFinite(amount));
	return {
		key: `own ${travellers}`,
		wish: {
			type: 'own',
			details: { title, departureDate, days: readNumber(days) ?? Number.NaN, lines },
		},
		title: title || 'A trip in our own words',
		facts: [
			...(departureDate === '' ? [] : [formatDates(departureDate, departureDate)]),
			travellersLabel(travellers),
		],
		travellers,
		seats: seatsFor('tour', '', travellers),
		lines: known.map(({ text, amount }) => ({ name: text, amount })),
		total: ownTotal(known),
		soldUntil: null,
	};
}

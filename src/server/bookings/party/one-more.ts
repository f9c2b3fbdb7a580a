import { eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { BookingReading } from '#src/domain/bookings/record.ts';
import { tourTotal } from '#src/domain/bookings/trip-price.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import type { ChangedParty } from '#src/domain/desk/party-seats.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { offerId, parseOfferId } from '#src/domain/flights/quote.ts';
import { offerToday } from '#src/domain/flights/simulator.ts';
import { formatMoney } from '#src/domain/money.ts';
import { departurePrice } from '#src/domain/tours/departure.ts';
import { site } from '#src/site.ts';

import { selectFlight } from '../../catalog/flights.ts';
import { selectTour } from '../../catalog/tours.ts';
import type { Database } from '../../db/database.ts';
import { departures } from '../../db/schema.ts';
import { readRowId } from '../../http/route-path.ts';

/** What one more traveller costs, in dollars with taxes, and where that price comes from, in a sentence. */
export type OneMore = { addition: number; source: string };

type Joining = {
	booking: BookingRecord & { itemId: string };
	reading: BookingReading;
	party: Pick<ChangedParty, 'travellers' | 'party'>;
	now: Date;
};

/**
 * What one more traveller costs today, by the rules of the site: of a tour the price of its departure, of a deal the deal's,
 * of an offer what the same search asks of the larger party. What is no longer sold costs what it was booked at.
 * @returns null where nothing says what it costs
 */
export async function priceOfOneMore(db: Database, joining: Joining): Promise<OneMore | null> {
	const { trip } = joining.reading;
	if (trip.type === 'tour') return tourSeat(db, joining, trip.price);
	const offer = offerSeat(joining);
	if (offer) return offer;
	const row = readRowId(joining.booking.itemId);
	const deal = row === null ? null : await selectFlight(db, row);
	if (deal)
		return {
			addition: deal.price,
			source: `The deal costs ${formatMoney(deal.price)} a traveler today, taxes included.`,
		};
	return asBooked(joining.booking);
}

async function tourSeat(
	db: Database,
	{ booking, reading }: Joining,
	booked: number | null,
): Promise<OneMore | null> {
	const today = await priceOfDeparture(db, booking.departureId);
	const price = today ?? booked;
	if (price === null) return asBooked(booking);
	const { travellers, trip } = reading;
	const hasRoom = trip.type === 'tour' && trip.room?.isOwn;
	const ownRoom = hasRoom ? ' The room of one’s own stays in the price.' : '';
	const when = today === null ? 'as it was booked' : 'today';
	return {
		addition: tourTotal(price, travellers + 1) - tourTotal(price, travellers),
		source: `A seat of the departure costs ${formatMoney(price)} ${when}, before taxes.${ownRoom}`,
	};
}

async function priceOfDeparture(db: Database, id: number | null): Promise<number | null> {
	if (id === null) return null;
	const [departure] = await db
		.select({ price: departures.price, tourId: departures.tourId })
		.from(departures)
		.where(eq(departures.id, id));
	const tour = departure && (await selectTour(db, departure.tourId));
	return departure && tour ? departurePrice(departure, tour) : null;
}

function offerSeat({ booking, party, now }: Joining): OneMore | null {
	const quote = parseOfferId(booking.itemId);
	if (!quote || party.party === '') return null;
	const asked = offerId({ ...quote, query: { ...quote.query, passengers: party.party } });
	const offer = offerToday(asked, utcToday(now), { airports, airline: site.airline });
	if (!offer) return null;
	const { pricePerTraveller: price } = offer;
	return {
		addition: price,
		source: `The same search asks ${formatMoney(price)} a traveler for ${offer.travellers} of them today, taxes included.`,
	};
}

function asBooked({ totalPrice, travelers }: BookingRecord): OneMore | null {
	if (totalPrice <= 0) return null;
	const addition = Math.round((totalPrice * 100) / travelers) / 100;
	return { addition, source: 'It is no longer sold: the price is what the others pay.' };
}

import { min } from 'date-fns/min';

import type { FlightDeal } from '#src/contract/catalog/catalog.ts';
import type { DealQuote, OfferQuote, QuoteView } from '#src/contract/quotes/quote-view.ts';
import { canStillBeSold, leavesAt, soldUntil } from '#src/domain/bookings/last-sale.ts';
import { roomOf } from '#src/domain/bookings/room.ts';
import { countableTravellers } from '#src/domain/bookings/travellers.ts';
import { tourPricePerPerson } from '#src/domain/bookings/trip-price.ts';
import { addDays, type CalendarDate, utcToday } from '#src/domain/calendar/calendar-date.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import {
	honouredUntil,
	lastDayOf,
	offerId,
	parseOfferId,
	type Quote,
	quoteIsHonoured,
} from '#src/domain/flights/quote.ts';
import { offerFromId, quotedAnew } from '#src/domain/flights/simulator.ts';
import { dealSum } from '#src/domain/quotes/deal-sum.ts';
import { offerSum } from '#src/domain/quotes/offer-sum.ts';
import { parseQuoteId } from '#src/domain/quotes/parse-quote-id.ts';
import type { PriceSum } from '#src/domain/quotes/price-sum.ts';
import { dealQuoteId, tourQuoteId, wishedRoom } from '#src/domain/quotes/quote-id.ts';
import { tourSum } from '#src/domain/quotes/tour-sum.ts';
import { departuresOnSale, firstChoice } from '#src/domain/tours/departure-choice.ts';
import { quotePath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { departuresOf } from '../catalog/departures-of.ts';
import { selectFlight } from '../catalog/flights.ts';
import { dealLeaving } from '../catalog/leaving.ts';
import { lowestFareOn } from '../catalog/lowest-fare.ts';
import { selectTour } from '../catalog/tours.ts';
import type { Database } from '../db/database.ts';
import { readRowId } from '../http/route-path.ts';
import { quoteCheckCode } from './quote-check-code.ts';

/** What an address asks for. Any text is safe. */
export type AskedQuote = {
	/** An offer's id, or 'deal-3'. */
	id: string;
	/** How many travel by a deal or on a tour; one where it is no number that can be booked. */
	travelers: string;
	/** The day of a tour's departure; '' for the first. */
	date: string;
	/** 'own' with a room of one's own. */
	room: string;
};

/** Offers are computed: the database is opened for a row alone. */
export type QuoteSources = { openDatabase: () => Promise<Database>; now: () => Date };

/**
 * How a price is made, from the same functions that make it everywhere else.
 * @returns null where nothing has a price by this address, or never had
 */
export async function quoteView(
	asked: AskedQuote,
	{ openDatabase, now }: QuoteSources,
): Promise<QuoteView | null> {
	const quoted = parseQuoteId(asked.id);
	if (!quoted) return null;
	if (quoted.kind === 'offer') return offerQuote(quoted.quote, now());
	const id = readRowId(String(quoted.rowId));
	if (id === null) return null;
	const party = { id, travellers: readTravellers(asked.travelers) };
	const db = await openDatabase();
	return quoted.kind === 'deal'
		? dealQuote(db, party, now())
		: tourQuote(db, { ...party, date: asked.date, wantsOwn: asked.room === 'own' }, now());
}

const sources = { airports, airline: site.airline };

function offerQuote(quote: Quote, now: Date): OfferQuote | null {
	const { query, quoteDay } = quote;
	const priced = pricedOffer(offerFromId(offerId(quote), sources));
	// Nobody was ever offered a flight that had left: where it leaves it may be the day before the quote's at most.
	if (!priced || query.departureDate < addDays(quoteDay, -1)) return null;
	const today = utcToday(now);
	const another = pricedOffer(quotedAnew(quote, today, sources));
	const isHonoured = quoteIsHonoured(quote, today);
	const bookable = isHonoured ? priced : another;
	const latest = bookable ? lastSale(bookable.offer) : new Date(0);
	const base = { kind: 'offer', ...priced, soldUntil: latest, today: null, now } as const;
	const end = honouredUntil(lastDayOf(quote));
	const until = min([end, lastSale(priced.offer)]);
	if (now > latest) return { ...base, standing: lateStanding(bookable, now), until };
	if (isHonoured) return { ...base, standing: 'honoured', until };
	return { ...base, standing: quoteDay > today ? 'early' : 'ended', until: end, today: another };
}

/** Whether a flight that can no longer be sold has left. */
function lateStanding(priced: PricedOffer | null, now: Date): 'departed' | 'late' {
	return priced && new Date(priced.offer.leavesAt) > now ? 'late' : 'departed';
}

function lastSale({ leavesAt }: FlightOffer): Date {
	return soldUntil({ type: 'flight', leavesAt: new Date(leavesAt) }, site);
}

type PricedOffer = NonNullable<OfferQuote['today']>;

function pricedOffer(offer: FlightOffer | null): PricedOffer | null {
	const quote = offer && parseOfferId(offer.id);
	if (!quote) return null;
	const sum = offerSum(quote, offer, sources);
	return { offer, quoteDay: quote.quoteDay, ...priced(quotePath(offer.id), sum) };
}

async function dealQuote(
	db: Database,
	{ id, travellers }: { id: number; travellers: number },
	now: Date,
): Promise<QuoteView | null> {
	const found = await selectFlight(db, id);
	if (!found) return null;
	const deal = { ...found, lowestFare: lowestFareOn(found, now) };
	return {
		kind: 'deal',
		now,
		deal,
		travellers,
		standing: dealStanding(deal, now),
		soldUntil: soldUntil(dealLeaving(deal), site),
		...priced(quotePath(dealQuoteId(id), { travelers: travellers }), dealSum(deal, travellers)),
	};
}

function dealStanding(deal: FlightDeal, now: Date): DealQuote['standing'] {
	const leaving = dealLeaving(deal);
	if (canStillBeSold(leaving, now, site)) return 'honoured';
	return leavesAt(leaving) > now ? 'late' : 'departed';
}

async function tourQuote(
	db: Database,
	{
		id,
		travellers,
		date,
		wantsOwn,
	}: { id: number; travellers: number; date: CalendarDate; wantsOwn: boolean },
	now: Date,
): Promise<QuoteView | null> {
	const tour = await selectTour(db, id);
	if (!tour) return null;
	const all = await departuresOf(db, tour, now);
	const departures = departuresOnSale(all, now);
	const asked = departures.find((departure) => departure.date === date);
	const departure = asked ?? firstChoice(departures) ?? null;
	const room = roomOf(tour.facts, travellers, wantsOwn);
	const wish = { travelers: travellers, date: departure?.date, ...wishedRoom(room) };
	const path = quotePath(tourQuoteId(id), wish);
	const price = departure?.price ?? tourPricePerPerson(tour);
	return {
		kind: 'tour',
		tour,
		departure,
		departures,
		isOtherDay: date !== '' && !asked,
		travellers,
		room,
		...priced(path, tourSum(tour, price, travellers, room)),
	};
}

function priced(path: string, sum: PriceSum) {
	return { path, sum, checkCode: quoteCheckCode(path, sum.total) };
}

function readTravellers(text: string): number {
	const count = /^\d{1,9}$/.test(text) ? Number(text) : 1;
	return Math.min(Math.max(count, 1), countableTravellers);
}

import type { Room } from '#src/domain/bookings/room.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { FlightOffer } from '#src/domain/flights/offer.ts';
import type { PriceSum } from '#src/domain/quotes/price-sum.ts';

import type { FlightDeal, Tour, TourDeparture } from '../catalog/catalog.ts';

/** All that the page of a quote is drawn from, at one moment. */
export type QuoteView = OfferQuote | DealQuote | TourQuote;

/** A price, and what of it can be compared on the phone. */
type Priced = {
	sum: PriceSum;
	/** The address of this quote: '/quote/deal-3?travelers=2'. */
	path: string;
	/** '7K2-MQ4' */
	checkCode: string;
};

/** When it is drawn: whom to call about what is sold no more depends on it. */
type Drawn = { now: Date };

/**
 * Whether a flight can be booked at the price of its quote: `early` is of a day to come; one that is `late` leaves too soon
 * to be sold, and one that has departed nobody can book.
 */
type QuoteStanding = 'honoured' | 'ended' | 'early' | 'late' | 'departed';

export type OfferQuote = Priced &
	Drawn & {
		kind: 'offer';
		offer: FlightOffer;
		quoteDay: CalendarDate;
		standing: QuoteStanding;
		/** Until when its price counts or counted: the end of its last day, or before it the last moment at which it is sold. */
		until: Date;
		/** The last moment at which what can be booked now is sold. */
		soldUntil: Date;
		/** What the same offer of the same search costs today, where its own price no longer counts and it can be sold. */
		today: (Priced & { offer: FlightOffer; quoteDay: CalendarDate }) | null;
	};

export type DealQuote = Priced &
	Drawn & {
		kind: 'deal';
		deal: FlightDeal;
		travellers: number;
		soldUntil: Date;
		standing: Extract<QuoteStanding, 'honoured' | 'late' | 'departed'>;
	};

export type TourQuote = Priced & {
	kind: 'tour';
	tour: Tour;
	/** The one whose price it is; null where the tour has none on sale. */
	departure: TourDeparture | null;
	departures: readonly TourDeparture[];
	/** Whether another day was asked for, which is not on sale. */
	isOtherDay: boolean;
	travellers: number;
	/** Of whoever is left over where two share one; null where nobody is, or nobody knows what one costs. */
	room: Room | null;
};

/** What can be booked now, at the price of its quote. */
export type BookableQuote = OfferQuote | DealQuote | (TourQuote & { departure: TourDeparture });

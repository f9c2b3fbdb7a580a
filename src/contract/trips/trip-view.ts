import type { BookingStanding } from '#src/domain/bookings/hold.ts';
import type { Instalment } from '#src/domain/bookings/instalments.ts';
import type { BookingReading } from '#src/domain/bookings/record.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { CallSlot } from '#src/domain/requests/call-slots.ts';
import type { CallingOffReason } from '#src/domain/tours/calling-off.ts';
import type { Decided } from '#src/domain/tours/decision.ts';
import type { TourChange } from '#src/domain/tours/tour-changes.ts';
import type { FormProblem } from '#src/domain/trips/form-problem.ts';
import type { HowToChange } from '#src/domain/trips/how-to-change.ts';
import type { OtherDate } from '#src/domain/trips/other-date.ts';
import type { PartyChoices } from '#src/domain/trips/party-change.ts';
import type { ListedPrice } from '#src/domain/trips/price-lines.ts';
import type { TripEvent } from '#src/domain/trips/timeline.ts';
import type { TripAccess } from '#src/domain/trips/trip-key.ts';

import type { BookingRecord } from '../bookings/booking-record.ts';
import type { InvoiceRecord } from '../bookings/invoice.ts';
import type { PaymentRecord } from '../bookings/payment.ts';
import type { Tour } from '../catalog/catalog.ts';
import type { SavedTraveller } from '../users/saved-traveller.ts';
import type { KeptSeatsRecord } from './kept-seats.ts';
import type { GivenKey } from './links.ts';
import type { OwnReview } from './own-review.ts';
import type { PriceAsked } from './price.ts';
import type { ScheduleChangeRecord } from './schedule-change.ts';
import type { Traveller, TripMessage } from './trip.ts';

/** All that the page of a trip is drawn from, by the server for one reader and one moment. */
export type TripView = {
	record: BookingRecord;
	/** The same, whatever shape it was stored in. */
	reading: BookingReading;
	standing: BookingStanding;
	/** What decides about its refund; a date that no record has stands in as ''. */
	refundable: RefundableBooking;
	/** None of what is not confirmed, and of what was booked before there were terms of payment. */
	instalments: readonly Instalment[];
	/** What it became and when, the oldest first; nothing of what nobody wrote down. */
	history: readonly TripEvent[];
	/** Money that came in and went back, the oldest first; its amounts are for whoever may see prices. */
	payments: readonly Omit<PaymentRecord, 'note' | 'author'>[];
	/** Invoices and credit notes, the oldest first; none for whoever only reads. */
	invoices: readonly InvoiceRecord[];
	/** How an invoice would be made out; null where its traveller can have none now. */
	invoicing: { addressee: string; mention: string } | null;
	/** How the departure of a tour stands now; null of flights, and of tours whose departure is not kept. */
	departure: (Decided & { date: CalendarDate }) | null;
	item: TripItem;
	tour: {
		/** As it was bought, and what of it is different now; null of flights, and where it was not kept. */
		bought: { tour: Tour; changes: readonly TourChange[] } | null;
		/** As it is run: where to be and whom to call; null of flights, and where nothing of it is left. */
		run: Tour | null;
	};
	access: TripAccess & { openedBy: 'key' | 'account' | 'desk' };
	/** Those that are known, by their seats. */
	travellers: readonly Traveller[];
	/** Those that the account of whoever looks at it has saved, for its forms; none where nobody is signed in. */
	savedTravellers: readonly SavedTraveller[];
	/** The oldest first; none for whoever only reads of the trip. */
	messages: readonly TripMessage[];
	/** The hours in which the desk is to call about it, the soonest first; none for whoever only reads. */
	calls: readonly CallSlot[];
	/** What holding it again costs, in dollars, and until when that would be; null where nobody can do so by themselves. */
	again: { totalPrice: number; heldUntil: Date } | null;
	/** Other dates of the trip and how it gets there, for whoever may change it; null where it cannot. */
	others: { how: HowToChange; dates: readonly OtherDate[] } | null;
	/** Who can join or leave, and how that is done, for whoever may change it; null where nobody can. */
	party: PartyChoices | null;
	/** The higher total to which the desk asks to say yes, for whoever may change it; null where it asks for none. */
	priceAsked: PriceAsked | null;
	/** The new times that the airline gave last; null where it gave none. */
	scheduleChange: ScheduleChangeRecord | null;
	/** Why its departure was called off, and the booking with it; null of every other. */
	calledOff: { reason: CallingOffReason; note: string } | null;
	/** Seats of another departure that were kept for it last; null where none were. */
	keptSeats: KeptSeatsRecord | null;
	/** The tour of ours that it is, and what its traveller says of it; null of all else, and for whoever only reads. */
	reviewed: { tourId: number; tour: string; own: OwnReview | null } | null;
	/** What was given on of this trip, the oldest first; none for whoever only reads. */
	givenKeys: readonly GivenKey[];
	/** The address of the page itself, without a key: 'https://brightdepartures.example/trip/BD7K2MQ4R'. */
	address: string;
	/** Whether a calendar file can be made of it: not of a record without a day. */
	isInCalendar: boolean;
	now: Date;
	/** A UUID: what a form of this page brings is stored once. */
	attempt: string;
	/** What was wrong with the form that was sent last. */
	problem: FormProblem | null;
	/** The form that was sent last and taken: 'travellers'. */
	done: string | null;
	/** Whether its traveller is about to cancel it: then the page asks once more, with the amount. */
	isCancelling: boolean;
};

/** What was booked, as the site shows it now. */
export type TripItem = {
	/** An offer's id, or a deal's or a tour's row id. */
	id: string;
	/** A picture of where it goes; null of a tour that is gone. */
	image: string | null;
	/** The page of a tour that can still be booked; null of all else. */
	path: string | null;
	/** What the list said of an offer's price; null of all else. */
	listed: (ListedPrice & { total: number }) | null;
};

/** Whether it is looked at by a link that was given on to read: whoever has that is not told the trip's reference. */
export function isGivenOn({ access }: Pick<TripView, 'access'>): boolean {
	return access.openedBy === 'key' && !access.mayChange;
}

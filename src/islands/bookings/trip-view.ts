import type { BookingType } from '#src/domain/bookings/booking.ts';
import { ownRoomLine, roomPrice } from '#src/domain/bookings/room-price.ts';
import { roomInWords } from '#src/domain/bookings/room-words.ts';
import { whoTravels, travellersLabel } from '#src/domain/bookings/travellers.ts';
import { flightBreakdown, tourBreakdown, tourTaxPercent } from '#src/domain/bookings/trip-price.ts';
import { formatDate, formatDates, formatMonthsAndDays } from '#src/domain/calendar/format-date.ts';
import { formatTime } from '#src/domain/calendar/local-time.ts';
import { airlineNote, airlinesInWords } from '#src/domain/flights/airline-words.ts';
import { routeInCodes } from '#src/domain/flights/airports.ts';
import { cabinClasses } from '#src/domain/flights/cabin-class.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { fareConditions } from '#src/domain/flights/fare-conditions.ts';
import { legName } from '#src/domain/flights/journey.ts';
import { timeText } from '#src/domain/flights/leg-text.ts';
import { type FlightLeg, stopsLabel } from '#src/domain/flights/offer.ts';
import { fareNote } from '#src/domain/flights/party.ts';
import { partyOfOffer } from '#src/domain/flights/quote.ts';
import { formatAmount, formatMoney } from '#src/domain/money.ts';
import { quoteOfBooking } from '#src/domain/quotes/quote-id.ts';
import { decisionWords } from '#src/domain/tours/decision.ts';
import { departureEnd } from '#src/domain/tours/departure.ts';
import { flightPriceLines } from '#src/domain/trips/price-lines.ts';
import { quotePath, tourPath } from '#src/paths.ts';
import { site } from '#src/site.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';
import { roomOfTrip } from '#src/stores/bookings/tour-trip.ts';

/** A fact of a trip; each line of `more` stands below its value. */
export type Row = [term: string, value: string, ...more: string[]];

/** What the checkout shows of a trip. */
type TripView = {
	title: string;
	/** What and when, where there is room for a line: 'JFK → LHR', 'Jan 2 – 12'. */
	inShort: [what: string, when: string];
	/** A poster of ours, or null. */
	image: string | null;
	/** When it is. */
	when: Row[];
	/** When it flies, to be shown as a timeline, with what its airports are called; none where that is not known. */
	legs: readonly FlightLeg[];
	labels: readonly string[];
	/** 'Jan 2 – 12, 2027' */
	dates: string;
	/** Who travels: '2 adults'. */
	party: string;
	/** What else it is. */
	facts: Row[];
	/** What the total is made of; empty where that is not known. */
	prices: Row[];
	/** How the total is shared out, said after it; '' where it is not. */
	shares: string;
	/** What somebody may expect of the price and is not so: a sentence, or ''. */
	fareNote: string;
	/** What the total would be without its discount, and the discount in percent; null without one. */
	reduced: { fullTotal: number; discount: number } | null;
	/** Where it is said how the price is made. */
	quote: string;
	/** Where date and travellers can be changed, or null. */
	changePath: string | null;
	/** What else is new where it is quoted anew: a sentence, or ''. */
	news: string;
};

/** What the checkout shows of a trip, whichever type it is of. */
export function tripView<Type extends BookingType>(trip: CheckoutTrip<Type>): TripView {
	return views[trip.type](trip);
}

const views: { [Type in BookingType]: (trip: CheckoutTrip<Type>) => TripView } = {
	flight: flightView,
	tour: tourView,
};

function flightView(trip: CheckoutTrip<'flight'>): TripView {
	const { baseFare, taxes } = flightBreakdown(trip.totalPrice);
	const party = partyOfOffer(String(trip.itemId));
	const travellers = whoTravels(party, trip.travelers);
	const facts: Row[] = [
		['Airline', airlinesInWords(trip), ...notes(airlineNote(trip.legs))],
		...(trip.cabinClass ? [['Class', trip.cabinClass] satisfies Row] : []),
		...conditionRows(trip),
		['For', travellers],
	];
	return {
		title: `${trip.origin} to ${trip.destination}`,
		inShort: [
			routeInCodes(trip),
			formatMonthsAndDays(trip.departureDate, trip.returnDate ?? trip.departureDate),
		],
		image: trip.image,
		when: trip.legs.length > 0 ? legRows(trip.legs) : flyingRows(trip),
		legs: trip.legs,
		labels: [trip.origin, trip.destination],
		dates: formatDates(trip.departureDate, trip.returnDate ?? trip.departureDate),
		party: travellers,
		facts,
		prices: flightPriceLines(trip.totalPrice, trip.listed).map(({ name, amount }) => [
			name,
			formatAmount(amount),
		]),
		shares: `of which taxes and fees ${formatMoney(taxes)}, as we share out every total (base fare ${formatMoney(baseFare)})`,
		fareNote: fareNote(party),
		reduced: trip.listed && trip.listed.discount > 0 ? trip.listed : null,
		quote: quotePathOf(trip),
		changePath: null,
		news: `It is with ${trip.airline} and takes ${trip.duration}${leavesText(trip)}.`,
	};
}

/** The legs as the list of offers shows them. */
function legRows(legs: readonly FlightLeg[]): Row[] {
	return legs.map((leg, index) => [
		legName(index, legs.length),
		formatDate(leg.date),
		`${timeText(leg, leg.departsAt)} ${leg.origin} to ${timeText(leg, leg.arrivesAt)} ${leg.destination}`,
		`${formatDuration(leg.minutes)}, ${stopsLabel(leg)}`,
	]);
}

/** What the fare includes: of what was entered before deals had flights nothing is known. */
function conditionRows({ legs, cabinClass: label }: CheckoutTrip<'flight'>): Row[] {
	const cabinClass = cabinClasses.find((known) => known.label === label)?.value;
	if (!cabinClass || legs.length === 0) return [];
	const { cabinBag, checkedBag, change } = fareConditions(legs, cabinClass);
	return [
		['Baggage', `${cabinBag}, ${checkedBag}`],
		['Changes', sentence(change)],
	];
}

function notes(text: string): string[] {
	return text === '' ? [] : [text];
}

function sentence(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function leavesText({ legs: [leg] }: CheckoutTrip<'flight'>): string {
	return leg ? `, leaving at ${formatTime(leg.departsAt)}` : '';
}

function flyingRows({ departureDate, returnDate, duration }: CheckoutTrip<'flight'>): Row[] {
	return [
		['Departure', formatDate(departureDate)],
		['Return', returnDate ? formatDate(returnDate) : 'One way'],
		...(duration === '' ? [] : [['Flying time', duration] satisfies Row]),
	];
}

function tourView(trip: CheckoutTrip<'tour'>): TripView {
	const { subtotal, taxes, total } = tourBreakdown(trip.pricePerPerson, trip.travelers);
	const room = roomOfTrip(trip);
	const ownRoom = roomPrice(room);
	const lastDay = trip.endDate ?? departureEnd(trip.departureDate, trip.duration);
	const { decided, season = '', departureDate: date } = trip;
	const leaves = decided ? decisionWords({ ...decided, date }, site) : '';
	const party = travellersLabel(trip.travelers);
	const facts: Row[] = [
		['Destination', trip.destination],
		['For', party],
		...(room ? [['Room', roomInWords(room, trip.travelers)] satisfies Row] : []),
	];
	// A draft whose parts do not make up its total is shown by the total alone, until the server names the right one.
	const prices: Row[] =
		total + ownRoom === trip.totalPrice
			? [
					['Price per person', formatMoney(trip.pricePerPerson)],
					['Subtotal', formatMoney(subtotal)],
					[`Taxes (${tourTaxPercent}%)`, formatMoney(taxes)],
					...(ownRoom ? [[ownRoomLine, formatMoney(ownRoom)] satisfies Row] : []),
				]
			: [];
	return {
		title: trip.name,
		inShort: [trip.name, formatMonthsAndDays(date, lastDay)],
		image: trip.image,
		when: [
			['Dates', formatDates(date, lastDay, 'weekday'), ...[leaves, season].filter(Boolean)],
			['Duration', trip.duration],
		],
		legs: [],
		labels: [],
		dates: formatDates(date, lastDay),
		party,
		facts,
		prices,
		shares: '',
		fareNote: '',
		reduced: null,
		quote: quotePathOf(trip),
		changePath: tourPath(trip.itemId),
		news: '',
	};
}

function quotePathOf(trip: CheckoutTrip): string {
	const room = trip.type === 'tour' ? roomOfTrip(trip) : null;
	const { id, asked } = quoteOfBooking({ ...trip, details: { room } });
	return quotePath(id, asked);
}

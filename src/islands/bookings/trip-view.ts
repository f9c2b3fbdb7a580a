import type { BookingType } from '#src/domain/bookings/booking.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { flightBreakdown, tourBreakdown, tourTaxPercent } from '#src/domain/bookings/trip-price.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import { tourPath } from '#src/paths.ts';
import type { CheckoutTrip } from '#src/stores/bookings/checkout-trip.ts';

export type Row = [term: string, value: string];

/** What the checkout shows of a trip. */
type TripView = {
	title: string;
	/** A poster of ours, or null. */
	image: string | null;
	facts: Row[];
	/** What the total is made of; empty where that is not known. */
	prices: Row[];
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
	const facts: Row[] = [
		['Departure', formatDate(trip.departureDate)],
		['Return', trip.returnDate ? formatDate(trip.returnDate) : 'One way'],
		['Airline', trip.airline],
		['Flying time', trip.duration],
		...(trip.cabinClass ? [['Class', trip.cabinClass] satisfies Row] : []),
		['For', travellersLabel(trip.travelers)],
	];
	const prices: Row[] = [
		['Base fare', formatMoney(baseFare)],
		['Taxes and fees', formatMoney(taxes)],
	];
	return {
		title: `${trip.origin} to ${trip.destination}`,
		image: trip.image,
		facts,
		prices,
		changePath: null,
		news: `It is with ${trip.airline} and takes ${trip.duration}.`,
	};
}

function tourView(trip: CheckoutTrip<'tour'>): TripView {
	const { subtotal, taxes, total } = tourBreakdown(trip.pricePerPerson, trip.travelers);
	const facts: Row[] = [
		['Destination', trip.destination],
		['Departure', formatDate(trip.departureDate)],
		['Duration', trip.duration],
		['For', travellersLabel(trip.travelers)],
	];
	// A draft whose parts do not make up its total is shown by the total alone, until the server names the right one.
	const prices: Row[] =
		total === trip.totalPrice
			? [
					['Price per person', formatMoney(trip.pricePerPerson)],
					['Subtotal', formatMoney(subtotal)],
					[`Taxes (${tourTaxPercent}%)`, formatMoney(taxes)],
				]
			: [];
	return {
		title: trip.name,
		image: trip.image,
		facts,
		prices,
		changePath: tourPath(trip.itemId),
		news: '',
	};
}

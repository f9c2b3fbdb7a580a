import { phoneDiscount } from '../bookings/booking.ts';
import { daysAfterGuarantee, type PaymentTerms } from '../bookings/payment-terms.ts';
import { flightCancellation, refundProcessing } from '../bookings/refund-policy.ts';
import { travelTerms } from '../bookings/travel-terms.ts';
import { tourTaxPercent } from '../bookings/trip-price.ts';
import { mostSeats } from '../flights/party.ts';
import { keptSeatsDays } from '../tours/calling-off.ts';
import { passingOnDays } from '../trips/passing-on.ts';
import { passwordLength } from '../users/user.ts';

/** The figures that stand in the code, written as they are read: `<Fact name="service-fee" />` says '$25'. */
const facts = {
	'flexible-hours': String(flightCancellation.flexibleHours),
	'flexible-lead-days': String(flightCancellation.flexibleLeadDays),
	'service-fee': `$${flightCancellation.serviceFee}`,
	'schedule-change-hours': String(flightCancellation.significantChangeHours),
	'refund-start-days': refundProcessing.start,
	'flight-refund-days': refundProcessing.flight,
	'tour-refund-days': refundProcessing.tour,
	'refund-days': String(travelTerms.refundBusinessDays),
	'price-guarantee-hours': String(travelTerms.priceGuaranteeHours),
	'custom-offer-hours': String(travelTerms.customOfferHours),
	'phone-discount': `${phoneDiscount}%`,
	'passport-months': String(travelTerms.passportMonthsAfterReturn),
	'domestic-months': travelTerms.bookMonthsAhead.domestic,
	'international-months': travelTerms.bookMonthsAhead.international,
	'tour-months': travelTerms.bookMonthsAhead.tour,
	'minimum-age': String(travelTerms.minimumAge),
	'child-age': String(travelTerms.childAge),
	/** Seats: infants sit on a lap. */
	'largest-search': String(mostSeats),
	'passing-on-days': String(passingOnDays),
	'tour-taxes': `${tourTaxPercent}%`,
	'shortest-password': String(passwordLength.least),
} as const;

type Terms = {
	lastSale: { hours: number; days: number };
	decisionDays: number;
	payment: PaymentTerms;
};
export type FactName = keyof ReturnType<typeof factsOf>;

/** Every figure that a text of `content/` may name, those of `site.json` too. */
export function factsOf({ lastSale, decisionDays, payment }: Terms) {
	return {
		...facts,
		'last-sale-hours': String(lastSale.hours),
		'last-sale-days': String(lastSale.days),
		'decision-days': String(decisionDays),
		'kept-seats-days': String(keptSeatsDays),
		'deposit-percent': `${payment.depositPercent}%`,
		'deposit-days': String(payment.depositDays),
		'balance-days': String(payment.balanceDays),
		'guarantee-days': String(daysAfterGuarantee),
	};
}

import { phoneDiscount } from '../bookings/booking.ts';
import { flightCancellation, refundProcessing } from '../bookings/refund-policy.ts';
import { travelTerms } from '../bookings/travel-terms.ts';
import { mostTravellers } from '../bookings/travellers.ts';
import { tourTaxPercent } from '../bookings/trip-price.ts';
import { passwordLength } from '../users/user.ts';

/** Every figure that a text of `content/` may name, written as it is read: `<Fact name="service-fee" />` says '$25'. */
export const facts = {
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
	'largest-party': String(mostTravellers),
	'tour-taxes': `${tourTaxPercent}%`,
	'shortest-password': String(passwordLength.least),
} as const;
export type FactName = keyof typeof facts;

import { bookingsKey, currentUserKey, tourDraftKey } from '#src/browser/storage-keys.ts';
import {
	bookingStatuses,
	bookingStatusLabel,
	confirmationDelay,
	displayReference,
	phoneDiscount,
} from '#src/domain/bookings/booking.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import {
	flightCancellation,
	refundProcessing,
	tourRefundTiers,
} from '#src/domain/bookings/refund-policy.ts';
import { travelTerms } from '#src/domain/bookings/travel-terms.ts';
import {
	flightBreakdown,
	flightTotalTaxPercent,
	tourTaxPercent,
	tourTotal,
} from '#src/domain/bookings/trip-price.ts';
import { blogCategories, jobDepartments } from '#src/domain/editorial/categories.ts';
import { maximumSuggestions, minimumQuery } from '#src/domain/flights/airport-search.ts';
import { heroWidths } from '#src/domain/pictures/poster-sources.ts';
import { heroSlugs } from '#src/domain/pictures/poster.ts';
import { customOfferStatuses } from '#src/domain/requests/custom-offer.ts';
import { mostStars, tourDefaults, tourDepartureDays, tourStars } from '#src/domain/tours/tour.ts';
import { passwordLength } from '#src/domain/users/user.ts';
import { money } from '#src/islands/desk/panel/money.ts';
import { flightDataParameter } from '#src/paths.ts';
import { site } from '#src/site.ts';
import { watchInterval } from '#src/stores/desk/counts.ts';
import { queryClient } from '#src/stores/desk/query-client.ts';

import { checkLines, type Line, sourceOf } from '../support/specified.ts';

// Sections 3, 4 and 9 of the specification, but for what flies and what it costs.

checkLines([
	[
		'four heroes turn, up to 1920 wide',
		'src/domain/pictures/poster.ts',
		() => [heroSlugs.length, Math.max(...heroWidths)],
		[4, 1920],
	],
	[
		'open Monday to Friday 9 to 8, Saturday 10 to 6, Sunday closed',
		'content/site.json',
		() => site.hours,
		[
			{ days: 'Monday to Friday', opens: '09:00', closes: '20:00' },
			{ days: 'Saturday', opens: '10:00', closes: '18:00' },
			{ days: 'Sunday' },
		],
	],
	[
		'what a browser keeps, and under which names',
		'src/browser/storage-keys.ts',
		() => [currentUserKey, bookingsKey, tourDraftKey],
		['currentUser', 'bookings', 'currentBooking'],
	],
	[
		'a chosen flight travels to the checkout',
		'src/paths.ts',
		() => flightDataParameter,
		'flightData',
	],
	[
		'dollars with two decimals in the list of bookings',
		'src/islands/desk/panel/money.ts',
		() => [money(640), money(1240.5)],
		['$640.00', '$1,240.50'],
	],
	[
		'the hero turns every 5000 ms',
		'src/elements/hero-rotation.ts',
		() => sourceOf('src/elements/hero-rotation.ts', /const turn = (\d+);/),
		'5000',
	],
	[
		'suggestions from 2 characters on',
		'src/domain/flights/airport-search.ts',
		() => minimumQuery,
		2,
	],
	['at most 12 suggestions', 'src/domain/flights/airport-search.ts', () => maximumSuggestions, 12],
	[
		'suggestions close 150 ms after the field is left',
		'src/ui/AirportCombobox.tsx',
		() => sourceOf('src/ui/AirportCombobox.tsx', /blurCloseDelay = (\d+);/),
		'150',
	],
	['passwords from 6 characters on', 'src/domain/users/user.ts', () => passwordLength.least, 6],
	[
		'a dialog is at most 85% of the viewport high',
		'src/styles/dialogs.css',
		() => sourceOf('src/styles/dialogs.css', /max-height: (85)dvh/),
		'85',
	],

	[
		'the checkout shows 85% base fare and 15% taxes',
		'src/domain/bookings/trip-price.ts',
		() => [flightTotalTaxPercent, flightBreakdown(1000)],
		[15, { baseFare: 850, taxes: 150, total: 1000 }],
	],
	[
		'a tour costs its subtotal x 1.1, rounded',
		'src/domain/bookings/trip-price.ts',
		() => [tourTaxPercent, tourTotal(1699.99, 2), tourTotal(100.4, 1)],
		[10, 3740, 110],
	],
	[
		'the confirmation closes after 7000 ms',
		'src/domain/bookings/booking.ts',
		() => confirmationDelay,
		7000,
	],
	['up to 45% off by phone', 'src/domain/bookings/booking.ts', () => phoneDiscount, 45],
	[
		'tours depart on four days of the year',
		'src/domain/tours/tour.ts',
		() => tourDepartureDays,
		['05-15', '06-12', '07-20', '08-10'],
	],
	[
		'a booking without reference has BD and four digits',
		'src/domain/bookings/booking.ts',
		() => /^BD\d{4}$/.test(displayReference(null, 7, site.referencePrefix)),
		true,
	],
	[
		'a booking without type is of a flight',
		'src/domain/bookings/record.ts',
		() => normaliseBooking({ id: 7 }, site.referencePrefix)?.trip.type,
		'flight',
	],
	[
		'statuses of a booking, the first the default',
		'src/domain/bookings/booking.ts',
		() => bookingStatuses,
		['Pending Confirmation', 'Confirmed', 'Cancelled'],
	],
	[
		'the default status reads Pending',
		'src/domain/bookings/booking.ts',
		() => bookingStatuses.map(bookingStatusLabel),
		['Pending', 'Confirmed', 'Cancelled'],
	],
	[
		'statuses of a custom offer',
		'src/domain/requests/custom-offer.ts',
		() => customOfferStatuses,
		['New Request', 'Processing', 'Completed'],
	],
	[
		'a custom offer is answered within 24 hours',
		'src/domain/bookings/travel-terms.ts',
		() => travelTerms.customOfferHours,
		24,
	],

	[
		'what the panel was told is fresh for 15 s, and asked anew every 20 s (our design)',
		'src/stores/desk/query-client.ts',
		() => [queryClient.getDefaultOptions().queries?.staleTime, watchInterval],
		[15_000, 20_000],
	],
	[
		'nothing that changes a row is tried twice by itself',
		'src/stores/desk/query-client.ts',
		() => queryClient.getDefaultOptions().mutations,
		{ networkMode: 'always' },
	],

	[
		'five stars, with halves',
		'src/domain/tours/tour.ts',
		() => [mostStars, tourStars(47), tourStars(44)],
		[5, { full: 4, half: true }, { full: 4, half: false }],
	],
	[
		'a tour begins with 4.5 stars of no reviews',
		'src/domain/tours/tour.ts',
		() => tourDefaults,
		{ rating: 45, reviewCount: 0 },
	],
	[
		'four departments',
		'src/domain/editorial/categories.ts',
		() => jobDepartments,
		['Engineering', 'Product', 'Marketing', 'Customer Experience'],
	],
	[
		'four categories of posts',
		'src/domain/editorial/categories.ts',
		() => blogCategories,
		['Budget Travel', 'Travel Tips', 'Tour Guides', 'Destinations'],
	],
	...(
		[
			['home: 3 deals', 'src/islands/home/FeaturedDeals.tsx', '3'],
			['home: 4 destinations', 'src/islands/home/FeaturedDestinations.tsx', '4'],
			['home: 2 tours', 'src/islands/home/FeaturedTours.tsx', '2'],
			['home: 3 testimonials', 'src/islands/home/Testimonials.tsx', '3'],
			['/flights: 6', 'src/islands/flights/AllDeals.tsx', '6'],
			['/destinations: 6', 'src/islands/destinations/DestinationPosters.tsx', '6'],
			['/tours: 2', 'src/islands/tours/TourCards.tsx', '2'],
		] as const
	).map(([says, file, count]): Line => [
		`skeletons, ${says}`,
		file,
		() => sourceOf(file, /skeletons=\{(\d)\}/),
		count,
	]),

	[
		'24 hours of flexible cancelling, 7 days ahead; $25 a passenger later; more than 2 hours are significant',
		'src/domain/bookings/refund-policy.ts',
		() => flightCancellation,
		{ flexibleHours: 24, flexibleLeadDays: 7, serviceFee: 25, significantChangeHours: 2 },
	],
	[
		'refunds of tours by days ahead',
		'src/domain/bookings/refund-policy.ts',
		() => tourRefundTiers.map(({ fromDays, percent }) => [fromDays, percent]),
		[
			[60, 90],
			[45, 70],
			[30, 50],
			[15, 25],
			[0, 0],
		],
	],
	[
		'refunds begin in 1-2 business days and take 7-10 and 10-14',
		'src/domain/bookings/refund-policy.ts',
		() => refundProcessing,
		{ start: '1–2', flight: '7–10', tour: '10–14' },
	],
	[
		'facts of the FAQ',
		'src/domain/bookings/travel-terms.ts',
		() => [
			travelTerms.priceGuaranteeHours,
			travelTerms.refundBusinessDays,
			travelTerms.passportMonthsAfterReturn,
			travelTerms.bookMonthsAhead,
		],
		[24, 7, 6, { domestic: '2–3', international: '5–6', tour: '6' }],
	],
	[
		'18 years to book, 13 to be asked',
		'src/domain/bookings/travel-terms.ts',
		() => [travelTerms.minimumAge, travelTerms.childAge],
		[18, 13],
	],
	...['privacy', 'terms', 'cookies', 'refund-policy'].map((page): Line => [
		`${page}: last updated April 29, 2025`,
		`content/legal/${page}.mdx`,
		() => sourceOf(`content/legal/${page}.mdx`, /^updated: (.*)$/m),
		'2025-04-29',
	]),
]);

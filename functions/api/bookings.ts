import { createBooking } from '#src/contract/bookings/booking.ts';
import { bookingCalendarFile } from '#src/contract/bookings/calendar.ts';
import { bookingPage, decideBooking, listBookings } from '#src/contract/desk/bookings.ts';
import { lettersQuery, previewBookingLetters } from '#src/contract/desk/letters.ts';
import { book } from '#src/server/bookings/book.ts';
import { previewDecisions } from '#src/server/bookings/operations/preview-decisions.ts';
import { setStatus } from '#src/server/bookings/operations/set-status.ts';
import { selectBookings } from '#src/server/desk/bookings/queries.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { fileRoute } from '#src/server/http/file-answer.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { route } from '#src/server/http/route.ts';
import { validated } from '#src/server/http/validation.ts';
import { readCalendarFile } from '#src/server/trips/calendar-file.ts';
import { visitCookies } from '#src/server/trips/visit-cookies.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	route(createBooking, async ({ request, body, deps }) => {
		const booked = await book(deps, body, readAttempt(request, body));
		const { receipt, isRepeat, visitKey } = booked;
		const cookies = visitCookies(request, receipt.bookingId, visitKey);
		return new Answer(receipt, { status: isRepeat ? 200 : 201, cookies });
	}),
	deskRoute(listBookings, ({ url, deps }) =>
		listAnswer(url, bookingPage, (page) => selectBookings(deps.db, page, deps.now())),
	),
	deskRoute(decideBooking, ({ id, body, colleague, deps }) =>
		setStatus(deps, { ...body, id, colleague }),
	),
	fileRoute(bookingCalendarFile, readCalendarFile),
	deskRoute(previewBookingLetters, ({ id, url, deps }) => {
		const { refund } = validated(lettersQuery, Object.fromEntries(url.searchParams));
		return previewDecisions(deps, id, refund);
	}),
];

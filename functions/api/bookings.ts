import { createBooking } from '#src/contract/bookings/booking.ts';
import { bookingCalendarFile } from '#src/contract/bookings/calendar.ts';
import { bookingPage, decideBooking, listBookings } from '#src/contract/desk/bookings.ts';
import { lettersQuery, previewBookingLetters } from '#src/contract/desk/letters.ts';
import { tripPath } from '#src/paths.ts';
import { bookingOfForm } from '#src/server/bookings/book-by-form.ts';
import { book } from '#src/server/bookings/book.ts';
import { previewDecisions } from '#src/server/bookings/operations/preview-decisions.ts';
import { setStatus } from '#src/server/bookings/operations/set-status.ts';
import { selectBookings } from '#src/server/desk/bookings/queries.ts';
import { attemptOf } from '#src/server/http/attempt.ts';
import { fileRoute } from '#src/server/http/file-answer.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { validated } from '#src/server/http/validation.ts';
import { readCalendarFile } from '#src/server/trips/calendar-file.ts';
import { visitCookies } from '#src/server/trips/visit-cookies.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

import { bookAgain } from '../pages/book-again.ts';

export const routes = [
	formRoute(
		createBooking,
		async ({ request, body, deps }) => {
			const booked = await book(deps, body, attemptOf(request, body, deps));
			const { receipt, isRepeat, visitKey } = booked;
			const cookies = visitCookies(request, receipt.bookingId, visitKey);
			return new Answer(receipt, { status: isRepeat ? 200 : 201, cookies });
		},
		{
			read: bookingOfForm,
			next: ({ bookingId }) => tripPath(bookingId),
			redraw: bookAgain(createBooking.path),
		},
	),
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

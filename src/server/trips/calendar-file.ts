import { tripCalendar } from '../bookings/trip-calendar.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { bookingOfCalendarKey } from './calendar-key.ts';
import { openTrip } from './trip-access.ts';

/**
 * The calendar file of a booking for whoever may see its trip, and for calendar programs that were given a key of it.
 * Everybody else is answered alike, whether there is such a booking or not: people that there is nothing, and programs
 * that they may try with a name and a password, which they send only where they are asked.
 * @throws HttpError 401 or 404
 */
export async function readCalendarFile({
	request,
	deps,
	reference = '',
}: {
	request: Request;
	deps: Dependencies;
	reference?: string;
}): Promise<FileAnswer> {
	const { trip } = await openTrip(deps, request, reference);
	const booking = trip?.booking ?? (await bookingOfCalendarKey(deps.db, request, reference));
	if (!booking) throw isFollowedLink(request) ? nothingFound() : nameAndPasswordNeeded();
	const { db, siteUrl } = deps;
	const text = await tripCalendar(db, booking, { siteUrl, isFollowed: trip === null });
	if (text === null) throw nothingFound();
	return { text, type: 'text/calendar; charset=utf-8; method=PUBLISH', name: `${reference}.ics` };
}

/** A browser in which somebody followed a link: it would ask them for a name and a password, which nobody has. */
function isFollowedLink(request: Request): boolean {
	return request.headers.get('Sec-Fetch-Mode') === 'navigate';
}

function nothingFound(): HttpError {
	return new HttpError(404, { message: 'Nothing is found at this address.' });
}

function nameAndPasswordNeeded(): HttpError {
	const message = 'Please follow this calendar by the address that its trip page gives.';
	return new HttpError(
		401,
		{ message },
		{ 'WWW-Authenticate': 'Basic realm="Calendars of trips", charset="UTF-8"' },
	);
}

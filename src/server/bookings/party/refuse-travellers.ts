import { travellersSavedMeanwhile } from '#src/contract/desk/travellers.ts';
import { travellerMessages } from '#src/contract/trips/travellers.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { type SeatedTraveller, travellersMark } from '#src/domain/trips/seated-traveller.ts';
import {
	deskTravellerProblems,
	type TravellerProblem,
	travellerProblems,
} from '#src/domain/trips/traveller-rules.ts';
import { areTravellersDue, travellersClosed } from '#src/domain/trips/travellers-due.ts';
import { tripSeats } from '#src/domain/trips/trip-seats.ts';
import { site } from '#src/site.ts';

import { HttpError } from '../../http/http-error.ts';
import type { Begun } from '../operations/begin-operation.ts';
import { readingOf } from './party-rules.ts';
import { whatDiffers } from './travellers-differ.ts';

type Named = {
	given: readonly SeatedTraveller[];
	was: readonly SeatedTraveller[];
	/** `travellersMark` of those that were seen; left out, the last save wins. */
	seen: string | undefined;
};

/**
 * What the desk may enter is what the traveller may, but that nothing has to be complete, nor too late.
 * @throws HttpError 400 at each field that breaks a rule; 409 where the traveller has named others since the desk looked, or
 *   the booking is cancelled
 */
export function refuseOfDesk({ before, at }: Begun, { given, was, seen }: Named): void {
	if (seen !== travellersMark(was)) {
		throw new HttpError(409, { message: travellersSavedMeanwhile });
	}
	if (before.status === 'Cancelled') {
		throw new HttpError(409, {
			message: 'This booking is cancelled: re-open it before you change its travelers.',
		});
	}
	const { departureDate: departure } = before;
	const terms = { seats: tripSeats(readingOf(before)), departure, today: newYorkDay(at) };
	refuse(deskTravellerProblems(given, terms));
}

/**
 * What a traveller names has to be complete once it is due, and in time.
 * @throws HttpError 400 at each field that breaks a rule of `travellerProblems`; 409 where nobody can be named any more, and,
 *   at each field that differs, where somebody else has saved since the form was filled in
 */
export function refuseOfTraveller({ before, at }: Begun, { given, was, seen }: Named): void {
	const { departureDate: departure } = before;
	const closed = travellersClosed({ standing: bookingStanding(before, at), departure }, at);
	if (closed !== null) throw new HttpError(409, { message: closed });
	const reading = readingOf(before);
	const { trip } = reading;
	const terms = {
		seats: tripSeats(reading),
		departure,
		today: newYorkDay(at),
		isDue: areTravellersDue(departure, at),
		ages: trip.type === 'tour' ? trip.ages : undefined,
		phone: site.phone,
		type: trip.type,
		was,
	};
	refuse(travellerProblems(given, terms));
	const isMeanwhile = seen !== undefined && seen !== travellersMark(was);
	const issues = isMeanwhile ? whatDiffers(given, was) : [];
	if (issues.length > 0) {
		throw new HttpError(409, { message: travellerMessages.changedMeanwhile, issues });
	}
}

function refuse(issues: TravellerProblem[]): void {
	const [first] = issues;
	if (first) throw new HttpError(400, { message: first.message, issues });
}

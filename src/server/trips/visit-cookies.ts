import { visitDays } from '#src/domain/trips/trip-key.ts';

import { tripCookie } from '../users/token-cookie.ts';

const secondsOfDay = 24 * 60 * 60;

/** Trips that one browser may have open: more cookies would make the head of its requests longer than servers bear. */
export const mostTrips = 20;

/**
 * The values of `Set-Cookie` that open a trip in a browser, and close those that it opened first where they are too many.
 * @param key as `beginOwnVisit` gives it
 */
export function visitCookies(request: Request, reference: string, key: string): string[] {
	const others = openTrips(request).filter((each) => each !== reference);
	// Browsers name the cookies first that they have had for longest (RFC 6265, 5.4).
	const tooMany = others.slice(0, Math.max(0, others.length - (mostTrips - 1)));
	return [
		tripCookie(reference).given(request, key, visitDays * secondsOfDay),
		...tooMany.map((each) => tripCookie(each).taken(request)),
	];
}

/** The references of the trips that a browser says it has open. */
function openTrips(request: Request): string[] {
	const cookies = (request.headers.get('Cookie') ?? '').split(';');
	return cookies.flatMap((cookie) => {
		const [, reference] = /^(?:__Host-)?trip-([A-Z\d]{1,20})=/.exec(cookie.trim()) ?? [];
		return reference === undefined ? [] : [reference];
	});
}

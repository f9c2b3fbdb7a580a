import type { Config, Context } from '@netlify/functions';

import { leaveTrip, openTripByKey } from '#src/contract/trips/door.ts';
import { paths } from '#src/paths.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { serve } from '#src/server/http/route.ts';
import { builtPage } from '#src/server/pages/built-page.ts';
import { answerTripPage, type DrawnTrip, tripPageAgain } from '#src/server/pages/trip-page.ts';
import { type Dependencies, openDependencies } from '#src/server/platform/dependencies.ts';
import { keyRoute } from '#src/server/trips/key-route.ts';
import { tripRoute, type TripRouteOptions } from '#src/server/trips/trip-route.ts';
import { visitCookies } from '#src/server/trips/visit-cookies.ts';
import { beginVisitByKey, endVisit } from '#src/server/trips/visit.ts';
import { tripCookie } from '#src/server/users/token-cookie.ts';

const redraw: TripRouteOptions['redraw'] = (call) =>
	tripPageAgain(call, { draw, builtPage: (path) => builtPage(call.request, path) });

const forms = serve(
	keyRoute(openTripByKey, async ({ request, deps, reference, body }) => {
		const key = await beginVisitByKey(deps, { reference, key: body.key });
		const cookies = visitCookies(request, reference, key);
		return new Answer({ message: 'The trip is open.' }, { cookies });
	}),
	tripRoute(
		leaveTrip,
		async ({ request, trip, deps }) => {
			await endVisit(deps.db, trip);
			const cookie = tripCookie(trip.booking.bookingId).taken(request);
			return new Answer({ message: 'This trip is closed here.' }, { cookies: [cookie] });
		},
		{ needs: 'sight', redraw },
	),
);
export const { endpoints } = forms;
export const pages = [`${paths.trip}/:reference`];

export function handle(request: Request, deps: Dependencies): Promise<Response> {
	return isPage(request) ? page(request, () => deps) : forms.handle(request, deps);
}

export default function serveRequest(request: Request, context: Context): Promise<Response> {
	return isPage(request)
		? page(request, () => openDependencies(context), context.requestId)
		: forms.serveRequest(request, context);
}

export const config: Config = {
	path: ['/trip/:reference', '/api/trips/:reference/open', '/api/trips/:reference/leave'],
	// The outer wall, at the edge; the limits that count stand with the services.
	rateLimit: { windowSize: 60, windowLimit: 100, aggregateBy: ['ip', 'domain'] },
};

function isPage(request: Request): boolean {
	return new URL(request.url).pathname.startsWith(`${paths.trip}/`);
}

function page(
	request: Request,
	open: () => Promise<Dependencies> | Dependencies,
	requestId?: string,
): Promise<Response> {
	const sources = { open, draw, builtPage: (path: string) => builtPage(request, path) };
	return answerTripPage(request, sources, requestId);
}

// React is loaded with the first trip: most processes of one machine start for something else.
async function draw(drawn: DrawnTrip) {
	const { drawTrip } = await import('#src/islands/trips/served/draw-trip.ts');
	return drawTrip(drawn);
}

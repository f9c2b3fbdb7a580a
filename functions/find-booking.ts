import type { Config } from '@netlify/functions';

import { findMessages, findTrip, sendTripLinks } from '#src/contract/trips/find.ts';
import type { FormProblem } from '#src/domain/trips/form-problem.ts';
import { paths, tripPath } from '#src/paths.ts';
import { formRoute, type FormRouteOptions } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { serve } from '#src/server/http/route.ts';
import { builtPage } from '#src/server/pages/built-page.ts';
import { findPageAgain } from '#src/server/pages/find-page.ts';
import { findTrip as find } from '#src/server/trips/find-trip.ts';
import { sendTripLinks as sendLinks } from '#src/server/trips/send-trip-links.ts';
import { doneParameter } from '#src/server/trips/trip-route.ts';
import { visitCookies } from '#src/server/trips/visit-cookies.ts';

/** The function, with the pages of the build from elsewhere than it finds them. */
export function findBookingWith(pageAt: (request: Request, path: string) => Promise<string>) {
	const redraw: FormRouteOptions<unknown>['redraw'] = (request, problem, status) =>
		findPageAgain({ builtPage: (path) => pageAt(request, path), draw }, problem, status);
	return serve(
		formRoute(
			findTrip,
			async ({ request, body, deps }) => {
				const { reference, visitKey } = await find(deps, body);
				const cookies = visitCookies(request, reference, visitKey);
				return new Answer({ reference }, { cookies });
			},
			{ next: ({ reference }) => `${tripPath(reference)}?${doneParameter}=find`, redraw },
		),
		formRoute(
			sendTripLinks,
			async ({ body, deps }) => {
				await sendLinks(deps, body.email);
				return new Answer({ message: findMessages.linksSent });
			},
			{ next: () => paths.tripLinksSent, redraw },
		),
	);
}

export const { handle, serveRequest, endpoints } = findBookingWith(builtPage);
export default serveRequest;

export const config: Config = {
	path: ['/api/trips/find', '/api/trips/send-links'],
	// The outer wall, at the edge; the limits that count stand with the services.
	rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

// React is loaded with the first form that is refused: most processes of one machine start for something else.
async function draw(problem: FormProblem) {
	const { drawFind } = await import('#src/islands/trips/served/draw-find.ts');
	return drawFind(problem);
}

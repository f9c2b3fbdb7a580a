import type { Config } from '@netlify/functions';

import { findMessages, findTrip, sendTripLinks } from '#src/contract/trips/find.ts';
import { paths, tripPath } from '#src/paths.ts';
import { formRoute, type FormRouteOptions } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { serve } from '#src/server/http/route.ts';
import { builtPage } from '#src/server/pages/built-page.ts';
import { findPageAgain, type FindPageSources, glancePage } from '#src/server/pages/find-page.ts';
import { clock } from '#src/server/platform/clock.ts';
import { findTrip as find } from '#src/server/trips/find-trip.ts';
import { sendTripLinks as sendLinks } from '#src/server/trips/send-trip-links.ts';
import { doneParameter } from '#src/server/trips/trip-route.ts';

/** The function, with the pages of the build from elsewhere than it finds them. */
export function findBookingWith(pageAt: (request: Request, path: string) => Promise<string>) {
	const sourcesOf = (request: Request) => ({
		builtPage: (path: string) => pageAt(request, path),
		draw,
	});
	const redraw: FormRouteOptions<unknown>['redraw'] = (request, problem, status) =>
		findPageAgain(sourcesOf(request), problem, status);
	return serve(
		formRoute(
			findTrip,
			async ({ request, body, deps }) => {
				return new Answer(await find(deps, request, body));
			},
			{
				next: ({ reference }) => `${tripPath(reference)}?${doneParameter}=find`,
				show: ({ reference, glance }, request) =>
					glance && glancePage(sourcesOf(request), { reference, glance, now: clock() }),
				redraw,
			},
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

// React is loaded with the first form that is answered by a page: most processes of one machine start for something else.
async function draw(drawn: Parameters<FindPageSources['draw']>[0]) {
	const { drawFind } = await import('#src/islands/trips/served/draw-find.ts');
	return drawFind(drawn);
}

import * as contract from '#src/contract/trips/find.ts';
import { findMessages } from '#src/contract/trips/find.ts';
import { paths, tripPath } from '#src/paths.ts';
import { formRoute, type FormRouteOptions } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { findPageAgain, glancePage } from '#src/server/pages/find-page.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { clock } from '#src/server/platform/clock.ts';
import { findTrip } from '#src/server/trips/find-trip.ts';
import { sendTripLinks } from '#src/server/trips/send-trip-links.ts';
import { doneParameter } from '#src/server/trips/trip-route.ts';

import { drawFind } from '../pages/draw.ts';

/** The routes, with the pages of the build from elsewhere than they find them. */
export function findBookingRoutes(pageAt: (request: Request, path: string) => Promise<string>) {
	const sourcesOf = (request: Request) => ({
		builtPage: (path: string) => pageAt(request, path),
		draw: drawFind,
	});
	const redraw: FormRouteOptions<unknown>['redraw'] = (request, problem, status) =>
		findPageAgain(sourcesOf(request), problem, status);
	return [
		formRoute(
			contract.findTrip,
			async ({ request, body, deps }) => {
				return new Answer(await findTrip(deps, request, body));
			},
			{
				next: ({ reference }) => `${tripPath(reference)}?${doneParameter}=find`,
				show: ({ reference, glance }, request) =>
					glance && glancePage(sourcesOf(request), { reference, glance, now: clock() }),
				redraw,
			},
		),
		formRoute(
			contract.sendTripLinks,
			async ({ body, deps }) => {
				await sendTripLinks(deps, body.email);
				return new Answer({ message: findMessages.linksSent });
			},
			{ next: () => paths.tripLinksSent, redraw },
		),
	];
}

export const routes = findBookingRoutes(builtPage);

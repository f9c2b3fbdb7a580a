import type { Filling } from '#src/server/pages/fill-page.ts';
import { pageRoute } from '#src/server/pages/page-route.ts';
import { servePages } from '#src/server/pages/serve-pages.ts';
import { loadTripPage, type DrawnTrip } from '#src/server/pages/trip-page.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

/** What the build leaves open of a page. */
export const openShell = '<title>x | y</title><section class="a" data-filled></section>';

/** Asks for the page of a trip, of which nothing is drawn but whether it is open, or what is said. */
export function askTripPage(
	request: Request,
	deps: Dependencies,
	draw: (drawn: DrawnTrip) => Promise<Filling> = whetherOpen,
): Promise<Response> {
	const { handle } = servePages(
		null,
		pageRoute({ path: '/trip/:reference', load: loadTripPage, draw }),
	);
	return handle(request, { open: () => deps, builtPage: async () => openShell });
}

async function whetherOpen({ view }: DrawnTrip) {
	return { title: 'Trip', html: view ? 'open' : 'closed' };
}

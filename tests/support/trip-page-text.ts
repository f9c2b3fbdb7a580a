import { drawTrip } from '#src/islands/trips/served/draw-trip.ts';
import { tripPaperPath, tripPath } from '#src/paths.ts';
import type { Database } from '#src/server/db/database.ts';
import { loadTripPage } from '#src/server/pages/trip-page.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { apiRequest } from './api.ts';
import { visitCookie } from './trips.ts';

type Asked = {
	/** The number of a paper, in place of the whole page. */
	paper?: string;
	/** Whoever booked unless it is said. */
	cookie?: string;
};

/** The words of a trip's page, a space wherever something ends, for whoever booked it. */
export async function tripPageText(
	deps: Dependencies,
	db: Database,
	booking: { id: number; reference: string },
	{ paper, cookie }: Asked = {},
): Promise<{ status: number; text: string }> {
	const { reference } = booking;
	const path = paper === undefined ? tripPath(reference) : tripPaperPath(reference, paper);
	const headers = { Cookie: cookie ?? (await visitCookie(db, booking)) };
	const request = apiRequest('GET', path, { headers });
	const loaded = await loadTripPage({
		request,
		url: new URL(request.url),
		given: reference,
		open: () => deps,
		openDatabase: async () => db,
		builtPage: async () => '',
		builtFile: async () => '',
		now: deps.now,
	});
	if (loaded instanceof Response || !loaded.view) throw new Error('No page was drawn.');
	const { html } = drawTrip(loaded.view);
	const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
	return { status: loaded.status, text };
}

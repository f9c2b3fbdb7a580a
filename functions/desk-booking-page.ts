import type { Config } from '@netlify/functions';

import { addNote } from '#src/contract/desk/booking-note.ts';
import { readBookingPage } from '#src/contract/desk/booking-page.ts';
import { showPresence } from '#src/contract/desk/presence.ts';
import { readBookingPage as read } from '#src/server/desk/booking/booking-page.ts';
import { addNote as add } from '#src/server/desk/booking/notes.ts';
import { showPresence as show } from '#src/server/desk/booking/viewers.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(
		readBookingPage,
		({ id, administrator, deps }) => read(deps, id, administrator),
		{ isRepeated: true },
	),
	administratorRoute(addNote, ({ request, id, body, administrator, deps }) =>
		add(deps, { ...body, id, administrator, attempt: readAttempt(request, body) }),
	),
	administratorRoute(showPresence, ({ id, body, administrator, deps }) =>
		show(deps, { ...body, id, administrator }),
	),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/desk/bookings/:id',
		'/api/desk/bookings/:id/notes',
		'/api/desk/bookings/:id/viewers',
	],
	// The outer wall, at the edge: nobody but the desk is answered, whose pages ask again and again.
	rateLimit: { windowSize: 60, windowLimit: 600, aggregateBy: ['ip', 'domain'] },
};

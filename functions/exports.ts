import type { Config } from '@netlify/functions';

import { bookingPage } from '#src/contract/admin/bookings.ts';
import { exportBookings, exportSubscribers } from '#src/contract/admin/exports.ts';
import { page as subscriberPage } from '#src/contract/http/paging.ts';
import { recordExport } from '#src/server/admin/activities/record-export.ts';
import { selectBookings } from '#src/server/admin/bookings/queries.ts';
import { selectSubscribers } from '#src/server/admin/requests/subscribers.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(exportBookings, ({ url, administrator, deps }) =>
		listAnswer(url, bookingPage, (page) =>
			recordExport(deps, { administrator, page, name: 'bookings' }, (db) =>
				selectBookings(db, page, deps.now()),
			),
		),
	),
	administratorRoute(exportSubscribers, ({ url, administrator, deps }) =>
		listAnswer(url, subscriberPage, (page) =>
			recordExport(deps, { administrator, page, name: 'subscribers' }, (db) =>
				selectSubscribers(db, page),
			),
		),
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/admin/exports/bookings', '/api/admin/exports/subscribers'],
	// The outer wall, at the edge: nobody but administrators is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};

import { bookingPage } from '#src/contract/admin/bookings.ts';
import { exportBookings, exportSubscribers } from '#src/contract/admin/exports.ts';
import { page as subscriberPage } from '#src/contract/http/paging.ts';
import { recordExport } from '#src/server/admin/activities/record-export.ts';
import { selectBookings } from '#src/server/admin/bookings/queries.ts';
import { selectSubscribers } from '#src/server/admin/requests/subscribers.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute } from '#src/server/users/administrator-route.ts';

export const routes = [
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
];

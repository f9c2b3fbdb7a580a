import { bookingPage } from '#src/contract/desk/bookings.ts';
import { exportBookings, exportSubscribers } from '#src/contract/desk/exports.ts';
import { page as subscriberPage } from '#src/contract/http/paging.ts';
import { recordExport } from '#src/server/desk/activities/record-export.ts';
import { selectBookings } from '#src/server/desk/bookings/queries.ts';
import { selectSubscribers } from '#src/server/desk/requests/subscribers.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(exportBookings, ({ url, colleague, deps }) =>
		listAnswer(url, bookingPage, (page) =>
			recordExport(deps, { colleague, page, name: 'bookings' }, (db) =>
				selectBookings(db, page, deps.now()),
			),
		),
	),
	deskRoute(exportSubscribers, ({ url, colleague, deps }) =>
		listAnswer(url, subscriberPage, (page) =>
			recordExport(deps, { colleague, page, name: 'subscribers' }, (db) =>
				selectSubscribers(db, page),
			),
		),
	),
];

import type { Config } from '@netlify/functions';

import {
	addDepartures,
	deleteDeparture,
	departurePage,
	listDepartures,
	readDeparturePeople,
	updateDeparture,
} from '#src/contract/admin/departures.ts';
import { undoDeparture } from '#src/contract/admin/undo.ts';
import {
	addDepartures as add,
	changeDeparture,
	removeDeparture,
	undoDepartureChange,
} from '#src/server/admin/departures/change-departures.ts';
import { selectPeople } from '#src/server/admin/departures/departure-people.ts';
import { selectDepartures } from '#src/server/admin/departures/queries.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listDepartures, ({ url, deps }) =>
		listAnswer(url, departurePage, (page) => selectDepartures(deps.db, page, deps.now())),
	),
	administratorRoute(addDepartures, add),
	administratorRoute(updateDeparture, changeDeparture),
	administratorRoute(undoDeparture, undoDepartureChange),
	administratorRoute(deleteDeparture, removeDeparture),
	administratorRoute(readDeparturePeople, ({ id, deps }) => selectPeople(deps.db, id, deps.now())),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/admin/departures',
		'/api/admin/departures/:id',
		'/api/admin/departures/:id/undo',
		'/api/admin/departures/:id/people',
	],
	// The outer wall, at the edge: nobody but administrators is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};

import * as contract from '#src/contract/admin/departures.ts';
import { departurePage } from '#src/contract/admin/departures.ts';
import { undoDeparture } from '#src/contract/admin/undo.ts';
import { addDepartures } from '#src/server/admin/departures/add-departures.ts';
import { changeDeparture } from '#src/server/admin/departures/change-departure.ts';
import { selectPeople } from '#src/server/admin/departures/departure-people.ts';
import { selectDepartures } from '#src/server/admin/departures/queries.ts';
import { removeDeparture } from '#src/server/admin/departures/remove-departure.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute } from '#src/server/users/administrator-route.ts';

export const routes = [
	administratorRoute(contract.listDepartures, ({ url, deps }) =>
		listAnswer(url, departurePage, (page) => selectDepartures(deps.db, page, deps.now())),
	),
	administratorRoute(contract.addDepartures, addDepartures),
	administratorRoute(contract.updateDeparture, changeDeparture.perform),
	administratorRoute(undoDeparture, changeDeparture.undo),
	administratorRoute(contract.deleteDeparture, removeDeparture),
	administratorRoute(contract.readDeparturePeople, ({ id, deps }) =>
		selectPeople(deps.db, id, deps.now()),
	),
];

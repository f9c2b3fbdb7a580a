import { callOffDeparture as callOff, previewCallingOff } from '#src/contract/desk/calling-off.ts';
import * as contract from '#src/contract/desk/departures.ts';
import { departurePage } from '#src/contract/desk/departures.ts';
import { undoDeparture } from '#src/contract/desk/undo.ts';
import { addDepartures } from '#src/server/desk/departures/add-departures.ts';
import { callOffDeparture } from '#src/server/desk/departures/call-off-departure.ts';
import { previewCallingOff as preview } from '#src/server/desk/departures/calling-off-preview.ts';
import { changeDeparture } from '#src/server/desk/departures/change-departure.ts';
import { selectDepartures } from '#src/server/desk/departures/queries.ts';
import { readDeparture } from '#src/server/desk/departures/read-departure.ts';
import { removeDeparture } from '#src/server/desk/departures/remove-departure.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.listDepartures, ({ url, deps }) =>
		listAnswer(url, departurePage, (page) => selectDepartures(deps.db, page, deps.now())),
	),
	deskRoute(contract.addDepartures, addDepartures),
	deskRoute(contract.updateDeparture, changeDeparture.perform),
	deskRoute(undoDeparture, changeDeparture.undo),
	deskRoute(contract.deleteDeparture, removeDeparture),
	deskRoute(previewCallingOff, ({ id, deps }) => preview(deps.db, id, deps.now())),
	deskRoute(callOff, callOffDeparture.perform),
	deskRoute(contract.readDeparture, ({ id, deps }) => readDeparture(deps.db, id, deps.now())),
];

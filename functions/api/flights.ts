import { getFlight, listFeaturedFlights, listFlights } from '#src/contract/catalog/catalog.ts';
import {
	changeFlightState,
	createFlight,
	duplicateFlight,
	previewFlight,
} from '#src/contract/desk/catalog-state.ts';
import {
	deleteFlight,
	listFlightRecords,
	readFlightReferences,
	restoreFlight,
	updateFlight,
} from '#src/contract/desk/flights.ts';
import { undoFlight } from '#src/contract/desk/undo.ts';
import { earliestDeparture } from '#src/server/catalog/earliest-departure.ts';
import {
	selectFeaturedFlights,
	selectShownFlight,
	selectFlights,
} from '#src/server/catalog/flights.ts';
import { makePreview } from '#src/server/catalog/make-preview.ts';
import { missing } from '#src/server/catalog/missing.ts';
import { flightChanges } from '#src/server/desk/catalog/catalog.ts';
import { found } from '#src/server/http/http-error.ts';
import { pagedAnswer, pageParameters } from '#src/server/http/paged-answer.ts';
import { route } from '#src/server/http/route.ts';
import { cacheTags } from '#src/server/platform/cache.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

const lists = { tags: [cacheTags.flights] };

export const routes = [
	route(
		listFeaturedFlights,
		({ deps }) => selectFeaturedFlights(deps.db, earliestDeparture(deps.now())),
		{ cache: () => lists },
	),
	route(listFlights, ({ url, deps }) => pagedAnswer(url, (page) => selectFlights(deps.db, page)), {
		cache: () => ({ ...lists, query: pageParameters }),
	}),
	route(
		getFlight,
		async ({ id, deps }) => found(await selectShownFlight(deps.db, id), missing.flight),
		{
			cache: (id) => ({ tags: [cacheTags.flights, cacheTags.flight(id)] }),
		},
	),
	deskRoute(listFlightRecords, flightChanges.list),
	deskRoute(createFlight, flightChanges.create),
	deskRoute(updateFlight, flightChanges.replace),
	deskRoute(deleteFlight, flightChanges.remove),
	deskRoute(restoreFlight, flightChanges.restore),
	deskRoute(undoFlight, flightChanges.undo),
	deskRoute(readFlightReferences, flightChanges.references),
	deskRoute(changeFlightState, flightChanges.changeState),
	deskRoute(duplicateFlight, flightChanges.duplicate),
	deskRoute(previewFlight, ({ deps, id }) => makePreview(deps, { kind: 'flight', id })),
];

import { getFlight, listFeaturedFlights, listFlights } from '#src/contract/catalog/catalog.ts';
import {
	changeFlightState,
	createFlight,
	duplicateFlight,
	previewFlight,
} from '#src/contract/desk/catalog-state.ts';
import { dealFlightsQuery, readDealFlights } from '#src/contract/desk/deal-flights.ts';
import {
	deleteFlight,
	listFlightRecords,
	readFlightReferences,
	restoreFlight,
	updateFlight,
} from '#src/contract/desk/flights.ts';
import { undoFlight } from '#src/contract/desk/undo.ts';
import { dealFlightsOf } from '#src/server/catalog/deal-flights.ts';
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
import { validated } from '#src/server/http/validation.ts';
import { cacheTags, freshSeconds } from '#src/server/platform/cache.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

/** What our own search asks changes with the day: yesterday's is never given out meanwhile. */
const seconds = freshSeconds;
const lists = { tags: [cacheTags.flights], seconds };

export const routes = [
	route(listFeaturedFlights, ({ deps }) => selectFeaturedFlights(deps.db, deps.now()), {
		cache: () => lists,
	}),
	route(
		listFlights,
		({ url, deps }) => pagedAnswer(url, (page) => selectFlights(deps.db, page, deps.now())),
		{ cache: () => ({ ...lists, query: pageParameters }) },
	),
	route(
		getFlight,
		async ({ id, deps }) => found(await selectShownFlight(deps.db, id, deps.now()), missing.flight),
		{
			cache: (id) => ({ tags: [cacheTags.flights, cacheTags.flight(id)], seconds }),
		},
	),
	deskRoute(readDealFlights, async ({ url, deps }) =>
		dealFlightsOf(validated(dealFlightsQuery, Object.fromEntries(url.searchParams)), deps.now()),
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

import { getTour, listFeaturedTours, listSeats, listTours } from '#src/contract/catalog/catalog.ts';
import {
	changeTourState,
	createTour,
	duplicateTour,
	previewTour,
} from '#src/contract/desk/catalog-state.ts';
import {
	deleteTour,
	listTourRecords,
	readTourReferences,
	restoreTour,
	updateTour,
} from '#src/contract/desk/tours.ts';
import { undoTour } from '#src/contract/desk/undo.ts';
import { makePreview } from '#src/server/catalog/make-preview.ts';
import { missing } from '#src/server/catalog/missing.ts';
import {
	selectFeaturedTours,
	selectSeats,
	selectTours,
	selectTourWithSeats,
} from '#src/server/catalog/tours.ts';
import { tourChanges } from '#src/server/desk/catalog/catalog.ts';
import { found } from '#src/server/http/http-error.ts';
import { pagedAnswer, pageParameters } from '#src/server/http/paged-answer.ts';
import { route } from '#src/server/http/route.ts';
import { cacheTags } from '#src/server/platform/cache.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

/** Seats that are taken or given back purge the answer; those of a hold that ends come free without anybody's doing. */
const seatSeconds = 60;

const lists = { tags: [cacheTags.tours] };

export const routes = [
	route(listFeaturedTours, ({ deps }) => selectFeaturedTours(deps.db, deps.now()), {
		cache: () => lists,
	}),
	route(
		listTours,
		({ url, deps }) => pagedAnswer(url, (page) => selectTours(deps.db, page, deps.now())),
		{
			cache: () => ({ ...lists, query: pageParameters }),
		},
	),
	route(listSeats, ({ deps }) => selectSeats(deps.db, deps.now()), {
		cache: () => ({ tags: [cacheTags.tours, cacheTags.seats], seconds: seatSeconds }),
	}),
	route(
		getTour,
		async ({ id, deps }) => found(await selectTourWithSeats(deps.db, id, deps.now()), missing.tour),
		{
			cache: (id) => ({ tags: [cacheTags.tours, cacheTags.tour(id)], seconds: seatSeconds }),
		},
	),
	deskRoute(listTourRecords, tourChanges.list),
	deskRoute(createTour, tourChanges.create),
	deskRoute(updateTour, tourChanges.replace),
	deskRoute(deleteTour, tourChanges.remove),
	deskRoute(restoreTour, tourChanges.restore),
	deskRoute(undoTour, tourChanges.undo),
	deskRoute(readTourReferences, tourChanges.references),
	deskRoute(changeTourState, tourChanges.changeState),
	deskRoute(duplicateTour, tourChanges.duplicate),
	deskRoute(previewTour, ({ deps, id }) => makePreview(deps, { kind: 'tour', id })),
];

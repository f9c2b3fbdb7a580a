import {
	getDestination,
	listDestinations,
	listFeaturedDestinations,
} from '#src/contract/catalog/catalog.ts';
import {
	changeDestinationState,
	createDestination,
	duplicateDestination,
	previewDestination,
} from '#src/contract/desk/catalog-state.ts';
import {
	deleteDestination,
	listDestinationRecords,
	readDestinationReferences,
	restoreDestination,
	updateDestination,
} from '#src/contract/desk/destinations.ts';
import { undoDestination } from '#src/contract/desk/undo.ts';
import {
	selectShownDestination,
	selectDestinations,
	selectFeaturedDestinations,
} from '#src/server/catalog/destinations.ts';
import { makePreview } from '#src/server/catalog/make-preview.ts';
import { missing } from '#src/server/catalog/missing.ts';
import { destinationChanges } from '#src/server/desk/catalog/catalog.ts';
import { found } from '#src/server/http/http-error.ts';
import { pagedAnswer, pageParameters } from '#src/server/http/paged-answer.ts';
import { route } from '#src/server/http/route.ts';
import { cacheTags } from '#src/server/platform/cache.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

const lists = { tags: [cacheTags.destinations] };

export const routes = [
	route(listFeaturedDestinations, ({ deps }) => selectFeaturedDestinations(deps.db), {
		cache: () => lists,
	}),
	route(
		listDestinations,
		({ url, deps }) => pagedAnswer(url, (page) => selectDestinations(deps.db, page)),
		{ cache: () => ({ ...lists, query: pageParameters }) },
	),
	route(
		getDestination,
		async ({ id, deps }) => found(await selectShownDestination(deps.db, id), missing.destination),
		{ cache: (id) => ({ tags: [cacheTags.destinations, cacheTags.destination(id)] }) },
	),
	deskRoute(listDestinationRecords, destinationChanges.list),
	deskRoute(createDestination, destinationChanges.create),
	deskRoute(updateDestination, destinationChanges.replace),
	deskRoute(deleteDestination, destinationChanges.remove),
	deskRoute(restoreDestination, destinationChanges.restore),
	deskRoute(undoDestination, destinationChanges.undo),
	deskRoute(readDestinationReferences, destinationChanges.references),
	deskRoute(changeDestinationState, destinationChanges.changeState),
	deskRoute(duplicateDestination, destinationChanges.duplicate),
	deskRoute(previewDestination, ({ deps, id }) => makePreview(deps, { kind: 'destination', id })),
];

import {
	changeDestinationState,
	changeFlightState,
	changeTourState,
	createDestination,
	createFlight,
	createTour,
	duplicateDestination,
	duplicateFlight,
	duplicateTour,
	previewDestination,
	previewFlight,
	previewTour,
} from '#src/contract/desk/catalog-state.ts';
import { listDepartures } from '#src/contract/desk/departures.ts';
import {
	deleteDestination,
	destinationConflict,
	type DestinationFields,
	destinationFields,
	type DestinationRecord,
	listDestinationRecords,
	readDestinationReferences,
	restoreDestination,
	updateDestination,
} from '#src/contract/desk/destinations.ts';
import {
	deleteFlight,
	flightConflict,
	type FlightFields,
	flightFields,
	type FlightRecord,
	listFlightRecords,
	readFlightReferences,
	restoreFlight,
	updateFlight,
} from '#src/contract/desk/flights.ts';
import {
	deleteTour,
	listTourRecords,
	readTourReferences,
	restoreTour,
	tourConflict,
	type TourFields,
	tourFields,
	type TourRecord,
	updateTour,
} from '#src/contract/desk/tours.ts';
import { undoDestination, undoFlight, undoTour } from '#src/contract/desk/undo.ts';
import { listLimits } from '#src/contract/http/paging.ts';
import { tourPricePerPerson } from '#src/domain/bookings/trip-price.ts';
import { shownOfDeal, shownOfDestination, shownOfTour } from '#src/domain/catalog/what-is-shown.ts';

import { ask, askForPage } from './ask.ts';
import { catalogActions } from './catalog-actions.ts';

/** What the panel does with flight deals. */
export const flightActions = catalogActions<FlightFields, FlightRecord>({
	name: 'flight',
	list: listFlightRecords.path,
	fields: flightFields,
	conflict: flightConflict,
	undo: (id, version) => ask(undoFlight, { params: { id }, body: { version } }),
	create: (fields, state) => ask(createFlight, { body: { ...fields, state } }),
	update: (id, body) => ask(updateFlight, { params: { id }, body }),
	remove: (id, version) => ask(deleteFlight, { params: { id }, query: { version } }),
	restore: (id, version) => ask(restoreFlight, { params: { id }, body: { version } }),
	references: (id) => ask(readFlightReferences, { params: { id } }),
	changeState: (id, version, state) =>
		ask(changeFlightState, { params: { id }, body: { state, version } }),
	duplicate: (id) => ask(duplicateFlight, { params: { id }, body: {} }),
	preview: (id) => ask(previewFlight, { params: { id }, body: {} }),
	shows: (deal) => Promise.resolve(shownOfDeal(deal)),
});

/** What the panel does with tours. */
export const tourActions = catalogActions<TourFields, TourRecord>({
	name: 'tour package',
	list: listTourRecords.path,
	fields: tourFields,
	conflict: tourConflict,
	undo: (id, version) => ask(undoTour, { params: { id }, body: { version } }),
	create: (fields, state) => ask(createTour, { body: { ...fields, state } }),
	update: (id, body) => ask(updateTour, { params: { id }, body }),
	remove: (id, version) => ask(deleteTour, { params: { id }, query: { version } }),
	restore: (id, version) => ask(restoreTour, { params: { id }, body: { version } }),
	references: (id) => ask(readTourReferences, { params: { id } }),
	changeState: (id, version, state) =>
		ask(changeTourState, { params: { id }, body: { state, version } }),
	duplicate: (id) => ask(duplicateTour, { params: { id }, body: {} }),
	preview: (id) => ask(previewTour, { params: { id }, body: {} }),
	async shows(tour) {
		const query = { tour: String(tour.id), limit: listLimits.most };
		const { rows, total } = await askForPage(listDepartures, { query });
		return shownOfTour(tourPricePerPerson(tour), rows, total);
	},
});

/** What the panel does with destinations. */
export const destinationActions = catalogActions<DestinationFields, DestinationRecord>({
	name: 'destination',
	list: listDestinationRecords.path,
	fields: destinationFields,
	conflict: destinationConflict,
	undo: (id, version) => ask(undoDestination, { params: { id }, body: { version } }),
	create: (fields, state) => ask(createDestination, { body: { ...fields, state } }),
	update: (id, body) => ask(updateDestination, { params: { id }, body }),
	remove: (id, version) => ask(deleteDestination, { params: { id }, query: { version } }),
	restore: (id, version) => ask(restoreDestination, { params: { id }, body: { version } }),
	references: (id) => ask(readDestinationReferences, { params: { id } }),
	changeState: (id, version, state) =>
		ask(changeDestinationState, { params: { id }, body: { state, version } }),
	duplicate: (id) => ask(duplicateDestination, { params: { id }, body: {} }),
	preview: (id) => ask(previewDestination, { params: { id }, body: {} }),
	shows: (destination) => Promise.resolve(shownOfDestination(destination)),
});

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
import { tourPricePerPerson, withTourTaxes } from '#src/domain/bookings/trip-price.ts';
import { shownOfDeal, shownOfDestination, shownOfTour } from '#src/domain/catalog/what-is-shown.ts';

import { callDeskApi, callDeskApiForPage } from './call-desk-api.ts';
import { catalogActions } from './catalog-actions.ts';

/** What the panel does with flight deals. */
export const flightActions = catalogActions<FlightFields, FlightRecord>({
	name: 'flight',
	list: listFlightRecords.path,
	fields: flightFields,
	conflict: flightConflict,
	undo: (id, version) => callDeskApi(undoFlight, { params: { id }, body: { version } }),
	create: (fields, state) => callDeskApi(createFlight, { body: { ...fields, state } }),
	update: (id, body) => callDeskApi(updateFlight, { params: { id }, body }),
	remove: (id, version) => callDeskApi(deleteFlight, { params: { id }, query: { version } }),
	restore: (id, version) => callDeskApi(restoreFlight, { params: { id }, body: { version } }),
	references: (id) => callDeskApi(readFlightReferences, { params: { id } }),
	changeState: (id, version, state) =>
		callDeskApi(changeFlightState, { params: { id }, body: { state, version } }),
	duplicate: (id) => callDeskApi(duplicateFlight, { params: { id }, body: {} }),
	preview: (id) => callDeskApi(previewFlight, { params: { id }, body: {} }),
	shows: (deal) => Promise.resolve(shownOfDeal(deal)),
});

/** What the panel does with tours. */
export const tourActions = catalogActions<TourFields, TourRecord>({
	name: 'tour package',
	list: listTourRecords.path,
	fields: tourFields,
	conflict: tourConflict,
	undo: (id, version) => callDeskApi(undoTour, { params: { id }, body: { version } }),
	create: (fields, state) => callDeskApi(createTour, { body: { ...fields, state } }),
	update: (id, body) => callDeskApi(updateTour, { params: { id }, body }),
	remove: (id, version) => callDeskApi(deleteTour, { params: { id }, query: { version } }),
	restore: (id, version) => callDeskApi(restoreTour, { params: { id }, body: { version } }),
	references: (id) => callDeskApi(readTourReferences, { params: { id } }),
	changeState: (id, version, state) =>
		callDeskApi(changeTourState, { params: { id }, body: { state, version } }),
	duplicate: (id) => callDeskApi(duplicateTour, { params: { id }, body: {} }),
	preview: (id) => callDeskApi(previewTour, { params: { id }, body: {} }),
	async shows(tour) {
		const query = { tour: String(tour.id), limit: listLimits.most };
		const { rows, total } = await callDeskApiForPage(listDepartures, { query });
		return shownOfTour(withTourTaxes(tourPricePerPerson(tour)), rows, total);
	},
});

/** What the panel does with destinations. */
export const destinationActions = catalogActions<DestinationFields, DestinationRecord>({
	name: 'destination',
	list: listDestinationRecords.path,
	fields: destinationFields,
	conflict: destinationConflict,
	undo: (id, version) => callDeskApi(undoDestination, { params: { id }, body: { version } }),
	create: (fields, state) => callDeskApi(createDestination, { body: { ...fields, state } }),
	update: (id, body) => callDeskApi(updateDestination, { params: { id }, body }),
	remove: (id, version) => callDeskApi(deleteDestination, { params: { id }, query: { version } }),
	restore: (id, version) => callDeskApi(restoreDestination, { params: { id }, body: { version } }),
	references: (id) => callDeskApi(readDestinationReferences, { params: { id } }),
	changeState: (id, version, state) =>
		callDeskApi(changeDestinationState, { params: { id }, body: { state, version } }),
	duplicate: (id) => callDeskApi(duplicateDestination, { params: { id }, body: {} }),
	preview: (id) => callDeskApi(previewDestination, { params: { id }, body: {} }),
	shows: (destination) => Promise.resolve(shownOfDestination(destination)),
});

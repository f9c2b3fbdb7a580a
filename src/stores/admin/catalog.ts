import {
	createDestination,
	createFlight,
	createTour,
	deleteDestination,
	deleteFlight,
	deleteTour,
	destinationConflict,
	type DestinationFields,
	destinationFields,
	type DestinationRecord,
	flightConflict,
	type FlightFields,
	flightFields,
	type FlightRecord,
	listDestinationRecords,
	listFlightRecords,
	listTourRecords,
	readDestinationReferences,
	readFlightReferences,
	readTourReferences,
	restoreDestination,
	restoreFlight,
	restoreTour,
	tourConflict,
	type TourFields,
	tourFields,
	type TourRecord,
	updateDestination,
	updateFlight,
	updateTour,
} from '#src/contract/admin/catalog.ts';

import { ask } from './ask.ts';
import { catalogActions } from './catalog-actions.ts';

/** What the panel does with flight deals. */
export const flightActions = catalogActions<FlightFields, FlightRecord>({
	name: 'flight',
	list: listFlightRecords.path,
	fields: flightFields,
	conflict: flightConflict,
	create: (body) => ask(createFlight, { body }),
	update: (id, body) => ask(updateFlight, { params: { id }, body }),
	remove: (id, version) => ask(deleteFlight, { params: { id }, query: { version } }),
	restore: (id, version) => ask(restoreFlight, { params: { id }, body: { version } }),
	references: (id) => ask(readFlightReferences, { params: { id } }),
});

/** What the panel does with tours. */
export const tourActions = catalogActions<TourFields, TourRecord>({
	name: 'tour package',
	list: listTourRecords.path,
	fields: tourFields,
	conflict: tourConflict,
	create: (body) => ask(createTour, { body }),
	update: (id, body) => ask(updateTour, { params: { id }, body }),
	remove: (id, version) => ask(deleteTour, { params: { id }, query: { version } }),
	restore: (id, version) => ask(restoreTour, { params: { id }, body: { version } }),
	references: (id) => ask(readTourReferences, { params: { id } }),
});

/** What the panel does with destinations. */
export const destinationActions = catalogActions<DestinationFields, DestinationRecord>({
	name: 'destination',
	list: listDestinationRecords.path,
	fields: destinationFields,
	conflict: destinationConflict,
	create: (body) => ask(createDestination, { body }),
	update: (id, body) => ask(updateDestination, { params: { id }, body }),
	remove: (id, version) => ask(deleteDestination, { params: { id }, query: { version } }),
	restore: (id, version) => ask(restoreDestination, { params: { id }, body: { version } }),
	references: (id) => ask(readDestinationReferences, { params: { id } }),
});

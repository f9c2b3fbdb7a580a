export {
	codeSteps,
	invitations,
	knownDevices,
	recoveryCodes,
	secondFactors,
} from './schema/administrator-door.ts';
export { bookings } from './schema/bookings.ts';
export { changes } from './schema/changes.ts';
export { destinations, flights, seeds, testimonials, tours } from './schema/catalog.ts';
export { approvals } from './schema/approvals.ts';
export { missedSearches } from './schema/missed-searches.ts';
export { savedViews } from './schema/saved-views.ts';
export { notes } from './schema/notes.ts';
export {
	bookingViewers,
	operations,
	deskItems,
	keptSeats,
	payments,
	replyTemplates,
	scheduleChanges,
} from './schema/desk.ts';
export { departures, waitingList } from './schema/departures.ts';
export { incidents } from './schema/incidents.ts';
export { invoices } from './schema/invoices.ts';
export { messages } from './schema/messages.ts';
export { openInstalments } from './schema/open-instalments.ts';
export { mutedAddresses, outbox } from './schema/outbox.ts';
export { pictureFiles, pictures, pictureUploads } from './schema/pictures.ts';
export { previews } from './schema/previews.ts';
export { proposalParts, proposals, proposalVersions } from './schema/proposals.ts';
export { reviews } from './schema/reviews.ts';
export { tasks } from './schema/tasks.ts';
export { tourVersions } from './schema/tour-versions.ts';
export {
	applications,
	callBacks,
	customOffers,
	inquiries,
	subscribers,
} from './schema/requests.ts';
export { travellers, tripKeys } from './schema/trips.ts';
export {
	emailVerifications,
	passwordResets,
	rateLimits,
	savedTravellers,
	sessions,
	signIns,
	users,
} from './schema/users.ts';

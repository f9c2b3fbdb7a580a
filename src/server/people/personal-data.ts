import type { PgTable } from 'drizzle-orm/pg-core';

import * as schema from '../db/schema.ts';
import { are, type Meaning } from './meaning.ts';

type Schema = typeof schema;
export type Table = keyof Schema;

/** The tables by their names. */
export const tables: Readonly<Record<Table, PgTable>> = { ...schema };

export type Column<Name extends Table> = keyof Schema[Name]['$inferSelect'] & string;

const revision = are('technical', 'version', 'updatedAt');
const attempt = are('secret', 'attemptId', 'bodyHash');
const written = are('author', 'authorId', 'author');

/**
 * What every column of the database means for the person it may be about. A column that is not named here is an error of
 * types, and `tests/api/people-columns.test.ts` finds it in the database itself.
 */
export const personalData = {
	users: {
		...are('personal', 'username', 'email', 'fullName'),
		...are('secret', 'passwordHash'),
		...are('business', 'id', 'isAdmin', 'isAgent', 'status', 'verifiedAt', 'createdAt'),
		...are('technical', 'searchText'),
	},
	sessions: {
		...are('secret', 'tokenHash'),
		...are('personal', 'device'),
		...are('business', 'id', 'userId', 'createdAt', 'lastSeenAt', 'expiresAt', 'confirmedAt'),
	},
	codeSteps: {
		...are('secret', 'tokenHash'),
		...are('business', 'userId', 'expiresAt', 'wrongCodes'),
	},
	invitations: {
		...are('secret', 'tokenHash'),
		...are('personal', 'email'),
		...are('author', 'invitedById'),
		...are('business', 'id', 'role', 'createdAt', 'expiresAt'),
	},
	knownDevices: {
		...are('secret', 'tokenHash'),
		...are('business', 'userId', 'createdAt', 'expiresAt'),
	},
	secondFactors: {
		...are('secret', 'secret'),
		...are('business', 'userId', 'createdAt', 'confirmedAt'),
		...are('technical', 'lastStep'),
	},
	recoveryCodes: { ...are('secret', 'codeHash'), ...are('business', 'userId') },
	signIns: { ...are('personal', 'device'), ...are('business', 'id', 'userId', 'createdAt') },
	passwordResets: {
		...are('secret', 'tokenHash'),
		...are('business', 'userId', 'createdAt', 'expiresAt', 'usedAt'),
	},
	emailVerifications: {
		...are('secret', 'tokenHash'),
		...are('personal', 'email'),
		...are('business', 'userId', 'createdAt', 'expiresAt', 'usedAt'),
	},
	savedViews: {
		...are('personal', 'name', 'query'),
		...are('business', 'id', 'userId', 'tab', 'createdAt'),
	},
	savedTravellers: {
		...are('personal', 'name', 'phone', 'address', 'city', 'country', 'zipCode'),
		...are('personal', 'birthDate', 'needs'),
		...are('business', 'id', 'userId', 'createdAt'),
	},
	tripKeys: {
		...are('secret', 'keyHash', 'attemptHash'),
		...are('personal', 'label'),
		...are('business', 'id', 'bookingId', 'purpose', 'mayChange', 'showsPrices', 'linkId'),
		...are('business', 'createdAt', 'expiresAt'),
	},
	travellers: {
		...are('personal', 'name', 'birthDate', 'needs'),
		...are('business', 'id', 'bookingId', 'seat', 'createdAt'),
		...are('technical', 'updatedAt', 'searchText'),
	},
	messages: {
		...attempt,
		...are('personal', 'subject', 'body'),
		...written,
		...are('business', 'id', 'bookingId', 'inquiryId', 'applicationId', 'customOfferId'),
		...are('business', 'proposalId', 'kind'),
		...are('business', 'wish', 'askedTotal', 'refund', 'cancellation', 'decidedAt', 'createdAt'),
		...are('business', 'readAt', 'letterId'),
	},
	payments: {
		...are('personal', 'note'),
		...written,
		...are('business', 'id', 'bookingId', 'amount', 'method', 'paidOn', 'createdAt'),
		...are('business', 'receiptYear', 'receiptNumber', 'takenBackAt'),
	},
	invoices: {
		...are('personal', 'addressee', 'mention'),
		...are('business', 'id', 'bookingId', 'kind', 'year', 'number', 'creditsId', 'issuedOn'),
		...are('business', 'seller', 'invoiced', 'createdAt'),
	},
	missedSearches: are('business', 'day', 'kind', 'words', 'count'),
	openInstalments: are('business', 'bookingId', 'dueOn', 'amount'),
	notes: {
		...attempt,
		...are('personal', 'body'),
		...written,
		...are('business', 'id', 'bookingId', 'inquiryId', 'customOfferId', 'proposalId'),
		...are('business', 'callBackId', 'applicationId', 'waitingListId', 'accountId', 'createdAt'),
	},
	approvals: {
		...are('author', 'answeredBy'),
		...are('business', 'id', 'bookingId', 'noteId', 'kind', 'amount', 'method', 'paidOn'),
		...are('business', 'answer', 'answeredAt'),
	},
	operations: {
		...attempt,
		...are('personal', 'summary', 'before'),
		...are('author', 'authorId', 'author', 'undoneBy'),
		...are('business', 'id', 'bookingId', 'action', 'createdAt', 'undoUntil', 'undoneAt'),
		...are('technical', 'version'),
	},
	deskItems: {
		...are('author', 'assigneeId'),
		...are('business', 'id', 'kind', 'subjectId', 'state', 'since', 'laterUntil', 'createdAt'),
		...revision,
	},
	replyTemplates: { ...are('business', 'id', 'name', 'body', 'createdAt'), ...revision },
	tasks: {
		...attempt,
		...are('personal', 'title'),
		...written,
		...are('business', 'id', 'dueAt', 'bookingId', 'createdAt'),
	},
	bookingViewers: are('author', 'bookingId', 'userId', 'seenAt'),
	scheduleChanges: {
		...are('business', 'id', 'bookingId', 'operationId', 'before', 'after', 'isSignificant'),
		...are('business', 'answer', 'createdAt', 'answeredAt'),
	},
	keptSeats: {
		...are('business', 'id', 'bookingId', 'operationId', 'calledOffId', 'departureId', 'seats'),
		...are('business', 'totalPrice', 'until', 'answer', 'answeredAt'),
	},
	rateLimits: {
		// A hash of an account's name, or a network that cannot be traced to anybody here.
		...are('secret', 'key'),
		...are('business', 'hits', 'resetsAt'),
	},
	bookings: {
		...attempt,
		...are('personal', 'name', 'email', 'phone', 'details'),
		...are('business', 'id', 'reference', 'type', 'itemId', 'title', 'status', 'travelers'),
		...are('business', 'departureDate', 'totalPrice', 'clientTotal', 'createdAt'),
		...are('business', 'departureId', 'heldUntil', 'refund', 'quotedPrice', 'paidByWord', 'source'),
		...are('business', 'paid', 'kept'),
		...are('business', 'checkCode', 'tourVersion', 'reviewAskedAt'),
		...are('author', 'takenBy'),
		// What the desk wrote about them.
		...are('personal', 'refundReason', 'priceReason'),
		...revision,
		...are('technical', 'nameOrder', 'searchText'),
	},
	customOffers: {
		...attempt,
		...are('personal', 'name', 'email', 'phone', 'destination', 'departureDate', 'returnDate'),
		...are('personal', 'adults', 'children', 'budget', 'travelClass', 'specialRequests'),
		...are('business', 'id', 'createdAt'),
		...are('technical', 'searchText'),
	},
	proposals: {
		...are('personal', 'name', 'email', 'phone', 'acceptedBy', 'declinedBecause'),
		...are('business', 'id', 'reference', 'customOfferId', 'version', 'until', 'answer'),
		...are('business', 'answeredAt', 'acceptedVersion', 'createdAt'),
		...are('technical', 'searchText'),
	},
	proposalVersions: {
		...attempt,
		...are('secret', 'keyHash', 'earlierKeys'),
		...are('personal', 'message', 'terms'),
		...written,
		...are('business', 'id', 'proposalId', 'number', 'travellers', 'until', 'withdrawnAt'),
		...are('business', 'createdAt'),
	},
	proposalParts: {
		...are('business', 'id', 'versionId', 'position', 'kind', 'itemId', 'title'),
		...are('business', 'departureDate', 'departureId', 'facts', 'listed', 'amount', 'seats'),
		...are('business', 'keptUntil', 'bookingId', 'isOptional'),
	},
	inquiries: {
		...attempt,
		...are('personal', 'name', 'email', 'subject', 'message'),
		...are('business', 'id', 'createdAt'),
		...are('technical', 'searchText'),
	},
	applications: {
		...attempt,
		...are('personal', 'job', 'name', 'email', 'phone', 'link', 'message'),
		...are('business', 'id', 'createdAt'),
		...are('technical', 'searchText'),
	},
	callBacks: {
		...attempt,
		...are('personal', 'name', 'phone', 'email', 'reference'),
		...are('business', 'id', 'slotFrom', 'slotTo', 'createdAt'),
		...are('technical', 'searchText'),
	},
	waitingList: {
		...attempt,
		...are('personal', 'name', 'email'),
		...are('secret', 'leaveHash', 'tokenHash'),
		...are('business', 'id', 'departureId', 'travellers', 'status', 'offeredUntil', 'createdAt'),
	},
	subscribers: { ...are('personal', 'email'), ...are('business', 'id', 'createdAt') },
	mutedAddresses: {
		...are('personal', 'address'),
		...are('business', 'id', 'reason', 'createdAt'),
	},
	outbox: {
		...are('personal', 'recipient', 'replyTo', 'subject'),
		// They have it in their mailbox, and a link in one that waits may open an account.
		...are('secret', 'body', 'html', 'calendar'),
		...are('business', 'id', 'kind', 'createdAt', 'sentAt', 'about', 'heard', 'bookingId'),
		...are('business', 'operationId'),
		...are('business', 'cancelledAt', 'keepsText'),
		...are('technical', 'attempts', 'nextAttemptAt', 'lastError', 'occasion', 'searchText'),
	},
	changes: {
		...are('author', 'administratorId', 'name', 'email'),
		...are('personal', 'label', 'before', 'after'),
		...are('business', 'id', 'action', 'subject', 'subjectId', 'createdAt'),
		...are('technical', 'searchText'),
	},
	// Published with their consent, and taken down by hand: there is no address to find them by.
	testimonials: {
		...are('personal', 'name', 'testimonial', 'image'),
		...are('business', 'id', 'rating', 'tripName', 'createdAt'),
	},
	flights: {
		...are('business', 'id', 'origin', 'destination', 'departureDate', 'returnDate', 'price'),
		...are('business', 'airline', 'image', 'featured', 'description', 'legs'),
		...are('business', 'state', 'createdAt', 'deletedAt'),
		...revision,
	},
	tours: {
		...are('business', 'id', 'name', 'destination', 'description', 'price', 'discountPrice'),
		...are('business', 'duration', 'image', 'rating', 'reviewCount', 'features', 'itinerary'),
		...are('business', 'facts', 'places', 'hero', 'gallery', 'state'),
		...are('business', 'starsGiven', 'reviewsVersion', 'featured', 'createdAt', 'deletedAt'),
		...revision,
	},
	destinations: {
		...are('business', 'id', 'name', 'region', 'description', 'image', 'startingPrice'),
		...are('business', 'place', 'featured', 'state', 'createdAt', 'deletedAt'),
		...revision,
	},
	departures: {
		...are('business', 'id', 'tourId', 'date', 'capacity', 'price', 'state', 'guaranteedFrom'),
		...are('business', 'guaranteedAt', 'createdAt', 'calledOffAt', 'calledOffReason'),
		...are('business', 'calledOffNote'),
		...revision,
	},
	tourVersions: are('business', 'tourId', 'version', 'tour', 'createdAt'),
	// What its links open is ours, and nobody's.
	previews: are('business', 'tokenHash', 'kind', 'rowId', 'createdAt', 'expiresAt'),
	pictures: are('business', 'id', 'key', 'alt', 'width', 'height', 'createdAt'),
	pictureFiles: are('business', 'name', 'bytes'),
	pictureUploads: {
		...are('business', 'id', 'key', 'alt', 'pictureId', 'problem', 'createdAt'),
		...are('author', 'sentBy'),
		...are('technical', 'attempts', 'workedUntil'),
	},
	reviews: {
		...attempt,
		...are('personal', 'words', 'firstName', 'homeTown', 'refusal'),
		...are('technical', 'searchText'),
		...are('business', 'id', 'bookingId', 'tourId', 'travelledOn', 'stars', 'state', 'publishedAt'),
		...are('business', 'answer', 'createdAt'),
		...are('author', 'decidedById', 'decidedBy'),
		...revision,
	},
	seeds: are('business', 'name', 'plantedAt'),
	incidents: are('business', 'kind', 'beganAt', 'toldAt', 'claimedUntil'),
} as const satisfies { [Name in Table]: Record<Column<Name>, Meaning> };

/** The columns of a table that mean one of these. */
export type ColumnMeaning<Name extends Table, Wanted extends Meaning> = {
	[Key in Column<Name>]: (typeof personalData)[Name][Key &
		keyof (typeof personalData)[Name]] extends Wanted
		? Key
		: never;
}[Column<Name>];

/** Whether a field of a table stays where the row stays; one that nobody knows does not. */
export function staysOf(table: Table): (field: string) => boolean {
	const meanings: Partial<Record<string, Meaning>> = personalData[table];
	return (field) => meanings[field] === 'business';
}

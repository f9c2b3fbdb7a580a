import * as z from 'zod/mini';

import { bookingSources } from '#src/domain/bookings/booking-source.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { personEntryKinds, personRequestKinds } from '#src/domain/desk/person-kinds.ts';
import { personRowKinds } from '#src/domain/desk/person-row.ts';
import { requestStates } from '#src/domain/requests/request-state.ts';

import { rowId } from '../catalog/catalog.ts';
import { forDesk, query } from '../http/endpoint.ts';
import { listedLetter } from './letters.ts';
import { note } from './note.ts';
import { personRowOf } from './person-row.ts';

/** How many entries of the time line are given at once, and how many at most. */
export const entryLimits = { first: 60, most: 960 } as const;

const kindUnknown = `kind must be one of: ${personEntryKinds.join(', ')}.`;

/** The query parameters: whose page by one of their rows, what of it, and how far back. */
export type PersonQuery = z.output<typeof personQuery>;
export const personQuery = z.object({
	of: personRowOf,
	kind: z.optional(z.enum(personEntryKinds, kindUnknown)),
	limit: z._default(
		z.pipe(
			z
				.string('limit must be a whole number.')
				.check(z.regex(/^\d{1,3}$/, `limit must be a whole number from 1 to ${entryLimits.most}.`)),
			z.pipe(
				z.transform(Number),
				z
					.number()
					.check(
						z.minimum(1, 'limit must be 1 at least.'),
						z.maximum(entryLimits.most, `limit must be ${entryLimits.most} at most.`),
					),
			),
		),
		entryLimits.first,
	),
});

const when = { at: z.iso.datetime() };

const bookingEntry = z.object({
	kind: z.literal('booking'),
	...when,
	id: rowId,
	reference: z.string(),
	title: z.string(),
	status: z.enum(bookingStatuses),
	heldUntil: z.nullable(z.iso.datetime()),
	/** yyyy-MM-dd */
	departureDate: z.string(),
	travelers: z.int(),
	totalPrice: z.number(),
	source: z.enum(bookingSources),
	/** Under which name and address, as with a request. */
	name: z.string(),
	email: z.string(),
	phone: z.string(),
});

const requestEntry = z.object({
	kind: z.literal('request'),
	...when,
	id: rowId,
	request: z.enum(personRequestKinds),
	/** What it is about; '' where it does not say. */
	about: z.string(),
	/** What they wrote; '' where they wrote nothing. */
	text: z.string(),
	/** Where it stands; null of a place on a waiting list, which nobody answers. */
	state: z.nullable(z.enum(requestStates)),
	/** What that is called. */
	status: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.string(),
});

/** What is about a booking or a request: which one, and what it is called; '' where nothing needs to be said of it. */
const about = z.object({ kind: z.enum(personRowKinds), id: rowId, label: z.string() });

const messageEntry = z.object({
	kind: z.literal('message'),
	...when,
	id: rowId,
	about,
	/** Who of the desk wrote it; '' of what they wrote themselves. */
	author: z.string(),
	text: z.string(),
});

const letterEntry = z.object({ kind: z.literal('letter'), ...when, letter: listedLetter });

const noteEntry = z.object({ kind: z.literal('note'), ...when, about, note });

const accountEntry = z.object({
	kind: z.literal('account'),
	...when,
	id: rowId,
	what: z.enum(['registered', 'subscribed']),
	email: z.string(),
});

/** Something of a person, on their time line. */
export type PersonEntry = z.infer<typeof personEntry>;
const personEntry = z.discriminatedUnion('kind', [
	bookingEntry,
	requestEntry,
	messageEntry,
	letterEntry,
	noteEntry,
	accountEntry,
]);
export type EntryOf<Kind extends PersonEntry['kind']> = Extract<PersonEntry, { kind: Kind }>;

/** All that is known of whoever has an email address or a telephone number. */
export type PersonView = z.infer<typeof personView>;
const personView = z.object({
	/** Every name that they gave, the latest first. */
	names: z.array(z.string()),
	/** In lower case. */
	emails: z.array(z.string()),
	/** Each as it was written last. */
	phones: z.array(z.string()),
	/** Numbers of theirs that many others give, too: what those left is not here. */
	sharedPhones: z.array(z.string()),
	account: z.nullable(
		z.object({ id: rowId, fullName: z.string(), email: z.string(), isVerified: z.boolean() }),
	),
	/** How much of each kind there is, whatever is shown of it. */
	counts: z.record(z.enum(personEntryKinds), z.int()),
	/** The newest first. */
	entries: z.array(personEntry),
});

/** 404 where there is no such row. */
export const readPerson = forDesk(query('GET', '/api/desk/people', personView));

import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { type MessageKind, messageKinds } from '#src/domain/messages/message.ts';
import type { DateSeen } from '#src/domain/trips/other-date.ts';
import type { PartyChange } from '#src/domain/trips/party-change.ts';
import { type CancellationState, cancellationStates } from '#src/domain/trips/trip-message.ts';

import { bookings } from './bookings.ts';
import { attempt, createdAt, dollars, identity, isOneOf, moment } from './columns.ts';
import { outbox } from './outbox.ts';
import { proposals } from './proposals.ts';
import { applications, customOffers, inquiries } from './requests.ts';
import { users } from './users.ts';

/** Another departure that somebody asked for, or another day of their flights, and the total in dollars at which. */
type MoveWish = DateSeen['to'] & { total: number };
/** What a traveller asks for by a press: another date, or another party. */
export type TripWish = MoveWish | PartyChange;

/** What people and the desk write to each other, of a booking or of what was asked for: it goes with what it is about. */
export const messages = pgTable(
	'messages',
	{
		id: identity(),
		...attempt(),
		// One of these five.
		bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
		inquiryId: integer('inquiry_id').references(() => inquiries.id, { onDelete: 'cascade' }),
		applicationId: integer('application_id').references(() => applications.id, {
			onDelete: 'cascade',
		}),
		customOfferId: integer('custom_offer_id').references(() => customOffers.id, {
			onDelete: 'cascade',
		}),
		proposalId: integer('proposal_id').references(() => proposals.id, { onDelete: 'cascade' }),
		kind: text('kind').$type<MessageKind>().notNull(),
		/** Who of the desk wrote it; null of the others'. The name stays when the account goes. */
		authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
		/** Of the desk: the name under which it signed; '' of the others'. */
		author: text('author').notNull().default(''),
		/** Of a letter: what its writer put above it; '' of all others. */
		subject: text('subject').notNull().default(''),
		body: text('body').notNull(),
		/** Of whoever asks for another date or party: which, and the total that they saw; null of all others. */
		wish: jsonb('wish').$type<TripWish>(),
		/** Where the desk asks whoever booked to agree to a higher total, in dollars: that; and again where they say no; null of all others. */
		askedTotal: dollars('asked_total'),
		/** Of a request to cancel: dollars that the policy gave back at the moment of asking; null of all others. */
		refund: dollars('refund'),
		/** Of a request to cancel: what became of it; null of all others. */
		cancellation: text('cancellation').$type<CancellationState>(),
		decidedAt: moment('decided_at'),
		createdAt: createdAt(),
		/** When the other side saw it first on the page of the trip, or in the panel; null: not yet. */
		readAt: moment('read_at'),
		/** What brought it to whom it was written; null where nothing did, or the letter is not kept any more. */
		letterId: integer('letter_id').references(() => outbox.id, { onDelete: 'set null' }),
	},
	(table) => {
		const { bookingId, inquiryId, applicationId, customOfferId, proposalId } = table;
		const isAbout = (row: AnyColumn): SQL => sql`${row} is not null`;
		return [
			check('messages_kind_check', isOneOf(table.kind, messageKinds)),
			check(
				'messages_about_check',
				sql`num_nonnulls(${bookingId}, ${inquiryId}, ${applicationId}, ${customOfferId}, ${proposalId}) = 1`,
			),
			// Who asked for something asks of it there; of an offer on its page.
			check(
				'messages_request_check',
				sql`${isAbout(bookingId)} or ${table.kind} = 'answer' or (${isAbout(proposalId)} and ${table.kind} = 'question')`,
			),
			check('messages_subject_check', sql`${table.kind} = 'letter' or ${table.subject} = ''`),
			check(
				'messages_cancellation_check',
				sql`(${table.cancellation} is not null) = (${table.kind} = 'cancellation')`,
			),
			check(
				'messages_state_check',
				sql`${table.cancellation} is null or ${isOneOf(table.cancellation, cancellationStates)}`,
			),
			index('messages_booking_index').on(bookingId, table.id).where(isAbout(bookingId)),
			index('messages_inquiry_index').on(inquiryId, table.id).where(isAbout(inquiryId)),
			index('messages_application_index').on(applicationId, table.id).where(isAbout(applicationId)),
			index('messages_custom_offer_index')
				.on(customOfferId, table.id)
				.where(isAbout(customOfferId)),
			index('messages_proposal_index').on(proposalId, table.id).where(isAbout(proposalId)),
			index('messages_letter_index').on(table.letterId).where(isAbout(table.letterId)),
			// One request to cancel at a time.
			uniqueIndex('messages_cancellation_unique')
				.on(bookingId)
				.where(sql`${table.cancellation} = 'asked'`),
		];
	},
);

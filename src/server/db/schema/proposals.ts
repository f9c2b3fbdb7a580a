import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';

import {
	type ProposalAnswer,
	proposalAnswers,
	type ProposalPartKind,
	proposalPartKinds,
} from '#src/domain/proposals/proposal.ts';

import { bookings } from './bookings.ts';
import {
	attempt,
	createdAt,
	dollars,
	identity,
	isOneOf,
	moment,
	searchText,
	telephoneDigits,
	telephoneKey,
} from './columns.ts';
import { departures } from './departures.ts';
import { customOffers } from './requests.ts';
import { users } from './users.ts';

/** Offers that the desk wrote for somebody; what each offers stands in its versions. */
export const proposals = pgTable(
	'proposals',
	{
		id: identity(),
		reference: text('reference').notNull().unique(),
		/** The request that it answers; null of one that began with a call. It stays where the request goes. */
		customOfferId: integer('custom_offer_id').references(() => customOffers.id, {
			onDelete: 'set null',
		}),
		name: text('name').notNull(),
		email: text('email').notNull(),
		phone: text('phone').notNull(),
		/** The number of its newest version. */
		version: integer('version').notNull().default(1),
		/** When the newest ends. */
		until: moment('until').notNull(),
		answer: text('answer').$type<ProposalAnswer>().notNull().default(proposalAnswers[0]),
		answeredAt: moment('answered_at'),
		/** The number of the version that was accepted, and the name that was typed for it. */
		acceptedVersion: integer('accepted_version'),
		acceptedBy: text('accepted_by').notNull().default(''),
		/** Why it was declined, in their words. */
		declinedBecause: text('declined_because').notNull().default(''),
		createdAt: createdAt(),
		searchText: searchText((): (AnyColumn | SQL)[] => [
			proposals.reference,
			proposals.name,
			proposals.email,
			proposals.phone,
			telephoneDigits(proposals.phone),
		]),
	},
	(table) => [
		check('proposals_answer_check', isOneOf(table.answer, proposalAnswers)),
		check(
			'proposals_answered_check',
			sql`(${table.answer} = 'open') = (${table.answeredAt} is null)`,
		),
		check(
			'proposals_accepted_check',
			sql`(${table.answer} = 'accepted') = (${table.acceptedVersion} is not null)`,
		),
		index('proposals_order_index').on(table.createdAt, table.id),
		index('proposals_custom_offer_index').on(table.customOfferId, table.id),
		index('proposals_email_index').using('hash', sql`lower(${table.email})`),
		index('proposals_phone_index').on(telephoneKey(table.phone)),
		index('proposals_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
	],
);

/** What an offer said when it was sent: no version is ever changed. */
export const proposalVersions = pgTable(
	'proposal_versions',
	{
		id: identity(),
		...attempt(),
		proposalId: integer('proposal_id')
			.notNull()
			.references(() => proposals.id, { onDelete: 'cascade' }),
		/** From 1. */
		number: integer('number').notNull(),
		travellers: integer('travellers').notNull(),
		/** What the desk wrote above it, and of its terms; '' of either where it wrote nothing. */
		message: text('message').notNull().default(''),
		terms: text('terms').notNull().default(''),
		until: moment('until').notNull(),
		/** SHA-256 of the key in the letter of this version, in hexadecimal. */
		keyHash: text('key_hash').notNull().unique(),
		/** Of the keys in letters of it that were sent before, as `keyHash`: they open it, too. */
		earlierKeys: text('earlier_keys').array().notNull().default([]),
		/** Since when it cannot be accepted any more, though its day may not be over; null: it can. */
		withdrawnAt: moment('withdrawn_at'),
		/** Who sent it; the name stays when the account goes. */
		authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
		author: text('author').notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		check('proposal_versions_travellers_check', sql`${table.travellers} >= 1`),
		uniqueIndex('proposal_versions_number_unique').on(table.proposalId, table.number),
	],
);

/** One thing that a version offers, and that becomes a booking by itself. */
export const proposalParts = pgTable(
	'proposal_parts',
	{
		id: identity(),
		versionId: integer('version_id')
			.notNull()
			.references(() => proposalVersions.id, { onDelete: 'cascade' }),
		/** From 1, in the order in which they were written. */
		position: integer('position').notNull(),
		kind: text('kind').$type<ProposalPartKind>().notNull(),
		/** As a booking names what it is about. */
		itemId: text('item_id').notNull(),
		title: text('title').notNull(),
		departureDate: date('departure_date', { mode: 'string' }).notNull(),
		/** Of a tour. */
		departureId: integer('departure_id').references(() => departures.id, { onDelete: 'set null' }),
		/** The trip as it was offered: what a booking would keep of it. */
		facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
		/** It is shown, and neither summed nor booked: whoever wants it asks for it. */
		isOptional: boolean('is_optional').notNull().default(false),
		/** Dollars of the whole party: what the rules made of it then, and what it is offered for. */
		listed: dollars('listed').notNull(),
		amount: dollars('amount').notNull(),
		/** The seats that it keeps of its departure, and until when; null where it keeps none any more. */
		seats: integer('seats').notNull(),
		keptUntil: moment('kept_until'),
		/** What became of it. */
		bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
	},
	(table) => [
		check('proposal_parts_kind_check', isOneOf(table.kind, proposalPartKinds)),
		uniqueIndex('proposal_parts_position_unique').on(table.versionId, table.position),
		index('proposal_parts_booking_index').on(table.bookingId),
		index('proposal_parts_kept_index')
			.on(table.departureId, table.keptUntil, table.seats)
			.where(sql`${table.keptUntil} is not null`),
	],
);

import { and, type AnyColumn, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Mention } from '#src/contract/desk/people.ts';
import type { HeldKind } from '#src/domain/people/held-rows.ts';
import {
	type MentionKind,
	mentionKindNames,
	mentions,
	mentionTerms,
	withoutMentions,
} from '#src/domain/people/mention.ts';

import type { Database } from '../db/database.ts';
import { folded } from '../db/folded.ts';
import {
	applications,
	notes,
	bookings,
	callBacks,
	customOffers,
	inquiries,
	messages,
	payments,
	reviews,
	travellers,
	users,
	waitingList,
} from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';
import { personalRowsOf } from './personal-rows.ts';

type Place = {
	table: PgTable & { id: AnyColumn; createdAt: AnyColumn; version?: AnyColumn };
	/** The column that holds the text. */
	column: string;
	text: AnyColumn;
	/** The person's own rows of the table, which go or are emptied as a whole. */
	own: HeldKind;
	/** The booking that it is about, where it is about one. */
	bookingId?: AnyColumn;
};

const places: Record<MentionKind, Place> = {
	note: {
		table: notes,
		column: 'body',
		text: notes.body,
		own: 'notes',
		bookingId: notes.bookingId,
	},
	message: {
		table: messages,
		column: 'body',
		text: messages.body,
		own: 'messages',
		bookingId: messages.bookingId,
	},
	'letter subject': {
		table: messages,
		column: 'subject',
		text: messages.subject,
		own: 'messages',
		bookingId: messages.bookingId,
	},
	payment: {
		table: payments,
		column: 'note',
		text: payments.note,
		own: 'payments',
		bookingId: payments.bookingId,
	},
	inquiry: { table: inquiries, column: 'message', text: inquiries.message, own: 'inquiries' },
	'inquiry subject': {
		table: inquiries,
		column: 'subject',
		text: inquiries.subject,
		own: 'inquiries',
	},
	'custom offer': {
		table: customOffers,
		column: 'specialRequests',
		text: customOffers.specialRequests,
		own: 'customOffers',
	},
	application: {
		table: applications,
		column: 'message',
		text: applications.message,
		own: 'applications',
	},
	need: {
		table: travellers,
		column: 'needs',
		text: travellers.needs,
		own: 'travellers',
		bookingId: travellers.bookingId,
	},
	'price reason': reasonOf('priceReason'),
	'refund reason': reasonOf('refundReason'),
	review: reviewText('words'),
	'review answer': reviewText('answer'),
	'review refusal': reviewText('refusal'),
};

function reasonOf(column: 'priceReason' | 'refundReason'): Place {
	return { table: bookings, column, text: bookings[column], own: 'bookings' };
}

function reviewText(column: 'words' | 'answer' | 'refusal'): Place {
	const { bookingId } = reviews;
	return { table: reviews, column, text: reviews[column], own: 'reviews', bookingId };
}

/** Of each place, the newest so many. */
const mostOfPlace = 50;

/** The texts of others that may name a person, the newest first in each place: for somebody to decide on. */
export async function findMentions(db: Database, email: string): Promise<Mention[]> {
	const terms = await termsOf(db, email);
	const found: Mention[] = [];
	for (const kind of mentionKindNames) {
		const rows = await selectMentions(db, { kind, email, terms });
		found.push(
			...rows.map(({ id, reference, text, createdAt }) => ({
				kind,
				id,
				reference,
				text,
				createdAt: createdAt.toISOString(),
			})),
		);
	}
	return found;
}

/**
 * Takes what names a person out of texts of others; one that does not name them stays as it is.
 * @param transaction in which the person is not erased yet: it is known by their rows what they are called
 */
export async function eraseMentions(
	transaction: Database,
	email: string,
	chosen: readonly Pick<Mention, 'kind' | 'id'>[],
): Promise<void> {
	if (chosen.length === 0) return;
	const terms = await termsOf(transaction, email);
	for (const { kind, id } of chosen) {
		const { table, text, column } = places[kind];
		const [row] = await transaction
			.select({ text: sql<string | null>`${text}` })
			.from(table)
			.where(eq(table.id, id))
			.for('no key update');
		if (!row?.text || !mentions(row.text, terms)) continue;
		await transaction
			.update(table)
			.set({
				[column]: withoutMentions(row.text, terms),
				// Nobody changes one that they saw as it was.
				...(table.version && { version: sql`${table.version} + 1` }),
			})
			.where(eq(table.id, id));
	}
}

async function selectMentions(
	db: Database,
	{ kind, email, terms }: { kind: MentionKind; email: string; terms: readonly string[] },
) {
	const { table, text, own, bookingId } = places[kind];
	const holdsOne = or(...terms.map((term) => holds(text, term)));
	const rows = await db
		.select({
			id: sql<number>`${table.id}`,
			text: sql<string>`${text}`,
			createdAt: sql<Date>`${table.createdAt}`.mapWith(notes.createdAt),
			reference: table === bookings ? sql<string>`${bookings.reference}` : referenceOf(bookingId),
		})
		.from(table)
		.where(and(holdsOne, sql`(${personalRowsOf(email)[own].isTheirs}) is not true`))
		.orderBy(desc(table.createdAt), desc(table.id))
		.limit(mostOfPlace);
	return rows.filter((row) => mentions(row.text, terms));
}

/** Whether a text may hold a term as a word of its own: what only looks like one takes no place of one that does. */
function holds(text: AnyColumn, term: string): SQL {
	const exactly = sql`regexp_replace(${folded(sql`${term}::text`)}, '([][^$*+?(){}|.\\\\-])', '\\\\\\1', 'g')`;
	return sql`${folded(text)} ~ ('(^|[^[:alnum:]])' || ${exactly} || '([^[:alnum:]]|$)')`;
}

function referenceOf(bookingId: AnyColumn | undefined): SQL<string | null> {
	if (!bookingId) return sql<null>`null`;
	return sql<string>`(select ${bookings.reference} from ${bookings} where ${bookings.id} = ${bookingId})`;
}

/** What a person is known by, as their rows say. */
async function termsOf(db: Database, email: string): Promise<string[]> {
	const held = personalRowsOf(email);
	const names = new Set<string>();
	const phones = new Set<string>();
	const sources: {
		table: PgTable;
		name: SQL | AnyColumn;
		phone: AnyColumn | null;
		own: HeldKind;
	}[] = [
		{ table: users, name: users.fullName, phone: null, own: 'accounts' },
		{
			table: bookings,
			name: traveller(bookings.name, 'passengerName'),
			phone: bookings.phone,
			own: 'bookings',
		},
		{ table: inquiries, name: inquiries.name, phone: null, own: 'inquiries' },
		{
			table: customOffers,
			name: customOffers.name,
			phone: customOffers.phone,
			own: 'customOffers',
		},
		{
			table: applications,
			name: applications.name,
			phone: applications.phone,
			own: 'applications',
		},
		{ table: callBacks, name: callBacks.name, phone: callBacks.phone, own: 'callBacks' },
		{ table: waitingList, name: waitingList.name, phone: null, own: 'waitingList' },
	];
	for (const { table, name, phone, own } of sources) {
		const rows = await db
			.selectDistinct({
				name: sql<string>`coalesce(${name}, '')`,
				phone: phone ? sql<string>`coalesce(${phone}, '')` : sql<string>`''`,
			})
			.from(table)
			.where(held[own].isTheirs)
			.limit(mostOfPlace);
		for (const row of rows) {
			names.add(row.name);
			phones.add(row.phone);
		}
	}
	return mentionTerms({ email, names: [...names], phones: [...phones] });
}

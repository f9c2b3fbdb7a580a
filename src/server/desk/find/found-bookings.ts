import { desc, eq, inArray, or, type SQL } from 'drizzle-orm';

import { mostFound } from '#src/contract/desk/find.ts';
import { referencesMeant } from '#src/domain/bookings/kind-reference.ts';
import { codeMeant } from '#src/domain/quotes/spoken-code.ts';
import { site } from '#src/site.ts';

import type { Database } from '../../db/database.ts';
import { newestFirst, searched, searchedWhole } from '../../db/newest-first.ts';
import { bookings, travellers } from '../../db/schema.ts';
import { traveller } from '../../db/schema/bookings.ts';

/**
 * Queries for the bookings that somebody may mean, each looser than the one before: by a reference or a quote's check
 * code, by whole words of what is known of them, by parts of words, by the name of anybody who travels.
 */
export function bookingSearches(db: Database, q: string) {
	return {
		named: () => bookingsWhere(db, isNamed(q)),
		whole: () => bookingsWhere(db, searchedWhole(bookings.searchText, q)),
		parts: () => bookingsWhere(db, hasParts(q)),
		travellers: () => bookingsWhere(db, inArray(bookings.id, travellersNamed(db, q))),
	};
}

/**
 * Whether it may be a whole short name that much else has the letters of, as 'li': only then it pays to look for whole
 * words first. Of an address every row would be read.
 */
export function isShortName(q: string): boolean {
	return /^\p{L}{2,5}$/u.test(q);
}

export type BookingHit = Awaited<ReturnType<typeof bookingsWhere>>[number];

/** The newest bookings of a condition. */
function bookingsWhere(db: Database, condition: SQL | undefined) {
	return db
		.select({
			id: bookings.id,
			reference: bookings.reference,
			title: bookings.title,
			name: traveller(bookings.name, 'passengerName').mapWith(String),
			email: traveller(bookings.email, 'email').mapWith(String),
			phone: traveller(bookings.phone, 'phone').mapWith(String),
			status: bookings.status,
			heldUntil: bookings.heldUntil,
			departureDate: bookings.departureDate,
		})
		.from(bookings)
		.where(condition)
		.orderBy(...newestFirst(bookings))
		.limit(mostFound);
}

function isNamed(q: string): SQL | undefined {
	const references = referencesMeant(q, site.referencePrefix);
	const code = codeMeant(q);
	return or(
		inArray(bookings.reference, references),
		code === null ? undefined : eq(bookings.checkCode, code),
	);
}

// A part of a reference is read out in pieces: 'k2m-q4r'.
function hasParts(q: string): SQL | undefined {
	const asTyped = searched(bookings.searchText, q);
	const piece = q.replaceAll(/[\s\p{Pd}.]+/gu, '');
	const isPiece = piece !== q && /^(?=.*\d)(?=.*[a-z])[a-z\d]{3,20}$/i.test(piece);
	return isPiece ? or(asTyped, searched(bookings.searchText, piece)) : asTyped;
}

function travellersNamed(db: Database, q: string) {
	return db
		.select({ id: travellers.bookingId })
		.from(travellers)
		.where(searched(travellers.searchText, q))
		.orderBy(desc(travellers.id))
		.limit(mostFound);
}

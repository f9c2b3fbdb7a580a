import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { tellingDigits } from '#src/domain/people/telephone-key.ts';

import { clock } from '../../platform/clock.ts';
import { folded } from '../folded.ts';

/**
 * An amount in dollars and cents, exact in the database and a plain number here.
 * @throws RangeError when asked to store NaN or Infinity, which `numeric` would accept
 */
export const dollars = customType<{ data: number; driverData: string }>({
	dataType: () => 'numeric(12, 2)',
	fromDriver: Number,
	toDriver(amount) {
		if (!Number.isFinite(amount)) throw new RangeError(`${amount} is not an amount of money`);
		return amount.toFixed(2);
	},
});

/** A moment in UTC, in whole milliseconds, so that it survives the way through a `Date` unchanged. */
export function moment(name: string) {
	return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/** Every table's key: counted by the database, never chosen by a caller. */
export function identity() {
	return integer('id').primaryKey().generatedAlwaysAsIdentity();
}

export function createdAt() {
	return moment('created_at').notNull().defaultNow();
}

/** For rows that an administrator edits; `version` grows by one with each change, so that a stale edit shows. */
export function revision() {
	return {
		version: integer('version').notNull().default(1),
		createdAt: createdAt(),
		updatedAt: moment('updated_at').notNull().defaultNow().$onUpdate(clock),
	};
}

/** For rows that can be brought back for a while after they were deleted; null of one that was not. */
export function deletedAt() {
	return moment('deleted_at');
}

/** For rows that a visitor sends: the same attempt sent again is the same row, with another body it is refused. */
export function attempt() {
	return {
		/** null when the caller named no attempt. */
		attemptId: uuid('attempt_id').unique(),
		/** SHA-256 of the request body, in hexadecimal. */
		bodyHash: text('body_hash'),
	};
}

/** The text that the panel's search reads, kept folded by the database; a trigram index serves it. */
export function searchText(columns: () => (AnyColumn | SQL)[]) {
	return text('search_text')
		.notNull()
		.generatedAlwaysAs(() => folded(oneText(columns())));
}

/**
 * As `searchText`, for a table so large that an index holds the text beside its order: what an index refuses because it
 * is too long, it would refuse to store.
 */
export function indexedSearchText(columns: () => (AnyColumn | SQL)[]) {
	return text('search_text')
		.notNull()
		.generatedAlwaysAs(() => sql`left(${folded(oneText(columns()))}, 600)`);
}

/**
 * The beginning of a name, as lists are put in order by it, kept by the database: capitals and accents do not count, so
 * that 'Élise' comes before 'emil'.
 */
export function nameOrder(name: () => SQL) {
	return text('name_order')
		.notNull()
		.generatedAlwaysAs(() => {
			// An index refuses what is long.
			const beginning = sql`left(normalize(${name()}, NFD), 100)`;
			return sql`lower(regexp_replace(${beginning}, '[\\u0300-\\u036f]', '', 'g'))`;
		});
}

/** The text at a path of a JSON column; '' where there is none. */
export function textWithin(column: AnyColumn, path: readonly string[]): SQL {
	return sql`coalesce(${column} #>> ${sql.raw(`'{${path.join(',')}}'`)}, '')`;
}

/** The condition that a column holds one of the words. */
export function isOneOf(column: AnyColumn, words: readonly string[]): SQL {
	return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

/** The condition that a column holds a whole number within these bounds. */
export function isWithin(column: AnyColumn, least: number, most: number): SQL {
	return sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;
}

/** The digits of a telephone number without those of an extension, as a search for it has them. */
export function telephoneDigits(number: AnyColumn | SQL): SQL {
	return sql`regexp_replace(${number}, '[eExX].*$|\\D', '', 'g')`;
}

/** What of a telephone number is compared with others, as `domain/people/telephone-key.ts` says it. */
export function telephoneKey(number: AnyColumn | SQL): SQL {
	return sql`right(${telephoneDigits(number)}, ${sql.raw(String(tellingDigits))})`;
}

/** A name without the marks within it, to be found so too: 'O’Brien' as 'obrien'. */
export function withoutMarks(name: AnyColumn | SQL): SQL {
	return sql`translate(${name}, '''’‘-.', '')`;
}

function oneText(columns: (AnyColumn | SQL)[]): SQL {
	return sql.join(columns, sql` || ' ' || `);
}

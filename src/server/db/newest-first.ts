import { type AnyColumn, and, desc, like, or, type SQL, sql } from 'drizzle-orm';

import { searchTerms } from '#src/domain/text/search-terms.ts';

import { folded } from './folded.ts';

/** The order of most of the panel's lists, which an index on both serves. */
export function newestFirst(table: { createdAt: AnyColumn; id: AnyColumn }): SQL[] {
	return [desc(table.createdAt), desc(table.id)];
}

/**
 * The condition that a row's search text has every part of a search somewhere, in whatever order: its words, whatever
 * their case and accents, and its telephone numbers by their digits. None for ''.
 */
export function searched(searchText: AnyColumn | SQL, q: string): SQL | undefined {
	return and(
		...searchTerms(q).map(({ words, digits }) =>
			or(
				and(...words.map((word) => holds(searchText, word))),
				digits === null ? undefined : holds(searchText, digits),
			),
		),
	);
}

/** As `searched`, of the rows alone that have the words whole: 'li' is in 'Li Wei' and not in 'Oliver'. */
export function searchedWhole(searchText: AnyColumn | SQL, q: string): SQL | undefined {
	return and(
		...searchTerms(q).flatMap(({ words }) => words.map((word) => stands(searchText, word))),
	);
}

// The database folds the word, as it did the text; what has a meaning in a pattern stands for itself.
function holds(searchText: AnyColumn | SQL, word: string): SQL {
	return like(searchText, sql`'%' || ${literally(word)} || '%'`);
}

function stands(searchText: AnyColumn | SQL, word: string): SQL {
	return like(searchText, sql`'% ' || ${literally(word)} || ' %'`);
}

function literally(word: string): SQL {
	return sql`regexp_replace(${folded(sql`${word}`)}, '([\\\\%_])', '\\\\\\1', 'g')`;
}

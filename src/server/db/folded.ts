import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * A text as searches compare it: in lower case, without accents, its marks as a keyboard has them: 'Çelik’s Łódź' and
 * "celik's lodz" are the same. The database folds what is stored and what is searched for, so that both are folded
 * alike.
 */
export function folded(text: AnyColumn | SQL): SQL {
	// Accents go before capitals: 'İ' is an i, then, and not an i with a dot.
	const plain = sql`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
	const single = sql`translate(${plain}, 'ıøłđð’‘‐–—', 'ioldd''''---')`;
	return sql`replace(replace(replace(replace(${single}, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')`;
}

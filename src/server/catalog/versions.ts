import { isNull, type SQL, sql } from 'drizzle-orm';

import type { CatalogVersions } from '#src/contract/catalog/catalog.ts';

import type { Database } from '../db/database.ts';
import { destinations, flights, testimonials, tours } from '../db/schema.ts';

/** Which rows of the catalog are shown now, in one statement. */
export async function selectCatalogVersions(db: Database): Promise<CatalogVersions> {
	const [versions] = await db
		.select({
			flights: versionOf(flights, isNull(flights.deletedAt)),
			tours: versionOf(tours, isNull(tours.deletedAt)),
			destinations: versionOf(destinations, isNull(destinations.deletedAt)),
			testimonials: versionOf(testimonials, sql`true`),
		})
		.from(sql`(values (1)) as one`);
	if (!versions) throw new Error('The database did not answer with the versions of the catalog.');
	return versions;
}

type Table = typeof flights | typeof tours | typeof destinations | typeof testimonials;

/**
 * Made of what the rows say, not of when they changed: what other hands write counts too, and the same rows in another
 * database, as that of a build, are the same version.
 */
function versionOf(table: Table, isShown: SQL): SQL<string> {
	const shown = sql`(to_jsonb(${table}) - array['version', 'created_at', 'updated_at', 'deleted_at'])::text`;
	const all = sql`string_agg(${shown}, '' order by ${table.id})`;
	return sql`(select left(md5(coalesce(${all}, '')), 10) from ${table} where ${isShown})`;
}

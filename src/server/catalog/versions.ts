import { type SQL, sql } from 'drizzle-orm';

import type { CatalogVersions } from '#src/contract/catalog/catalog.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';

import type { Database } from '../db/database.ts';
import { departures, destinations, flights, pictures, testimonials, tours } from '../db/schema.ts';
import { isOnSale } from './on-sale.ts';
import { isShownDeparture } from './shown-departure.ts';

/**
 * Which rows of the catalog are shown now, in one statement. Those of the deals are of today, which is what they are
 * compared with.
 */
export async function selectCatalogVersions(db: Database, now: Date): Promise<CatalogVersions> {
	const [versions] = await db
		.select({
			flights: versionOf(flights, isOnSale(flights), sql`${utcToday(now)}::text`),
			tours: versionOf(tours, isOnSale(tours), departuresShown),
			destinations: versionOf(destinations, isOnSale(destinations)),
			testimonials: versionOf(testimonials, sql`true`, reviewsShown),
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
function versionOf(table: Table, isShown: SQL | undefined, more = sql`''`): SQL<string> {
	const shown = sql`(to_jsonb(${table}) - array['version', 'created_at', 'updated_at', 'deleted_at'])::text`;
	const all = sql`string_agg(${shown}, '' order by ${table.id})`;
	return sql`(
		select left(md5(coalesce(shown.rows, '') || ${more} || ${photographWords}), 10)
		from (select ${all} as rows from ${table} where ${isShown}) as shown
	)`;
}

/** What the photographs that the shown rows name show. */
const photographWords = sql`coalesce((
	select string_agg(concat_ws(' ', ${pictures.key}, ${pictures.alt}), ';' order by ${pictures.key})
	from ${pictures}
	where ${pictures.key} in (
		select named[1] from regexp_matches(shown.rows, '/pictures/([0-9a-f]{16})/', 'g') as named
	)
), '')`;

/** How often what may be read of reviews has changed: the home page quotes them. A tour's own version has it in its row. */
const reviewsShown = sql`coalesce((
	select string_agg(concat_ws(' ', ${tours.id}, ${tours.state}, ${tours.reviewsVersion}), ';' order by ${tours.id})
	from ${tours} where ${tours.reviewsVersion} > 0
), '')`;

/**
 * What lists tell of the tours' departures: their days, prices and states, and with how many travellers they leave. Of seats
 * lists know nothing: what is booked changes no version, but where it makes a departure one that is guaranteed.
 */
const departuresShown = sql`coalesce((
	select string_agg(
		concat_ws(' ', ${departures.id}, ${departures.tourId}, ${departures.date}, ${departures.price},
			${departures.state}, ${departures.guaranteedFrom}),
		';' order by ${departures.id}
	)
	from ${departures}
	where ${isShownDeparture} and exists (
		select from ${tours} where ${tours.id} = ${departures}."tour_id" and ${isOnSale(tours)}
	)
), '')`;

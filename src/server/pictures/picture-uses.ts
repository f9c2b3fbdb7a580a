import { type SQL, sql } from 'drizzle-orm';

import { photographOf } from '#src/domain/pictures/photograph.ts';

import { picturesOf } from '../catalog/picture-words.ts';
import type { Database } from '../db/database.ts';
import { destinations, flights, tours, tourVersions } from '../db/schema.ts';

/** A row of the catalog that shows a photograph. */
export type PictureUse = {
	kind: 'flight' | 'tour' | 'destination';
	id: number;
	/** 'the tour Kyoto on Foot', 'the archived deal New York (JFK) to Lisbon (LIS)' */
	name: string;
};

type Pictured = PictureUse & { pictures: string[] };

/**
 * What shows each of the photographs: rows wherever they stand, also deleted ones as long as they can be brought back, and
 * earlier versions of tours, which the trips of those who booked them show.
 * @returns by key; a photograph that nothing shows is left out
 */
export async function selectPictureUses(
	db: Database,
	keys: readonly string[],
): Promise<Map<string, PictureUse[]>> {
	const uses = new Map<string, PictureUse[]>();
	if (keys.length === 0) return uses;
	for (const { pictures, ...use } of await selectPictured(db, keys)) {
		for (const key of new Set(pictures.flatMap((each) => photographOf(each)?.key ?? []))) {
			const others = uses.get(key) ?? [];
			// A tour that shows it now is named once, whatever it showed before.
			if (others.some(({ kind, id }) => kind === use.kind && id === use.id)) continue;
			uses.set(key, [...others, use]);
		}
	}
	return uses;
}

async function selectPictured(db: Database, keys: readonly string[]): Promise<Pictured[]> {
	const names = (text: SQL) => sql`${text} ~ ${`/pictures/(${keys.join('|')})/`}`;
	const { image, hero, gallery, itinerary } = tours;
	const shownTours = await db
		.select()
		.from(tours)
		.where(names(sql`concat_ws(' ', ${image}, ${hero}, ${gallery}, ${itinerary})`));
	const deals = await db
		.select()
		.from(flights)
		.where(names(sql`${flights.image}`));
	const places = await db
		.select()
		.from(destinations)
		.where(names(sql`${destinations.image}`));
	const versions = await db
		.select({ id: tourVersions.tourId, tour: tourVersions.tour })
		.from(tourVersions)
		.where(names(sql`${tourVersions.tour}::text`));
	return [
		...shownTours.map((row) => usedBy('tour', row, row.name)),
		...deals.map((row) => usedBy('flight', row, `${row.origin} to ${row.destination}`)),
		...places.map((row) => usedBy('destination', row, row.name)),
		...versions.map(({ id, tour }) => {
			const name = `an earlier version of the tour ${tour.name}`;
			return { kind: 'tour' as const, id, name, pictures: picturesOf(tour) };
		}),
	];
}

type Row = Parameters<typeof picturesOf>[0] & { id: number; state: string; deletedAt: Date | null };

const words = { flight: 'deal', tour: 'tour', destination: 'destination' };

function usedBy(kind: PictureUse['kind'], row: Row, name: string): Pictured {
	const { id, state, deletedAt } = row;
	const standing = deletedAt === null ? state.replace('published', '') : 'deleted';
	const adjective = standing && `${standing} `;
	return { kind, id, name: `the ${adjective}${words[kind]} ${name}`, pictures: picturesOf(row) };
}

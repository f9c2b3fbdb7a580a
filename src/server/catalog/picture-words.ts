import { inArray } from 'drizzle-orm';

import type { PictureWords } from '#src/contract/catalog/catalog.ts';
import { photographOf } from '#src/domain/pictures/photograph.ts';
import { imageAlt } from '#src/domain/pictures/poster-alt.ts';

import type { Database } from '../db/database.ts';
import { pictures } from '../db/schema.ts';

/** What of a row names pictures. */
export type Pictured = {
	image: string;
	hero?: string | null | undefined;
	gallery?: readonly string[] | undefined;
	itinerary?: readonly { picture: string | null }[] | undefined;
};
type Worded<Row> = Row & { pictureWords: PictureWords };

/** The rows with what their pictures show: our own drawings and uploaded photographs; of pictures elsewhere nothing is known. */
export async function withPictureWords<Row extends Pictured>(
	db: Database,
	rows: readonly Row[],
): Promise<Worded<Row>[]> {
	const photographs = await selectPhotographWords(db, rows.flatMap(picturesOf));
	return rows.map((row) => worded(row, photographs));
}

/** As `withPictureWords`, of one row; null of none. */
export async function oneWithPictureWords<Row extends Pictured>(
	db: Database,
	row: Row | null,
): Promise<Worded<Row> | null> {
	return row && worded(row, await selectPhotographWords(db, picturesOf(row)));
}

/** The addresses of all pictures of a row. */
export function picturesOf({ image, hero, gallery = [], itinerary = [] }: Pictured): string[] {
	const named = [image, hero, ...gallery, ...itinerary.map(({ picture }) => picture)];
	return named.filter((address) => typeof address === 'string');
}

function worded<Row extends Pictured>(
	row: Row,
	photographs: ReadonlyMap<string, string>,
): Worded<Row> {
	const words = picturesOf(row).flatMap((address) => {
		const alt = imageAlt(address) ?? photographs.get(photographOf(address)?.key ?? '');
		return alt === undefined ? [] : [[address, alt]];
	});
	return { ...row, pictureWords: Object.fromEntries(words) };
}

/** The words of the photographs among pictures, by their keys. */
async function selectPhotographWords(
	db: Database,
	addresses: readonly string[],
): Promise<Map<string, string>> {
	const keys = new Set(addresses.flatMap((address) => photographOf(address)?.key ?? []));
	if (keys.size === 0) return new Map();
	const rows = await db
		.select({ key: pictures.key, alt: pictures.alt })
		.from(pictures)
		.where(inArray(pictures.key, [...keys]));
	return new Map(rows.map(({ key, alt }) => [key, alt]));
}

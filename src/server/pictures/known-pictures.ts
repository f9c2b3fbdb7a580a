import { inArray } from 'drizzle-orm';

import { pictureMessages } from '#src/contract/desk/pictures.ts';
import { photographOf } from '#src/domain/pictures/photograph.ts';

import type { Pictured } from '../catalog/picture-words.ts';
import type { Database } from '../db/database.ts';
import { pictures } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Refuses photographs that are not there, each at its field: 'itinerary.2.picture'. Those that are there cannot be deleted
 * before the transaction ends, which stores the row that shows them. What the row named before passes, as it does of places.
 * @param before null of a new row
 * @throws HttpError 400
 */
export async function requirePictures(
	transaction: Database,
	entered: Pictured,
	before: Pictured | null,
): Promise<void> {
	const passed = new Set(named(before).map(({ key }) => key));
	const asked = named(entered).filter(({ key }) => !passed.has(key));
	if (asked.length === 0) return;
	const keys = asked.map(({ key }) => key);
	const rows = await transaction
		.select({ key: pictures.key })
		.from(pictures)
		.where(inArray(pictures.key, keys))
		.orderBy(pictures.key)
		.for('share');
	const known = new Set(rows.map(({ key }) => key));
	const { unknown: message } = pictureMessages;
	const issues = asked.filter(({ key }) => !known.has(key)).map(({ path }) => ({ path, message }));
	if (issues.length > 0) throw new HttpError(400, { message, issues });
}

function named(row: Pictured | null): { path: string; key: string }[] {
	const { image = null, hero = null, gallery = [], itinerary = [] } = row ?? {};
	const addresses: [path: string, address: string | null][] = [
		['image', image],
		['hero', hero],
		...gallery.map((address, index): [string, string] => [`gallery.${index}`, address]),
		...itinerary.map(({ picture }, index): [string, string | null] => [
			`itinerary.${index}.picture`,
			picture,
		]),
	];
	return addresses.flatMap(([path, address]) => {
		const key = address === null ? undefined : photographOf(address)?.key;
		return key === undefined ? [] : [{ path, key }];
	});
}

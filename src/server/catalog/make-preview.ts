import { addDays } from 'date-fns/addDays';
import { and, eq, isNull, lte } from 'drizzle-orm';

import type { PreviewLink } from '#src/contract/desk/catalog-state.ts';
import { type CatalogRowKind, previewDays } from '#src/domain/catalog/preview.ts';
import { previewPath } from '#src/paths.ts';

import { destinations, flights, previews, tours } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import { missing } from './missing.ts';

const tables = { flight: flights, tour: tours, destination: destinations };

/**
 * Makes a link that shows a row as its page would, for seven days and to whoever has it. Each call makes another one; the
 * earlier ones stay good.
 * @throws HttpError 404
 */
export async function makePreview(
	{ db, now, ...deps }: Pick<Dependencies, 'db' | 'now' | 'randomBytes'>,
	{ kind, id }: { kind: CatalogRowKind; id: number },
): Promise<PreviewLink> {
	const table = tables[kind];
	const isThere = await db.$count(table, and(eq(table.id, id), isNull(table.deletedAt)));
	if (isThere === 0) throw new HttpError(404, { message: missing[kind] });
	const key = newToken(deps);
	const [createdAt, expiresAt] = [now(), addDays(now(), previewDays)];
	await db.delete(previews).where(lte(previews.expiresAt, createdAt));
	await db
		.insert(previews)
		.values({ tokenHash: tokenHashOf(key), kind, rowId: id, createdAt, expiresAt });
	return { path: previewPath(key), expiresAt: expiresAt.toISOString() };
}

import { and, asc, eq } from 'drizzle-orm';

import {
	type SavedView,
	savedViewLimits,
	savedViewMessages,
} from '#src/contract/desk/saved-views.ts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { savedViews, users } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';

/** The views that a colleague saved, as their names go. */
export function savedViewsOf(db: Database, userId: number): Promise<SavedView[]> {
	const { id, tab, name, query } = savedViews;
	return db
		.select({ id, tab, name, query })
		.from(savedViews)
		.where(eq(savedViews.userId, userId))
		.orderBy(asc(name), asc(id));
}

/**
 * Keeps a view for a colleague; one of the same tab and name is replaced.
 * @throws HttpError 409 where they have as many as they may
 */
export function saveView(
	db: Database,
	userId: number,
	view: Omit<SavedView, 'id'>,
): Promise<SavedView> {
	return inTransaction(db, async (transaction) => {
		// Others of theirs wait, so that no two count the same views.
		await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
		const [stored] = await transaction
			.insert(savedViews)
			.values({ userId, ...view })
			.onConflictDoUpdate({
				target: [savedViews.userId, savedViews.tab, savedViews.name],
				set: { query: view.query },
			})
			.returning({ id: savedViews.id });
		const all = await transaction.$count(savedViews, eq(savedViews.userId, userId));
		if (all > savedViewLimits.most || !stored) {
			throw new HttpError(409, { message: savedViewMessages.tooMany });
		}
		return { ...stored, ...view };
	});
}

/** Forgets a view of a colleague's own; one that is gone already is forgotten. */
export async function forgetView(
	db: Database,
	userId: number,
	id: number,
): Promise<{ id: number }> {
	await db.delete(savedViews).where(and(eq(savedViews.userId, userId), eq(savedViews.id, id)));
	return { id };
}

import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { replyTemplates, seeds } from './schema.ts';
import { seedTemplates } from './seed-data/templates.ts';

/**
 * Plants the first templates, once in the life of a database, also of one that is older than templates are: what the
 * desk deletes never comes back, and where the desk has written some of its own none are added.
 * @returns false when they were planted before
 */
export function plantTemplates(database: Database): Promise<boolean> {
	return inTransaction(database, async (transaction) => {
		const noted = await transaction
			.insert(seeds)
			.values({ name: 'templates' })
			.onConflictDoNothing()
			.returning();
		if (noted.length === 0) return false;
		if ((await transaction.$count(replyTemplates)) > 0) return false;
		await transaction.insert(replyTemplates).values([...seedTemplates]);
		return true;
	});
}

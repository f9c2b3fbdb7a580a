import type { PersonExport } from '#src/contract/desk/people.ts';
import { type HeldKind, heldKinds } from '#src/domain/people/held-rows.ts';

import { inTransaction } from '../db/in-transaction.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { tables } from './personal-data.ts';
import { columnsThatMean, personalRowsOf } from './personal-rows.ts';

/**
 * All that is held of whoever has an email address, for them to read: a list of rows for each kind, each row with what
 * its columns say. Keys to accounts, and what is somebody else's, are left out.
 */
export async function exportPerson(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	email: string,
): Promise<PersonExport> {
	const held = personalRowsOf(email);
	const rows = await inTransaction(db, async (transaction) => {
		const lists: [HeldKind, Record<string, unknown>[]][] = [];
		for (const kind of heldKinds) {
			const { table, isTheirs, tells } = held[kind];
			const columns = columnsThatMean(table, tells);
			lists.push([kind, await transaction.select(columns).from(tables[table]).where(isTheirs)]);
		}
		return lists;
	});
	return {
		email,
		exportedAt: now().toISOString(),
		held: Object.fromEntries(rows) as PersonExport['held'],
	};
}

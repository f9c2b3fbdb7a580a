import type { Page } from '#src/contract/http/paging.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { formatNumber } from '#src/domain/numbers.ts';

import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Paged } from '../../db/paged.ts';
import type { Dependencies } from '../../world/dependencies.ts';

type Export = {
	colleague: SessionUser;
	page: Page;
	/** What the rows are called: 'bookings'. */
	name: string;
};

/** Reads a page of a list that is taken along, and writes down with the first page who took how much of what. */
export function recordExport<Row>(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ colleague, page, name }: Export,
	select: (db: Database) => Promise<Paged<Row>>,
): Promise<Paged<Row>> {
	return inTransaction(db, async (transaction) => {
		const found = await select(transaction);
		if (page.offset === 0) {
			await recordChange(transaction, {
				colleague,
				at: now(),
				subject: 'list',
				// No row is a list.
				subjectId: 0,
				label: `of ${name}, ${formatNumber(found.total)} rows`,
				before: null,
				after: { rows: found.total },
				action: 'exported',
			});
		}
		return found;
	});
}

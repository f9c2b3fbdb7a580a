import { and, eq, isNull } from 'drizzle-orm';

import { longestName } from '#src/contract/desk/catalog-fields.ts';
import { copyName } from '#src/domain/catalog/copy-name.ts';

import type { Database } from '../../db/database.ts';
import { tours } from '../../db/schema.ts';

/** A name for the copy of a tour that no other one has: 'Copy of Kyoto on Foot', 'Copy 2 of Kyoto on Foot'. */
export async function freeCopyName(transaction: Database, name: string): Promise<string> {
	for (let count = 1; ; count += 1) {
		const copy = copyName(name, { count, longest: longestName });
		const others = and(eq(tours.name, copy), isNull(tours.deletedAt));
		if ((await transaction.$count(tours, others)) === 0) return copy;
	}
}

import { and, eq, isNull, ne, sql } from 'drizzle-orm';

import { longestName, tourNameTaken } from '#src/contract/admin/catalog.ts';
import { copyName } from '#src/domain/catalog/copy-name.ts';

import type { Database } from '../../db/database.ts';
import { tours } from '../../db/schema.ts';
import { invalidField } from '../../http/http-error.ts';

/**
 * Refuses a tour the name of another one, whatever its capitals: visitors and the desk could not tell them apart. What is
 * archived or deleted gives its name free. Until the transaction ends nobody else takes the name.
 * @param tour its id; null of a new one
 * @throws HttpError 400 at the name
 */
export async function refuseTakenName(
	transaction: Database,
	name: string,
	tour: number | null,
): Promise<void> {
	await transaction.execute(
		sql`select pg_advisory_xact_lock(hashtext(${`tour ${name.toLowerCase()}`}))`,
	);
	if (await isTaken(transaction, name, tour)) throw invalidField('name', tourNameTaken(name));
}

/** A name for the copy of a tour that no other one has: 'Copy of Kyoto on Foot', 'Copy 2 of Kyoto on Foot'. */
export async function freeCopyName(transaction: Database, name: string): Promise<string> {
	for (let count = 1; ; count += 1) {
		const copy = copyName(name, { count, longest: longestName });
		if (!(await isTaken(transaction, copy, null))) return copy;
	}
}

async function isTaken(transaction: Database, name: string, tour: number | null): Promise<boolean> {
	const others = and(
		eq(sql`lower(${tours.name})`, name.toLowerCase()),
		isNull(tours.deletedAt),
		ne(tours.state, 'archived'),
		tour === null ? undefined : ne(tours.id, tour),
	);
	return (await transaction.$count(tours, others)) > 0;
}

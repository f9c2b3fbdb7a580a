import { and, eq, or } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { invalidField } from '../../http/http-error.ts';

/** @throws HttpError 400 at the field, where nobody of this number works at the desk */
export async function findColleague(
	transaction: Database,
	id: number,
	field: string,
): Promise<void> {
	const isOfDesk = and(
		eq(users.id, id),
		eq(users.status, 'active'),
		or(users.isAdmin, users.isAgent),
	);
	const [colleague] = await transaction.select({ id: users.id }).from(users).where(isOfDesk);
	if (!colleague) throw invalidField(field, 'Please choose somebody who works at the desk.');
}

import { and, asc, eq, or, type SQL } from 'drizzle-orm';

import type { UserPage } from '#src/contract/desk/users.ts';
import { flagsOf, type Role } from '#src/domain/users/role.ts';

import type { Database } from '../../db/database.ts';
import { newestFirst, searched } from '../../db/newest-first.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { users } from '../../db/schema.ts';

/** An account as the panel shows it. Its password's hash is never read. */
export type UserRow = Pick<
	typeof users.$inferSelect,
	'id' | 'username' | 'email' | 'fullName' | 'isAdmin' | 'isAgent' | 'status' | 'createdAt'
>;

/** One page of the accounts, the newest first. */
export function selectUsers(db: Database, page: UserPage): Promise<Paged<UserRow>> {
	const { q, role, status } = page;
	const matches = and(
		searched(users.searchText, q),
		role && isOfRole(role),
		status && eq(users.status, status),
	);
	const rows = db
		.select(columns)
		.from(users)
		.where(matches)
		.orderBy(...newestFirst(users))
		.limit(page.limit)
		.offset(page.offset);
	return paged(page, rows, () => db.$count(users, matches));
}

/**
 * Reads an account together with every active administrator's, and keeps others from changing any of them until the
 * transaction ends. Whoever does so waits for whoever did it before, and then reads what came of it.
 */
export function lockWithAdministrators(transaction: Database, id: number): Promise<UserRow[]> {
	return (
		transaction
			.select(columns)
			.from(users)
			.where(or(eq(users.id, id), and(users.isAdmin, eq(users.status, 'active'))))
			// Always in the same order: of two transactions, neither holds what the other waits for.
			.orderBy(asc(users.id))
			.for('no key update')
	);
}

function isOfRole(role: Role): SQL | undefined {
	const { isAdmin, isAgent } = flagsOf(role);
	return and(eq(users.isAdmin, isAdmin), eq(users.isAgent, isAgent));
}

const columns = {
	id: users.id,
	username: users.username,
	email: users.email,
	fullName: users.fullName,
	isAdmin: users.isAdmin,
	isAgent: users.isAgent,
	status: users.status,
	createdAt: users.createdAt,
};

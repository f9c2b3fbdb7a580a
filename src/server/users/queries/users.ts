import { eq, like, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';

/** An account as signing in needs it. */
export type Account = Pick<
	typeof users.$inferSelect,
	'id' | 'email' | 'fullName' | 'isAdmin' | 'isAgent' | 'status' | 'passwordHash' | 'verifiedAt'
>;

export type NewUser = Pick<
	typeof users.$inferInsert,
	'username' | 'email' | 'fullName' | 'passwordHash'
>;

/** An account by its id, or null. */
export async function selectAccount(db: Database, id: number): Promise<Account | null> {
	const [account] = await db.select(accountColumns).from(users).where(eq(users.id, id));
	return account ?? null;
}

/** The account of an email address, in any case, or null. */
export async function selectAccountByEmail(db: Database, email: string): Promise<Account | null> {
	const [account] = await db.select(accountColumns).from(users).where(hasEmail(email));
	return account ?? null;
}

/**
 * The account that a user name alone stands for: its user name, or the part of its email address before the @, in any
 * case. null where that is none or several.
 */
export async function selectAccountByUsername(
	db: Database,
	username: string,
): Promise<Account | null> {
	const name = username.toLowerCase();
	const emailPattern = `${name.replace(/[\\%_]/g, '\\$&')}@%`;
	const [account, another] = await db
		.select(accountColumns)
		.from(users)
		.where(
			or(eq(sql`lower(${users.username})`, name), like(sql`lower(${users.email})`, emailPattern)),
		)
		.limit(2);
	return another ? null : (account ?? null);
}

/** Reads an account and keeps others from changing it, or from signing in to it, until the transaction ends. */
export async function lockAccount(transaction: Database, id: number): Promise<Account | null> {
	const [account] = await transaction
		.select(accountColumns)
		.from(users)
		.where(eq(users.id, id))
		.for('no key update');
	return account ?? null;
}

/** As `lockAccount`, for an email address in any case. */
export async function lockAccountByEmail(
	transaction: Database,
	email: string,
): Promise<Account | null> {
	const [account] = await transaction
		.select(accountColumns)
		.from(users)
		.where(hasEmail(email))
		.for('no key update');
	return account ?? null;
}

/** Stores a visitor's account; null when its email address or its user name is taken. */
export async function insertUser(transaction: Database, user: NewUser): Promise<Account | null> {
	// Each column by its name: what else an object may hold, a role for example, stays out.
	const { username, email, fullName, passwordHash } = user;
	const [account] = await transaction
		.insert(users)
		.values({ username, email, fullName, passwordHash, isAdmin: false })
		.onConflictDoNothing()
		.returning(accountColumns);
	return account ?? null;
}

export async function updatePasswordHash(
	transaction: Database,
	id: number,
	passwordHash: string,
): Promise<void> {
	await transaction.update(users).set({ passwordHash }).where(eq(users.id, id));
}

export async function updateFullName(
	transaction: Database,
	id: number,
	fullName: string,
): Promise<void> {
	await transaction.update(users).set({ fullName }).where(eq(users.id, id));
}

/**
 * Gives an account an address that is shown to be its owner's, the one that it has or another.
 * @throws what the database throws where another account has it
 */
export async function updateVerifiedEmail(
	transaction: Database,
	id: number,
	{ email, verifiedAt }: { email: string; verifiedAt: Date },
): Promise<void> {
	await transaction.update(users).set({ email, verifiedAt }).where(eq(users.id, id));
}

/** Stores what an account may do. */
export async function updateUser(
	transaction: Database,
	{ id, isAdmin, isAgent, status }: Pick<Account, 'id' | 'isAdmin' | 'isAgent' | 'status'>,
): Promise<void> {
	await transaction.update(users).set({ isAdmin, isAgent, status }).where(eq(users.id, id));
}

/** Removes an account, and with it all that is nobody's without it: sessions, links, saved travellers. */
export async function deleteUser(transaction: Database, id: number): Promise<void> {
	await transaction.delete(users).where(eq(users.id, id));
}

const accountColumns = {
	id: users.id,
	email: users.email,
	fullName: users.fullName,
	isAdmin: users.isAdmin,
	isAgent: users.isAgent,
	status: users.status,
	passwordHash: users.passwordHash,
	verifiedAt: users.verifiedAt,
};

function hasEmail(email: string) {
	return eq(sql`lower(${users.email})`, email.toLowerCase());
}

import { randomInt } from 'node:crypto';

import { and, asc, eq, ne, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { users } from '../db/schema.ts';
import { endAccess } from './end-access.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { deletePasswordResetsOf } from './queries/password-resets.ts';

/** Who the administrator is; a password of null asks for a generated one where there is none yet. */
export type AdministratorAccount = { adminEmail: string; adminPassword: string | null };

/**
 * Sees to it that the account exists, that it is an active administrator's, whatever the panel made of it, and, when a
 * password is given, that it has that password; a changed password ends the account's sessions and its links to a new
 * one. Called by the process that serves, never by a build, so that whoever gets to know a generated password is the one
 * who can show it. A lost one is replaced by setting `ADMIN_PASSWORD`.
 * @returns the generated password, to be shown this once; null when none was generated
 */
export async function ensureAdministrator(
	database: Database,
	{ adminEmail, adminPassword }: AdministratorAccount,
): Promise<string | null> {
	const [account] = await database
		.select()
		.from(users)
		.where(eq(sql`lower(${users.email})`, adminEmail.toLowerCase()));
	const isReady =
		account?.isAdmin &&
		account.status === 'active' &&
		(adminPassword === null || (await verifyPassword(adminPassword, account.passwordHash)));
	if (isReady) return null;

	const password = adminPassword ?? generatePassword();
	const passwordHash = await hashPassword(password);
	if (account) await takeOver(database, account.id, passwordHash);
	// Another process may have been quicker: its password stands.
	else if (!(await create(database, adminEmail, passwordHash))) return null;
	return adminPassword === null ? password : null;
}

/** The address of an active administrator other than the account of this address; null where there is none. */
export async function otherAdministrator(
	database: Database,
	adminEmail: string,
): Promise<string | null> {
	const [other] = await database
		.select({ email: users.email })
		.from(users)
		.where(
			and(
				users.isAdmin,
				eq(users.status, 'active'),
				ne(sql`lower(${users.email})`, adminEmail.toLowerCase()),
			),
		)
		.orderBy(asc(users.id))
		.limit(1);
	return other?.email ?? null;
}

/** @returns false where the account was there already */
async function create(database: Database, email: string, passwordHash: string): Promise<boolean> {
	const created = await database
		.insert(users)
		.values({
			// A visitor's user name is the part before the @, so no visitor can hold or take this one.
			username: email,
			email,
			fullName: 'Administrator',
			passwordHash,
			isAdmin: true,
		})
		.onConflictDoNothing()
		.returning({ id: users.id });
	return created.length > 0;
}

async function takeOver(database: Database, userId: number, passwordHash: string): Promise<void> {
	await inTransaction(database, async (transaction) => {
		await transaction
			.update(users)
			.set({ passwordHash, isAdmin: true, isAgent: false, status: 'active' })
			.where(eq(users.id, userId));
		await endAccess(transaction, userId);
		await deletePasswordResetsOf(transaction, userId);
	});
}

const groups = 4;
const groupLength = 5;
/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of five characters: 99 bits. */
function generatePassword(): string {
	const character = () => alphabet.charAt(randomInt(alphabet.length));
	const group = () => Array.from({ length: groupLength }, character).join('');
	return Array.from({ length: groups }, group).join('-');
}

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { passwordResets, sessions, users } from '#src/server/db/schema.ts';
import { ensureAdministrator } from '#src/server/users/administrator.ts';
import { hashPassword, verifyPassword } from '#src/server/users/password.ts';

import { emptyDatabase, testDatabase } from '../support/database.ts';

const database = await testDatabase();
beforeEach(() => emptyDatabase(database));

const adminEmail = 'boss@example.com';
const given = { adminEmail, adminPassword: 'a long enough secret' };
const generated = { adminEmail, adminPassword: null };

test('a generated password is told once and opens the administrator’s account', async () => {
	const password = await ensureAdministrator(database, generated);
	expect(password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
	expect(await ensureAdministrator(database, generated)).toBeNull();
	const [account] = await database.select().from(users);
	expect(account).toMatchObject({ email: adminEmail, isAdmin: true, status: 'active' });
	expect(await verifyPassword(password ?? '', account?.passwordHash ?? '')).toBe(true);
});

test('a given password wins over the stored one and ends the account’s sessions and links', async () => {
	await ensureAdministrator(database, generated);
	await signIn();
	const link = { tokenHash: 'a', userId: 1, expiresAt: new Date() };
	await database.insert(passwordResets).values(link);
	expect(await ensureAdministrator(database, given)).toBeNull();
	expect(await verifyPassword(given.adminPassword, await storedHash())).toBe(true);
	expect(await database.$count(sessions)).toBe(0);
	expect(await database.$count(passwordResets)).toBe(0);
});

test('the same given password leaves the account and its sessions alone', async () => {
	await ensureAdministrator(database, given);
	await signIn();
	const hash = await storedHash();
	await ensureAdministrator(database, given);
	expect(await storedHash()).toBe(hash);
	expect(await database.$count(sessions)).toBe(1);
});

test.each([{ isAdmin: false }, { status: 'suspended' as const }])(
	'the account that the panel has changed to %j is an active administrator’s again at the next start',
	async (change) => {
		await ensureAdministrator(database, given);
		await database.update(users).set(change);
		await ensureAdministrator(database, given);
		expect(await database.select().from(users)).toMatchObject([
			{ isAdmin: true, status: 'active' },
		]);
	},
);

test('a visitor’s account at the administrator’s address loses its password to the administrator', async () => {
	const passwordHash = await hashPassword('visitor’s own');
	const visitor = {
		username: 'boss',
		email: 'BOSS@example.com',
		fullName: 'A Visitor',
		passwordHash,
	};
	await database.insert(users).values(visitor);
	await signIn();
	const password = await ensureAdministrator(database, generated);
	expect(await verifyPassword('visitor’s own', await storedHash())).toBe(false);
	expect(await verifyPassword(password ?? '', await storedHash())).toBe(true);
	expect(await database.$count(sessions)).toBe(0);
	expect(await database.$count(users)).toBe(1);
});

async function storedHash(): Promise<string> {
	const [account] = await database.select().from(users).where(eq(users.isAdmin, true));
	return account?.passwordHash ?? '';
}

async function signIn(): Promise<void> {
	await database.insert(sessions).values({ tokenHash: 'a', userId: 1, expiresAt: new Date() });
}

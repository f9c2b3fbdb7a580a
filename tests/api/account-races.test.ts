import { randomBytes } from 'node:crypto';

import { addDays } from 'date-fns/addDays';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { mostSavedTravellers } from '#src/domain/users/saved-traveller.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { outbox, rateLimits, savedTravellers, sessions, users } from '#src/server/db/schema.ts';
import { lockWithAdministrators } from '#src/server/desk/users/queries.ts';
import { updateUser } from '#src/server/users/queries/users.ts';
import { newToken, tokenHashOf } from '#src/server/world/secret-token.ts';

import { ada } from '../support/account-calls.ts';
import { testNow } from '../support/api.ts';
import type { Read } from '../support/http.ts';
import { ownAccountCalls } from '../support/own-account-calls.ts';
import { testPostgres } from '../support/postgres.ts';

const { database: db } = await testPostgres();
const { own, post, store, signIn, whoIs, tokensIn } = ownAccountCalls(db);

const newPassword = 'a battery of horses';
const bob = 'bob@example.com';
const wanted = 'countess@example.com';

const times = (count: number, work: (index: number) => Promise<Read>) =>
	Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const count = (answers: Read[], status: number) =>
	answers.filter((answer) => answer.status === status).length;
const confirm = (token: string | undefined, cookie: string | undefined) =>
	own('POST', 'verification/confirm', { token }, { cookie });
/** The cookie of somebody who has signed in, without the time that a password takes. */
async function enter(userId: number): Promise<string> {
	const token = newToken({ randomBytes });
	const expiresAt = addDays(testNow, 1);
	await db
		.insert(sessions)
		.values({ tokenHash: tokenHashOf(token), userId, createdAt: testNow, expiresAt });
	return `__Host-session=${token}`;
}
const askFor = (email: string, cookie: string | undefined) =>
	own('POST', 'email', { email, password: ada.password }, { cookie });

test('a link to a new address that is followed six times at once changes it once', async () => {
	const cookie = await enter(await store());
	await askFor(wanted, cookie);
	const [token] = await tokensIn('email-change');
	expect(count(await times(6, () => confirm(token, cookie)), 200)).toBe(6);
	expect(await db.$count(outbox, eq(outbox.kind, 'email-changed'))).toBe(1);
	expect(await whoIs(cookie)).toMatchObject({ email: wanted, isVerified: true });
});

test('of accounts that take one address at the same moment, and a newcomer, one gets it', async () => {
	for (let round = 0; round < 5; round += 1) {
		const email = `${round}-${wanted}`;
		const cookies: string[] = [];
		for (const name of ['a', 'b', 'c']) {
			const address = `${name}${round}@example.com`;
			const cookie = await enter(await store({ username: name + round, email: address }));
			await askFor(email, cookie);
			cookies.push(cookie);
		}
		const tokens = (await tokensIn('email-change')).slice(-3);
		const answers = await Promise.all([
			...cookies.map((cookie, index) => confirm(tokens[index], cookie)),
			post('register', { ...ada, email }),
		]);
		expect(count(answers, 200) + count(answers, 201)).toBe(1);
		expect(count(answers, 409)).toBe(3);
		expect(await db.$count(users, eq(users.email, email))).toBe(1);
	}
});

test('of six new passwords at the same moment one is set, and no old sign-in outlives it', async () => {
	await store();
	const cookie = await signIn();
	const change = (index: number) =>
		own(
			'POST',
			'password',
			{ currentPassword: ada.password, password: `${newPassword} ${index}` },
			{ cookie },
		);
	const [answers, signIns] = await Promise.all([
		times(6, change),
		Promise.all([signIn(), signIn(), signIn()]),
	]);
	expect([count(answers, 200), count(answers, 400) + count(answers, 409)]).toEqual([1, 5]);
	const winner = answers.findIndex(({ status }) => status === 200);
	expect(await signIn({ password: `${newPassword} ${winner}` })).toBeDefined();
	for (const old of signIns) expect(old && (await whoIs(old))).toBeFalsy();
	expect(await whoIs(cookie)).not.toBeNull();
});

test('of twenty simultaneous guesses at the password of an open session five are looked at', async () => {
	const cookie = await enter(await store());
	const guess = { password: 'a guess' };
	const answers = await times(20, () => own('POST', 'delete', guess, { cookie, limitsUses: true }));
	expect([count(answers, 400), count(answers, 429)]).toEqual([5, 15]);
	expect(await db.$count(users)).toBe(1);
	expect(await db.$count(rateLimits)).toBe(1);
});

test('no more travellers are saved than an account keeps, and nobody twice', async () => {
	const cookie = await enter(await store());
	const save = (name: string) => own('POST', 'travellers', { ...nobody, name }, { cookie });
	expect(count(await times(6, () => save('Grace Hopper')), 200)).toBe(6);
	expect(await db.$count(savedTravellers)).toBe(1);
	const answers = await times(mostSavedTravellers + 5, (index) => save(`Traveler ${index}`));
	expect(count(answers, 409)).toBe(6);
	expect(await db.$count(savedTravellers)).toBe(mostSavedTravellers);
});

test('an account that is deleted while it is used leaves nothing, and fails nobody', async () => {
	for (let round = 0; round < 4; round += 1) {
		const cookie = await enter(await store());
		await store({ username: 'bob', email: bob });
		const [deleted, ...others] = await Promise.all([
			own('POST', 'delete', { password: ada.password }, { cookie }),
			own('POST', 'travellers', { ...nobody, name: 'Grace Hopper' }, { cookie }),
			own('PATCH', '', { fullName: 'Ada King' }, { cookie }),
			askFor(wanted, cookie),
			post('login', ada),
		]);
		expect(deleted?.status).toBe(200);
		expect(others.filter(({ status }) => status >= 500)).toEqual([]);
		expect(await db.$count(users)).toBe(1);
		expect(await db.$count(sessions)).toBe(0);
		expect(await db.$count(savedTravellers)).toBe(0);
		await db.delete(users);
	}
});

test('whoever becomes an administrator while they delete their account is gone, or stays one', async () => {
	for (let round = 0; round < 5; round += 1) {
		const id = await store();
		const cookie = await enter(id);
		const [deleted, isPromoted] = await Promise.all([
			own('POST', 'delete', { password: ada.password }, { cookie }),
			inTransaction(db, async (transaction) => {
				const locked = await lockWithAdministrators(transaction, id);
				await updateUser(transaction, { id, isAdmin: true, isAgent: false, status: 'active' });
				return locked.some((user) => user.id === id);
			}),
		]);
		const left = await db.select({ isAdmin: users.isAdmin }).from(users).orderBy(users.id);
		expect([deleted.status, left]).toEqual(isPromoted ? [403, [{ isAdmin: true }]] : [200, []]);
		await db.delete(users);
	}
});

const nobody = {
	name: '',
	phone: '',
	address: '',
	city: '',
	country: '',
	zipCode: '',
	birthDate: '',
	needs: '',
};

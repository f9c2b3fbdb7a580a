import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { bookings, emailVerifications, passwordResets, users } from '#src/server/db/schema.ts';

import { ada, after, boss, cookieOf } from '../support/account-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';
import { ownAccountCalls } from '../support/own-account-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, own, post, store, signIn, whoIs, letters, tokensIn } = ownAccountCalls(
	await testDatabase(),
);

const newEmail = 'countess@example.com';
const ended = {
	message:
		'This link has been used, is older than two days, or belongs to another account. Please ask for a new one.',
};
const confirm = (token: string | undefined, cookie?: string, changes = {}) =>
	own('POST', 'verification/confirm', { token }, { cookie, ...changes });
const askForNewEmail = (cookie: string | undefined, email = newEmail, password = ada.password) =>
	own('POST', 'email', { email, password }, { cookie });
const account = async (cookie: string | undefined) =>
	Object((await own('GET', '', undefined, { cookie })).body);

/** Registers Ada, as a browser does. */
async function register() {
	const cookie = cookieOf(await post('register', ada));
	const [token] = await tokensIn('welcome');
	return { cookie, token };
}

test('the letter to a new account shows whose its address is, and then its trips are seen', async () => {
	await db
		.insert(bookings)
		.values([
			storedBooking(1, { email: 'ADA@example.com' }),
			storedBooking(2, { email: '', details: { email: ada.email } }),
			storedBooking(3, { email: 'bob@example.com' }),
		]);
	const { cookie, token } = await register();
	expect(await whoIs(cookie)).not.toHaveProperty('isVerified');
	expect(await account(cookie)).toMatchObject({ trips: null, newEmail: null });

	expect(await confirm(token, cookie)).toMatchObject({
		status: 200,
		body: { user: { isVerified: true }, message: 'Your email address is confirmed.' },
	});
	expect(await whoIs(cookie)).toMatchObject({ isVerified: true });
	const { trips } = await account(cookie);
	expect(trips.map(({ reference }: { reference: string }) => reference)).toEqual([
		'BD2000002',
		'BD2000001',
	]);
	// A double click.
	expect((await confirm(token, cookie)).status).toBe(200);
});

test('a stranger who registers somebody’s address sees nothing of theirs when they follow the link', async () => {
	const { cookie: strangers, token } = await register();
	expect(await confirm(token)).toMatchObject({ status: 401 });
	await store({ username: 'bob', email: 'bob@example.com' });
	const theirs = await signIn({ email: 'bob@example.com' });
	expect(await confirm(token, theirs)).toMatchObject({ status: 400, body: ended });
	expect(await account(strangers)).toMatchObject({ trips: null });
});

test('a new password by letter shows whose the address is too, and ends every other link', async () => {
	const { cookie, token } = await register();
	await askForNewEmail(cookie, 'mallory@example.com');
	await post('password-reset', { email: ada.email });
	const [, reset] = /#token=([\w-]{43})\n/.exec((await letters()).at(-1)?.body ?? '') ?? [];
	const password = 'a battery of horses';
	await post('password-reset/confirm', { token: reset, password });
	const fresh = await signIn({ password });
	expect(await whoIs(fresh)).toMatchObject({ isVerified: true, email: ada.email });
	for (const link of [token, ...(await tokensIn('email-change'))]) {
		expect(await confirm(link, fresh)).toMatchObject({ status: 400, body: ended });
	}
});

test('a link works for two days, not after a newer one, and the database holds nothing it is made of', async () => {
	const { cookie, token } = await register();
	expect(
		JSON.stringify(
			await db.select().from(emailVerifications).orderBy(emailVerifications.tokenHash),
		),
	).not.toContain(token);
	const days = 2 * 24 * 60 * 60;
	expect(await confirm(token, cookie, after(days))).toMatchObject({ status: 400, body: ended });
	expect((await own('POST', 'verification', {}, { cookie })).status).toBe(200);
	expect(await confirm(token, cookie)).toMatchObject({ status: 400, body: ended });
	const [newer] = await tokensIn('email-verification');
	expect((await confirm(newer, cookie, after(days - 1))).status).toBe(200);
	// Nobody needs another one.
	await own('POST', 'verification', {}, { cookie });
	expect(await tokensIn('email-verification')).toHaveLength(1);
});

test('another address counts once its link is followed, and the old one is told', async () => {
	await store({ verifiedAt: new Date(0) });
	await db.insert(bookings).values(storedBooking(1, { email: newEmail }));
	const cookie = await signIn();
	expect(await askForNewEmail(cookie)).toMatchObject({ status: 200 });
	expect(await account(cookie)).toMatchObject({ newEmail, trips: [], user: { email: ada.email } });
	await post('password-reset', { email: ada.email });

	const [token] = await tokensIn('email-change');
	expect(await confirm(token, cookie)).toMatchObject({
		status: 200,
		body: {
			user: { email: newEmail, isVerified: true },
			message: 'Your account has its new email address.',
		},
	});
	expect(await account(cookie)).toMatchObject({ newEmail: null, trips: [{}] });
	const told = (await letters()).at(-1);
	expect(told).toMatchObject({ kind: 'email-changed', recipient: ada.email });
	expect(told?.body).not.toContain(newEmail);
	expect(await signIn()).toBeUndefined();
	expect(await signIn({ email: newEmail })).toBeDefined();
	// A link to a new password that the old mailbox holds.
	expect(await db.$count(passwordResets)).toBe(0);
});

test.each<[string, string, string, number, string]>([
	['a wrong password', newEmail, 'not the right one', 400, 'password'],
	['no address', 'countess', ada.password, 400, 'email'],
	['the same address in capitals', 'ADA@example.com', ada.password, 400, 'email'],
	['somebody else’s address', 'Bob@Example.com', ada.password, 409, 'email'],
	['the administrator’s address', boss.email, ada.password, 409, 'email'],
])(
	'%s is refused at its field, and no letter goes out',
	async (_, email, password, status, field) => {
		await store();
		await store({ username: 'bob', email: 'bob@example.com' });
		const answer = await askForNewEmail(await signIn(), email, password);
		expect([answer.status, namedFields(answer.body)]).toEqual([status, [field]]);
		expect(await letters()).toEqual([]);
	},
);

test('an address that somebody else took meanwhile stays theirs', async () => {
	await store();
	const cookie = await signIn();
	await askForNewEmail(cookie);
	await store({ username: 'other', email: newEmail });
	const [token] = await tokensIn('email-change');
	const answer = await confirm(token, cookie);
	expect([answer.status, namedFields(answer.body)]).toEqual([409, ['email']]);
	expect(await whoIs(cookie)).toMatchObject({ email: ada.email });
});

test('an address gets three links an hour, whoever asks for them', async () => {
	await store();
	const limited = { limitsUses: true };
	const cookie = await signIn();
	const ask = () => own('POST', 'verification', {}, { cookie, ...limited });
	for (let count = 1; count <= 3; count += 1) expect((await ask()).status).toBe(200);
	const refused = await ask();
	expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
	expect(await letters()).toHaveLength(3);
	// Of the last link a refusal takes nothing.
	expect((await confirm((await tokensIn('email-verification')).at(-1), cookie)).status).toBe(200);
});

test('an administrator’s address is not changed here, not even by a link from before', async () => {
	const id = await store();
	await askForNewEmail(await signIn());
	const [token] = await tokensIn('email-change');
	await db.update(users).set({ isAdmin: true }).where(eq(users.id, id));
	const cookie = await signIn();
	expect((await confirm(token, cookie)).status).toBe(403);
	expect((await askForNewEmail(cookie, 'third@example.com')).status).toBe(403);
	expect(await whoIs(cookie)).toMatchObject({ email: ada.email });
});

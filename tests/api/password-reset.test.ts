import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { outbox, passwordResets, users } from '#src/server/db/schema.ts';

import {
	accountCalls,
	ada,
	after,
	boss,
	type Changes,
	cookieOf,
	hashesDuring,
} from '../support/account-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

const { db, post, store, whoIs, letters } = accountCalls(await testDatabase());

const sent = {
	message:
		'If an account has this address, a link to a new password is on its way. It works once, for an hour.',
};
const ended = {
	message: 'This link has been used or is older than an hour. Please ask for a new one.',
};
const changed = { message: 'Your password is changed. Please sign in with the new one.' };
const newPassword = 'a battery of horses';
const hour = 60 * 60;

const ask = (email = ada.email, changes: Changes = {}) =>
	post('password-reset', { email }, changes);
const confirm = (token: string, password = newPassword, changes: Changes = {}) =>
	post('password-reset/confirm', { token, password }, changes);
const signIn = (password: string, email = ada.email) => post('login', { ...ada, email, password });

/** Asks for a link and gives the token in the letter. */
async function askForToken(email = ada.email, changes: Changes = {}): Promise<string> {
	await ask(email, changes);
	return /#token=([\w-]{43})\n/.exec((await letters()).at(-1)?.body ?? '')?.[1] ?? '';
}

test('the link in the letter sets a new password, and the old one is over', async () => {
	await store();
	expect(await ask('ADA@example.com')).toMatchObject({ status: 200, body: sent });
	const [letter] = await letters();
	expect(letter).toMatchObject({ kind: 'password-reset', recipient: ada.email });
	expect(letter?.body).toMatch(/\nhttps:\/\/site\.example\/reset-password#token=[\w-]{43}\n/);

	const token = await askForToken();
	expect(await confirm(token)).toMatchObject({ status: 200, body: changed });
	expect((await signIn(ada.password)).status).toBe(401);
	expect((await signIn(newPassword)).status).toBe(200);
	expect((await letters()).at(-1)).toMatchObject({
		kind: 'password-changed',
		recipient: ada.email,
	});
});

test('where the link leads is nothing that a request can say', async () => {
	await store();
	const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
	await ask(ada.email, { headers, origin: 'https://evil.example' });
	expect((await letters())[0]?.body).toContain('https://site.example/reset-password#');
	expect((await letters())[0]?.body).not.toContain('evil');
});

test('without an active account the answer is the same, and no link is made', async () => {
	const known = await store();
	await store({ username: 'bob', email: 'bob@example.com', status: 'suspended' });
	await store({ username: 'eve', email: 'eve@example.com', status: 'inactive' });
	const answers = new Set<string>();
	for (const email of ['nobody@example.com', 'bob@example.com', 'eve@example.com', ada.email]) {
		const { status, headers, body } = await ask(email);
		headers.delete('X-Request-Id');
		answers.add(JSON.stringify([status, [...headers], body]));
	}
	expect(answers.size).toBe(1);
	const links = await db.select().from(passwordResets).orderBy(passwordResets.tokenHash);
	expect(links.map(({ userId }) => userId)).toEqual([known]);
	expect(await letters()).toHaveLength(1);
});

test('the database holds nothing that a link could be made of', async () => {
	await store();
	const token = await askForToken();
	const [row] = await db.select().from(passwordResets);
	expect(JSON.stringify(row)).not.toContain(token);
	expect((await confirm(row?.tokenHash.slice(0, 43) ?? '')).body).toEqual(ended);
});

test('a link works once, for an hour, and not after a newer one', async () => {
	await store();
	const first = await askForToken();
	const second = await askForToken();
	expect(await confirm(first)).toMatchObject({ status: 400, body: ended });
	expect(await confirm(second, newPassword, after(hour))).toMatchObject({
		status: 400,
		body: ended,
	});
	expect((await confirm(second, newPassword, after(hour - 1))).status).toBe(200);
	expect(await confirm(second, 'yet another one')).toMatchObject({ status: 400, body: ended });
	expect((await signIn(newPassword)).status).toBe(200);
});

test('an unknown link is refused without hashing', async () => {
	const hashes = await hashesDuring(async () => {
		expect(await confirm('A'.repeat(43))).toMatchObject({ status: 400, body: ended });
	});
	expect(hashes.all).toBe(0);
});

test('a new password ends the account’s sessions everywhere, and nobody else’s', async () => {
	await store();
	await store({ username: 'bob', email: 'bob@example.com' });
	const cookies = [await signIn(ada.password), await signIn(ada.password)].map(cookieOf);
	const other = cookieOf(await signIn(ada.password, 'bob@example.com'));
	await confirm(await askForToken());
	for (const cookie of cookies) expect(await whoIs(cookie)).toBeNull();
	expect(await whoIs(other)).not.toBeNull();
});

test('whoever was locked out by failures may sign in with the new password at once', async () => {
	await store();
	const limited = { limitsUses: true };
	for (let count = 1; count <= 5; count += 1) {
		await post('login', { ...ada, password: 'a wrong one' }, limited);
	}
	expect((await post('login', ada, limited)).status).toBe(429);
	await confirm(await askForToken(), newPassword, limited);
	expect((await post('login', { ...ada, password: newPassword }, limited)).status).toBe(200);
});

test('an account that was suspended meanwhile gets no new password', async () => {
	const id = await store();
	const token = await askForToken();
	await db.update(users).set({ status: 'suspended' }).where(eq(users.id, id));
	expect(await confirm(token)).toMatchObject({ status: 400, body: ended });
	expect(await letters()).toHaveLength(1);
});

const easy = 'This password is easy to guess. Please choose another one.';
test.each(['password1', 'Ada Lovelace', 'ada@example.com', 'brightdepartures'])(
	'%s is refused as easy to guess, and the link is still good',
	async (guess) => {
		await store();
		const token = await askForToken();
		const answer = await confirm(token, guess);
		expect(answer.status).toBe(400);
		expect(answer.body).toEqual({ message: easy, issues: [{ path: 'password', message: easy }] });
		expect((await confirm(token)).status).toBe(200);
	},
);

test('the administrator’s new password has at least twelve characters', async () => {
	await store({ username: boss.username, email: boss.email, isAdmin: true });
	const token = await askForToken(boss.email);
	const answer = await confirm(token, 'elevenchars');
	expect(answer.status).toBe(400);
	expect(answer.body).toMatchObject({ message: expect.stringContaining('at least 12 characters') });
	expect(namedFields(answer.body)).toEqual(['password']);
	expect((await confirm(token, 'twelve chars')).status).toBe(200);
	expect((await signIn('twelve chars', boss.email)).body).toMatchObject({ isAdmin: true });
});

test.each<[string, object, string]>([
	['no token', { password: newPassword }, 'token'],
	['a short token', { token: 'abc', password: newPassword }, 'token'],
	['a token that is a list', { token: ['A'.repeat(43)], password: newPassword }, 'token'],
	['a token in SQL', { token: `' or 1=1 --${'x'.repeat(33)}`, password: newPassword }, 'token'],
	['no password', { token: 'A'.repeat(43) }, 'password'],
	['a short password', { token: 'A'.repeat(43), password: '12345' }, 'password'],
	['10,000 characters', { token: 'A'.repeat(43), password: 'x'.repeat(10_000) }, 'password'],
])('%s is a 400 that names the field', async (_, body, field) => {
	const answer = await post('password-reset/confirm', body);
	expect(answer.status).toBe(400);
	expect(namedFields(answer.body)).toEqual([field]);
});

test.each([
	undefined,
	null,
	'',
	'ada',
	1,
	['ada@example.com'],
	`${'x'.repeat(10_000)}@example.com`,
])('the address %s is a 400', async (email) => {
	const answer = await post('password-reset', { email });
	expect([answer.status, namedFields(answer.body)[0]]).toEqual([400, 'email']);
});

test('an account gets three letters an hour; further requests answer the same and end no link', async () => {
	await store();
	const limited = { limitsUses: true };
	let token = '';
	for (let count = 1; count <= 3; count += 1) token = await askForToken(ada.email, limited);
	expect(await ask(ada.email, limited)).toMatchObject({ status: 200, body: sent });
	expect(await db.$count(outbox)).toBe(3);
	expect((await confirm(token)).status).toBe(200);
	await ask(ada.email, { ...limited, ...after(hour) });
	expect((await letters()).at(-1)).toMatchObject({ kind: 'password-reset' });
});

test('one address may ask ten times an hour, whether or not the accounts exist', async () => {
	await store();
	const limited = { limitsUses: true };
	for (let count = 1; count <= 10; count += 1) {
		expect((await ask(`person${count}@example.com`, limited)).status).toBe(200);
	}
	for (const email of [ada.email, 'nobody@example.com']) {
		const { status, headers } = await ask(email, limited);
		expect([status, headers.get('Retry-After')]).toEqual([429, '3600']);
	}
	expect((await ask(ada.email, { ...limited, clientAddress: '198.51.100.7' })).status).toBe(200);
	expect(await letters()).toHaveLength(1);
});

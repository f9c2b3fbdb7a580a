import { expect, test } from 'vitest';

import { outbox, sessions, users } from '#src/server/db/schema.ts';
import { verifyPassword } from '#src/server/users/password.ts';

import {
	accountCalls,
	ada,
	boss,
	cookieOf,
	hashesDuring,
	password,
} from '../support/account-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

const { db, post, store, whoIs, letters } = accountCalls(await testDatabase());

const register = (changes: object = {}, world = {}) =>
	post('register', { ...ada, ...changes }, world);

async function expectNothingStored() {
	expect(await db.$count(users)).toBe(0);
	expect(await db.$count(sessions)).toBe(0);
	expect(await db.$count(outbox)).toBe(0);
}

test('an account is stored with a hash of its password, and is signed in', async () => {
	const answer = await register();
	expect(answer.status).toBe(201);
	expect(answer.body).toEqual({ id: 1, email: ada.email, fullName: ada.fullName, isAdmin: false });
	expect(await whoIs(cookieOf(answer))).toEqual(answer.body);
	const [row] = await db.select().from(users);
	expect(row).toMatchObject({ username: 'ada', email: ada.email, status: 'active' });
	expect(await verifyPassword(password, row?.passwordHash ?? '')).toBe(true);
	expect((await post('login', ada)).status).toBe(200);
});

test('a welcome is left for delivery, with links to this site and none of the visitor’s words', async () => {
	const spam = { fullName: 'Win at https://evil.example', email: 'Ada@Example.com' };
	await register(spam, { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } });
	const [letter, ...others] = await letters();
	expect(others).toEqual([]);
	expect(letter).toMatchObject({ kind: 'welcome', recipient: 'Ada@Example.com' });
	expect(letter?.body).toMatch(/^https:\/\/site\.example\/account#confirm=[\w-]{43}$/m);
	expect(letter?.body).toContain('https://site.example/reset-password\n');
	expect(`${letter?.subject}${letter?.body}`).not.toContain('evil');
});

test.each<[string, object | string]>([
	['isAdmin', { isAdmin: true }],
	['isAdmin as text', { isAdmin: 'true' }],
	['the column’s name', { is_admin: true }],
	['a role and a status', { role: 'admin', roles: ['admin'], status: 'suspended' }],
	['an id and a date', { id: 7, createdAt: '2000-01-01' }],
	['a password hash', { passwordHash: 'x', password_hash: 'x' }],
	['__proto__', '{"__proto__": {"isAdmin": true},'],
	['constructor.prototype', '{"constructor": {"prototype": {"isAdmin": true}},'],
	['isAdmin twice', '{"isAdmin": false, "isAdmin": true,'],
])('%s in the body is nobody’s to choose', async (_, extra) => {
	const body =
		typeof extra === 'string' ? extra + JSON.stringify(ada).slice(1) : { ...ada, ...extra };
	const answer = await post('register', body);
	expect(answer.status).toBe(201);
	expect(answer.body).toMatchObject({ id: 1, isAdmin: false });
	const [row] = await db.select().from(users);
	expect(row).toMatchObject({ id: 1, isAdmin: false, status: 'active', username: 'ada' });
	expect(row?.createdAt.getFullYear()).toBeGreaterThan(2000);
	expect(Object({}).isAdmin).toBeUndefined();
});

test('people with the same part before the @ each get an account of their own', async () => {
	const hosts = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.example`);
	for (const [index, host] of hosts.entries()) {
		const alice = { username: 'alice', email: `alice@${host}`, password: `${password} ${index}` };
		const { status, body } = await register(alice);
		expect(status).toBe(201);
		expect((await post('login', alice)).body).toEqual(body);
	}
	const names = (await db.select().from(users).orderBy(users.id)).map(({ username }) => username);
	expect(names.slice(0, 4)).toEqual(['alice', 'alice2', 'alice3', 'alice4']);
	for (const name of names.slice(4)) expect(name).toMatch(/^alice\d{6}$/);
});

test('the user name comes from the address, not from the body', async () => {
	await register({ username: boss.email });
	await register({ username: 'admin', email: 'grace@example.com', password: 'another password' });
	const names = (await db.select().from(users).orderBy(users.id)).map(({ username }) => username);
	expect(names).toEqual(['ada', 'grace']);
});

const taken = 'An account with this email address exists already. Please sign in instead.';
test('an address that has an account, in whatever case, is a 409 that hashes first', async () => {
	await store({ email: 'ADA@example.com' });
	const hashes = await hashesDuring(async () => {
		const answer = await register({ username: 'someone' });
		expect(answer.status).toBe(409);
		expect(answer.body).toEqual({ message: taken, issues: [{ path: 'email', message: taken }] });
		expect(cookieOf(answer)).toBeUndefined();
	});
	expect(hashes.all).toBe(1);
	expect(await db.$count(users)).toBe(1);
	expect(await letters()).toEqual([]);
});

test('nobody gets the administrator’s address, also before its account is made', async () => {
	expect((await register({ email: 'BOSS@Example.com' })).status).toBe(409);
	await expectNothingStored();
});

test('registering ends the session that the browser had', async () => {
	const cookie = cookieOf(await register());
	await register({ email: 'grace@example.com' }, { cookie });
	expect(await whoIs(cookie)).toBeNull();
});

const easy = 'This password is easy to guess. Please choose another one.';
test.each([
	'123456',
	'PassWord1',
	'qwertyuiop',
	'sunshine',
	'Ada Lovelace',
	'ada-lovelace',
	'ADA@example.com',
	'Bright Departures',
	'brightdepartures',
	'brightairways!',
])('the password %s is refused as easy to guess, and nothing is hashed', async (guess) => {
	const hashes = await hashesDuring(async () => {
		const answer = await register({ password: guess });
		expect(answer.status).toBe(400);
		expect(answer.body).toEqual({ message: easy, issues: [{ path: 'password', message: easy }] });
	});
	expect(hashes.all).toBe(0);
	await expectNothingStored();
});

test('the part of the address before the @ is refused as a password', async () => {
	const sent = { email: 'lovelace@example.com', password: 'LoveLace' };
	expect((await register(sent)).body).toMatchObject({ message: easy });
});

test.each([
	'ada lovelace 1815',
	'!!!!!!!!',
	'🔑🔑🔑🔑🔑🔑',
	'كلمة السر الطويلة',
	'  leading and trailing  ',
	"'; drop table users;--",
	'x'.repeat(128),
])('the password %s is accepted and signs in, every character of it', async (odd) => {
	expect((await register({ password: odd })).status).toBe(201);
	expect((await post('login', { ...ada, password: odd })).status).toBe(200);
	expect((await post('login', { ...ada, password: odd.slice(0, -1) })).status).toBe(401);
});

test.each(['李小龙李', 'عبد الرحمن', 'Zoë 🦜 Ünal', '<script>alert(1)</script>', "Robert'); --"])(
	'the name %s is stored as it was typed',
	async (fullName) => {
		expect((await register({ fullName: ` ${fullName} ` })).body).toMatchObject({ fullName });
	},
);

const emailRule = 'Please enter a valid email address';
const passwordRule = 'Password must be at least 6 characters';
const nameRule = 'Full name must be at least 3 characters';
test.each<[string, object, string, string]>([
	['no name', { fullName: undefined }, 'fullName', nameRule],
	['a name of two letters', { fullName: ' Al ' }, 'fullName', nameRule],
	['a name that is a list', { fullName: ['Ada Lovelace'] }, 'fullName', nameRule],
	[
		'a name of 10,000 letters',
		{ fullName: 'x'.repeat(10_000) },
		'fullName',
		'Please use at most 100 characters.',
	],
	[
		'a name with NUL',
		{ fullName: 'Ada\0Lovelace' },
		'fullName',
		'Please remove characters that cannot be stored.',
	],
	['no address', { email: undefined }, 'email', emailRule],
	['an address without @', { email: 'ada' }, 'email', emailRule],
	[
		'an address with a line break',
		{ email: 'ada@example.com\nBcc: all@example.com' },
		'email',
		emailRule,
	],
	['an address of 10,000 letters', { email: `ada@${'x'.repeat(10_000)}.com` }, 'email', emailRule],
	['no password', { password: undefined }, 'password', passwordRule],
	['a password of five letters', { password: 'abcde' }, 'password', passwordRule],
	[
		'a password of 129 letters',
		{ password: 'x'.repeat(129) },
		'password',
		'Please use at most 128 characters',
	],
])('%s is a 400 that names the field', async (_, changes, field, message) => {
	const answer = await register(changes);
	expect(answer.status).toBe(400);
	expect(answer.body).toMatchObject({ message });
	expect(new Set(namedFields(answer.body))).toEqual(new Set([field]));
	await expectNothingStored();
});

test('one address may try twenty times an hour, whether or not the account exists', async () => {
	const limited = { limitsUses: true };
	await store();
	for (let count = 1; count <= 10; count += 1) {
		expect((await register({}, limited)).status).toBe(409);
		const email = `person${count}@example.com`;
		expect((await register({ email }, limited)).status).toBe(201);
	}
	const hashes = await hashesDuring(async () => {
		const { status, headers } = await register({ email: 'last@example.com' }, limited);
		expect([status, headers.get('Retry-After')]).toEqual([429, '3600']);
	});
	expect(hashes.all).toBe(0);
	const elsewhere = { ...limited, clientAddress: '198.51.100.7' };
	expect((await register({ email: 'last@example.com' }, elsewhere)).status).toBe(201);
});

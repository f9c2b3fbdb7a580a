import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { sessions, users } from '#src/server/db/schema.ts';
import { needsRehash } from '#src/server/users/password.ts';

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

const { db, post, store, whoIs } = accountCalls(await testDatabase());

const refused = { message: 'Invalid email or password' };

test('the right password signs in and tells who that is, and nothing more', async () => {
	const id = await store();
	const answer = await post('login', ada);
	expect(answer.status).toBe(200);
	expect(answer.body).toEqual({ id, email: ada.email, fullName: ada.fullName, isAdmin: false });
	expect(answer.headers.get('Cache-Control')).toBe('no-store');
	expect(await whoIs(cookieOf(answer))).toEqual(answer.body);
});

test('an email address counts in any case, and before the user name', async () => {
	const id = await store();
	await store({ username: 'grace', email: 'grace@example.com' });
	const sent = { username: 'grace', email: ' ADA@Example.com ', password };
	expect((await post('login', sent)).body).toMatchObject({ id });
});

test('an unknown, a wrong, a suspended and an inactive sign-in answer alike, and each hashes once', async () => {
	await store();
	await store({ username: 'bob', email: 'bob@example.com', status: 'suspended' });
	await store({ username: 'eve', email: 'eve@example.com', status: 'inactive' });
	const tried = [
		{ ...ada, email: 'nobody@example.com' },
		{ ...ada, password: 'correct horse batterz' },
		{ ...ada, password: `${password} ` },
		{ ...ada, email: 'bob@example.com' },
		{ ...ada, email: 'eve@example.com' },
		{ username: 'nobody', password },
	];
	const heads = new Set<string>();
	for (const body of tried) {
		const hashes = await hashesDuring(async () => {
			const answer = await post('login', body);
			expect([answer.status, answer.body]).toEqual([401, refused]);
			answer.headers.delete('X-Request-Id');
			heads.add(JSON.stringify([...answer.headers]));
		});
		expect(hashes).toEqual({ all: 1, atOnce: 1 });
	}
	expect(heads.size).toBe(1);
	expect([...heads].join()).not.toContain('set-cookie');
	expect(await db.$count(sessions)).toBe(0);
});

test('a user name alone signs in while exactly one account has it', async () => {
	const id = await store();
	expect((await post('login', { username: 'ADA', password })).body).toMatchObject({ id });

	const other = await store({ username: 'ada2', email: 'ada@elsewhere.example' });
	expect((await post('login', { username: 'ada', password })).status).toBe(401);
	expect((await post('login', { username: 'ada2', password })).body).toMatchObject({ id: other });
	expect((await post('login', ada)).body).toMatchObject({ id });
});

test('a namesake gets neither into the administrator’s account nor in its way', async () => {
	const id = await store({ ...boss, isAdmin: true });
	const namesake = await store({ username: 'boss', email: 'boss@evil.example' });
	expect((await post('login', { username: 'boss', password })).status).toBe(401);
	expect((await post('login', boss)).body).toMatchObject({ id, isAdmin: true });
	const evil = { ...boss, email: 'boss@evil.example' };
	expect((await post('login', evil)).body).toMatchObject({ id: namesake, isAdmin: false });
});

test('a name is no pattern', async () => {
	await store();
	for (const username of ['%', 'a%', '___', '\\', "' or ''='", 'ada@example.com%']) {
		expect((await post('login', { username, password })).body).toEqual(refused);
	}
});

test('a password hashed at another cost signs in and is hashed anew', async () => {
	// 'password', from the README of github.com/P-H-C/phc-winner-argon2, with -id.
	const passwordHash =
		'$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
	const id = await store({ passwordHash });
	const old = { ...ada, password: 'password' };
	expect((await post('login', old)).status).toBe(200);
	const [row] = await db.select().from(users).where(eq(users.id, id));
	expect(needsRehash(row?.passwordHash ?? '')).toBe(false);
	expect((await post('login', old)).status).toBe(200);
});

const emailRule = 'Please enter a valid email address';
const passwordRule = 'Password must be at least 6 characters';
test.each<[string, unknown, string[], string]>([
	['nothing', {}, ['username', 'password'], emailRule],
	['no password', { ...ada, password: undefined }, ['password'], passwordRule],
	['a short password', { ...ada, password: '12345' }, ['password'], passwordRule],
	['a password that is a list', { ...ada, password: [password] }, ['password'], passwordRule],
	['a password that is an object', { ...ada, password: { $ne: '' } }, ['password'], passwordRule],
	[
		'a password of 10,000 characters',
		{ ...ada, password: 'x'.repeat(10_000) },
		['password'],
		'Please use at most 128 characters',
	],
	['an email address that is a number', { ...ada, email: 1 }, ['email'], emailRule],
	['an email address that is none', { ...ada, email: "' or 1=1 --" }, ['email'], emailRule],
	['no user name', { ...ada, username: undefined }, ['username'], emailRule],
	['a user name that is true', { ...ada, username: true }, ['username'], emailRule],
])('%s is a 400 that names the field, and nothing is hashed', async (_, body, fields, message) => {
	const hashes = await hashesDuring(async () => {
		const answer = await post('login', body);
		expect(answer.status).toBe(400);
		expect(answer.body).toMatchObject({ message });
		expect(namedFields(answer.body)).toEqual(fields);
	});
	expect(hashes.all).toBe(0);
});

test.each([
	'🔑🔑🔑🔑🔑🔑',
	'كلمة السر الطويلة',
	'<script>alert(1)</script>',
	"'; drop table users;--",
])('the password %s and its likes are read as they are', async (odd) => {
	await store();
	expect((await post('login', { ...ada, password: odd })).status).toBe(401);
	expect(await db.$count(users)).toBe(1);
});

test('another site can sign nobody in', async () => {
	await store();
	const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
	const answer = await post('login', ada, foreign);
	expect(answer.status).toBe(403);
	expect(cookieOf(answer)).toBeUndefined();
	const asForm = { headers: { 'Content-Type': 'text/plain' } };
	expect((await post('login', JSON.stringify(ada), asForm)).status).toBe(415);
	expect(await db.$count(sessions)).toBe(0);
});

test('of sixty sign-ins at once two hash at a time, and what would wait too long is a 503', async () => {
	await store();
	const hashes = await hashesDuring(async () => {
		const answers = await Promise.all(Array.from({ length: 60 }, () => post('login', ada)));
		const full = answers.filter(({ status }) => status === 503);
		const signedIn = answers.filter(({ status }) => status === 200);
		expect(signedIn.length).toBeGreaterThanOrEqual(22);
		expect(full.length).toBe(60 - signedIn.length);
		expect(full[0]?.headers.get('Retry-After')).toBe('5');
	});
	expect(hashes.atOnce).toBe(2);
	expect(hashes.all).toBeLessThan(60);
	expect((await post('login', ada)).status).toBe(200);
});

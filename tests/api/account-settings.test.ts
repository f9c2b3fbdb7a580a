import { expect, test } from 'vitest';

import { routes } from '#functions/api/account.ts';
import {
	bookings,
	emailVerifications,
	savedTravellers,
	sessions,
	users,
} from '#src/server/db/schema.ts';

import { ada, boss } from '../support/account-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';
import { ownAccountCalls } from '../support/own-account-calls.ts';
import { storedBooking } from '../support/stored-booking.ts';

const { db, own, post, store, signIn, whoIs, letters } = ownAccountCalls(await testDatabase());

const newPassword = 'a battery of horses';
const change = (cookie: string | undefined, changes: object = {}, world = {}) =>
	own(
		'POST',
		'password',
		{ currentPassword: ada.password, password: newPassword, ...changes },
		{ cookie, ...world },
	);

test('nobody is answered who is not signed in, before a byte of the body is read', async () => {
	for (const { endpoint } of routes) {
		const { method, path } = endpoint;
		const under = path.replace(/^\/api\/account\/?/, '').replace(':id', '1');
		const body = ['GET', 'DELETE'].includes(method) ? undefined : '{';
		const answer = await own(method, under, body);
		expect([method, path, answer.status, answer.body]).toEqual([
			method,
			path,
			401,
			{ message: 'Please sign in to your account.' },
		]);
	}
});

test('the name is changed, and the header says so', async () => {
	await store();
	const cookie = await signIn();
	const answer = await own('PATCH', '', { fullName: '  Ada King  ' }, { cookie });
	expect(answer).toMatchObject({ status: 200, body: { fullName: 'Ada King' } });
	expect(await whoIs(cookie)).toMatchObject({ fullName: 'Ada King' });
	const refused = await own('PATCH', '', { fullName: 'Al' }, { cookie });
	expect([refused.status, namedFields(refused.body)]).toEqual([400, ['fullName']]);
});

test('a new password signs everybody out but the browser that chose it', async () => {
	await store();
	const [mine, elsewhere] = [await signIn(), await signIn()];
	expect(await change(mine)).toMatchObject({
		status: 200,
		body: { message: 'Your password is changed, and you are signed out everywhere else.' },
	});
	expect(await whoIs(mine)).not.toBeNull();
	expect(await whoIs(elsewhere)).toBeNull();
	expect(await signIn()).toBeUndefined();
	expect(await signIn({ password: newPassword })).toBeDefined();
	const told = (await letters()).at(-1);
	expect(told).toMatchObject({ kind: 'password-changed', recipient: ada.email });
	expect(told?.body).toContain('all other devices were signed out');
});

test.each<[string, object, string]>([
	['a wrong password', { currentPassword: 'not the right one' }, 'currentPassword'],
	['no password', { currentPassword: '' }, 'currentPassword'],
	['a new one that is easy to guess', { password: 'Ada Lovelace' }, 'password'],
	['a new one of five characters', { password: '12345' }, 'password'],
])('%s is refused at its field, and changes nothing', async (_, changes, field) => {
	await store();
	const cookie = await signIn();
	const elsewhere = await signIn();
	const answer = await change(cookie, changes);
	expect([answer.status, namedFields(answer.body)]).toEqual([400, [field]]);
	expect(await whoIs(elsewhere)).not.toBeNull();
	expect(await letters()).toEqual([]);
});

test('whoever sits at an open session may guess five times, and then waits', async () => {
	await store();
	const cookie = await signIn();
	const limited = { limitsUses: true };
	const guess = () => change(cookie, { currentPassword: 'a guess' }, limited);
	for (let count = 1; count <= 5; count += 1) expect((await guess()).status).toBe(400);
	const refused = await change(cookie, {}, limited);
	expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
	// The other ways to ask for the password count the same failures.
	const remove = await own('POST', 'delete', { password: ada.password }, { cookie, ...limited });
	expect(remove.status).toBe(429);
});

test('an account is deleted with all that is its own, and its bookings stay', async () => {
	await store({ verifiedAt: new Date(0) });
	const kept = await store({ username: 'bob', email: 'bob@example.com' });
	await db.insert(bookings).values(storedBooking(1, { email: ada.email }));
	const [cookie, elsewhere] = [await signIn(), await signIn()];
	const traveller = { ...noBody, name: 'Grace Hopper' };
	expect((await own('POST', 'travellers', traveller, { cookie })).status).toBe(200);
	await own('POST', 'email', { email: 'new@example.com', password: ada.password }, { cookie });

	const wrong = await own('POST', 'delete', { password: 'a guess' }, { cookie });
	expect([wrong.status, namedFields(wrong.body)]).toEqual([400, ['password']]);
	const answer = await own('POST', 'delete', { password: ada.password }, { cookie });
	expect(answer).toMatchObject({ status: 200, body: { message: 'Your account is deleted.' } });
	expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-session=;.*Max-Age=0/);
	expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"');

	for (const each of [cookie, elsewhere]) expect(await whoIs(each)).toBeNull();
	const ids = (await db.select().from(users).orderBy(users.id)).map(({ id }) => id);
	expect(ids).toEqual([kept]);
	for (const table of [sessions, savedTravellers, emailVerifications]) {
		expect(await db.$count(table)).toBe(0);
	}
	expect(await db.$count(bookings)).toBe(1);
	expect((await letters()).at(-1)).toMatchObject({ kind: 'account-deleted', recipient: ada.email });
	// The address is free again.
	expect((await post('register', ada)).status).toBe(201);
});

test('an administrator changes name and password here, and nothing that others decide', async () => {
	await store({ username: boss.username, email: boss.email, isAdmin: true });
	const cookie = await signIn({ email: boss.email });
	expect((await own('PATCH', '', { fullName: 'Grace Hopper' }, { cookie })).status).toBe(200);
	const short = await change(cookie, { password: 'elevenchars' });
	expect([short.status, namedFields(short.body)]).toEqual([400, ['password']]);
	expect((await change(cookie)).status).toBe(200);
	const refused = {
		message:
			'This is not possible for an account of the desk. An administrator can take its rights away first.',
	};
	for (const [path, body] of [
		['delete', { password: newPassword }],
		['email', { email: 'new@example.com', password: newPassword }],
		['travellers', { ...noBody, name: 'Grace Hopper' }],
	] as const) {
		expect(await own('POST', path, body, { cookie })).toMatchObject({ status: 403, body: refused });
	}
	expect(await own('GET', '', undefined, { cookie })).toMatchObject({
		body: { trips: null, travellers: [] },
	});
	expect(await db.$count(users)).toBe(1);
	// Where the site asks for a second factor, nothing is open before it.
	const due = await own('GET', '', undefined, { cookie, requiresSecondFactor: true });
	expect(due.status).toBe(403);
});

const noBody = {
	name: '',
	phone: '',
	address: '',
	city: '',
	country: '',
	zipCode: '',
	birthDate: '',
	needs: '',
};

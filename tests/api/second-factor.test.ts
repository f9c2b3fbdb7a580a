import { beforeEach, expect, test } from 'vitest';

import { codeSteps, sessions, users } from '#src/server/db/schema.ts';

import { accountCalls, after, boss, type Changes } from '../support/account-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';
import { codeAt, cookiesAfter, storeSecondFactor, wrongCode } from '../support/second-factor.ts';

const { db, post, store, whoIs, letters } = accountCalls(await testDatabase());

let id = 0;
beforeEach(async () => {
	id = await store({ username: 'boss', email: boss.email, isAdmin: true });
});
beforeEach(() => storeSecondFactor(db, id));

const minute = 60;
const ended =
	'Please enter your password again: a code has to follow it within five minutes, and at the fifth try.';

/** The cookies of somebody whose password was right. */
async function givePassword(changes: Changes = {}): Promise<string> {
	const answer = await post('login', boss, changes);
	expect([answer.status, answer.body]).toEqual([202, { next: 'second-factor' }]);
	return cookiesAfter(answer);
}

const giveCode = (code: string, cookie: string | undefined, changes: Changes = {}) =>
	post('login/code', { code }, { ...changes, cookie });

test('the password alone opens nothing, and the code after it does', async () => {
	const half = await givePassword();
	expect(half).toMatch(/^__Host-code-step=[\w-]{43}$/);
	expect(await db.$count(sessions)).toBe(0);
	const asSession = half.replace('code-step', 'session');
	expect(await whoIs(`${half}; ${asSession}`)).toBeNull();

	const answer = await giveCode(codeAt(), half);
	expect([answer.status, answer.body]).toEqual([
		200,
		expect.objectContaining({ id, isAdmin: true }),
	]);
	expect(answer.headers.getSetCookie()).toEqual([
		expect.stringMatching(/^__Host-session=.*; Max-Age=43200$/),
		expect.stringMatching(/^__Host-known-device=/),
		'__Host-code-step=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
	]);
	expect(await whoIs(cookiesAfter(answer))).toMatchObject({ id });
	expect((await giveCode(codeAt(30), half)).status).toBe(401);
});

test('the panel’s own form asks for it too, and a code may be typed with spaces', async () => {
	const answer = await post('admin/login', { password: boss.password });
	expect(answer.status).toBe(202);
	const [first, second] = [codeAt().slice(0, 3), codeAt().slice(3)];
	expect((await giveCode(` ${first} ${second} `, cookiesAfter(answer))).status).toBe(200);
});

test.each([
	[-30, 200],
	[0, 200],
	[30, 200],
	[-60, 400],
	[60, 400],
])('a clock that is %i seconds off is answered %i', async (seconds, status) => {
	expect((await giveCode(codeAt(seconds), await givePassword())).status).toBe(status);
});

test('each code is used once, and none that is older than it', async () => {
	expect((await giveCode(codeAt(), await givePassword())).status).toBe(200);
	for (const seconds of [0, -30]) {
		const again = await giveCode(codeAt(seconds), await givePassword());
		expect([again.status, namedFields(again.body)]).toEqual([400, ['code']]);
	}
	expect((await giveCode(codeAt(30), await givePassword())).status).toBe(200);
});

test('what is no code is said at the field, and costs no try', async () => {
	const half = await givePassword();
	for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
		const answer = await giveCode(code, half);
		expect([answer.status, namedFields(answer.body)]).toEqual([400, ['code']]);
	}
	expect((await giveCode(codeAt(), half)).status).toBe(200);
});

test('the fifth wrong code ends the sign-in, and the right one after it too', async () => {
	const half = await givePassword();
	for (let count = 1; count <= 4; count += 1) {
		expect((await giveCode(wrongCode(), half)).status).toBe(400);
	}
	const fifth = await giveCode(wrongCode(), half);
	expect([fifth.status, fifth.body]).toEqual([401, { message: ended }]);
	expect((await giveCode(codeAt(), half)).status).toBe(401);
});

test('whoever knows the password has five codes a minute, then fewer, however often it is given', async () => {
	const limited = { limitsUses: true };
	const half = await givePassword(limited);
	for (let count = 1; count <= 5; count += 1) await giveCode(wrongCode(), half, limited);
	const next = await givePassword(limited);
	const refused = await giveCode(codeAt(), next, limited);
	expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
	const later = { ...limited, ...after(minute) };
	expect((await giveCode(codeAt(minute), next, later)).status).toBe(200);
});

test('it ends after five minutes, with a new password and with a suspension', async () => {
	const half = await givePassword();
	expect((await giveCode(codeAt(5 * minute), half, after(5 * minute))).status).toBe(401);
	expect((await giveCode(codeAt(), undefined)).status).toBe(401);
	await db.update(users).set({ status: 'suspended' });
	expect((await giveCode(codeAt(), half)).status).toBe(401);
	await db.update(users).set({ status: 'active' });
	await newPassword('another long password');
	expect((await giveCode(codeAt(), half)).status).toBe(401);
});

test('a new password by letter does not switch it off', async () => {
	await newPassword('another long password');
	const answer = await post('login', { ...boss, password: 'another long password' });
	expect(answer.status).toBe(202);
});

test('an unfinished sign-in is forgotten when it is over', async () => {
	await givePassword();
	const latest = await givePassword(after(6 * minute));
	const steps = await db.select().from(codeSteps).orderBy(codeSteps.tokenHash);
	expect(steps).toHaveLength(1);
	expect(`__Host-code-step=${steps[0]?.tokenHash}`).not.toBe(latest);
});

test('it is asked of administrators', async () => {
	await db.update(users).set({ isAdmin: false });
	expect((await post('login', boss)).status).toBe(200);
});

async function newPassword(password: string) {
	await post('password-reset', { email: boss.email });
	const token = /#token=([\w-]{43})/.exec((await letters()).at(-1)?.body ?? '')?.[1];
	expect((await post('password-reset/confirm', { token, password })).status).toBe(200);
}

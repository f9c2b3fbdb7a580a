import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle as handleOverview } from '#functions/overview.ts';
import { handle as handleOwnAccount } from '#functions/own-account.ts';
import { finishSetUp } from '#src/contract/admin/own-account.ts';
import {
	changes,
	codeSteps,
	recoveryCodes,
	secondFactors,
	sessions,
	users,
} from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/platform/dependencies.ts';

import { accountCalls, after, boss, type Changes } from '../support/account-calls.ts';
import { send, testDependencies } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';
import { codeAt, cookiesAfter, storeSecondFactor, wrongCode } from '../support/second-factor.ts';

const { db, post, store, whoIs, letters } = accountCalls(await testDatabase());
const deps = testDependencies(db, { limitsUses: false });

let id = 0;
beforeEach(async () => {
	id = await store({ username: 'boss', email: boss.email, isAdmin: true });
});

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

function ask(
	method: string,
	path: string,
	body: unknown,
	cookie: string,
	world: Partial<Dependencies> = {},
) {
	const sent = { body, headers: { Cookie: cookie } };
	return send(handleOwnAccount, { ...deps, ...world }, method, `/api/admin/${path}`, sent);
}

describe('signing in', () => {
	beforeEach(() => storeSecondFactor(db, id));

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
		const steps = await db.select().from(codeSteps);
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
});

describe('setting it up', () => {
	let cookie = '';
	beforeEach(async () => {
		cookie = cookiesAfter(await post('login', boss));
	});

	async function begin(world: Partial<Dependencies> = {}): Promise<string> {
		const { body } = await ask('POST', 'second-factor', {}, cookie, world);
		const { secret, address } = z.parse(
			z.object({ secret: z.string(), address: z.string() }),
			body,
		);
		expect(secret).toMatch(/^[A-Z2-7]{32}$/);
		expect(address).toMatch(
			/^otpauth:\/\/totp\/Bright%20Departures:boss%40example\.com\?issuer=Bright%20Departures&secret=/,
		);
		return secret;
	}

	async function turnOn(world: Partial<Dependencies> = {}): Promise<string[]> {
		const code = codeAt(0, await begin(world));
		const { status, body } = await ask('POST', 'second-factor/confirm', { code }, cookie, world);
		expect(status).toBe(200);
		return z.parse(finishSetUp.reply, body).recoveryCodes;
	}

	test('nothing is asked for before a code was right; then everybody else is signed out and told', async () => {
		const elsewhere = cookiesAfter(await post('login', boss));
		const half = await begin();
		expect((await post('login', boss)).status).toBe(200);
		const refused = await ask('POST', 'second-factor/confirm', { code: wrongCode() }, cookie);
		expect([refused.status, namedFields(refused.body)]).toEqual([400, ['code']]);
		const confirmed = await ask('POST', 'second-factor/confirm', { code: codeAt(0, half) }, cookie);
		expect(confirmed.status).toBe(200);

		expect(await whoIs(cookie)).toMatchObject({ id });
		expect(await whoIs(elsewhere)).toBeNull();
		expect((await post('login', boss)).status).toBe(202);
		expect((await letters()).at(-1)).toMatchObject({
			recipient: boss.email,
			subject: 'Bright Departures: your second factor is on',
		});
		expect(await db.select().from(changes)).toMatchObject([
			{ subject: 'user', before: { secondFactor: false }, after: { secondFactor: true } },
		]);
	});

	test('the code that turned it on does not sign in', async () => {
		await turnOn();
		const [factor] = await db.select().from(secondFactors);
		const made = codeAt(0, factor?.secret.replace('plain:', ''));
		expect((await giveCode(made, cookiesAfter(await post('login', boss)))).status).toBe(400);
	});

	test('begun again before it is confirmed it has a new secret, and afterwards none', async () => {
		expect(await begin()).not.toBe(await begin());
		await turnOn();
		expect((await ask('POST', 'second-factor', {}, cookie)).status).toBe(409);
		const again = await ask('POST', 'second-factor/confirm', { code: codeAt() }, cookie);
		expect(again.status).toBe(409);
	});

	test('ten recovery codes open once each, as they are written and as digits, and are stored as hashes', async () => {
		const codes = await turnOn();
		expect(new Set(codes).size).toBe(10);
		const [first = '', second = ''] = codes;
		expect(first).toMatch(/^\d{20}$/);
		const written = first.replace(/\d{5}(?=\d)/g, '$&-');
		expect((await giveCode(written, await givePassword())).status).toBe(200);
		expect((await giveCode(first, await givePassword())).status).toBe(400);
		expect((await giveCode(second, await givePassword())).status).toBe(200);
		const stored = JSON.stringify(await db.select().from(recoveryCodes));
		expect(codes.filter((code) => stored.includes(code))).toEqual([]);
		const { body } = await ask('GET', 'own-account', undefined, cookie);
		expect(body).toMatchObject({ secondFactor: { recoveryCodesLeft: 8 } });
	});

	test('with a key the secret is sealed, and another key opens nothing but by recovery codes', async () => {
		const keyed = { secondFactorKey: 'a1'.repeat(32) };
		const [code = ''] = await turnOn(keyed);
		const [factor] = await db.select().from(secondFactors);
		expect(factor?.secret).toMatch(/^sealed:[\w+/]{70,}=*$/);
		const half = cookiesAfter(await post('login', boss));
		const other = { secondFactorKey: 'b2'.repeat(32) };
		expect((await giveCode('123456', half, other)).status).toBe(400);
		expect((await giveCode('123456', half)).status).toBe(400);
		expect((await giveCode(code, half, other)).status).toBe(200);
	});

	test('turning it off takes the password and a code', async () => {
		const [code = '', other = ''] = await turnOn();
		const off = (body: object) => ask('POST', 'second-factor/off', body, cookie);
		const badPassword = await off({ password: 'a wrong password', code });
		expect([badPassword.status, namedFields(badPassword.body)]).toEqual([400, ['password']]);
		const badCode = await off({ password: boss.password, code: wrongCode() });
		expect([badCode.status, namedFields(badCode.body)]).toEqual([400, ['code']]);
		expect((await post('login', boss)).status).toBe(202);

		expect((await off({ password: boss.password, code })).status).toBe(200);
		expect((await post('login', boss)).status).toBe(200);
		expect((await letters()).at(-1)?.subject).toBe('Bright Departures: your second factor is off');
		expect((await off({ password: boss.password, code: other })).status).toBe(400);
	});

	test('whoever sits down at an open panel has five tries to turn it off', async () => {
		await turnOn();
		const body = { password: 'a wrong password', code: wrongCode() };
		const answers = [];
		for (let count = 0; count < 6; count += 1) {
			const world = { limitsUses: true };
			answers.push((await ask('POST', 'second-factor/off', body, cookie, world)).status);
		}
		expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
	});

	test('where the site asks for one, nothing opens before it is set up, and all does after it', async () => {
		const required = { requiresSecondFactor: true };
		const counts = () =>
			send(handleOverview, { ...deps, ...required }, 'GET', '/api/admin/counts', {
				headers: { Cookie: cookie },
			});
		const answer = await post('login', boss, required);
		expect(answer.body).toMatchObject({ isAdmin: true, isSetUpDue: true });
		cookie = cookiesAfter(answer);
		expect((await counts()).body).toEqual({ message: 'Please set up your second factor first.' });
		expect((await ask('GET', 'own-account', undefined, cookie, required)).status).toBe(403);
		await turnOn(required);
		expect((await counts()).status).toBe(200);
		expect(await whoIs(cookie, required)).not.toHaveProperty('isSetUpDue');
	});
});

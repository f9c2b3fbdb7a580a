import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { finishSetUp } from '#src/contract/desk/account.ts';
import { changes, recoveryCodes, secondFactors } from '#src/server/db/schema.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { accountCalls, boss, type Changes, password } from '../support/account-calls.ts';
import { send, testDependencies } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';
import { codeAt, cookiesAfter, wrongCode } from '../support/second-factor.ts';

const { db, post, store, whoIs, letters } = accountCalls(await testDatabase());
const deps = testDependencies(db, { limitsUses: false });

let id = 0;
let cookie = '';
beforeEach(async () => {
	id = await store({ username: 'boss', email: boss.email, isAdmin: true });
	cookie = cookiesAfter(await post('login', boss));
});

/** The cookies of somebody whose password was right. */
async function givePassword(changes: Changes = {}): Promise<string> {
	const answer = await post('login', boss, changes);
	expect([answer.status, answer.body]).toEqual([202, { next: 'second-factor' }]);
	return cookiesAfter(answer);
}

const giveCode = (code: string, half: string | undefined, changes: Changes = {}) =>
	post('login/code', { code }, { ...changes, cookie: half });

function ask(
	method: string,
	path: string,
	body: unknown,
	cookie: string,
	world: Partial<Dependencies> = {},
) {
	const sent = { body, headers: { Cookie: cookie } };
	return send(handle, { ...deps, ...world }, method, `/api/admin/${path}`, sent);
}

async function begin(world: Partial<Dependencies> = {}): Promise<string> {
	await ask('POST', 'confirm', { password }, cookie, world);
	const { body } = await ask('POST', 'second-factor', {}, cookie, world);
	const { secret, address } = z.parse(z.object({ secret: z.string(), address: z.string() }), body);
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
	const stored = JSON.stringify(
		await db.select().from(recoveryCodes).orderBy(recoveryCodes.codeHash, recoveryCodes.userId),
	);
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
		send(handle, { ...deps, ...required }, 'GET', '/api/admin/counts', {
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

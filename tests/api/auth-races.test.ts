import { expect, test } from 'vitest';

import { outbox, passwordResets, rateLimits, sessions, users } from '#src/server/db/schema.ts';

import { accountCalls, ada, cookieOf } from '../support/account-calls.ts';
import type { Read } from '../support/http.ts';
import { testPostgres } from '../support/postgres.ts';
import { codeAt, cookiesAfter, storeSecondFactor, wrongCode } from '../support/second-factor.ts';

const { database: db, bridge } = await testPostgres();
const { post, store, whoIs, letters } = accountCalls(db);

const limited = { limitsUses: true };

function times(count: number, work: (index: number) => Promise<Read>): Promise<Read[]> {
	return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

function count(answers: Read[], status: number): number {
	return answers.filter((answer) => answer.status === status).length;
}

test('of twenty simultaneous guesses at one account five are looked at', async () => {
	await store();
	const wrong = { ...ada, password: 'a wrong password' };
	const answers = await times(20, (index) =>
		post('login', wrong, { ...limited, clientAddress: `198.51.100.${index}` }),
	);
	expect([count(answers, 401), count(answers, 429)]).toEqual([5, 15]);
});

test('of twenty simultaneous guesses from one address ten are looked at', async () => {
	const answers = await times(20, (index) =>
		post('login', { ...ada, email: `person${index}@example.com` }, limited),
	);
	expect([count(answers, 401), count(answers, 429)]).toEqual([10, 10]);
});

test('people who sign in at the same moment from one address leave it no failures', async () => {
	for (let index = 0; index < 8; index += 1) {
		await store({ username: `p${index}`, email: `person${index}@example.com` });
	}
	const answers = await times(8, (index) =>
		post('login', { ...ada, email: `person${index}@example.com` }, limited),
	);
	expect(count(answers, 200)).toBe(8);
	const counters = await db.select().from(rateLimits).orderBy(rateLimits.key);
	expect(counters.map(({ hits }) => hits)).toEqual([0]);
});

/** The cookies of so many sign-ins whose password was right. */
async function awaitCodes(sends: number): Promise<string[]> {
	await storeSecondFactor(db, await store({ isAdmin: true }));
	const answers = await times(sends, () => post('login', ada));
	expect(count(answers, 202)).toBe(sends);
	return answers.map(cookiesAfter);
}

test('a code that is sent six times at once signs in once', async () => {
	const cookies = await awaitCodes(6);
	const answers = await times(6, (index) =>
		post('login/code', { code: codeAt() }, { cookie: cookies[index] }),
	);
	expect([count(answers, 200), count(answers, 400)]).toEqual([1, 5]);
});

test('of twenty simultaneous guesses at a code five are looked at', async () => {
	const [cookie] = await awaitCodes(1);
	const answers = await times(20, () => post('login/code', { code: wrongCode() }, { cookie }));
	expect([count(answers, 400), count(answers, 401)]).toEqual([4, 16]);
	expect((await post('login/code', { code: codeAt() }, { cookie })).status).toBe(401);
});

test('of ten simultaneous registrations of one address one gets the account', async () => {
	const answers = await times(10, (index) =>
		post('register', { ...ada, email: index % 2 === 0 ? ada.email : 'ADA@example.com' }),
	);
	expect([count(answers, 201), count(answers, 409)]).toEqual([1, 9]);
	expect(await db.$count(users)).toBe(1);
	expect(await db.$count(sessions)).toBe(1);
	expect(await db.$count(outbox)).toBe(1);
});

test('ten namesakes who register at the same moment all get an account of their own', async () => {
	const answers = await times(10, (index) =>
		post('register', { ...ada, email: `ada@host${index}.example` }),
	);
	expect(count(answers, 201)).toBe(10);
	const names = (await db.select().from(users).orderBy(users.id)).map(({ username }) => username);
	expect(new Set(names).size).toBe(10);
});

async function askForToken(): Promise<string> {
	await post('password-reset', { email: ada.email });
	return /#token=([\w-]{43})/.exec((await letters()).at(-1)?.body ?? '')?.[1] ?? '';
}

test('a link that is used twice at once sets one password', async () => {
	await store();
	const token = await askForToken();
	const answers = await times(6, (index) =>
		post('password-reset/confirm', { token, password: `a new password ${index}` }),
	);
	expect([count(answers, 200), count(answers, 400)]).toEqual([1, 5]);
	const winner = answers.findIndex(({ status }) => status === 200);
	const tries = await times(6, (index) =>
		post('login', { ...ada, password: `a new password ${index}` }),
	);
	expect(tries.map(({ status }) => status === 200)).toEqual(
		tries.map((_, index) => index === winner),
	);
});

test('requests for a link at the same moment leave one that works', async () => {
	await store();
	const answers = await times(6, () => post('password-reset', { email: ada.email }));
	expect(count(answers, 200)).toBe(6);
	expect(await db.$count(passwordResets)).toBe(1);
});

test('a sign-in with the old password does not outlive the new one, whichever comes first', async () => {
	for (let round = 0; round < 5; round += 1) {
		const email = `ada${round}@example.com`;
		await store({ username: `ada${round}`, email });
		await post('password-reset', { email });
		const [, token = ''] = /#token=([\w-]{43})/.exec((await letters()).at(-1)?.body ?? '') ?? [];
		const [reset, ...signIns] = await Promise.all([
			post('password-reset/confirm', { token, password: 'the new password' }),
			...Array.from({ length: 4 }, () => post('login', { ...ada, email })),
		]);
		expect(reset.status).toBe(200);
		expect(count(signIns, 200) + count(signIns, 401)).toBe(4);
		const stillIn = await Promise.all(signIns.map((answer) => whoIs(cookieOf(answer))));
		expect(stillIn).toEqual([null, null, null, null]);
	}
});

test('when the answer to the commit is lost, the account is there and its password opens it', async () => {
	bridge.loseReplyTo('commit');
	expect((await post('register', ada)).status).toBe(503);
	expect((await post('register', ada)).status).toBe(409);
	expect((await post('login', ada)).status).toBe(200);
	expect(await db.$count(outbox)).toBe(1);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { administratorMessages } from '#src/contract/desk/sign-in.ts';
import { colleagueMessages } from '#src/contract/users/invitation.ts';
import { changes, invitations, outbox, sessions, users } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

const { db, deps, ask, signedIn } = administratorCalls(await testDatabase());

const grace = { email: 'grace@example.com', role: 'agent' };
const chosen = { fullName: 'Grace Hopper', password: 'enigmatic turnstile' };

const invite = (body: object = grace) => ask(handle, 'POST', '/api/admin/invitations', body);
const call = (path: string, body: object, world = {}) =>
	send(handle, { ...deps, ...world }, 'POST', `/api/invitations/${path}`, { body });
const daysOn = (days: number) => ({
	now: () => new Date(testNow.getTime() + days * 86_400_000),
});

async function tokenOfLetter(): Promise<string> {
	const letters = await db
		.select()
		.from(outbox)
		.where(eq(outbox.kind, 'invitation'))
		.orderBy(outbox.id);
	return /\/invitation#token=([\w-]{43})/.exec(letters.at(-1)?.body ?? '')?.[1] ?? '';
}

test('a colleague who is invited chooses name and password by the letter, once, and signs in at the desk', async () => {
	const invited = await invite();
	expect([invited.status, invited.body]).toMatchObject([
		201,
		{ email: grace.email, role: 'agent', invitedBy: 'The Boss' },
	]);
	const token = await tokenOfLetter();
	expect((await call('open', { token })).body).toEqual(grace);
	expect((await ask(handle, 'GET', '/api/admin/invitations')).body).toHaveLength(1);
	expect(JSON.stringify(await db.select().from(invitations).orderBy(invitations.id))).not.toContain(
		token,
	);

	const accepted = await call('accept', { token, ...chosen });
	expect([accepted.status, accepted.body]).toEqual([200, grace]);
	expect(accepted.headers.getSetCookie()).toEqual([]);
	const [account] = await db.select().from(users).where(eq(users.email, grace.email));
	expect(account).toMatchObject({ isAgent: true, isAdmin: false, fullName: chosen.fullName });
	expect(account?.verifiedAt).toEqual(testNow);
	for (const path of ['open', 'accept']) {
		const again = await call(path, { token, ...(path === 'accept' && chosen) });
		expect([again.status, again.body]).toEqual([404, { message: colleagueMessages.linkEnded }]);
	}
	expect((await ask(handle, 'GET', '/api/admin/invitations')).body).toEqual([]);

	const entered = await send(handle, deps, 'POST', '/api/admin/login', {
		body: { email: 'GRACE@example.com', password: chosen.password },
	});
	expect([entered.status, entered.body]).toMatchObject([200, { isAgent: true }]);
	expect((await db.select().from(changes).orderBy(changes.id)).map(({ label }) => label)).toEqual([
		'g…@example.com',
		grace.email,
	]);
});

test('a link ends after three days, when it is withdrawn, and when a newer one is sent', async () => {
	await invite();
	const first = await tokenOfLetter();
	expect((await call('open', { token: first }, daysOn(2.99))).status).toBe(200);
	expect((await call('open', { token: first }, daysOn(3))).status).toBe(404);
	expect((await call('accept', { token: first, ...chosen }, daysOn(3))).status).toBe(404);

	const renewed = await invite({ email: 'Grace@Example.com', role: 'admin' });
	const second = await tokenOfLetter();
	expect((await call('open', { token: first })).status).toBe(404);
	expect((await call('open', { token: second })).body).toMatchObject({ role: 'admin' });
	const { id } = Object(renewed.body) as { id: number };
	const withdrawn = await ask(handle, 'DELETE', `/api/admin/invitations/${id}`);
	expect(withdrawn.status).toBe(200);
	expect((await call('accept', { token: second, ...chosen })).status).toBe(404);
	expect((await ask(handle, 'DELETE', `/api/admin/invitations/${id}`)).status).toBe(404);
	expect(await db.$count(users)).toBe(1);
});

test('a short password of the desk is refused, and the link stays; an address with an account is not invited', async () => {
	await invite();
	const token = await tokenOfLetter();
	const short = await call('accept', { token, ...chosen, password: 'turnstiles' });
	expect([short.status, namedFields(short.body)]).toEqual([400, ['password']]);
	expect((await call('open', { token })).status).toBe(200);

	await signedIn({ email: 'ana@example.com' });
	for (const email of ['ANA@example.com', 'boss@example.com']) {
		const refused = await invite({ email, role: 'agent' });
		expect([refused.status, namedFields(refused.body)]).toEqual([409, ['email']]);
	}
});

test('whoever registered with the address meanwhile loses the account to who reads its letters', async () => {
	await invite();
	const stranger = await signedIn({ email: grace.email, fullName: 'A Stranger' });
	await call('accept', { token: await tokenOfLetter(), ...chosen });
	const [account] = await db.select().from(users).where(eq(users.id, stranger.id));
	expect(account).toMatchObject({ isAgent: true, fullName: chosen.fullName });
	expect(await db.$count(sessions, eq(sessions.userId, stranger.id))).toBe(0);
});

test('one link used by two at once makes one account', async () => {
	await invite();
	const token = await tokenOfLetter();
	const answers = await Promise.all([
		call('accept', { token, ...chosen }),
		call('accept', { token, ...chosen }),
	]);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
	expect(await db.$count(users)).toBe(2);
});

test('at the desk’s door a visitor with the right password is told, and not signed in', async () => {
	await invite();
	await call('accept', { token: await tokenOfLetter(), ...chosen });
	await db.update(users).set({ isAgent: false }).where(eq(users.email, grace.email));
	const enter = (password: string) =>
		send(handle, deps, 'POST', '/api/admin/login', {
			body: { email: grace.email, password },
		});
	const told = await enter(chosen.password);
	expect([told.status, told.body]).toEqual([403, { message: administratorMessages.notOfDesk }]);
	expect(told.headers.getSetCookie()).toEqual([]);
	const wrong = await enter('something else');
	expect([wrong.status, wrong.body]).toEqual([401, { message: administratorMessages.wrongPair }]);
});

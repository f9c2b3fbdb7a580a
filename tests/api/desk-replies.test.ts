import { randomUUID } from 'node:crypto';

import { desc, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { handle } from '#functions/api.ts';
import { applicationRoutes } from '#functions/api/applications.ts';
import { changedMeanwhile } from '#src/contract/desk/conflict.ts';
import { conversationWords } from '#src/contract/desk/conversation-words.ts';
import { conversationConflict, conversationRecord } from '#src/contract/desk/conversation.ts';
import { attemptHeader } from '#src/contract/http/attempt.ts';
import { cardNumberRefused } from '#src/contract/no-card-number.ts';
import { messageWords } from '#src/contract/trips/messages.ts';
import * as schema from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { application, customOffer, inquiry } from '../support/request-calls.ts';

const db = await testDatabase();
const { ask, deps, signedIn } = administratorCalls(db);
const { handle: applications } = serve(...applicationRoutes(async () => []));

const rooms = [
	{
		kind: 'inquiry',
		at: '/api/desk/inquiries/1',
		store: () => db.insert(schema.inquiries).values(inquiry),
	},
	{
		kind: 'application',
		at: '/api/desk/applications/1',
		store: () => db.insert(schema.applications).values(application),
	},
	{
		kind: 'custom offer',
		at: '/api/desk/custom-offers/1',
		store: () => db.insert(schema.customOffers).values(customOffer),
	},
] as const;
const [{ at: ofInquiry, store: storeInquiry }] = rooms;

/** Those that are not kept back. */
const letters = () =>
	db
		.select()
		.from(schema.outbox)
		.where(isNull(schema.outbox.cancelledAt))
		.orderBy(schema.outbox.id);
const written = { body: 'Dear {name},\n\nabout {subject}: yes.\n\n{agent}, {desk phone}', seen: 0 };

async function conversation(at: string) {
	const { status, body } = await ask(handle, 'GET', `${at}/conversation`);
	expect(status).toBe(200);
	return z.parse(conversationRecord, body);
}

test.each(rooms)(
	'a reply to an $kind is filled in, goes out as a letter, and waits for them',
	async ({ kind, at, store }) => {
		await store();
		expect(await conversation(at)).toMatchObject({ kind, state: 'Open', version: 1, messages: [] });
		const { status, body } = await ask(handle, 'POST', `${at}/replies`, written);
		expect(status).toBe(200);
		const [stored] = z.parse(conversationRecord, body).messages;
		expect(stored?.body).toMatch(
			new RegExp(`^Dear Ada Lovelace,\n\nabout .+: yes\\.\n\nThe Boss, `),
		);
		expect(stored?.body).toContain(site.phone);
		expect(body).toMatchObject({
			state: 'Waiting for them',
			recipient: 'ada@example.com',
			messages: [{ author: 'The Boss', letter: { state: 'waiting', at: null } }],
		});
		expect(await letters()).toMatchObject([
			{
				kind: 'desk-reply',
				recipient: 'ada@example.com',
				replyTo: null,
				subject: z.parse(conversationRecord, body).subject,
				body: expect.stringContaining(stored?.body ?? '-'),
			},
		]);
		await db.update(schema.outbox).set({ sentAt: testNow, attempts: 1 });
		expect((await conversation(at)).messages).toMatchObject([
			{ letter: { state: 'sent', at: testNow.toISOString() } },
		]);
	},
);

test('one attempt is one reply and one letter; with other words, or to somebody else, it is refused', async () => {
	await storeInquiry();
	await db.insert(schema.inquiries).values({ ...inquiry, subject: 'Another' });
	const attempt = randomUUID();
	const { cookie } = await signedIn({ isAdmin: true, email: 'ana@example.com', fullName: 'Ana' });
	const post = (at: string, body: object) =>
		send(handle, deps, 'POST', `${at}/replies`, {
			body,
			headers: { Cookie: cookie, [attemptHeader]: attempt },
		});
	for (const _ of [1, 2, 3]) {
		const { status, body } = await post(ofInquiry, written);
		expect([status, z.parse(conversationRecord, body).messages.length]).toEqual([200, 1]);
	}
	expect(await letters()).toHaveLength(1);
	const reused = { message: messageWords.attemptReused };
	expect((await post(ofInquiry, { ...written, body: 'No.' })).body).toEqual(reused);
	expect((await post('/api/desk/inquiries/2', written)).body).toEqual(reused);
	expect(await db.$count(schema.messages)).toBe(1);
});

test('nobody answers what a colleague has just answered: it is shown first, and nothing is sent', async () => {
	await storeInquiry();
	const { cookie } = await signedIn({ isAdmin: true, email: 'ana@example.com', fullName: 'Ana' });
	await ask(handle, 'POST', `${ofInquiry}/replies`, written, cookie);
	const late = await ask(handle, 'POST', `${ofInquiry}/replies`, { ...written, body: 'Hello' });
	expect(late.status).toBe(409);
	const { message, current } = z.parse(conversationConflict, late.body);
	expect([message, current.messages[0]?.author]).toEqual([
		conversationWords.answeredMeanwhile,
		'Ana',
	]);
	expect(await letters()).toHaveLength(1);
	const seen = current.messages[0]?.id;
	const again = await ask(handle, 'POST', `${ofInquiry}/replies`, { body: 'Hello', seen });
	expect([again.status, await db.$count(schema.messages)]).toEqual([200, 2]);
});

test.each([
	['a variable that does not exist', 'Dear {nmae},', /^There is no variable \{nmae\}\./],
	['one that is not known of an inquiry', 'Until {hold end}', /^\{hold end\} is not known here\./],
	['nothing', ' \n ', /^Please write something\.$/],
	['the number of a card', 'Use 4111 1111 1111 1111.', new RegExp(`^${cardNumberRefused}$`)],
	['too much', 'a'.repeat(4001), /at most 4000/],
])('%s is refused at the text, in words, and nothing is stored', async (_, body, message) => {
	await storeInquiry();
	const answer = await ask(handle, 'POST', `${ofInquiry}/replies`, { body, seen: 0 });
	expect(answer.status).toBe(400);
	expect(answer.body).toMatchObject({
		issues: [{ path: 'body', message: expect.stringMatching(message) }],
	});
	expect([await db.$count(schema.messages), await letters()]).toEqual([0, []]);
	expect(await conversation(ofInquiry)).toMatchObject({ state: 'Open' });
});

test('a request without an address cannot be answered, and one that is not there is said to be so', async () => {
	await db.insert(schema.inquiries).values({ ...inquiry, email: '' });
	const { status, body } = await ask(handle, 'POST', `${ofInquiry}/replies`, written);
	expect([status, body]).toMatchObject([400, { message: conversationWords.noAddress }]);
	for (const path of ['conversation', 'replies']) {
		const method = path === 'replies' ? 'POST' : 'GET';
		const gone = await ask(
			handle,
			method,
			`/api/desk/inquiries/9/${path}`,
			method === 'POST' ? written : undefined,
		);
		expect([gone.status, gone.body]).toEqual([
			404,
			{ message: 'There is no inquiry with this number.' },
		]);
	}
});

test('where a conversation stands is versioned and recorded, and the lists and counts follow', async () => {
	await storeInquiry();
	await db.insert(schema.inquiries).values({ ...inquiry, subject: 'Other' });
	const step = (state: string, version: number) =>
		ask(handle, 'PATCH', `${ofInquiry}/conversation`, { state, version });
	expect((await step('Done', 1)).body).toMatchObject({ state: 'Done', version: 2 });
	const late = await step('Waiting for them', 1);
	expect([late.status, late.body]).toMatchObject([
		409,
		{ message: changedMeanwhile, current: { state: 'Done' } },
	]);
	const listed = async (state: string) => {
		const { body } = await ask(handle, 'GET', `/api/inquiries?state=${encodeURIComponent(state)}`);
		return z.parse(z.array(z.object({ id: z.number(), state: z.string() })), body);
	};
	expect(await listed('Done')).toEqual([{ id: 1, state: 'Done' }]);
	expect(await listed('Open')).toEqual([{ id: 2, state: 'Open' }]);
	expect(await listed('Waiting for them')).toEqual([]);
	const wrong = await ask(handle, 'GET', '/api/inquiries?state=Gone');
	expect([wrong.status, wrong.body]).toMatchObject([400, { issues: [{ path: 'state' }] }]);
	const [change] = await db.select().from(schema.changes).orderBy(desc(schema.changes.id));
	expect(change).toMatchObject({
		name: 'The Boss',
		subject: 'inquiry',
		subjectId: 1,
		before: { state: 'Open' },
		after: { state: 'Done' },
	});
	await db.insert(schema.applications).values(application);
	await ask(handle, 'PATCH', '/api/desk/applications/1/conversation', {
		state: 'Done',
		version: 1,
	});
	const { body } = await ask(applications, 'GET', '/api/applications?state=Done');
	expect(body).toMatchObject([{ id: 1, state: 'Done' }]);
});

test('a custom offer that is answered is worked on, and done with the last reply; the reply is the letter about that', async () => {
	await db.insert(schema.customOffers).values(customOffer);
	await ask(handle, 'PATCH', '/api/custom-offers/1', { status: 'Processing', version: 1 });
	const at = '/api/desk/custom-offers/1';
	await ask(handle, 'POST', `${at}/replies`, written);
	const status = async () => {
		const { body } = await ask(handle, 'GET', '/api/custom-offers');
		return z.parse(z.array(z.object({ status: z.string() })), body)[0]?.status;
	};
	expect(await status()).toBe('Processing');
	// The letter that said so has not gone out yet, and need not any more.
	expect((await letters()).map(({ kind }) => kind)).toEqual(['desk-reply']);
	const [first] = await db.select().from(schema.messages);
	const last = { body: 'Here it is.', seen: first?.id, state: 'Done' };
	expect((await ask(handle, 'POST', `${at}/replies`, last)).body).toMatchObject({ state: 'Done' });
	expect(await status()).toBe('Completed');
	expect((await letters()).map(({ kind }) => kind)).toEqual(['desk-reply', 'desk-reply']);
	expect(await conversation(at)).toMatchObject({ state: 'Done', version: 4 });
});

test.each(rooms)(
	'what was asked ($kind) waits anew when its last reply is not to be sent, and by no earlier one',
	async ({ at, store }) => {
		await store();
		await ask(handle, 'POST', `${at}/replies`, written);
		const [first] = (await conversation(at)).messages;
		await ask(handle, 'POST', `${at}/replies`, { ...written, seen: first?.id, state: 'Done' });
		const [earlier, last] = await letters();
		const doNotSend = async (letter: typeof last) => {
			const path = `/api/admin/letters/${letter?.id}/cancel`;
			expect((await ask(handle, 'POST', path, {})).status).toBe(200);
		};
		await doNotSend(earlier);
		expect(await conversation(at)).toMatchObject({ state: 'Done', version: 3 });
		await doNotSend(last);
		expect(await conversation(at)).toMatchObject({ state: 'Open', version: 4 });
	},
);

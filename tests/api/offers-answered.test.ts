import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { proposalDeskMessages } from '#src/contract/desk/proposals.ts';
import { proposalMessages } from '#src/contract/proposals/answers.ts';
import { seatsTaken } from '#src/server/catalog/taken-seats.ts';
import { departures, outbox, users } from '#src/server/db/schema.ts';

import { send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { offerCalls, offered, ownPart, tourPart } from '../support/offer-calls.ts';

const db = await testDatabase();
const calls = offerCalls(db);
const { deps, signedIn, openWorld, desk, sent, newestKey, answer, accept, letters, standing } =
	calls;

let cookie = '';
let departure = 0;
beforeEach(async () => {
	({ cookie, departure } = await openWorld());
});

describe('another version', () => {
	const newer = {
		seen: 1,
		keepsEarlier: false,
		...offered,
		parts: [{ ...tourPart, agreed: undefined }],
	};

	test('says what changed, keeps its own seats alone, and takes the place of the one before', async () => {
		const { id, reference } = await sent(cookie);
		const first = await newestKey();
		const { status, body } = await desk(cookie, `/${id}/versions`, newer);
		expect(status).toBe(201);
		expect(body).toMatchObject({
			version: 2,
			versions: [
				{
					number: 2,
					changes: [
						'No longer part of it: Transfers in Lisbon, May 15.',
						'Island Light, May 15: $3,740.00 instead of $3,366.00.',
						'In all $3,740.00 instead of $3,606.00.',
					],
				},
				{ number: 1, isOpen: false },
			],
		});
		expect(await seatsTaken(db, departure, testNow)).toBe(2);
		// The key of an earlier letter opens what is newest.
		expect(await accept({ reference, key: first }, 1)).toMatchObject({ status: 409 });
		expect(await accept({ reference, key: first }, 2)).toMatchObject({ status: 200 });
	});

	test('an earlier one that was left open is accepted while there are seats', async () => {
		const { id, reference } = await sent(cookie);
		await desk(cookie, `/${id}/versions`, { ...newer, parts: [ownPart], keepsEarlier: true });
		expect(await seatsTaken(db, departure, testNow)).toBe(0);
		const key = await newestKey();
		await db.update(departures).set({ capacity: 1 });
		expect(await accept({ reference, key }, 1)).toMatchObject({ status: 409 });
		await db.update(departures).set({ capacity: 2 });
		expect(await accept({ reference, key }, 1)).toMatchObject({ status: 200 });
	});

	test('of two colleagues the second sees what the first has sent', async () => {
		const { id } = await sent(cookie);
		expect((await desk(cookie, `/${id}/versions`, newer)).status).toBe(201);
		const second = await desk(cookie, `/${id}/versions`, newer);
		expect(second).toMatchObject({ status: 409, body: { current: { version: 2 } } });
	});

	test('nothing is changed of what was answered', async () => {
		const { id, reference } = await sent(cookie);
		await accept({ reference, key: await newestKey() });
		for (const [path, body] of [
			['versions', newer],
			['withdraw', { seen: 1 }],
		] as const) {
			expect(await desk(cookie, `/${id}/${path}`, body)).toMatchObject({
				status: 409,
				body: { current: { answer: 'accepted' } },
			});
		}
	});
});

test('an account whose address is confirmed sees what was offered to it, and may answer without a key', async () => {
	const { reference } = await sent(cookie);
	const ada = { email: 'ADA@example.com', fullName: 'Ada Lovelace' };
	const { id, cookie: hers } = await signedIn(ada);
	const headers = { Cookie: hers };
	const account = () => send(handle, deps, 'GET', '/api/account', { headers });
	const body = { reference, reason: 'Too early in May' };
	const decline = () => send(handle, deps, 'POST', '/api/offers/decline', { body, headers });
	expect((await account()).body).toMatchObject({ offers: [] });
	expect(await decline()).toMatchObject({ status: 404 });
	await db.update(users).set({ verifiedAt: testNow }).where(eq(users.id, id));
	expect((await account()).body).toMatchObject({
		offers: [
			{ reference, title: 'Island Light, Transfers in Lisbon', standing: 'Sent', total: 3606 },
		],
	});
	expect(await decline()).toMatchObject({ status: 200 });
	expect((await account()).body).toMatchObject({ offers: [{ standing: 'Declined' }] });
});

describe('what else is answered', () => {
	test('a question waits for the desk, and its answer goes out by letter', async () => {
		const { id, reference } = await sent(cookie);
		const key = await newestKey();
		const asked = await answer('question', { reference, key, body: 'Is breakfast included?' });
		expect(asked.status).toBe(200);
		expect(await standing('proposal')).toBe('Open');
		const [question] = (await letters()).slice(-1);
		expect(question).toMatchObject({ kind: 'offer-answered-for-desk', replyTo: 'ada@example.com' });
		const conversation = await send(handle, deps, 'GET', `/api/desk/proposals/${id}/conversation`, {
			headers: { Cookie: cookie },
		});
		expect(conversation.body).toMatchObject({
			messages: [{ kind: 'question', body: 'Is breakfast included?' }],
		});
		const reply = await desk(cookie, `/${id}/replies`, { body: 'Dear {name}, it is.', seen: 1 });
		expect(reply.status).toBe(200);
		// Answered it waits for them, and comes back once its time is over.
		expect(await standing('proposal')).toBe('Later');
		expect((await letters()).at(-1)).toMatchObject({
			kind: 'desk-reply',
			recipient: 'ada@example.com',
		});
	});

	test('sent again it opens by either letter, and is sent once however often it is pressed', async () => {
		const { id, reference } = await sent(cookie);
		const first = await newestKey();
		await db.update(outbox).set({ sentAt: testNow });
		for (const _ of [1, 2]) {
			expect(await desk(cookie, `/${id}/resend`, { seen: 1 })).toMatchObject({ status: 200 });
		}
		const letter = (await letters()).filter(({ kind }) => kind === 'offer-sent');
		expect(letter).toHaveLength(2);
		const second = await newestKey();
		// One that was given up brings it to nobody.
		await db.update(outbox).set({ attempts: 10, nextAttemptAt: null, lastError: 'Error 550' });
		await desk(cookie, `/${id}/resend`, { seen: 1 });
		expect((await letters()).filter(({ kind }) => kind === 'offer-sent')).toHaveLength(3);
		expect(second).not.toBe(first);
		expect(await answer('decline', { reference, key: first, reason: '' })).toMatchObject({
			status: 200,
		});
		expect(await answer('decline', { reference, key: second, reason: '' })).toMatchObject({
			status: 200,
		});
		expect(await desk(cookie, `/${id}/resend`, { seen: 1 })).toMatchObject({
			status: 409,
			body: { message: proposalDeskMessages.answered },
		});
	});

	test('declined it gives its seats back, and the desk hears why', async () => {
		const { reference } = await sent(cookie);
		const key = await newestKey();
		const declined = { reference, key, reason: 'Too early in May' };
		for (const _ of [1, 2]) {
			expect(await answer('decline', declined)).toMatchObject({ status: 200 });
		}
		expect(await seatsTaken(db, departure, testNow)).toBe(0);
		expect(await standing('proposal')).toBe('Open');
		const told = (await letters()).filter(({ kind }) => kind === 'offer-answered-for-desk');
		expect(told).toHaveLength(1);
		expect(told[0]?.body).toContain('Too early in May');
		expect(await accept({ reference, key })).toMatchObject({ status: 409 });
	});

	test('taken back it gives its seats back, says so by letter, and cannot be accepted', async () => {
		const { id, reference } = await sent(cookie);
		const key = await newestKey();
		expect(await desk(cookie, `/${id}/withdraw`, { seen: 1 })).toMatchObject({
			status: 200,
			body: { answer: 'withdrawn' },
		});
		expect(await seatsTaken(db, departure, testNow)).toBe(0);
		expect((await letters()).at(-1)).toMatchObject({ kind: 'offer-withdrawn' });
		expect(await accept({ reference, key })).toMatchObject({
			status: 409,
			body: { message: proposalMessages.withdrawn },
		});
	});
});

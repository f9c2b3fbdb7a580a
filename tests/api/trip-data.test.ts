import { addHours } from 'date-fns/addHours';
import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { downloadTripData } from '#src/contract/trips/own-data.ts';
import { erasureRequest } from '#src/domain/trips/erasure-request.ts';
import { bookings, callBacks, messages, outbox, travellers } from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { apiRequest, send, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { tripKeyFor, visitCookie } from '../support/trips.ts';

const { db, deps } = administratorCalls(await testDatabase());
const trip = { id: 1, reference: 'BD2000001' };
let traveller = '';

beforeEach(async () => {
	await db
		.insert(bookings)
		.values([
			storedBooking(1),
			storedBooking(2, { name: 'Charles Babbage', email: 'charles@example.com' }),
		]);
	for (const bookingId of [1, 2]) {
		const name = bookingId === 1 ? 'Byron King-Noel' : 'Somebody Else';
		await db.insert(travellers).values({ bookingId, seat: 2, name, needs: `${name}: no nuts` });
		const body = `A question of ${name}`;
		await db.insert(messages).values({ bookingId, kind: 'question', body });
		const letter = { kind: 'test', subject: `For ${name}`, body: 'secret words' };
		await db.insert(outbox).values({ ...letter, recipient: 'ada@example.com', bookingId });
		const reference = `BD${2_000_000 + bookingId}`;
		const slot = { slotFrom: testNow, slotTo: addHours(testNow, 1), phone: '+1 212 555 0100' };
		const callBack = { ...slot, name, reference: reference.toLowerCase() };
		await db.insert(callBacks).values([
			{ ...callBack, email: 'Ada@Example.com' },
			{ ...callBack, name: 'Somebody Else' },
		]);
	}
	traveller = await visitCookie(db, trip);
});

function call(method: string, name: string, cookie = traveller) {
	const body = method === 'POST' ? {} : undefined;
	const sent = { body, headers: { Cookie: cookie } };
	return send(handle, deps, method, `/api/trips/BD2000001/${name}`, sent);
}

test('whoever booked downloads all that is held about the booking, and nothing of another one', async () => {
	const key = await tripKeyFor(db, 1, 'link');
	const { status, headers, body: file } = await call('GET', 'data');
	const body: unknown = JSON.parse(String(file));
	expect(status).toBe(200);
	expect(headers.get('Content-Disposition')).toBe('attachment; filename="BD2000001.json"');
	expect(headers.get('Cache-Control')).toBe('no-store');
	expect(downloadTripData.reply.safeParse(body).error).toBeUndefined();
	expect(body).toMatchObject({
		reference: 'BD2000001',
		exportedAt: testNow.toISOString(),
		held: {
			booking: [{ reference: 'BD2000001', email: 'ada@example.com', totalPrice: 1240 }],
			travellers: [{ seat: 2, name: 'Byron King-Noel', needs: 'Byron King-Noel: no nuts' }],
			messages: [{ body: 'A question of Byron King-Noel' }],
			letters: [{ subject: 'For Byron King-Noel' }],
			callBacks: [{ name: 'Byron King-Noel' }],
			links: [{ purpose: 'visit' }, { purpose: 'link' }],
			changes: [],
		},
	});
	// A link in a letter may open something, and so does a key.
	expect(JSON.stringify(body)).not.toMatch(/Somebody Else|Babbage|secret words/);
	expect(JSON.stringify(body)).not.toContain(key);
	expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{64}/);
});

test('whoever only reads of the trip gets no data, and cannot ask for its erasure', async () => {
	const reader = await visitCookie(db, trip, { mayChange: false });
	expect((await call('GET', 'data', reader)).status).toBe(403);
	expect((await call('POST', 'erasure', reader)).status).toBe(403);
	const stranger = await visitCookie(db, { id: 2, reference: 'BD2000002' });
	expect((await call('GET', 'data', stranger)).status).toBe(404);
	expect(await db.$count(messages)).toBe(2);
});

test('a request to be erased is a message to the desk and a letter, once until it is answered', async () => {
	await Promise.all([call('POST', 'erasure'), call('POST', 'erasure')]);
	expect((await call('POST', 'erasure')).status).toBe(200);
	const asked = async () =>
		(await db.select().from(messages).orderBy(messages.id)).filter(
			({ body }) => body === erasureRequest,
		);
	expect(await asked()).toMatchObject([{ bookingId: 1, kind: 'question', readAt: null }]);
	const letters = (await db.select().from(outbox).orderBy(outbox.id)).slice(2);
	expect(letters).toMatchObject([
		{ kind: 'erasure-for-desk', recipient: site.email, replyTo: 'ada@example.com' },
	]);
	const answer = { bookingId: 1, kind: 'answer', author: 'The Boss', body: 'Once it is over.' };
	await db.insert(messages).values({ ...answer, kind: 'answer' });
	await call('POST', 'erasure');
	expect(await asked()).toHaveLength(2);
});

test('without a script the page says that the desk was asked', async () => {
	const headers = {
		'Content-Type': 'application/x-www-form-urlencoded',
		'Sec-Fetch-Site': 'same-origin',
		Cookie: traveller,
	};
	const request = apiRequest('POST', '/api/trips/BD2000001/erasure', { body: '', headers });
	const { status, headers: answered } = await handle(request, deps);
	expect([status, answered.get('Location')]).toEqual([303, '/trip/BD2000001?done=erasure#data']);
});

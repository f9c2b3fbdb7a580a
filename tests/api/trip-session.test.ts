import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { bookings } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { apiRequest, testNow } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { storedBooking } from '../support/stored-booking.ts';
import { formRequest, mine } from '../support/trip-calls.ts';
import { askTripPage } from '../support/trip-pages.ts';

const { db, deps, signedIn } = administratorCalls(await testDatabase());

/** The session of whoever booked, which ends within the hour and begins anew when it is used. */
let cookie = '';
beforeEach(async () => {
	await db.insert(bookings).values(storedBooking(1));
	({ cookie } = await signedIn({ email: 'ada@example.com', verifiedAt: testNow }));
});

const renewed = () => [`${cookie}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000`];

test.each([
	[mine, 200],
	['BD9999999', 404],
])(
	'a session that the page %s renews is renewed in the browser too, once a day',
	async (of, status) => {
		const visit = () =>
			askTripPage(apiRequest('GET', `/trip/${of}`, { headers: { Cookie: cookie } }), deps);
		const first = await visit();
		expect([first.status, first.headers.getSetCookie()]).toEqual([status, renewed()]);
		expect((await visit()).headers.getSetCookie()).toEqual([]);
	},
);

test('so is one that a call about a trip renews', async () => {
	const body = { kind: 'question', body: 'Is it warm?' };
	const path = `/api/trips/${mine}/messages`;
	const request = apiRequest('POST', path, { body, headers: { Cookie: cookie } });
	const answer = await handle(request, deps);
	expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, renewed()]);
});

test.each([
	[mine, `/trip/${mine}?done=messages#messages`],
	['BD9999999', '/trip/BD9999999'],
])('so is one that a form of the page %s renews', async (of, next) => {
	const fields = { kind: 'question', body: 'Is it warm?' };
	const answer = await handle(formRequest(`/api/trips/${of}/messages`, fields, cookie), deps);
	expect([answer.status, answer.headers.get('Location')]).toEqual([303, next]);
	expect(answer.headers.getSetCookie()).toEqual(renewed());
});

import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { handle } from '#functions/api.ts';
import { applicationRoutes } from '#functions/api/applications.ts';
import { bookings, callBacks, customOffers, inquiries } from '#src/server/db/schema.ts';
import { serve } from '#src/server/http/serve.ts';

import { send } from '../support/api.ts';
import { bookingCalls, valid } from '../support/booking-calls.ts';
import { application, callBack, customOffer, inquiry } from '../support/request-calls.ts';

const { db, deps } = await bookingCalls();
const openJob = { id: application.job, title: 'Travel Consultant', closes: null };
const { handle: handleApplications } = serve(...applicationRoutes(async () => [openJob]));

let attempt: string;
beforeEach(() => {
	attempt = randomUUID();
});

const look = (id: string) => send(handle, deps, 'GET', `/api/attempts/${id}`);
const headers = () => ({ 'X-Client-Id': attempt });

test.each([
	['/api/bookings', valid, handle],
	['/api/custom-offers', customOffer, handle],
	['/api/inquiries', inquiry, handle],
	['/api/call-backs', callBack, handle],
	['/api/applications', application, handleApplications],
] as const)(
	'what was sent to %s is told again by the id of its attempt',
	async (path, body, by) => {
		expect(await look(attempt)).toMatchObject({
			status: 404,
			body: { message: 'Nothing has arrived under this number yet.' },
		});
		const sent = await send(by, deps, 'POST', path, { body, headers: headers() });
		expect(sent.status).toBe(201);
		expect(await look(attempt.toUpperCase())).toMatchObject({
			status: 200,
			body: { path, receipt: sent.body },
		});
		expect(await look(randomUUID())).toMatchObject({ status: 404 });
	},
);

test('looking stores nothing and is counted as nothing, however often', async () => {
	await send(handle, deps, 'POST', '/api/inquiries', { body: inquiry, headers: headers() });
	const limited = { ...deps, limitsUses: true };
	for (let times = 0; times < 30; times += 1) {
		const { status } = await send(handle, limited, 'GET', `/api/attempts/${attempt}`);
		expect(status).toBe(200);
	}
	const rows = [bookings, customOffers, inquiries, callBacks].map((table) => db.$count(table));
	expect(await Promise.all(rows)).toEqual([0, 0, 1, 0]);
});

test('whoever finds a booking whose answer was lost may open its trip', async () => {
	await send(handle, deps, 'POST', '/api/bookings', { body: valid, headers: headers() });
	const found = await look(attempt);
	const [cookie = ''] = found.headers.getSetCookie();
	expect(cookie).toMatch(/^(__Host-)?trip-BD/);
	const [booking] = await db.select().from(bookings).orderBy(bookings.id);
	const trip = await send(handle, deps, 'GET', `/api/trips/${booking?.reference}/data`, {
		headers: { Cookie: cookie.split(';')[0] ?? '' },
	});
	expect(trip).toMatchObject({ status: 200 });
});

test('a booking that the desk took is not told to whoever has the id of its attempt', async () => {
	await send(handle, deps, 'POST', '/api/bookings', { body: valid, headers: headers() });
	await db.update(bookings).set({ source: 'desk', takenBy: 'Ana' });
	expect(await look(attempt)).toMatchObject({ status: 404 });
});

test.each(['x', '1', '00000000-0000-0000-0000-00000000000g'])(
	'%s is no id of an attempt',
	async (id) => {
		expect(await look(id)).toMatchObject({ status: 404 });
	},
);

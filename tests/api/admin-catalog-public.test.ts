import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { config, handle } from '#functions/api.ts';
import { handle as handlePage } from '#functions/pages.ts';
import { createCdnCache } from '#src/local/cache/cdn-cache.ts';
import { createRouter } from '#src/local/functions/router.ts';
import { createHost } from '#src/local/host.ts';
import { bookings } from '#src/server/db/schema.ts';
import { onBuildAsked } from '#src/server/platform/ask-for-build.ts';
import { onPurge } from '#src/server/platform/cache.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import { apiRequest, type Handle, send } from '../support/api.ts';
import { dealBooking, tourBooking } from '../support/bookings.ts';
import { flightKind, kinds, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { addDepartures } from '../support/tours.ts';

const { db, deps, ask } = administratorCalls(await testDatabase());

describe.each([
	{ kind: flightKind, booking: dealBooking(1, 2, 899), facts: { airline: 'Bright Airways' } },
	{ kind: tourKind, booking: tourBooking(1, 2, 4178), facts: { name: 'Island Light' } },
])('a $kind.kind that was booked', ({ kind, booking, facts }) => {
	const book = () => send(handle, deps, 'POST', '/api/bookings', { body: booking });

	test('stays in its booking as it was when it is edited and when it is deleted', async () => {
		const { handle, path, fields, another, label } = kind;
		await ask(handle, 'POST', path, fields);
		if (kind === tourKind) await addDepartures(db, 1);
		expect((await book()).status).toBe(201);
		const [asBooked] = await db.select().from(bookings);
		expect(asBooked).toMatchObject({
			title: label,
			totalPrice: booking.totalPrice,
			details: facts,
		});
		await ask(handle, 'PUT', `${path}/1`, { ...fields, ...another });
		expect(await db.select().from(bookings)).toEqual([asBooked]);
		await ask(handle, 'DELETE', `${path}/1`);
		expect(await db.select().from(bookings)).toEqual([asBooked]);
	});

	test('cannot be booked any more once it is deleted', async () => {
		await ask(kind.handle, 'POST', kind.path, kind.fields);
		await ask(kind.handle, 'DELETE', `${kind.path}/1`);
		const { status, body } = await book();
		expect([status, body]).toMatchObject([400, { message: 'This trip is no longer available.' }]);
	});
});

test.each([
	[kinds[0], '/404'],
	[kinds[1], '/tours/not-found'],
	[kinds[2], '/destinations/not-found'],
] as const)(
	'the page of a new $kind is there at once, and a 404 once it is deleted',
	async (kind, missing) => {
		const page = kind.publicPath.replace('/api', '') + '/1';
		const sources = {
			openDatabase: async () => db,
			builtPage: async (path: string) =>
				`${path}<title>x | y</title><section data-filled></section>`,
			now: deps.now,
		};
		const visit = async () => {
			const answer = await handlePage(apiRequest('GET', page), sources);
			const [built] = (await answer.text()).split('<');
			return [answer.status, built];
		};
		expect(await visit()).toEqual([404, missing]);
		await ask(kind.handle, 'POST', kind.path, kind.fields);
		expect(await visit()).toEqual([200, page.replace('1', 'shell')]);
		await ask(kind.handle, 'DELETE', `${kind.path}/1`);
		expect(await visit()).toEqual([404, missing]);
	},
);

test('what the embedded host keeps of the deals ends with a change, and only that', async () => {
	const { handle, path, fields } = flightKind;
	const cache = createCdnCache();
	onTestFinished(onPurge((tags) => cache.purge(tags)));
	const router = createRouter([
		{
			name: 'api',
			paths: [config.path ?? []].flat(),
			excludedPaths: [],
			methods: [],
			preferStatic: false,
			handler: (request) => handle(request, deps),
			prepare: async () => {},
		},
	]);
	const host = createHost({ router, cache, site: null });
	async function get(address: string) {
		const webRequest = () => apiRequest('GET', address);
		const request = { method: 'GET', path: address, query: '', headers: {} };
		const response = await host(request, { webRequest, ip: '203.0.113.7', waitUntil: () => {} });
		const isKept = response?.headers['cache-status'] === 'embedded; hit';
		return { isKept, shown: JSON.parse(String(response?.body && Buffer.from(response.body))) };
	}

	await ask(handle, 'POST', path, fields);
	await ask(handle, 'POST', path, { ...fields, featured: true });
	for (const address of ['/api/flights', '/api/flights/featured', '/api/flights/1']) {
		await get(address);
		expect((await get(address)).isKept).toBe(true);
	}
	await ask(tourKind.handle, 'POST', tourKind.path, tourKind.fields);
	expect((await get('/api/flights')).isKept).toBe(true);

	await ask(handle, 'PUT', `${path}/1`, { ...fields, price: 99, featured: true });
	expect(await get('/api/flights/1')).toMatchObject({ isKept: false, shown: { price: 99 } });
	expect(await get('/api/flights')).toMatchObject({ isKept: false, shown: [{ price: 99 }, {}] });
	expect(await get('/api/flights/featured')).toMatchObject({ shown: [{ id: 1 }, { id: 2 }] });
	await ask(handle, 'DELETE', `${path}/1`);
	expect(await get('/api/flights')).toMatchObject({ isKept: false, shown: [{ id: 2 }] });
	expect(await get('/api/flights/1')).toMatchObject({ shown: { message: flightKind.missing } });
});

/** A place where builds are asked for; `asked` fills with how. */
async function buildHook(answer: RequestListener) {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(`${request.method} ${request.url}`);
		answer(request, response);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return { asked, buildHookUrl: `http://127.0.0.1:${port}/build_hooks/secret` };
}

test('every change asks for one build, by the hook and of the process that serves, a refused one for none', async () => {
	const { asked, buildHookUrl } = await buildHook((_, response) => response.end('ok'));
	const listener = vi.fn<() => void>();
	onTestFinished(onBuildAsked(listener));
	const { fields, path } = tourKind;
	const handle: Handle = (request) => tourKind.handle(request, { ...deps, buildHookUrl });
	await ask(handle, 'POST', path, fields);
	await ask(handle, 'POST', path, {});
	await ask(handle, 'PUT', `${path}/1`, { ...fields, version: 1 });
	await ask(handle, 'PUT', `${path}/1`, { ...fields, version: 1 });
	await ask(handle, 'DELETE', `${path}/1`);
	await ask(handle, 'DELETE', `${path}/1`);
	expect(asked).toEqual(Array.from({ length: 3 }, () => 'POST /build_hooks/secret'));
	expect(listener).toHaveBeenCalledTimes(3);
});

test.each<[string, RequestListener]>([
	['refuses', (_, response) => response.writeHead(500).end('out of minutes')],
	['hangs up', (request) => request.socket.destroy()],
])(
	'a build hook that %s is logged without its address, and the change is stored',
	async (_, answer) => {
		const { asked, buildHookUrl } = await buildHook(answer);
		const logged = vi.spyOn(console, 'error').mockReturnValue();
		onTestFinished(() => logged.mockRestore());
		const handle: Handle = (request) => tourKind.handle(request, { ...deps, buildHookUrl });
		const { status } = await ask(handle, 'POST', tourKind.path, tourKind.fields);
		expect([status, await db.$count(tourKind.table)]).toEqual([201, 1]);
		expect(asked.length).toBe(1);
		expect(logged.mock.calls.join()).toContain('build not requested');
		expect(logged.mock.calls.join()).not.toContain('secret');
	},
);

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { query } from '#src/contract/http/endpoint.ts';
import { route } from '#src/server/http/route.ts';
import { serveRooms } from '#src/server/http/serve.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { noDependencies, send } from '../support/api.ts';

const loaded: string[] = [];

function room(at: `/api/${string}`, method: 'GET' | 'DELETE' = 'GET') {
	return {
		at: [at],
		load: async () => {
			loaded.push(at);
			return { routes: [route(query(method, at, z.string()), async () => at)] };
		},
	};
}

const { handle, everyRoute } = serveRooms([
	room('/api/tours'),
	room('/api/tours', 'DELETE'),
	room('/api/tours/seats'),
	room('/api/tourists'),
]);

async function ask(path: string, method = 'GET', deps: Dependencies = noDependencies) {
	loaded.length = 0;
	const { status, body, headers } = await send(handle, deps, method, path);
	return { status, body, allowed: headers.get('Allow'), loaded: [...loaded] };
}

test('a room is loaded when it is asked first, and no other', async () => {
	expect(await ask('/api/tourists')).toMatchObject({
		status: 200,
		body: '/api/tourists',
		loaded: ['/api/tourists'],
	});
	expect((await ask('/api/tours/seats')).loaded).toEqual([
		'/api/tours',
		'/api/tours',
		'/api/tours/seats',
	]);
	expect(await ask('/api/tours/')).toMatchObject({ status: 200, body: '/api/tours', loaded: [] });
});

test('what no room has is found nowhere, and nothing is loaded for it', async () => {
	for (const path of [
		'/api',
		'/api/',
		'/api/tour',
		'/api/toursx',
		'/API/tours',
		'/api/constructor',
	]) {
		const nowhere = { message: 'Nothing is found at this address.' };
		expect(await ask(path)).toMatchObject({ status: 404, body: nowhere, loaded: [] });
	}
});

test('the methods of an address are those of all rooms that have it', async () => {
	const { status, allowed } = await ask('/api/tours', 'PUT');
	expect([status, allowed]).toEqual([405, 'GET, DELETE, HEAD, OPTIONS']);
});

test('whoever asks for every route gets those of all rooms', async () => {
	const names = (await everyRoute()).map(({ endpoint: { method, path } }) => `${method} ${path}`);
	expect(names).toEqual([
		'GET /api/tours',
		'DELETE /api/tours',
		'GET /api/tours/seats',
		'GET /api/tourists',
	]);
});

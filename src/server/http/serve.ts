import type { Context } from '@netlify/functions';

import { type Dependencies, openDependencies } from '../world/dependencies.ts';
import { respond, type Route } from './respond.ts';

/** A part of the API: where the addresses of its routes begin, and what holds them. */
export type Room = {
	at: readonly `/api/${string}`[];
	load: () => Promise<{ routes: readonly Route[] }>;
};

/**
 * Makes a function of routes: `handle` answers with the dependencies it is given, `serveRequest` (the function's default
 * export) with the real ones. Neither ever throws. `everyRoute` says what it answers, and to whom; `addresses` where.
 */
export function serve(...routes: Route[]) {
	return {
		handle: (request: Request, deps: Dependencies) => respond(routes, request, () => deps),
		serveRequest: (request: Request, context: Context) => respondAt(routes, request, context),
		everyRoute: async () => routes,
		addresses: [...new Set(routes.map(({ endpoint }) => endpoint.path).filter(isAddress))],
	};
}

/**
 * As `serve`, of many rooms: each is loaded with the first call to an address below its beginning, for most processes are
 * asked for a few of them.
 */
export function serveRooms(rooms: readonly Room[]) {
	const loaded = new Map<Room, ReturnType<Room['load']>>();
	function roomOf(room: Room): ReturnType<Room['load']> {
		const loading = loaded.get(room) ?? room.load();
		loaded.set(room, loading);
		return loading;
	}
	async function routesOf(near: readonly Room[]): Promise<Route[]> {
		return (await Promise.all(near.map(roomOf))).flatMap(({ routes }) => routes);
	}
	function routesAt({ url }: Request): Promise<Route[]> {
		const address = `${new URL(url).pathname}/`;
		return routesOf(
			rooms.filter(({ at }) => at.some((beginning) => address.startsWith(`${beginning}/`))),
		);
	}
	return {
		handle: async (request: Request, deps: Dependencies) =>
			respond(await routesAt(request), request, () => deps),
		serveRequest: async (request: Request, context: Context) =>
			respondAt(await routesAt(request), request, context),
		everyRoute: () => routesOf(rooms),
	};
}

function respondAt(routes: Route[], request: Request, context: Context): Promise<Response> {
	const { requestId, deploy } = context;
	const open = () => openDependencies(context);
	return respond(routes, request, open, { requestId, deployContext: deploy.context });
}

function isAddress(path: string): path is `/${string}` {
	return path.startsWith('/');
}

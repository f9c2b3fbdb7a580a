import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { count, desc } from 'drizzle-orm';

import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { bookings, rateLimits } from '#src/server/db/schema.ts';

import { readBareTours } from '../bare-tours.ts';

/** What the mix is compared with: Node's own server, drizzle, and nothing around them. */
export const floorPaths = { read: '/tours', store: '/rows', list: '/bookings' } as const;

/** Serves the floor of the mix on a free port. */
export async function startFloorServer(db: Database) {
	const { read, store, list } = floorPaths;
	let stored = 0;
	const handlers: Record<string, (body: string) => Promise<unknown>> = {
		[read]: () => readBareTours(db),
		// Two rows in one transaction: least that a booking with its letter could be.
		[store]: (body) =>
			inTransaction(db, async (transaction) => {
				stored += 2;
				for (const number of [stored, stored + 1]) {
					const key = `floor:${number}:${body.length}`;
					await transaction.insert(rateLimits).values({ key, hits: 1, resetsAt: new Date() });
				}
				return { stored };
			}),
		[list]: async () => ({
			rows: await db.select().from(bookings).orderBy(desc(bookings.id)).limit(20),
			total: await db.select({ bookings: count() }).from(bookings),
		}),
	};
	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await text(request);
		try {
			const reply = JSON.stringify(await handlers[request.url ?? '']?.(body));
			response.writeHead(200, { 'Content-Type': 'application/json' }).end(reply);
		} catch (error) {
			// Whoever asked may have gone, and the database been closed.
			if (response.destroyed) return;
			console.error(error);
			response.writeHead(500).end();
		}
	}
	const server = createServer((request, response) => void answer(request, response));
	await new Promise<void>((listening) => server.listen(0, listening));
	const { port } = server.address() as AddressInfo;
	const close = () => new Promise((closed) => server.close(closed));
	return { url: `http://localhost:${port}`, close };
}

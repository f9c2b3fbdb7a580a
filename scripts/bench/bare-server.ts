import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { PGlite } from '@electric-sql/pglite';

import type { Database } from '#src/server/db/database.ts';
import { seedBookings } from '#src/server/db/seed-bookings.ts';

import { readBareTours } from './bare-tours.ts';
import { fillTours } from './fill-tours.ts';

/** What the answers of the API are compared with, and how the bench puts rows into the database. */
export const barePaths = {
	/** Node's own server and 6 KB that are always the same. */
	node: '/node',
	/** The same by `Request` and `Response`. */
	web: '/web',
	/** All tours and their departures ahead by `Request`, `Response` and drizzle, with nothing else around them. */
	tours: '/tours',
	/** Stores what is posted as one row. */
	insert: '/insert',
	/** So many more bookings. */
	addBookings: '/add-bookings',
	/** So many tours in all. */
	fillTours: '/fill-tours',
} as const;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves the handlers of `barePaths` on a free port. */
export async function startBareServer(db: Database) {
	const handlers = await bareHandlers(db);
	const server = createServer((request, response) => {
		const handler = handlers[request.url ?? ''] ?? notFound;
		handler(request, response).catch((error: unknown) => {
			console.error(error);
			response.writeHead(500).end();
		});
	});
	await new Promise<void>((listening) => server.listen(0, listening));
	const { port } = server.address() as AddressInfo;
	return { url: `http://localhost:${port}`, close: () => server.close() };
}

/** Has rows put into the database. */
export async function tellBareServer(origin: string, path: string, count: number): Promise<void> {
	const answer = await fetch(origin + path, { method: 'POST', body: String(count) });
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
}

async function bareHandlers(db: Database): Promise<Record<string, Handler>> {
	const client = Reflect.get(db, '$client') as PGlite;
	await client.exec('create table bare_rows (id serial primary key, name text, body jsonb)');
	return {
		[barePaths.node]: async (_request, response) => sendJson(response, constantReply),
		[barePaths.web]: web(() => new Response(constantReply, { headers: json })),
		[barePaths.tours]: web(async () => Response.json(await readBareTours(db))),
		async [barePaths.insert](request, response) {
			const body = await text(request);
			const { name } = JSON.parse(body) as { name: string };
			const sql = 'insert into bare_rows (name, body) values ($1, $2) returning id';
			const { rows } = await client.query(sql, [name, body]);
			sendJson(response, JSON.stringify(rows[0]));
		},
		async [barePaths.addBookings](request, response) {
			await seedBookings(db, Number(await text(request)), new Date());
			response.end();
		},
		async [barePaths.fillTours](request, response) {
			await fillTours(db, Number(await text(request)));
			response.end();
		},
	};
}

const constantReply = JSON.stringify(Array.from({ length: 20 }, () => 'x'.repeat(300)));
const json = { 'Content-Type': 'application/json' };

function sendJson(response: ServerResponse, body: string): void {
	response.writeHead(200, json).end(body);
}

async function notFound(_request: IncomingMessage, response: ServerResponse): Promise<void> {
	response.writeHead(404).end();
}

function web(handler: (request: Request) => Response | Promise<Response>): Handler {
	return async (message, response) => {
		const headers = new Headers();
		for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
		const answer = await handler(new Request(`http://localhost${message.url}`, { headers }));
		response.writeHead(answer.status, Object.fromEntries(answer.headers));
		response.end(Buffer.from(await answer.arrayBuffer()));
	};
}

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type FlightDeal, listFeaturedFlights } from '#src/contract/catalog/catalog.ts';

export type BenchSite = {
	/** The built site on the embedded database, without rate limits. */
	url: string;
	/** A deal of the seed, to look at and to book. */
	deal: FlightDeal;
	/** What no site can beat here: an empty page, and one constant answer of 6 KB at `/api`. */
	floorUrl: string;
	close: () => Promise<void>;
};

/** Serves `dist/` with data of its own, beside the floors it is compared with. */
export async function startBenchSite(): Promise<BenchSite> {
	if (!existsSync('dist/index.html'))
		throw new Error('There is no build: run npm run build first.');
	const dataDirectory = await mkdtemp(join(tmpdir(), 'bright-departures-bench-'));
	Object.assign(process.env, { DATA_DIRECTORY: dataDirectory, RATE_LIMITS: 'off' });
	// Loaded after the environment is set, because it is read once.
	const { startServer } = await import('#src/local/serve.ts');
	const { closeDatabase, database } = await import('#src/server/db/client.ts');
	await database();
	const server = await startServer({ port: 0, onClosed: closeDatabase });
	const floor = await startFloor();
	const deal = await firstDeal(server.url);
	return {
		url: server.url,
		deal,
		floorUrl: floor.url,
		async close() {
			await server.close();
			await floor.close();
			await rm(dataDirectory, { recursive: true, force: true });
		},
	};
}

async function firstDeal(url: string): Promise<FlightDeal> {
	const answer = await fetch(url + listFeaturedFlights.path);
	const [deal] = listFeaturedFlights.reply.parse(await answer.json());
	if (!deal) throw new Error('The seed has no featured deal.');
	return deal;
}

const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>';
const constantReply = JSON.stringify(Array.from({ length: 20 }, () => 'x'.repeat(300)));

async function startFloor() {
	const server = createServer((request, response) => {
		const isApi = request.url === '/api';
		response.setHeader('Content-Type', isApi ? 'application/json' : 'text/html; charset=utf-8');
		response.end(isApi ? constantReply : emptyPage);
	});
	await new Promise<void>((listening) => server.listen(0, listening));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://localhost:${port}`,
		close: () => new Promise<void>((closed) => void server.close(() => closed())),
	};
}

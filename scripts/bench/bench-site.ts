import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';

import { type FlightDeal, listFeaturedFlights } from '#src/contract/catalog/catalog.ts';
import { ErrorForPeople } from '#src/server/platform/error-for-people.ts';

/** A server's addresses over one protocol: the built site, and the pages it is compared with. */
type Origins = { site: string; floors: string };

export type BenchAddresses = {
	http1: Origins;
	/** With TLS, as a CDN serves. */
	http2: Origins;
	/** Handlers with nothing around them, on the same database. */
	bare: string;
	/** Of the certificate of `http2`. */
	fingerprint: string;
};

export type BenchSite = BenchAddresses & {
	/** A deal of the catalog, to look at and to book. */
	deal: FlightDeal;
	close: () => Promise<void>;
};

/** The administrator's, wherever the bench serves. */
export const administratorPassword = 'a password for the bench';

/** @throws ErrorForPeople where nothing was built that could be served */
export function requireBuild(): void {
	if (existsSync('dist/index.html')) return;
	throw new ErrorForPeople('There is no build: run npm run build first.');
}

/** Serves `dist/` with data of its own and without rate limits, beside the floors it is compared with. */
export async function startBenchSite(): Promise<BenchSite> {
	const child = fork(new URL('site-process.ts', import.meta.url));
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	const addresses = await new Promise<BenchAddresses>((resolve, reject) => {
		child.once('message', (message) => resolve(message as BenchAddresses));
		void ended.then(() => reject(new Error('The site for the bench did not start.')));
	});
	return {
		...addresses,
		deal: await firstDeal(addresses.http1.site),
		async close() {
			if (child.connected) child.disconnect();
			await ended;
		},
	};
}

async function firstDeal(url: string): Promise<FlightDeal> {
	const answer = await fetch(url + listFeaturedFlights.path);
	const [deal] = listFeaturedFlights.reply.parse(await answer.json());
	if (!deal) throw new Error('The catalog has no featured deal.');
	return deal;
}

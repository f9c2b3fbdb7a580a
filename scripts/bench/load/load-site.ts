import { fork } from 'node:child_process';

import { type FlightDeal, listFeaturedFlights } from '#src/contract/catalog/catalog.ts';

import { signIn } from '../measure-lists.ts';
import { type Engine, engines } from './engines.ts';
import type { LoadAddresses } from './load-process.ts';

export type LoadSite = LoadAddresses & {
	/** A deal to book. */
	deal: FlightDeal;
	/** The administrator's session. */
	cookie: string;
	close: () => Promise<void>;
};

/** Serves the functions over a new database of an engine. */
export async function startLoadSite(engine: Engine): Promise<LoadSite> {
	const { place, close } = await engines[engine]();
	const child = fork(new URL('load-process.ts', import.meta.url), [JSON.stringify(place)], {
		// The log of requests is written, and read by nobody.
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	});
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	const addresses = await new Promise<LoadAddresses>((resolve, reject) => {
		child.once('message', (message) => resolve(message as LoadAddresses));
		void ended.then(() => reject(new Error(`The site on ${engine} did not start.`)));
	});
	return {
		...addresses,
		deal: await firstDeal(addresses.site),
		cookie: await signIn(addresses.site),
		async close() {
			if (child.connected) child.disconnect();
			await ended;
			await close();
		},
	};
}

async function firstDeal(url: string): Promise<FlightDeal> {
	const answer = await fetch(url + listFeaturedFlights.path);
	const [deal] = listFeaturedFlights.reply.parse(await answer.json());
	if (!deal) throw new Error('The catalog has no featured deal.');
	return deal;
}

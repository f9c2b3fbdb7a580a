import { expect } from 'vitest';

import { randomInteger, seededRandom } from '#src/domain/random.ts';

import { type Deliver, type History, newHistory } from '../faults/history.ts';
import {
	type Key,
	newKey,
	visitorsForms,
	type WriteOperation,
} from '../faults/write-operations.ts';
import { seed } from '../support/run.ts';

/** Visitors who send forms one after another and, when no answer came or a 503, the same once more. */
export type Visitors = {
	history: History;
	/** Begins to send. */
	begin: () => void;
	/** Resolves when so many more forms than now were acknowledged. */
	served: (more: number) => Promise<void>;
	/** Lets everybody finish; what was not acknowledged is sent until it is. */
	end: () => Promise<void>;
};

/** @param site asked for its address again and again: it changes when the site is started again */
export function visitorsOf(site: { url: string }, count = 4): Visitors {
	const history = newHistory(overHttp(site));
	const forms = visitorsForms(new Date());
	const random = seededRandom(seed);
	let over = new AbortController();
	let running: Promise<unknown> = Promise.resolve();

	async function visit(signal: AbortSignal): Promise<void> {
		while (!signal.aborted) {
			const operation = forms[randomInteger(random, 0, forms.length - 1)];
			if (operation !== undefined) await sendUntilDone(history, operation, newKey());
		}
	}

	return {
		history,
		begin() {
			over = new AbortController();
			running = Promise.all(Array.from({ length: count }, () => visit(over.signal)));
		},
		async served(more) {
			const wanted = history.counts().acknowledged + more;
			const hasEnough = () => history.counts().acknowledged >= wanted;
			await expect.poll(hasEnough, { timeout: 60_000, interval: 20 }).toBe(true);
		},
		async end() {
			over.abort();
			await running;
		},
	};
}

/** How long somebody goes on trying. */
const patience = 60_000;

async function sendUntilDone(history: History, operation: WriteOperation, key: Key): Promise<void> {
	const deadline = performance.now() + patience;
	while (performance.now() < deadline) {
		const status = await history.send(operation, key);
		if (status !== 0 && status !== 503) return;
		// Whoever is refused at once does not come back at once.
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`${operation.name} was not stored within a minute.`);
}

function overHttp(site: { url: string }): Deliver {
	return async ({ method, path, body }, key) => {
		try {
			const headers = { 'Content-Type': 'application/json', 'X-Client-Id': key.attempt };
			const signal = AbortSignal.timeout(20_000);
			const sent: RequestInit = { method, headers, body: JSON.stringify(body(key)), signal };
			const response = await fetch(site.url + path(key), sent);
			await response.json();
			return response;
		} catch {
			// The server ended, or is not there yet.
			return { status: 0 };
		}
	};
}

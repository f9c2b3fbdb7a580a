import { setTimeout as delay } from 'node:timers/promises';

import { Client, type ClientConfig } from '@neondatabase/serverless';

/** How long a goodbye may take, in milliseconds; a proxy that is silent would never give it back. */
const patience = 100;

/**
 * Neon's client, but that its end comes to an end. A pool gives the place of a broken connection to a call that waits
 * for one only when `end` is done, and Neon's never is where the connection was gone before.
 */
export class EndingClient extends Client {
	#isGone = false;

	constructor(config?: string | ClientConfig) {
		super(config);
		this.connection.once('end', () => {
			this.#isGone = true;
		});
	}

	override end(): Promise<void>;
	override end(callback: () => void): void;
	override end(callback?: () => void): Promise<void> | void {
		const ended = Promise.race([super.end(), delay(this.#isGone ? 0 : patience)]);
		if (callback === undefined) return ended;
		void ended.then(callback);
	}
}

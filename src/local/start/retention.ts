import { database } from '#src/server/db/client.ts';
import { applyRetention } from '#src/server/people/retention.ts';

import { repeat, type Repetition } from './repeat.ts';

const hour = 60 * 60;

/** Forgets once a day what is kept no longer, in place of Netlify's schedule: in the first hour of a day that the process sees. */
export function forgetDaily(): Repetition {
	let lastDay = '';
	return repeat({
		everySeconds: hour,
		failure: 'retention failed',
		async work(signal) {
			const today = new Date().toISOString().slice(0, 10);
			if (today === lastDay) return;
			await applyRetention({ db: await database(), now: () => new Date(), signal });
			lastDay = today;
		},
	});
}

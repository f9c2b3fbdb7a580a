import { database } from '#src/server/db/client.ts';
import { clock } from '#src/server/platform/clock.ts';
import { environment } from '#src/server/platform/environment.ts';
import { serviceWatch } from '#src/server/watch/watch-service.ts';

import { letterSender } from './letters.ts';
import { repeat, type Repetition } from './repeat.ts';

/** Tells the administrator when letters or the service fail, in place of Netlify's schedule. */
export function watchService(): Repetition {
	const watch = serviceWatch();
	return repeat({
		everySeconds: 60,
		failure: 'watch failed',
		async work() {
			const { alertUrl, adminEmail, siteUrl } = environment();
			const send = await letterSender();
			await watch({
				openDatabase: database,
				now: clock,
				send,
				alertUrl,
				adminEmail,
				siteUrl,
			});
		},
	});
}

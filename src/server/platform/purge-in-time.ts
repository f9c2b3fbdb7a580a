import { setTimeout as delay } from 'node:timers/promises';

import { purge } from './cache.ts';
import { log } from './log.ts';

const patienceMilliseconds = 5000;

/**
 * Drops what caches keep of these tags, as `purge` does, and waits for it, because on Netlify what goes on after an answer
 * may never end; but no longer than five seconds. A purge cannot be given up, only left behind.
 */
export async function purgeInTime(tags: readonly string[]): Promise<void> {
	const overdue = delay(patienceMilliseconds, true, { ref: false });
	if (await Promise.race([purge(tags).then(() => false), overdue])) {
		log('error', 'purge overdue', { tags: tags.join(',') });
	}
}

import type { Config } from '@netlify/functions';

import { applyRetention } from '#src/server/people/retention.ts';
import { bySchedule } from '#src/server/platform/by-schedule.ts';
import { type Dependencies, openDatabase } from '#src/server/platform/dependencies.ts';

/** Forgets what is older than the privacy policy says that it is kept. */
export async function handle({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
	await applyRetention({ db, now });
}

/** On one machine src/local/start/retention.ts forgets. */
export default bySchedule('retention', async () => {
	await handle({ db: await openDatabase(), now: () => new Date() });
});

// At night in New York, when nobody waits for a row.
export const config: Config = { schedule: '40 7 * * *' };

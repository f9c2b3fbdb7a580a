import type { Config } from '@netlify/functions';

import { applyRetention } from '#src/server/people/retention.ts';
import { type Dependencies, openDatabase } from '#src/server/platform/dependencies.ts';
import { failureFields, log } from '#src/server/platform/log.ts';

/** Forgets what is older than the privacy policy says that it is kept. */
export async function handle({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
	await applyRetention({ db, now });
}

/** Netlify calls it by its schedule, and nobody can by an address; on one machine src/local/start/retention.ts does it. */
export default async function forgetBySchedule(): Promise<void> {
	try {
		await handle({ db: await openDatabase(), now: () => new Date() });
	} catch (error) {
		log('error', 'retention failed', failureFields(error));
	}
}

// At night in New York, when nobody waits for a row.
export const config: Config = { schedule: '40 7 * * *' };

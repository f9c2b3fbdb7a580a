import { getHealth } from '#src/contract/http/health.ts';

import type { Database } from '../db/database.ts';
import { failureFields, log } from '../platform/log.ts';
import type { Carriers } from './alert.ts';
import { findings, findingsWithoutDatabase } from './health.ts';
import { diskWatch } from './watch-disk.ts';
import { healthWatch } from './watch-health.ts';
import { watchLetters } from './watch-letters.ts';

export type Watched = Carriers & {
	/** Throws where the database cannot be opened. */
	openDatabase: () => Promise<Database>;
	now: () => Date;
	siteUrl: string;
};

/**
 * Keeps an eye on the service: called once a minute, what it returns tells the administrator when letters or the
 * service fail, or the disk gets full, and when they do not any more. It never throws.
 */
export function serviceWatch(): (watched: Watched) => Promise<void> {
	const watchHealth = healthWatch();
	const watchDisk = diskWatch();
	return async ({ openDatabase, now, ...others }) => {
		try {
			const db = await openDatabase().catch(() => null);
			const found = db === null ? await findingsWithoutDatabase() : await look(db, now);
			const { checks, freeDiskMegabytes } = found;
			await watchHealth({ ...others, checks, now: now() });
			await watchDisk({ ...others, freeDiskMegabytes, now: now() });
			if (db !== null && checks.writing) await watchLetters(db, { ...others, now: now() });
		} catch (error) {
			log('error', 'watch failed', failureFields(error));
		}
	};
}

function look(db: Database, now: () => Date) {
	return findings({ db, now }, new Request(new URL(getHealth.path, 'http://localhost')));
}

import type { Database } from '#src/server/db/database.ts';
import type { JobWorld } from '#src/server/world/job.ts';

import { testDependencies } from './api.ts';

/** The world in which tests do a job, at a moment: '2027-03-02T14:10:00Z'. */
export function jobWorld(db: Database, moment: string): JobWorld {
	return testDependencies(db, { now: () => new Date(moment) });
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

import type * as schema from './schema.ts';

/**
 * What every query takes: the same for the embedded database, for a server, and inside a transaction. There it is
 * the transaction and never the outer one, for which the embedded database would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type ServerPlace = { kind: 'server'; url: string };

/** Where the data lies. */
export type DatabasePlace =
	| ServerPlace
	/** Where it waits, no change is acknowledged before it is on the disk; false when not given. */
	| { kind: 'embedded'; directory: string; waitsForDisk?: boolean }
	/** Gone when closed: for tests. Migrated, but holds no rows; `from` is a dump of an earlier one, quicker to open. */
	| { kind: 'memory'; from?: Blob };

export type OpenDatabase = {
	database: Database;
	/** The connections of a server's database. */
	pool?: PoolCounts;
	close: () => Promise<void>;
};

/** `most`: connections that it may have; `waitingCount`: calls that wait for one. */
export type PoolCounts = DriverCounts & { readonly most: number };

/** The drivers' pools count their connections by these names. */
export type DriverCounts = {
	readonly totalCount: number;
	readonly idleCount: number;
	readonly waitingCount: number;
};

/** Whether the data lie on a server of Neon's, which another driver reaches than all others: its name says so. */
export function isNeon(place: DatabasePlace): boolean {
	return place.kind === 'server' && /\.neon\.tech$/i.test(new URL(place.url).hostname);
}

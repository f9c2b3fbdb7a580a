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
	| { kind: 'embedded'; directory: string }
	/** Gone when closed: for tests. Migrated, but holds no rows; `from` is a dump of an earlier one, quicker to open. */
	| { kind: 'memory'; from?: Blob };

export type OpenDatabase = { database: Database; close: () => Promise<void> };

/** Whether the data lie on a server of Neon's, which another driver reaches than all others: its name says so. */
export function isNeon(place: DatabasePlace): boolean {
	return place.kind === 'server' && new URL(place.url).hostname.endsWith('.neon.tech');
}

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { onTestFinished } from 'vitest';

import type { Database } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';
import * as schema from '#src/server/db/schema.ts';

const migrations = readMigrationFiles({ migrationsFolder: 'src/server/db/migrations' });

/** A database of the test's own, as it was before the first migration that holds these words. */
export async function databaseBefore(words: string): Promise<Database> {
	const first = migrations.findIndex(({ sql: statements }) => statements.join().includes(words));
	const last = migrations[first - 1];
	if (!last) throw new Error(`No migration but the first holds "${words}".`);
	const client = await PGlite.create({ extensions: { pg_trgm } });
	onTestFinished(() => client.close());
	const db = drizzle({ client, schema });
	await migrate(db, last.folderMillis);
	return db;
}

import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '#src/server/db/database.ts';
import * as schema from '#src/server/db/schema.ts';

const tables = Object.values(schema).filter((table) => table instanceof PgTable);

/**
 * Brings every table back to the rows that it had when this was called for the first time, so that each file of tests finds
 * a site as nobody has used it. Nothing is judged or fired meanwhile: the rows were right when they were copied.
 */
export function bringBackFirstRows(db: Database): Promise<void> {
	return db.transaction(async (transaction) => {
		const [known] = await transaction
			.select({ isKept: sql<boolean>`to_regnamespace('first') is not null` })
			.from(sql`(values (1)) as one`);
		for (const statement of known?.isKept ? bringBack : keep) await transaction.execute(statement);
	});
}

const keep: SQL[] = [
	sql`create schema first`,
	...tables.map((table) => sql`create table ${copyOf(table)} as table ${table}`),
];

const bringBack: SQL[] = [
	sql`set local session_replication_role = replica`,
	sql.raw(`truncate ${tables.map(getTableName).join(', ')}`),
	...tables.map((table) => {
		const columns = storedColumnsOf(table);
		return sql`insert into ${table} (${columns}) overriding system value select ${columns} from ${copyOf(table)}`;
	}),
];

function copyOf(table: PgTable): SQL {
	return sql`${sql.identifier('first')}.${sql.identifier(getTableName(table))}`;
}

/** Those that the database does not work out itself. */
function storedColumnsOf(table: PgTable): SQL {
	const stored = Object.values(getTableColumns(table)).filter(
		({ generated }) => generated === undefined,
	);
	return sql.join(
		stored.map(({ name }) => sql.identifier(name)),
		sql`, `,
	);
}

import { getTableName, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import {
	bookingViewers,
	codeSteps,
	emailVerifications,
	invitations,
	knownDevices,
	passwordResets,
	previews,
	rateLimits,
	sessions,
	tripKeys,
} from '../schema.ts';

type StoredColumn = {
	name: string;
	/** As a cast names it: 'numeric(12,2)'. */
	type: string;
	/** The last number that the database gave out in it; null where it counts nothing, or has not yet. */
	counter: string | null;
};

export type StoredTable = { name: string; columns: StoredColumn[] };

/**
 * What no backup holds. Its rows let somebody in, or keep somebody out, for a while: restored they would open a session
 * that was ended since, or make a link work again that was used or taken back. Or they say what somebody looks at now.
 */
const passing: string[] = [
	sessions,
	codeSteps,
	knownDevices,
	passwordResets,
	emailVerifications,
	invitations,
	rateLimits,
	tripKeys,
	previews,
	bookingViewers,
].map((table) => getTableName(table));

/**
 * The tables of the database as it is, not as the code believes: one of an older version can be backed up, and none that
 * was added can be forgotten. Each comes after those that it refers to; what the database computes itself is no column.
 */
export async function storedTables(db: Database): Promise<StoredTable[]> {
	const tables = await db
		.select({
			name: sql<string>`t.relname`,
			columns: sql<StoredColumn[]>`(${columns})`,
			refersTo: sql<string[]>`(${referred})`,
		})
		.from(sql`pg_class as t`)
		.where(
			sql`t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not (${ofExtension})`,
		)
		.orderBy(sql`t.relname`);
	return inOrderOfReference(tables);
}

/** Whether a table belongs into a backup. */
export function isKept({ name }: StoredTable): boolean {
	return !passing.includes(name);
}

/** All rows of a table, each as a line of a backup: `line`. */
export function linesOf({ name, columns: all }: StoredTable): SQL {
	const texts = all.map((column) => sql`${sql.identifier(column.name)}::text`);
	return sql`select array_to_json(array[${sql.join(texts, sql`, `)}])::text as line from ${sql.identifier(name)}`;
}

/** Stores rows, given as the lines of a backup that has these columns in this order. */
export function insertLines({ name, columns: all }: StoredTable, lines: readonly string[]): SQL {
	const names = all.map((column) => sql.identifier(column.name));
	const values = all.map(
		({ type }, position) => sql`(line ->> ${position}::int)::${sql.raw(type)}`,
	);
	return sql`
		insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
		select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line
	`;
}

/** Lets the database go on counting after a number. */
export function setCounter(table: string, column: string, last: string): SQL {
	return sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}::bigint)`;
}

/** Keeps everybody else from the tables until the transaction ends. */
export async function lockTables(db: Database, tables: readonly StoredTable[]): Promise<void> {
	for (const { name } of tables) await db.execute(sql`lock table ${sql.identifier(name)}`);
}

/** Turns our own triggers off, or on again; references are checked all the while. */
export async function setTriggers(
	db: Database,
	tables: readonly StoredTable[],
	state: 'disable' | 'enable',
): Promise<void> {
	for (const { name } of tables) {
		await db.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(state)} trigger user`);
	}
}

export async function countRows(db: Database, tables: readonly StoredTable[]): Promise<number> {
	let count = 0;
	// One after the other: a transaction has one connection, which takes one question at a time.
	for (const { name } of tables) count += await db.$count(sql.identifier(name));
	return count;
}

/** Removes the tables with their rows, and the account of what migrations were applied to them. */
export async function dropTables(db: Database, tables: readonly StoredTable[]): Promise<void> {
	for (const { name } of tables) await db.execute(sql`drop table ${sql.identifier(name)} cascade`);
	await db.execute(sql`drop schema if exists drizzle cascade`);
}

const columns = sql`
	select json_agg(json_build_object(
		'name', attname,
		'type', format_type(atttypid, atttypmod),
		'counter', pg_sequence_last_value(
			pg_get_serial_sequence(t.oid::regclass::text, attname)::regclass
		)::text
	) order by attnum)
	from pg_attribute
	where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = ''
`;

const referred = sql`
	select coalesce(json_agg(r.relname), '[]')
	from pg_constraint join pg_class as r on r.oid = confrelid
	where conrelid = t.oid and contype = 'f'
`;

const ofExtension = sql`
	exists (select from pg_depend where classid = 'pg_class'::regclass and objid = t.oid and deptype = 'e')
`;

type ReferringTable = StoredTable & { refersTo: string[] };

/** Rows come back in any order, so that a table may refer to itself only where none of them does. */
function inOrderOfReference(tables: readonly ReferringTable[]): StoredTable[] {
	const ordered = new Map<string, StoredTable>();
	while (ordered.size < tables.length) {
		const waiting = tables.filter(({ name }) => !ordered.has(name));
		const ready = waiting.filter(({ name, refersTo }) =>
			refersTo.every((other) => ordered.has(other) || (other === name && passing.includes(name))),
		);
		if (ready.length === 0) {
			const names = waiting.map(({ name }) => name).join(', ');
			throw new Error(`These tables refer to each other in a circle: ${names}.`);
		}
		for (const { name, columns: own } of ready) ordered.set(name, { name, columns: own });
	}
	return [...ordered.values()];
}

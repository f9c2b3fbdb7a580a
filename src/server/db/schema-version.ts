import { count, max } from 'drizzle-orm';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';

import { ErrorForPeople } from '../platform/error-for-people.ts';
import { sqlStateOf } from '../platform/log.ts';
import type { Database } from './database.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** Where drizzle-kit expects the account of what was applied. */
export const appliedMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
	id: serial('id').primaryKey(),
	hash: text('hash').notNull(),
	createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** What was applied to a database: how many migrations, and the newest by its moment in the journal; null where none was. */
export type SchemaVersion = { count: number; newest: number | null };

/** A connection of a pool that nobody has yet. */
export type NewConnection = {
	query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>;
};

/** The tables are of a release that this code does not know. */
export class UnknownSchemaError extends ErrorForPeople {
	override name = 'UnknownSchemaError';
}

/** Whether this code has a migration, by its moment in the journal. */
export function isKnownMigration(moment: number): boolean {
	return journal.entries.some(({ when }) => when === moment);
}

/**
 * Refuses tables that another release has changed: code that does not know them would sell what is not there and store what
 * the other cannot read.
 * @throws UnknownSchemaError
 */
export function requireKnownSchema({ count: applied, newest }: SchemaVersion): void {
	if (newest === null || isKnownMigration(newest)) return;
	const known = journal.entries.length;
	const maker = applied > known ? 'a newer release' : 'another release';
	throw new UnknownSchemaError(
		`Your database (${applied}) was made by ${maker}; this one knows ${known}. Nothing was changed. ` +
			'Start that release or a later one, or restore a backup from before it into an empty database (npm run db:restore -- FILE).',
	);
}

/**
 * Lets nobody have a connection to tables that this code does not know. It is asked of one, as the tables of a process do
 * not change as long as nothing is deployed.
 */
export function knownTables() {
	let isKnown = false;
	async function look(connection: NewConnection): Promise<void> {
		const { rows } = await connection.query(versionText);
		const [{ count: applied, newest } = { count: 0, newest: null }] = rows;
		requireKnownSchema({ count: Number(applied), newest: newest === null ? null : Number(newest) });
	}
	return (connection: NewConnection, done: (error?: Error) => void): void => {
		if (isKnown) return done();
		look(connection)
			.catch((error: unknown) => {
				if (!isMissing(error)) throw error;
			})
			.then(
				() => {
					isKnown = true;
					done();
				},
				(error: unknown) => done(error instanceof Error ? error : new Error('Not known')),
			);
	};
}

const versionText =
	'select count(*)::int as count, max(created_at)::text as newest from drizzle.__drizzle_migrations';

/** What was applied to a database. In a transaction the account has to be there: a failure ends it. */
export async function schemaVersion(database: Database): Promise<SchemaVersion> {
	const { createdAt } = appliedMigrations;
	try {
		const [version] = await database
			.select({ count: count(), newest: max(createdAt) })
			.from(appliedMigrations);
		return version ?? none;
	} catch (error) {
		if (isMissing(error)) return none;
		throw error;
	}
}

const none: SchemaVersion = { count: 0, newest: null };

/** SQLSTATEs: no such table, no such schema. */
function isMissing(error: unknown): boolean {
	return ['42P01', '3F000'].includes(sqlStateOf(error) ?? '');
}

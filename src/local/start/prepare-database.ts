import { configuredPlace, database } from '#src/server/db/client.ts';
import { databaseFailure } from '#src/server/db/database-error.ts';
import { type Database, isNeon } from '#src/server/db/database.ts';
import { pingDatabase } from '#src/server/db/health.ts';
import { hasOtherSeed } from '#src/server/db/planted-seed.ts';
import { UnknownSchemaError } from '#src/server/db/schema-version.ts';
import { environment, isAdministratorNamed } from '#src/server/platform/environment.ts';
import { causes, codeOf } from '#src/server/platform/log.ts';
import { ensureAdministrator, otherAdministrator } from '#src/server/users/administrator.ts';

import { repeat, type Repetition } from './repeat.ts';

/** Whether the database is ready, and what to tell whoever started the process. */
export type Preparation = { isReady: boolean; notice: string | null };

/**
 * Opens the database, which migrates and seeds it, and sees to the administrator's account. Neon's is left alone: it is
 * prepared by `npm run db:migrate`. While a server is away the pages can be served all the same.
 * @returns the notice tells a password that was generated just now, or that the server is away
 * @throws DataInUseError, DataDirectoryError, EnvironmentError, ServerRefusal, UnknownSchemaError
 */
export async function prepareDatabase(): Promise<Preparation> {
	const place = configuredPlace();
	if (isNeon(place)) {
		await refuseUnknownSchema();
		return { isReady: true, notice: null };
	}
	try {
		return { isReady: true, notice: await prepareAdministrator(await database()) };
	} catch (error) {
		if (place.kind !== 'server' || databaseFailure(error) !== 'away') throw error;
		const why = causes(error).map(codeOf).find(Boolean) ?? 'no answer in time';
		return {
			isReady: false,
			notice: `The database does not answer (${why}): it is tried again until it does.`,
		};
	}
}

/** While Neon is away nothing is known of its tables, and each call that comes asks again. */
async function refuseUnknownSchema(): Promise<void> {
	try {
		await pingDatabase(await database());
	} catch (error) {
		const refusal = causes(error).find((cause) => cause instanceof UnknownSchemaError);
		if (refusal) throw refusal;
	}
}

async function prepareAdministrator(db: Database): Promise<string | null> {
	const account = environment();
	// Who starts a second process and only forgot the site's variables is not to leave a second key behind.
	const isOther = !isAdministratorNamed() && account.databaseUrl !== null;
	if (isOther && (await otherAdministrator(db, account.adminEmail)) !== null) return null;
	const password = await ensureAdministrator(db, account);
	if (password === null) return null;
	return `Administrator ${account.adminEmail}, password ${password} (shown only now)`;
}

/** Prepares a database that was away, once it answers; the notice is shown on the console. */
export function prepareLater(): Repetition {
	let isDone = false;
	return repeat({
		everySeconds: 2,
		failure: 'preparing the database failed',
		async work() {
			if (isDone) return;
			const { isReady, notice } = await prepareDatabase();
			if (isReady) console.log(notice ?? 'The database is ready.');
			isDone = isReady;
		},
	});
}

/**
 * What to tell who changed the first catalog after the embedded database, which has to be prepared, was planted with
 * it; null when nothing changed.
 */
export function changedSeedNotice(): string | null {
	const { databaseUrl, dataDirectory } = environment();
	return databaseUrl === null && hasOtherSeed(dataDirectory) ? keptRowsNotice() : null;
}

/** How the first catalog that was changed comes into the database; null where that is no embedded one. */
export function keptRowsNotice(): string | null {
	const { databaseUrl, dataDirectory } = environment();
	if (databaseUrl !== null) return null;
	return (
		`The first catalog has changed, but the database in ${dataDirectory} keeps its own rows: ` +
		`to start anew, stop, delete ${dataDirectory} with all its bookings and accounts, and start again.`
	);
}

import { database } from '#src/server/db/client.ts';
import { hasOtherSeed } from '#src/server/db/planted-seed.ts';
import { environment } from '#src/server/platform/environment.ts';
import { ensureAdministrator } from '#src/server/users/administrator.ts';

/**
 * Opens the embedded database, which migrates and seeds it, and sees to the administrator's account. A database
 * server is left alone: it is prepared by `npm run db:migrate`, and while it is away the pages are served all the same.
 * @returns what to tell whoever started the process: a password that was generated just now, else null
 * @throws DataInUseError, DataDirectoryError, EnvironmentError
 */
export async function prepareDatabase(): Promise<string | null> {
	const account = environment();
	if (account.databaseUrl !== null) return null;
	const password = await ensureAdministrator(await database(), account);
	if (password === null) return null;
	return `Administrator ${account.adminEmail}, password ${password} (shown only now)`;
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

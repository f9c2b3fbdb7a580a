import { ensureAdministrator } from '#src/server/auth/administrator.ts';
import { database } from '#src/server/db/client.ts';
import { environment } from '#src/server/env.ts';

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

import { handle } from '#functions/api.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { accountCalls, ada, type Changes, cookieOf } from './account-calls.ts';
import { ownHost, send, testDependencies } from './api.ts';

/** The functions of accounts over a database, which every test finds empty, and the calls of whoever is signed in. */
export function ownAccountCalls(db: Database, world: Partial<Dependencies> = {}) {
	const accounts = accountCalls(db, world);
	const deps = testDependencies(db, { limitsUses: false, ...world });

	/** Calls '/api/account' or what lies under it: 'travellers/1'. */
	function own(method: string, path: string, body: unknown, changes: Changes = {}) {
		const { cookie, headers, origin = ownHost, ...changed } = changes;
		const sent = { body, headers: { ...(cookie !== undefined && { Cookie: cookie }), ...headers } };
		const address = ['/api/account', path].filter(Boolean).join('/');
		return send(handle, { ...deps, ...changed }, method, origin + address, sent);
	}

	/** The cookie of a new sign-in; Ada's where nothing else is said. */
	async function signIn(changes: { email?: string; password?: string } = {}) {
		return cookieOf(await accounts.post('login', { ...ada, ...changes }));
	}

	/** The tokens of the links that letters of a kind hold, the latest last. */
	async function tokensIn(kind: string): Promise<string[]> {
		const letters = await accounts.letters();
		return letters
			.filter((letter) => letter.kind === kind)
			.map(({ body }) => /#confirm=([\w-]{43})\n/.exec(body)?.[1] ?? '');
	}

	return { ...accounts, own, signIn, tokensIn };
}

import type { SessionUser } from '#src/contract/users/account.ts';

import { inTransaction } from '../../db/in-transaction.ts';
import { withHashing } from '../../users/hash-queue.ts';
import { lockProven, provePassword } from '../../users/own-password.ts';
import { confirmSession } from '../../users/queries/sessions.ts';
import { ownTokenHash } from '../../users/session.ts';
import type { Dependencies } from '../../world/dependencies.ts';

/**
 * Takes the password again of whoever is at work: their session may do for a while what asks for that
 * (`DeskEndpoint.asksAgain`), and no other session of theirs.
 * @throws HttpError 400 at `password`; 409 where the account was changed meanwhile; 429; 503 when too many hash already
 */
export function confirmIdentity(
	deps: Dependencies,
	request: Request,
	{ id }: SessionUser,
	password: string,
): Promise<void> {
	return withHashing(async () => {
		const account = await provePassword(deps, id, { password, field: 'password' });
		await inTransaction(deps.db, async (transaction) => {
			await lockProven(transaction, account);
			await confirmSession(transaction, ownTokenHash(request), deps.now());
		});
	});
}

import { configuredPlace, openDatabase } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { secondFactorChanged } from '../mail/letters/second-factor.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { runCommand } from '../platform/command.ts';
import { environment } from '../platform/environment.ts';
import { ErrorForPeople } from '../platform/error-for-people.ts';
import { endAccess } from '../users/end-access.ts';
import { deleteSecondFactor } from '../users/queries/second-factors.ts';
import { lockAccountByEmail } from '../users/queries/users.ts';

runCommand(turnOff);

/** `npm run db:second-factor-off -- ada@example.com`: for whoever lost the phone and the recovery codes. */
async function turnOff(): Promise<void> {
	const [email] = process.argv.slice(2);
	if (email === undefined) {
		throw new ErrorForPeople('Whose? npm run db:second-factor-off -- name@example.com');
	}
	const { siteUrl } = environment();
	const { database, close } = await openDatabase(configuredPlace(), { isPatient: true });
	try {
		console.log(await turnOffFor(database, email, siteUrl));
	} finally {
		await close();
	}
}

function turnOffFor(database: Database, email: string, siteUrl: string): Promise<string> {
	return inTransaction(database, async (transaction) => {
		const account = await lockAccountByEmail(transaction, email);
		if (account === null) throw new ErrorForPeople(`There is no account of ${email}.`);
		const hadOne = await deleteSecondFactor(transaction, account.id);
		if (!hadOne) return `${account.email} has no second factor.`;
		await endAccess(transaction, account.id);
		await addToOutbox(transaction, secondFactorChanged(account.email, siteUrl, 'off'));
		return `${account.email} signs in with the password alone again, and was signed out everywhere.`;
	});
}

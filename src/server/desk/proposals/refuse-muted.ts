import { proposalDeskMessages } from '#src/contract/desk/proposals.ts';

import type { Database } from '../../db/database.ts';
import { invalidField } from '../../http/http-error.ts';
import { whyMuted } from '../../mail/suppressions.ts';

/** @throws HttpError 400 at the address, where no letter goes to it: an offer is nothing else */
export async function refuseMuted(transaction: Database, email: string): Promise<void> {
	if ((await whyMuted(transaction, email)) === null) return;
	throw invalidField('email', proposalDeskMessages.muted);
}

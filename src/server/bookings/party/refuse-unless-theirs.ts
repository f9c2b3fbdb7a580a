import { changePartyMessages } from '#src/contract/trips/party.ts';

import { HttpError } from '../../http/http-error.ts';
import { howItChanges } from '../how-it-changes.ts';
import type { Begun } from '../operations/begin-operation.ts';

/** @throws HttpError 409 where a traveller has to ask the desk for another party, or nobody can have one */
export async function refuseUnlessTheirs({ transaction, before, actor, at }: Begun): Promise<void> {
	if (actor.kind !== 'traveller') return;
	const how = await howItChanges(transaction, before, at);
	if (how !== 'at once') throw new HttpError(409, { message: changePartyMessages.notNow });
}

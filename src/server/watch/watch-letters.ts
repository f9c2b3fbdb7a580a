import { addSeconds } from 'date-fns/addSeconds';

import type { Database } from '../db/database.ts';
import { lettersInTrouble, type LettersInTrouble } from '../mail/deliver.ts';
import { type Alert, type Carriers, tell } from './alert.ts';
import { claimBeginning, claimEnd, forgetIncident, markTold } from './incidents.ts';

/** A little less than there is between two looks, so that what was told to nobody is told by the next. */
const claimSeconds = 50;

/**
 * Tells the administrator, once, that letters are given up or late, and once that none is any more. What was told lies
 * in the database: of several processes one tells it, and none again after a restart.
 * @throws what the database throws
 */
export async function watchLetters(
	db: Database,
	{ now, siteUrl, ...carriers }: Carriers & { now: Date; siteUrl: string },
): Promise<void> {
	const kind = 'letters';
	const trouble = await lettersInTrouble(db, now);
	const isWrong = trouble.givenUp + trouble.late > 0;
	const claim = { now, until: addSeconds(now, claimSeconds) };
	const untold = await (isWrong ? claimBeginning : claimEnd)(db, kind, claim);
	if (untold === null) return;
	const since = untold.beganAt;
	if (isWrong) {
		const alert: Alert = { kind, state: 'began', since, ...wordsOf(trouble, siteUrl) };
		if (await tell(alert, carriers, now)) await markTold(db, kind, now);
		return;
	}
	const over: Alert = { kind, state: 'over', since, ...wordsOfEnd };
	if (!untold.wasTold || (await tell(over, carriers, now))) await forgetIncident(db, kind);
}

function wordsOf({ givenUp, late }: LettersInTrouble, siteUrl: string) {
	const parts = [
		...(givenUp > 0 ? [`${lettersOf(givenUp)} could not be delivered`] : []),
		...(late > 0 ? [`${lettersOf(late)} waited more than an hour for the mail server`] : []),
	];
	return {
		summary: `${parts.join(', and ')}.`,
		advice: `The overview of the panel shows which, and why: ${siteUrl}/admin`,
	};
}

const wordsOfEnd = {
	summary: 'Letters are delivered again.',
	advice: 'None is late, and none that was given up is left.',
};

function lettersOf(count: number): string {
	return count === 1 ? 'One letter' : `${count} letters`;
}

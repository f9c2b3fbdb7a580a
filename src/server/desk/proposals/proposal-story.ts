import { eq } from 'drizzle-orm';

import { proposalDeskMessages, type ProposalStory } from '#src/contract/desk/proposals.ts';
import { proposalPath } from '#src/paths.ts';

import type { Database } from '../../db/database.ts';
import { proposals } from '../../db/schema.ts';
import { found } from '../../http/http-error.ts';
import {
	proposalRecordOf,
	type ProposalRow,
	selectVersions,
} from '../../proposals/read-proposal.ts';

/**
 * An offer with all that was sent of it.
 * @throws HttpError 404
 */
export async function readProposalStory(
	db: Database,
	id: number,
	now: Date,
): Promise<ProposalStory> {
	const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
	return storyOf(db, found(row, proposalDeskMessages.missing), now);
}

/** As `readProposalStory`, of an offer that is known. */
export async function storyOf(db: Database, row: ProposalRow, now: Date): Promise<ProposalStory> {
	return {
		...proposalRecordOf(row),
		page: proposalPath(row.reference),
		versions: await selectVersions(db, row, now),
	};
}

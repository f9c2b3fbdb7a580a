import { and, eq, inArray } from 'drizzle-orm';

import { proposalMessages } from '#src/contract/proposals/answers.ts';

import type { Database } from '../db/database.ts';
import { proposalParts, proposals, proposalVersions } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { isOpenVersion, type PartRow, type ProposalRow, type VersionRow } from './read-proposal.ts';

/** An offer as it stands until the transaction ends. */
export async function lockProposal(transaction: Database, id: number): Promise<ProposalRow | null> {
	const [row] = await transaction
		.select()
		.from(proposals)
		.where(eq(proposals.id, id))
		.for('no key update');
	return row ?? null;
}

/**
 * A version of an offer that can be accepted now, with its parts.
 * @param proposal locked
 * @throws HttpError 409 that says why it cannot be
 */
export async function acceptableVersion(
	transaction: Database,
	proposal: ProposalRow,
	{ number, now }: { number: number; now: Date },
): Promise<{ version: VersionRow; parts: PartRow[] }> {
	if (proposal.answer !== 'open') throw refused(proposalMessages[proposal.answer]);
	const [version] = await transaction
		.select()
		.from(proposalVersions)
		.where(and(eq(proposalVersions.proposalId, proposal.id), eq(proposalVersions.number, number)));
	if (!version) throw refused(proposalMessages.replaced);
	if (!isOpenVersion(proposal, version, now)) {
		throw refused(version.withdrawnAt ? proposalMessages.replaced : proposalMessages.lapsed);
	}
	const parts = await transaction
		.select()
		.from(proposalParts)
		.where(eq(proposalParts.versionId, version.id))
		.orderBy(proposalParts.position);
	return { version, parts };
}

/** Gives back the seats that an offer keeps. */
export async function releaseSeats(transaction: Database, proposalId: number): Promise<void> {
	const versions = transaction
		.select({ id: proposalVersions.id })
		.from(proposalVersions)
		.where(eq(proposalVersions.proposalId, proposalId));
	await transaction
		.update(proposalParts)
		.set({ keptUntil: null })
		.where(inArray(proposalParts.versionId, versions));
}

function refused(message: string): HttpError {
	return new HttpError(409, { message });
}

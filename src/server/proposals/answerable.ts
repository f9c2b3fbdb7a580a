import { and, eq, inArray, isNotNull, not } from 'drizzle-orm';

import { proposalMessages } from '#src/contract/proposals/answers.ts';

import type { Database } from '../db/database.ts';
import { proposalParts, proposals, proposalVersions } from '../db/schema.ts';
import { publishTakenSeats } from '../departures/publish-seats.ts';
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
 * A version of an offer that can be accepted now, with the parts of it that are booked by that.
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
		.where(and(eq(proposalParts.versionId, version.id), not(proposalParts.isOptional)))
		.orderBy(proposalParts.position);
	return { version, parts };
}

/** Gives back the seats that an offer keeps. @returns the tours whose they are, for `publishSeats` */
export async function releaseSeats(transaction: Database, proposalId: number): Promise<number[]> {
	const versions = transaction
		.select({ id: proposalVersions.id })
		.from(proposalVersions)
		.where(eq(proposalVersions.proposalId, proposalId));
	const freed = await transaction
		.update(proposalParts)
		.set({ keptUntil: null })
		.where(and(inArray(proposalParts.versionId, versions), isNotNull(proposalParts.keptUntil)))
		.returning({ tour: proposalParts.itemId });
	return freed.map(({ tour }) => Number(tour));
}

/** Lets the public see that seats of tours were taken, or given back. */
export async function publishSeats(tours: readonly number[]): Promise<void> {
	for (const tour of new Set(tours)) await publishTakenSeats(tour);
}

function refused(message: string): HttpError {
	return new HttpError(409, { message });
}

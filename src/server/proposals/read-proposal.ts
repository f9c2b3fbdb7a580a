import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';

import type {
	ProposalPart,
	ProposalRecord,
	ProposalVersion,
} from '#src/contract/proposals/proposal-view.ts';
import { partDetails, partTerms } from '#src/domain/proposals/part-words.ts';
import { proposalTotal } from '#src/domain/proposals/proposal.ts';
import { versionChanges } from '#src/domain/proposals/version-changes.ts';
import { tourPath } from '#src/paths.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { bookings, proposalParts, type proposals, proposalVersions } from '../db/schema.ts';

export type ProposalRow = typeof proposals.$inferSelect;
export type VersionRow = typeof proposalVersions.$inferSelect;
export type PartRow = typeof proposalParts.$inferSelect;

/** An offer as lists and its page tell of it. */
export function proposalRecordOf(row: Omit<ProposalRow, 'searchText'>): ProposalRecord {
	const { id, reference, customOfferId, name, email, phone, version, until } = row;
	const { answer, answeredAt, acceptedVersion, acceptedBy, declinedBecause, createdAt } = row;
	return {
		id,
		reference,
		customOfferId,
		name,
		email,
		phone,
		version,
		until: until.toISOString(),
		answer,
		answeredAt: answeredAt && answeredAt.toISOString(),
		acceptedVersion,
		acceptedBy,
		declinedBecause,
		createdAt: createdAt.toISOString(),
	};
}

/** Whether a version can be accepted at a moment. */
export function isOpenVersion(
	{ answer }: Pick<ProposalRow, 'answer'>,
	{ withdrawnAt, until }: Pick<VersionRow, 'withdrawnAt' | 'until'>,
	now: Date,
): boolean {
	return answer === 'open' && withdrawnAt === null && until > now;
}

/** All that was sent of an offer, the newest version first. */
export async function selectVersions(
	db: Database,
	proposal: ProposalRow,
	now: Date,
): Promise<ProposalVersion[]> {
	const rows = await db
		.select()
		.from(proposalVersions)
		.where(eq(proposalVersions.proposalId, proposal.id))
		.orderBy(desc(proposalVersions.number));
	const ids = rows.map(({ id }) => id);
	const parts = await selectParts(db, inArray(proposalParts.versionId, ids));
	const versions = rows.map((row) => {
		const own = parts.filter(({ part }) => part.versionId === row.id);
		return versionOf(proposal, row, own, now);
	});
	return versions.map((version, index) => {
		const before = versions[index + 1];
		return before ? { ...version, changes: versionChanges(before, version) } : version;
	});
}

type NamedPart = { part: PartRow; reference: string | null };

/** The parts that meet a condition, in their order, with the bookings that they have become. */
function selectParts(db: Database, isMeant: SQL): Promise<NamedPart[]> {
	return db
		.select({ part: proposalParts, reference: bookings.reference })
		.from(proposalParts)
		.leftJoin(bookings, eq(bookings.id, proposalParts.bookingId))
		.where(isMeant)
		.orderBy(asc(proposalParts.versionId), asc(proposalParts.position));
}

function versionOf(
	proposal: ProposalRow,
	row: VersionRow,
	parts: readonly NamedPart[],
	now: Date,
): ProposalVersion {
	const { number, travellers, message, terms, author } = row;
	return {
		number,
		travellers,
		message,
		terms,
		parts: parts.map(({ part, reference }) => partOf(part, reference, travellers, now)),
		total: proposalTotal(parts.map(({ part }) => part)),
		changes: [],
		until: row.until.toISOString(),
		isOpen: isOpenVersion(proposal, row, now),
		author,
		createdAt: row.createdAt.toISOString(),
	};
}

function partOf(
	part: PartRow,
	reference: string | null,
	travellers: number,
	now: Date,
): ProposalPart {
	const { kind, itemId, title, departureDate, isOptional, listed, amount } = part;
	return {
		kind,
		title,
		page: kind === 'tour' ? tourPath(Number(itemId), departureDate) : null,
		departureDate,
		details: partDetails(part, travellers),
		isOptional,
		listed,
		amount,
		...partTerms(part, travellers, { now, terms: { ...site, ...site.payment } }),
		reference,
	};
}

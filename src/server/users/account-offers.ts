import { and, desc, eq, ne, not, sql } from 'drizzle-orm';

import type { AccountOffer } from '#src/contract/users/account-page.ts';
import { proposalStanding } from '#src/domain/proposals/proposal.ts';

import type { Database } from '../db/database.ts';
import { proposalParts, proposals, proposalVersions } from '../db/schema.ts';

/** The latest are shown. */
const mostOffers = 50;

/** The offers that the desk sent to an address, in any case, the latest first; what was accepted is a trip by now. */
export async function selectOffersTo(
	db: Database,
	{ email, now }: { email: string; now: Date },
): Promise<AccountOffer[]> {
	const { id, reference, answer, until, version } = proposals;
	const rows = await db
		.select({
			reference,
			answer,
			until,
			total: sql<number>`sum(${proposalParts.amount})`.mapWith(Number),
			titles: sql<string[]>`array_agg(${proposalParts.title} order by ${proposalParts.position})`,
		})
		.from(proposals)
		.innerJoin(
			proposalVersions,
			and(eq(proposalVersions.proposalId, id), eq(proposalVersions.number, version)),
		)
		.innerJoin(
			proposalParts,
			and(eq(proposalParts.versionId, proposalVersions.id), not(proposalParts.isOptional)),
		)
		.where(and(eq(sql`lower(${proposals.email})`, email.toLowerCase()), ne(answer, 'accepted')))
		.groupBy(id)
		.orderBy(desc(proposals.createdAt), desc(id))
		.limit(mostOffers);
	return rows.map((row) => ({
		reference: row.reference,
		title: row.titles.join(', '),
		standing: proposalStanding(row, now),
		until: row.until.toISOString(),
		total: row.total,
	}));
}

import { and, eq, getTableColumns, gt, lte, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';

import { type proposalPage, proposalDeskMessages } from '#src/contract/desk/proposals.ts';
import type { ProposalRecord } from '#src/contract/proposals/proposal-view.ts';
import type { ProposalStanding } from '#src/domain/proposals/proposal.ts';

import type { Database } from '../../db/database.ts';
import { newestFirst, searched } from '../../db/newest-first.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { proposals } from '../../db/schema.ts';
import { proposalRecordOf, type ProposalRow } from '../../proposals/read-proposal.ts';
import type { RequestList } from './request-list.ts';

const { searchText: _, ...columns } = getTableColumns(proposals);

type Asked = Omit<ProposalRow, 'searchText'>;

/** The offers that the desk wrote, as whoever answers their questions reads them. */
export const proposalList: RequestList<Asked, ProposalRecord> = {
	kind: 'proposal',
	table: proposals,
	columns,
	matches: (q) => searched(proposals.searchText, q),
	recordOf: proposalRecordOf,
	labelOf: ({ reference, name }) => `${reference}, ${name}`,
	missing: proposalDeskMessages.missing,
};

type Asking = z.output<typeof proposalPage> & { now: Date };

/** One page of the offers that were sent, the newest first. */
export async function selectProposals(db: Database, page: Asking): Promise<Paged<ProposalRecord>> {
	const { rows, total } = await paged(page, proposalRows(db, page), () =>
		db.$count(proposals, matches(page)),
	);
	return { rows: rows.map(proposalRecordOf), total };
}

/** The rows of a page. */
export function proposalRows(db: Database, page: Asking) {
	return db
		.select(columns)
		.from(proposals)
		.where(matches(page))
		.orderBy(...newestFirst(proposals))
		.limit(page.limit)
		.offset(page.offset);
}

function matches({ q, standing, customOfferId, now }: Asking): SQL | undefined {
	return and(
		proposalList.matches(q),
		standing && standsAs(standing, now),
		customOfferId === undefined ? undefined : eq(proposals.customOfferId, customOfferId),
	);
}

function standsAs(standing: ProposalStanding, now: Date): SQL | undefined {
	const { answer, until } = proposals;
	if (standing === 'Sent') return and(eq(answer, 'open'), gt(until, now));
	if (standing === 'Lapsed') return and(eq(answer, 'open'), lte(until, now));
	return eq(answer, answers[standing]);
}

const answers = { Accepted: 'accepted', Declined: 'declined', Withdrawn: 'withdrawn' } as const;

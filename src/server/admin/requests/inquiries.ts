import { and } from 'drizzle-orm';

import type { AnsweredPage, InquiryRecord } from '#src/contract/admin/requests.ts';

import type { Database } from '../../db/database.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { deskItems, inquiries } from '../../db/schema.ts';
import { newestFirst, searched } from '../newest-first.ts';
import { isAbout, isInState, joinedState } from './conversation-states.ts';

/** One page of the inquiries, the newest first. */
export async function selectInquiries(
	db: Database,
	page: AnsweredPage,
): Promise<Paged<InquiryRecord>> {
	const matches = and(
		searched(inquiries.searchText, page.q),
		page.state && isInState('inquiry', inquiries.id, page.state),
	);
	const rows = db
		.select({
			id: inquiries.id,
			name: inquiries.name,
			email: inquiries.email,
			subject: inquiries.subject,
			message: inquiries.message,
			state: joinedState,
			createdAt: inquiries.createdAt,
		})
		.from(inquiries)
		.leftJoin(deskItems, isAbout('inquiry', inquiries.id))
		.where(matches)
		.orderBy(...newestFirst(inquiries))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(inquiries, matches));
	return {
		...found,
		rows: found.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
	};
}

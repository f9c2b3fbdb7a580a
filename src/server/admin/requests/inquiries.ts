import type { InquiryRecord } from '#src/contract/admin/requests.ts';
import type { Page } from '#src/contract/http/paging.ts';

import type { Database } from '../../db/database.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { inquiries } from '../../db/schema.ts';
import { newestFirst, searched } from '../newest-first.ts';

/** One page of the inquiries, the newest first. */
export async function selectInquiries(db: Database, page: Page): Promise<Paged<InquiryRecord>> {
	const matches = searched(inquiries.searchText, page.q);
	const rows = db
		.select({
			id: inquiries.id,
			name: inquiries.name,
			email: inquiries.email,
			subject: inquiries.subject,
			message: inquiries.message,
			createdAt: inquiries.createdAt,
		})
		.from(inquiries)
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

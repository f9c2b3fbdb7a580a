import { and, or } from 'drizzle-orm';

import type { AnsweredPage, ApplicationRecord } from '#src/contract/admin/requests.ts';

import type { Database } from '../../db/database.ts';
import { type Paged, paged } from '../../db/paged.ts';
import { applications, deskItems } from '../../db/schema.ts';
import { newestFirst, searched } from '../newest-first.ts';
import { isAbout, isInState, joinedState } from './conversation-states.ts';

/** One page of the applications, the newest first. A job is found by its slug and by the words in it. */
export async function selectApplications(
	db: Database,
	page: AnsweredPage,
): Promise<Paged<ApplicationRecord>> {
	const { searchText } = applications;
	const matches = and(
		or(searched(searchText, page.q), searched(searchText, page.q.replace(/\s+/g, '-'))),
		page.state && isInState('application', applications.id, page.state),
	);
	const rows = db
		.select({
			id: applications.id,
			job: applications.job,
			name: applications.name,
			email: applications.email,
			phone: applications.phone,
			link: applications.link,
			message: applications.message,
			state: joinedState,
			createdAt: applications.createdAt,
		})
		.from(applications)
		.leftJoin(deskItems, isAbout('application', applications.id))
		.where(matches)
		.orderBy(...newestFirst(applications))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(applications, matches));
	return {
		...found,
		rows: found.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
	};
}

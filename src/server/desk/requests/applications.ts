import { or } from 'drizzle-orm';

import type { ApplicationRecord } from '#src/contract/desk/requests.ts';
import { wordsOf } from '#src/domain/text/slug.ts';

import { searched } from '../../db/newest-first.ts';
import { applications } from '../../db/schema.ts';
import type { RequestList } from './request-list.ts';

const columns = {
	id: applications.id,
	job: applications.job,
	name: applications.name,
	email: applications.email,
	phone: applications.phone,
	link: applications.link,
	message: applications.message,
	createdAt: applications.createdAt,
};

type Asked = Pick<typeof applications.$inferSelect, keyof typeof columns>;

/** The applications for our jobs. A job is found by its slug and by the words in it. */
export const applicationList: RequestList<Asked, ApplicationRecord> = {
	kind: 'application',
	table: applications,
	columns,
	matches: (q) =>
		or(
			searched(applications.searchText, q),
			searched(applications.searchText, q.replace(/\s+/g, '-')),
		),
	recordOf: ({ createdAt, version: _, updatedAt: __, ...row }) => ({
		...row,
		createdAt: createdAt.toISOString(),
	}),
	labelOf: ({ name, job }) => `${name}, ${wordsOf(job)}`,
	missing: 'There is no application with this number.',
};

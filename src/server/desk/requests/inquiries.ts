import type { InquiryRecord } from '#src/contract/desk/requests.ts';

import { searched } from '../../db/newest-first.ts';
import { inquiries } from '../../db/schema.ts';
import type { RequestList } from './request-list.ts';

const columns = {
	id: inquiries.id,
	name: inquiries.name,
	email: inquiries.email,
	subject: inquiries.subject,
	message: inquiries.message,
	createdAt: inquiries.createdAt,
};

type Asked = Pick<typeof inquiries.$inferSelect, keyof typeof columns>;

/** The messages of the contact page. */
export const inquiryList: RequestList<Asked, InquiryRecord> = {
	kind: 'inquiry',
	table: inquiries,
	columns,
	matches: (q) => searched(inquiries.searchText, q),
	recordOf: ({ createdAt, version: _, updatedAt: __, ...row }) => ({
		...row,
		createdAt: createdAt.toISOString(),
	}),
	labelOf: ({ name, subject }) => `${name}, ${subject}`,
	missing: 'There is no inquiry with this number.',
};

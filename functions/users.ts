import type { Config } from '@netlify/functions';

import { changeUser, listUsers, userPage } from '#src/contract/admin/users.ts';
import { changeUser as change, userRecord } from '#src/server/admin/users/change-user.ts';
import { selectUsers } from '#src/server/admin/users/queries.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listUsers, ({ url, deps }) =>
		listAnswer(url, userPage, async (page) => {
			const { rows, total } = await selectUsers(deps.db, page);
			return { rows: rows.map((row) => userRecord(row, deps.adminEmail)), total };
		}),
	),
	administratorRoute(changeUser, ({ id, body, administrator, deps }) =>
		change(deps, administrator, id, body),
	),
);
export default serveRequest;

export const config: Config = {
	path: ['/api/users', '/api/admin/users/:id'],
	// The outer wall, at the edge: nobody but administrators is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};

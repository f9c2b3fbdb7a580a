import type { Config } from '@netlify/functions';

import { activityPage, listActivities } from '#src/contract/admin/activities.ts';
import { selectActivities } from '#src/server/admin/activities/activities.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listActivities, ({ url, deps, administrator: reader }) =>
		listAnswer(url, activityPage, (page) =>
			selectActivities(deps.db, page, { now: deps.now(), reader }),
		),
	),
);
export default serveRequest;

export const config: Config = { path: ['/api/admin/activities'] };

import { activityPage, listActivities } from '#src/contract/desk/activities.ts';
import { selectActivities } from '#src/server/desk/activities/activities.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(listActivities, ({ url, deps, colleague: reader }) =>
		listAnswer(url, activityPage, (page) =>
			selectActivities(deps.db, page, { now: deps.now(), reader }),
		),
	),
];

import { answeredPage, listApplications } from '#src/contract/desk/requests.ts';
import { createApplication } from '#src/contract/requests/requests.ts';
import { applicationList } from '#src/server/desk/requests/applications.ts';
import { selectRequests } from '#src/server/desk/requests/request-list.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { route } from '#src/server/http/route.ts';
import { apply } from '#src/server/requests/application.ts';
import { jobOpenings, type ReadOpenings } from '#src/server/requests/job-openings.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

/** The routes over the jobs that they are told of: tests have jobs of their own. */
export function applicationRoutes(openings: ReadOpenings) {
	return [
		route(createApplication, async ({ request, body, deps }) => {
			const { receipt, isRepeat } = await apply(deps, body, readAttempt(request, body), () =>
				openings(request),
			);
			return new Answer(receipt, { status: isRepeat ? 200 : 201 });
		}),
		deskRoute(listApplications, ({ url, deps }) =>
			listAnswer(url, answeredPage, (page) =>
				selectRequests(deps.db, applicationList, { ...page, now: deps.now() }),
			),
		),
	];
}

export const routes = applicationRoutes(jobOpenings);

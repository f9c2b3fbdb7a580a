import { answeredPage, listApplications } from '#src/contract/desk/requests.ts';
import { createApplication } from '#src/contract/requests/requests.ts';
import { applicationPath, sentPath } from '#src/paths.ts';
import { applicationList } from '#src/server/desk/requests/applications.ts';
import { selectRequests } from '#src/server/desk/requests/request-list.ts';
import { attemptOf } from '#src/server/http/attempt.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { plainForm } from '#src/server/pages/plain-form.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { apply } from '#src/server/requests/application.ts';
import { jobOpenings, type ReadOpenings } from '#src/server/requests/job-openings.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

/** The routes over the jobs that they are told of: tests have jobs of their own. */
export function applicationRoutes(openings: ReadOpenings) {
	return [
		formRoute(
			createApplication,
			async ({ request, body, deps }) => {
				const attempt = attemptOf(request, body, deps);
				const { receipt, isRepeat } = await apply(deps, body, attempt, () => openings(request));
				return new Answer(receipt, { status: isRepeat ? 200 : 201 });
			},
			plainForm({
				action: createApplication.path,
				page: (request, { job = '' }) => builtPage(request, applicationPath(job)),
				sent: sentPath('application'),
			}),
		),
		deskRoute(listApplications, ({ url, deps }) =>
			listAnswer(url, answeredPage, (page) =>
				selectRequests(deps.db, applicationList, { ...page, now: deps.now() }),
			),
		),
	];
}

export const routes = applicationRoutes(jobOpenings);

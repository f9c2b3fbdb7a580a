import { answeredPage, listInquiries } from '#src/contract/desk/requests.ts';
import { createInquiry } from '#src/contract/requests/requests.ts';
import { paths, sentPath } from '#src/paths.ts';
import { inquiryList } from '#src/server/desk/requests/inquiries.ts';
import { selectRequests } from '#src/server/desk/requests/request-list.ts';
import { attemptOf } from '#src/server/http/attempt.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { plainForm } from '#src/server/pages/plain-form.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { inquire } from '#src/server/requests/inquiry.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	formRoute(
		createInquiry,
		async ({ request, body, deps }) => {
			const { receipt, isRepeat } = await inquire(deps, body, attemptOf(request, body, deps));
			return new Answer(receipt, { status: isRepeat ? 200 : 201 });
		},
		plainForm({
			action: createInquiry.path,
			page: (request) => builtPage(request, paths.contact),
			sent: sentPath('message'),
		}),
	),
	deskRoute(listInquiries, ({ url, deps }) =>
		listAnswer(url, answeredPage, (page) =>
			selectRequests(deps.db, inquiryList, { ...page, now: deps.now() }),
		),
	),
];

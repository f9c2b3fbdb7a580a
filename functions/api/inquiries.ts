import { answeredPage, listInquiries } from '#src/contract/desk/requests.ts';
import { createInquiry } from '#src/contract/requests/requests.ts';
import { inquiryList } from '#src/server/desk/requests/inquiries.ts';
import { selectRequests } from '#src/server/desk/requests/request-list.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { route } from '#src/server/http/route.ts';
import { inquire } from '#src/server/requests/inquiry.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	route(createInquiry, async ({ request, body, deps }) => {
		const { receipt, isRepeat } = await inquire(deps, body, readAttempt(request, body));
		return new Answer(receipt, { status: isRepeat ? 200 : 201 });
	}),
	deskRoute(listInquiries, ({ url, deps }) =>
		listAnswer(url, answeredPage, (page) =>
			selectRequests(deps.db, inquiryList, { ...page, now: deps.now() }),
		),
	),
];

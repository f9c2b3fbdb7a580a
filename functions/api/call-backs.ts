import { callBackPage, listCallBacks, stepCallBack } from '#src/contract/desk/call-backs.ts';
import { createCallBack } from '#src/contract/requests/call-back.ts';
import { callBackState } from '#src/domain/requests/call-back.ts';
import { callBackList, selectCallBacks } from '#src/server/desk/requests/call-backs.ts';
import { markRequest } from '#src/server/desk/requests/step-request.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { route } from '#src/server/http/route.ts';
import { requestCallBack } from '#src/server/requests/call-back.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	route(createCallBack, async ({ request, body, deps }) => {
		const { receipt, isRepeat } = await requestCallBack(deps, body, readAttempt(request, body));
		return new Answer(receipt, { status: isRepeat ? 200 : 201 });
	}),
	deskRoute(listCallBacks, ({ url, deps }) =>
		listAnswer(url, callBackPage, (page) => selectCallBacks(deps.db, page, deps.now())),
	),
	deskRoute(stepCallBack, ({ id, body: { status, version }, colleague, deps }) => {
		const state = callBackState(status);
		return markRequest(deps, callBackList, { id, colleague, version, state });
	}),
];

import { callBackPage, listCallBacks, stepCallBack } from '#src/contract/desk/call-backs.ts';
import { createCallBack } from '#src/contract/requests/call-back.ts';
import { callBackState } from '#src/domain/requests/call-back.ts';
import { sentPath } from '#src/paths.ts';
import { callBackList, selectCallBacks } from '#src/server/desk/requests/call-backs.ts';
import { markRequest } from '#src/server/desk/requests/step-request.ts';
import { attemptOf } from '#src/server/http/attempt.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { callBackFormPage } from '#src/server/pages/call-back-page.ts';
import { plainForm } from '#src/server/pages/plain-form.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { clock } from '#src/server/platform/clock.ts';
import { requestCallBack } from '#src/server/requests/call-back.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

import { drawCallBack } from '../pages/draw.ts';

export const routes = [
	formRoute(
		createCallBack,
		async ({ request, body, deps }) => {
			const attempt = attemptOf(request, body, deps);
			const { receipt, isRepeat } = await requestCallBack(deps, body, attempt);
			return new Answer(receipt, { status: isRepeat ? 200 : 201 });
		},
		plainForm({
			action: createCallBack.path,
			page: (request) => {
				const sources = {
					builtPage: (path: string) => builtPage(request, path),
					draw: drawCallBack,
				};
				return callBackFormPage(sources, clock());
			},
			sent: sentPath('call-back'),
		}),
	),
	deskRoute(listCallBacks, ({ url, deps }) =>
		listAnswer(url, callBackPage, (page) => selectCallBacks(deps.db, page, deps.now())),
	),
	deskRoute(stepCallBack, ({ id, body: { status, version }, colleague, deps }) => {
		const state = callBackState(status);
		return markRequest(deps, callBackList, { id, colleague, version, state });
	}),
];

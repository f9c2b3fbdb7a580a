import { previewCustomOfferLetters } from '#src/contract/desk/letters.ts';
import { customOfferPage, listCustomOffers, stepCustomOffer } from '#src/contract/desk/requests.ts';
import { createCustomOffer } from '#src/contract/requests/requests.ts';
import { customOfferState } from '#src/domain/requests/custom-offer.ts';
import { paths, sentPath } from '#src/paths.ts';
import { previewSteps } from '#src/server/desk/requests/custom-offer-letters.ts';
import { customOfferList } from '#src/server/desk/requests/custom-offers.ts';
import { selectRequests } from '#src/server/desk/requests/request-list.ts';
import { markRequest } from '#src/server/desk/requests/step-request.ts';
import { attemptOf } from '#src/server/http/attempt.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { plainForm } from '#src/server/pages/plain-form.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { requestCustomOffer } from '#src/server/requests/custom-offer.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	formRoute(
		createCustomOffer,
		async ({ request, body, deps }) => {
			const attempt = attemptOf(request, body, deps);
			const { receipt, isRepeat } = await requestCustomOffer(deps, body, attempt);
			return new Answer(receipt, { status: isRepeat ? 200 : 201 });
		},
		plainForm({
			action: createCustomOffer.path,
			page: (request) => builtPage(request, paths.customOffer),
			sent: sentPath('offer'),
		}),
	),
	deskRoute(listCustomOffers, ({ url, deps }) =>
		listAnswer(url, customOfferPage, ({ status, ...page }) => {
			const state = status && customOfferState(status);
			return selectRequests(deps.db, customOfferList, { ...page, state, now: deps.now() });
		}),
	),
	deskRoute(stepCustomOffer, ({ id, body: { status, ...body }, colleague, deps }) => {
		const state = customOfferState(status);
		return markRequest(deps, customOfferList, { ...body, id, colleague, state });
	}),
	deskRoute(previewCustomOfferLetters, ({ id, deps }) => previewSteps(deps, id)),
];

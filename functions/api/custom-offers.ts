import { previewCustomOfferLetters } from '#src/contract/desk/letters.ts';
import { customOfferPage, listCustomOffers, stepCustomOffer } from '#src/contract/desk/requests.ts';
import { createCustomOffer } from '#src/contract/requests/requests.ts';
import { customOfferState } from '#src/domain/requests/custom-offer.ts';
import { previewSteps } from '#src/server/desk/requests/custom-offer-letters.ts';
import { customOfferList } from '#src/server/desk/requests/custom-offers.ts';
import { selectRequests } from '#src/server/desk/requests/request-list.ts';
import { markRequest } from '#src/server/desk/requests/step-request.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { route } from '#src/server/http/route.ts';
import { requestCustomOffer } from '#src/server/requests/custom-offer.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	route(createCustomOffer, async ({ request, body, deps }) => {
		const { receipt, isRepeat } = await requestCustomOffer(deps, body, readAttempt(request, body));
		return new Answer(receipt, { status: isRepeat ? 200 : 201 });
	}),
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

import { previewCustomOfferLetters } from '#src/contract/admin/letters.ts';
import {
	customOfferPage,
	listCustomOffers,
	stepCustomOffer,
} from '#src/contract/admin/requests.ts';
import { createCustomOffer } from '#src/contract/requests/requests.ts';
import { previewSteps } from '#src/server/admin/requests/custom-offer-letters.ts';
import { selectCustomOffers } from '#src/server/admin/requests/custom-offers.ts';
import { markCustomOffer } from '#src/server/admin/requests/mark-custom-offer.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, route } from '#src/server/http/route.ts';
import { requestCustomOffer } from '#src/server/requests/custom-offer.ts';

export const routes = [
	route(createCustomOffer, async ({ request, body, deps }) => {
		const { receipt, isRepeat } = await requestCustomOffer(deps, body, readAttempt(request, body));
		return new Answer(receipt, { status: isRepeat ? 200 : 201 });
	}),
	administratorRoute(listCustomOffers, ({ url, deps }) =>
		listAnswer(url, customOfferPage, (page) => selectCustomOffers(deps.db, page)),
	),
	administratorRoute(stepCustomOffer, ({ id, body, administrator, deps }) =>
		markCustomOffer(deps, { ...body, id, administrator }),
	),
	administratorRoute(previewCustomOfferLetters, ({ id, deps }) => previewSteps(deps.db, id)),
];

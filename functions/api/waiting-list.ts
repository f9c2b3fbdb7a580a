import * as contract from '#src/contract/requests/waiting-list.ts';
import { sentPath } from '#src/paths.ts';
import { readSeatOffer } from '#src/server/departures/seat-offer.ts';
import { attemptOf } from '#src/server/http/attempt.ts';
import { formRoute } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route } from '#src/server/http/route.ts';
import { joinWaitingList, leaveWaitingList } from '#src/server/requests/waiting-list.ts';

import { bookAgain } from '../pages/book-again.ts';

export const routes = [
	formRoute(
		contract.joinWaitingList,
		async ({ request, body, deps }) => {
			const attempt = attemptOf(request, body, deps);
			const { receipt, isRepeat } = await joinWaitingList(deps, body, attempt);
			return new Answer(receipt, { status: isRepeat ? 200 : 201 });
		},
		{
			read: ({ departureId, name, email, travellers }) => ({
				departureId: Number(departureId),
				name,
				email,
				travellers: Number(travellers),
			}),
			next: () => sentPath('waiting-list'),
			redraw: bookAgain(contract.joinWaitingList.path),
		},
	),
	route(contract.readSeatOffer, ({ body, deps }) => readSeatOffer(deps, body.key)),
	route(contract.leaveWaitingList, async ({ body, deps }) => ({
		message: await leaveWaitingList(deps, body.key),
	})),
];

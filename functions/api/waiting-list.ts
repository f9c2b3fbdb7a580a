import * as contract from '#src/contract/requests/waiting-list.ts';
import { readSeatOffer } from '#src/server/departures/seat-offer.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route } from '#src/server/http/route.ts';
import { joinWaitingList, leaveWaitingList } from '#src/server/requests/waiting-list.ts';

export const routes = [
	route(contract.joinWaitingList, async ({ request, body, deps }) => {
		const { receipt, isRepeat } = await joinWaitingList(deps, body, readAttempt(request, body));
		return new Answer(receipt, { status: isRepeat ? 200 : 201 });
	}),
	route(contract.readSeatOffer, ({ body, deps }) => readSeatOffer(deps, body.key)),
	route(contract.leaveWaitingList, async ({ body, deps }) => ({
		message: await leaveWaitingList(deps, body.key),
	})),
];

import { answerKeptSeatsAtDesk } from '#src/contract/desk/kept-seats.ts';
import * as party from '#src/contract/desk/party.ts';
import { partyQuestion } from '#src/contract/desk/party.ts';
import { recordSchedule } from '#src/contract/desk/schedule.ts';
import * as travellers from '#src/contract/desk/travellers.ts';
import { answerKeptSeats } from '#src/server/bookings/answer-kept-seats.ts';
import { deskActor } from '#src/server/bookings/operations/actor.ts';
import { addTraveller } from '#src/server/bookings/operations/add-traveller.ts';
import { askedByDesk } from '#src/server/bookings/operations/asked-by-desk.ts';
import { changeSchedule } from '#src/server/bookings/operations/change-schedule.ts';
import { changeTravellers } from '#src/server/bookings/operations/change-travellers.ts';
import { takeOffTraveller } from '#src/server/bookings/operations/take-off-traveller.ts';
import { pricePartyChange } from '#src/server/bookings/party/price-party.ts';
import { readAttempt } from '#src/server/http/attempt.ts';
import { validated } from '#src/server/http/validation.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(party.pricePartyChange, ({ id, url, deps }) =>
		pricePartyChange(deps, id, validated(partyQuestion, Object.fromEntries(url.searchParams))),
	),
	deskRoute(travellers.changeTravellers, askedByDesk(changeTravellers)),
	deskRoute(party.addTraveller, askedByDesk(addTraveller)),
	deskRoute(party.takeOffTraveller, askedByDesk(takeOffTraveller)),
	deskRoute(recordSchedule, askedByDesk(changeSchedule)),
	deskRoute(answerKeptSeatsAtDesk, ({ request, id, body, colleague, deps }) =>
		answerKeptSeats(deps, {
			actor: deskActor(colleague),
			id,
			attempt: readAttempt(request, body),
			...body,
		}),
	),
];

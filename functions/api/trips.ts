import * as cancelCalls from '#src/contract/trips/cancel.ts';
import { holdAgain } from '#src/contract/trips/hold.ts';
import { issueInvoice } from '#src/contract/trips/invoice.ts';
import * as keptSeats from '#src/contract/trips/kept-seats.ts';
import * as links from '#src/contract/trips/links.ts';
import * as messages from '#src/contract/trips/messages.ts';
import * as moveCall from '#src/contract/trips/move.ts';
import * as ownData from '#src/contract/trips/own-data.ts';
import { changeTripParty } from '#src/contract/trips/party.ts';
import { answerPrice } from '#src/contract/trips/price.ts';
import * as reviewCalls from '#src/contract/trips/review.ts';
import * as schedule from '#src/contract/trips/schedule.ts';
import * as tripSignIn from '#src/contract/trips/sign-in.ts';
import * as travellersCalls from '#src/contract/trips/travellers.ts';
import { answerKeptSeats } from '#src/server/bookings/answer-kept-seats.ts';
import { traveller } from '#src/server/bookings/operations/actor.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { tripPageAgain } from '#src/server/pages/trip-page.ts';
import { readTripData } from '#src/server/people/trip-data.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { sendReview } from '#src/server/reviews/send-review.ts';
import { withdrawReview } from '#src/server/reviews/withdraw-review.ts';
import { answerPrice as answerTripPrice } from '#src/server/trips/answer-price.ts';
import { answerSchedule } from '#src/server/trips/answer-schedule.ts';
import { askForErasure } from '#src/server/trips/ask-for-erasure.ts';
import { cancelTrip } from '#src/server/trips/cancel-trip.ts';
import { changeTripParty as changeParty } from '#src/server/trips/change-trip-party.ts';
import { giveKey } from '#src/server/trips/give-key.ts';
import { holdTripAgain } from '#src/server/trips/hold-trip-again.ts';
import { issueTripInvoice } from '#src/server/trips/issue-trip-invoice.ts';
import { keyRoute } from '#src/server/trips/key-route.ts';
import { moveTrip } from '#src/server/trips/move-trip.ts';
import { replaceLink } from '#src/server/trips/replace-link.ts';
import { saveTravellers } from '#src/server/trips/save-travellers.ts';
import { takeKeyBack } from '#src/server/trips/take-key-back.ts';
import { tripRoute, type TripRouteOptions } from '#src/server/trips/trip-route.ts';
import { visitCookies } from '#src/server/trips/visit-cookies.ts';
import { beginVisitByKey, endVisit } from '#src/server/trips/visit.ts';
import { withdrawCancellation } from '#src/server/trips/withdraw-cancellation.ts';
import { writeMessage } from '#src/server/trips/write-message.ts';
import { givenKeyCookie, tripCookie } from '#src/server/users/token-cookie.ts';

import { drawTrip } from '../pages/draw.ts';

const redraw: TripRouteOptions['redraw'] = (call) =>
	tripPageAgain(call, { draw: drawTrip, builtPage: (path) => builtPage(call.request, path) });

export const routes = [
	keyRoute(tripSignIn.openTripByKey, async ({ request, deps, reference, body }) => {
		const key = await beginVisitByKey(deps, { reference, key: body.key });
		const cookies = visitCookies(request, reference, key);
		return new Answer({ message: 'The trip is open.' }, { cookies });
	}),
	tripRoute(
		tripSignIn.leaveTrip,
		async ({ request, trip, deps }) => {
			await endVisit(deps.db, trip);
			const reference = trip.booking.bookingId;
			const cookies = [tripCookie(reference), givenKeyCookie(reference)];
			return new Answer(
				{ message: 'This trip is closed here.' },
				{ cookies: cookies.map((cookie) => cookie.taken(request)) },
			);
		},
		{ needs: 'sight', redraw },
	),
	tripRoute(tripSignIn.replaceLink, ({ deps, trip, attempt }) => replaceLink(deps, trip, attempt), {
		needs: 'change',
		section: '#access',
		redraw,
	}),
	tripRoute(
		links.shareTrip,
		async ({ request, trip, body: { prices, label = '' }, attempt, deps }) => {
			const showsPrices = prices === 'with';
			const giving = { request, trip, purpose: 'share', showsPrices, label, attempt } as const;
			const { given, cookie } = await giveKey(deps, giving);
			return new Answer(given, { status: 201, cookies: [cookie] });
		},
		{ needs: 'change', section: '#documents', redraw },
	),
	tripRoute(
		links.followTrip,
		async ({ request, trip, body: { label = '' }, attempt, deps }) => {
			const giving = { request, trip, purpose: 'calendar', label, attempt } as const;
			const { given, cookie } = await giveKey(deps, { ...giving, showsPrices: false });
			return new Answer(given, { status: 201, cookies: [cookie] });
		},
		{ needs: 'change', section: '#documents', redraw },
	),
	tripRoute(links.takeKeyBack, ({ trip, body, deps }) => takeKeyBack(deps.db, trip, body.id), {
		needs: 'change',
		section: '#documents',
		redraw,
	}),
	tripRoute(
		ownData.downloadTripData,
		async ({ trip, deps }) => {
			const name = `${trip.booking.bookingId}.json`;
			const headers = {
				'Content-Type': 'application/json; charset=utf-8',
				'Content-Disposition': `attachment; filename="${name}"`,
			};
			return new Answer(await readTripData(deps, trip), { headers });
		},
		{ needs: 'change', redraw },
	),
	tripRoute(ownData.askForErasure, ({ trip, deps }) => askForErasure(deps, trip), {
		needs: 'change',
		section: '#data',
		redraw,
	}),
	tripRoute(
		travellersCalls.saveTravellers,
		async ({ body, trip, deps }) => ({
			travellers: await saveTravellers(deps, trip.booking.id, body),
		}),
		{ needs: 'change', section: '#travellers', redraw },
	),
	tripRoute(
		cancelCalls.cancelTrip,
		({ deps, trip, body, attempt }) => cancelTrip(deps, trip, { ...body, attempt }),
		{ needs: 'change', section: '#cancel', redraw },
	),
	tripRoute(
		cancelCalls.withdrawCancellation,
		({ deps, trip, body }) => withdrawCancellation(deps, trip, body.request),
		{
			needs: 'change',
			section: '#cancel',
			redraw,
		},
	),
	tripRoute(
		schedule.answerSchedule,
		({ deps, trip, body, attempt }) => answerSchedule(deps, trip, { ...body, attempt }),
		{ needs: 'change', section: '#schedule', redraw },
	),
	tripRoute(
		holdAgain,
		({ deps, trip, body: { seen }, attempt }) => holdTripAgain(deps, trip, { seen, attempt }),
		{ needs: 'change', section: '#status', redraw },
	),
	tripRoute(
		moveCall.moveTrip,
		({ deps, trip, body: { to }, attempt }) => moveTrip(deps, trip, { to, attempt }),
		{ needs: 'change', section: '#move', redraw },
	),
	tripRoute(
		changeTripParty,
		({ deps, trip, body: { change }, attempt }) => changeParty(deps, trip, { change, attempt }),
		{ needs: 'change', section: '#travellers', redraw },
	),
	tripRoute(
		answerPrice,
		({ deps, trip, body, attempt }) => answerTripPrice(deps, trip, { ...body, attempt }),
		{ needs: 'change', section: '#price-asked', redraw },
	),
	tripRoute(
		issueInvoice,
		({ deps, trip, body, attempt }) => issueTripInvoice(deps, trip, { ...body, attempt }),
		{ needs: 'change', section: '#price', redraw },
	),
	tripRoute(
		keptSeats.answerKeptSeats,
		async ({ deps, trip, body: { seats, answer }, attempt }) => {
			const { id } = trip.booking;
			await answerKeptSeats(deps, { actor: traveller, id, seats, answer, attempt });
			return { answer, message: keptSeats.keptSeatsMessages[answer] };
		},
		{ needs: 'change', section: '#called-off', redraw },
	),
	tripRoute(
		messages.writeMessage,
		async ({ deps, trip, body, attempt }) => {
			const { receipt, isRepeat } = await writeMessage(deps, trip, { ...body, attempt });
			return new Answer(receipt, { status: isRepeat ? 200 : 201 });
		},
		{ needs: 'change', section: '#messages', redraw },
	),
	tripRoute(
		reviewCalls.sendReview,
		async ({ deps, trip, body: form, attempt }) => {
			const { receipt, isRepeat } = await sendReview(deps, trip, { form, attempt });
			return new Answer(receipt, { status: isRepeat ? 200 : 201 });
		},
		{ needs: 'change', section: '#review', redraw },
	),
	tripRoute(
		reviewCalls.withdrawReview,
		({ deps, trip, body }) => withdrawReview(deps, trip, body.review),
		{
			needs: 'change',
			section: '#review',
			redraw,
		},
	),
];

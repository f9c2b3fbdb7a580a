import type { Config, Context } from '@netlify/functions';

import { cancelTrip, withdrawCancellation } from '#src/contract/trips/cancel.ts';
import { leaveTrip, openTripByKey, replaceLink } from '#src/contract/trips/door.ts';
import { followTrip, shareTrip, takeKeyBack } from '#src/contract/trips/links.ts';
import { writeMessage } from '#src/contract/trips/messages.ts';
import { askForErasure, downloadTripData } from '#src/contract/trips/own-data.ts';
import { sendReview, withdrawReview } from '#src/contract/trips/review.ts';
import { answerSchedule } from '#src/contract/trips/schedule.ts';
import { saveTravellers } from '#src/contract/trips/travellers.ts';
import { paths } from '#src/paths.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { serve } from '#src/server/http/route.ts';
import { builtPage } from '#src/server/pages/built-page.ts';
import { answerTripPage, type DrawnTrip, tripPageAgain } from '#src/server/pages/trip-page.ts';
import { type Dependencies, openDependencies } from '#src/server/platform/dependencies.ts';
import { sendReview as review } from '#src/server/reviews/send-review.ts';
import { withdrawReview as takeReviewBack } from '#src/server/reviews/withdraw-review.ts';
import { answerSchedule as answerTimes } from '#src/server/trips/answer-schedule.ts';
import { askForErasure as askDesk } from '#src/server/trips/ask-for-erasure.ts';
import { cancelTrip as cancel } from '#src/server/trips/cancel-trip.ts';
import { giveKey } from '#src/server/trips/give-key.ts';
import { keyRoute } from '#src/server/trips/key-route.ts';
import { replaceLink as replace } from '#src/server/trips/replace-link.ts';
import { saveTravellers as save } from '#src/server/trips/save-travellers.ts';
import { takeKeyBack as takeBack } from '#src/server/trips/take-key-back.ts';
import { readTripData } from '#src/server/trips/trip-data.ts';
import { tripRoute, type TripRouteOptions } from '#src/server/trips/trip-route.ts';
import { visitCookies } from '#src/server/trips/visit-cookies.ts';
import { beginVisitByKey, endVisit } from '#src/server/trips/visit.ts';
import { withdrawCancellation as withdraw } from '#src/server/trips/withdraw-cancellation.ts';
import { writeMessage as write } from '#src/server/trips/write-message.ts';
import { givenKeyCookie, tripCookie } from '#src/server/users/token-cookie.ts';

const redraw: TripRouteOptions['redraw'] = (call) =>
	tripPageAgain(call, { draw, builtPage: (path) => builtPage(call.request, path) });

const forms = serve(
	keyRoute(openTripByKey, async ({ request, deps, reference, body }) => {
		const key = await beginVisitByKey(deps, { reference, key: body.key });
		const cookies = visitCookies(request, reference, key);
		return new Answer({ message: 'The trip is open.' }, { cookies });
	}),
	tripRoute(
		leaveTrip,
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
	tripRoute(replaceLink, ({ deps, trip, attempt }) => replace(deps, trip, attempt), {
		needs: 'change',
		section: '#access',
		redraw,
	}),
	tripRoute(
		shareTrip,
		async ({ request, trip, body: { prices, label = '' }, attempt, deps }) => {
			const showsPrices = prices === 'with';
			const giving = { request, trip, purpose: 'share', showsPrices, label, attempt } as const;
			const { given, cookie } = await giveKey(deps, giving);
			return new Answer(given, { status: 201, cookies: [cookie] });
		},
		{ needs: 'change', section: '#documents', redraw },
	),
	tripRoute(
		followTrip,
		async ({ request, trip, body: { label = '' }, attempt, deps }) => {
			const giving = { request, trip, purpose: 'calendar', label, attempt } as const;
			const { given, cookie } = await giveKey(deps, { ...giving, showsPrices: false });
			return new Answer(given, { status: 201, cookies: [cookie] });
		},
		{ needs: 'change', section: '#documents', redraw },
	),
	tripRoute(takeKeyBack, ({ trip, body, deps }) => takeBack(deps.db, trip, body.id), {
		needs: 'change',
		section: '#documents',
		redraw,
	}),
	tripRoute(
		downloadTripData,
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
	tripRoute(askForErasure, ({ trip, deps }) => askDesk(deps, trip), {
		needs: 'change',
		section: '#data',
		redraw,
	}),
	tripRoute(
		saveTravellers,
		async ({ body, trip, deps }) => ({ travellers: await save(deps, trip.booking.id, body) }),
		{ needs: 'change', section: '#travellers', redraw },
	),
	tripRoute(
		cancelTrip,
		({ deps, trip, body, attempt }) => cancel(deps, trip, { ...body, attempt }),
		{ needs: 'change', section: '#cancel', redraw },
	),
	tripRoute(withdrawCancellation, ({ deps, trip, body }) => withdraw(deps, trip, body.request), {
		needs: 'change',
		section: '#cancel',
		redraw,
	}),
	tripRoute(
		answerSchedule,
		({ deps, trip, body, attempt }) => answerTimes(deps, trip, { ...body, attempt }),
		{ needs: 'change', section: '#schedule', redraw },
	),
	tripRoute(
		writeMessage,
		async ({ deps, trip, body, attempt }) => {
			const { receipt, isRepeat } = await write(deps, trip, { ...body, attempt });
			return new Answer(receipt, { status: isRepeat ? 200 : 201 });
		},
		{ needs: 'change', section: '#messages', redraw },
	),
	tripRoute(
		sendReview,
		async ({ deps, trip, body: form, attempt }) => {
			const { receipt, isRepeat } = await review(deps, trip, { form, attempt });
			return new Answer(receipt, { status: isRepeat ? 200 : 201 });
		},
		{ needs: 'change', section: '#review', redraw },
	),
	tripRoute(withdrawReview, ({ deps, trip, body }) => takeReviewBack(deps, trip, body.review), {
		needs: 'change',
		section: '#review',
		redraw,
	}),
);
export const { endpoints } = forms;
export const pages = [`${paths.trip}/:reference`];

export function handle(request: Request, deps: Dependencies): Promise<Response> {
	return isPage(request) ? page(request, () => deps) : forms.handle(request, deps);
}

export default function serveRequest(request: Request, context: Context): Promise<Response> {
	return isPage(request)
		? page(request, () => openDependencies(context), context.requestId)
		: forms.serveRequest(request, context);
}

export const config: Config = {
	path: [
		'/trip/:reference',
		'/api/trips/:reference/open',
		'/api/trips/:reference/leave',
		'/api/trips/:reference/links/replace',
		'/api/trips/:reference/links/share',
		'/api/trips/:reference/links/calendar',
		'/api/trips/:reference/links/revoke',
		'/api/trips/:reference/data',
		'/api/trips/:reference/erasure',
		'/api/trips/:reference/travellers',
		'/api/trips/:reference/cancel',
		'/api/trips/:reference/withdraw',
		'/api/trips/:reference/schedule',
		'/api/trips/:reference/messages',
		'/api/trips/:reference/review',
		'/api/trips/:reference/review-withdrawal',
	],
	// The page of the build that the others are drawn into: answered here, it would be asked for without end.
	excludedPath: ['/trip/shell'],
	// The outer wall, at the edge; the limits that count stand with the services.
	rateLimit: { windowSize: 60, windowLimit: 100, aggregateBy: ['ip', 'domain'] },
};

function isPage(request: Request): boolean {
	return new URL(request.url).pathname.startsWith(`${paths.trip}/`);
}

function page(
	request: Request,
	open: () => Promise<Dependencies> | Dependencies,
	requestId?: string,
): Promise<Response> {
	const sources = { open, draw, builtPage: (path: string) => builtPage(request, path) };
	return answerTripPage(request, sources, requestId);
}

// React is loaded with the first trip: most processes of one machine start for something else.
async function draw(drawn: DrawnTrip) {
	const { drawTrip } = await import('#src/islands/trips/served/draw-trip.ts');
	return drawTrip(drawn);
}

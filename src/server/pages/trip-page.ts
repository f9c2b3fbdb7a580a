import type { TripView } from '#src/contract/trips/trip-view.ts';
import { askedOnceMore, cancelParameter, paths } from '#src/paths.ts';

import { errorFor } from '../http/error-answer.ts';
import { readForm } from '../http/form-body.ts';
import type { HttpError } from '../http/http-error.ts';
import { answerLogged, type Outcome } from '../http/request-log.ts';
import { markRead } from '../messages/mark-read.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { type OpenTrip, openTrip } from '../trips/trip-access.ts';
import { doneParameter } from '../trips/trip-route.ts';
import { tripView } from '../trips/trip-view.ts';
import { withRenewed } from '../users/renewed-session.ts';
import { fillSection, type SectionFilling } from './filled-section.ts';
import { asAsked, htmlAnswer, pageUnavailable, refusedToChange } from './html-answer.ts';
import { privatePageHeaders } from './private-page.ts';

/** What the page of a trip is drawn from. */
export type DrawnTrip = {
	reference: string;
	/** null: it is not open to whoever asks. */
	view: TripView | null;
	/** The form that was sent last and taken. */
	done: string | null;
};

/** Where the page of a trip comes from. */
export type TripPageSources = {
	open: () => Promise<Dependencies> | Dependencies;
	/** A page of the build, by its path. */
	builtPage: (path: string) => Promise<string>;
	/** Draws the trip, or what is said where none is open here. */
	draw: (drawn: DrawnTrip) => Promise<SectionFilling>;
};

/**
 * Answers for the page of a trip, to whoever it is open to; to everybody else with one and the same page, as a 404, on
 * which a key or a reference and address open it. Never throws; every request is counted and logged as `answerLogged`
 * says.
 */
export function answerTripPage(
	request: Request,
	sources: TripPageSources,
	requestId: string = crypto.randomUUID(),
): Promise<Response> {
	const route = `${paths.trip}/:reference`;
	return answerLogged({ id: requestId, method: request.method, route }, async () => {
		const { response, ...outcome } = await pageOrFailure(request, sources);
		return { ...outcome, response: asAsked(request, response) };
	});
}

/** The page again after a form of it was refused: it says why, and keeps what was typed. */
export async function tripPageAgain(
	{ request, deps, error }: { request: Request; deps: Dependencies; error: HttpError },
	{ builtPage, draw }: Pick<TripPageSources, 'builtPage' | 'draw'>,
): Promise<Response> {
	const url = new URL(request.url);
	const path = url.pathname.split('/');
	const [reference = '', form = ''] = [path[3], path.at(-1)];
	const { trip } = await openTrip(deps, request, reference.toUpperCase());
	const view = trip && (await tripView(deps, trip, request));
	const problem = {
		form,
		message: error.message,
		issues: error.body.issues ?? [],
		typed: await typedIn(request),
	};
	const isCancelling = form === 'cancel';
	const again = view && { ...view, problem, isCancelling };
	const filling = await draw({ reference, view: again, done: null });
	const page = fillSection(await builtPage(`${paths.trip}/shell`), filling);
	return htmlAnswer(page, error.status, { ...privatePageHeaders, ...error.headers });
}

async function pageOrFailure(request: Request, sources: TripPageSources): Promise<Outcome> {
	const refusal = refusedToChange(request);
	if (refusal) return { response: refusal };
	try {
		return { response: await tripPage(request, sources) };
	} catch (failure) {
		const { status, headers } = errorFor(failure);
		if (status !== 503) return { response: pageUnavailable(), failure };
		const { body } = pageUnavailable();
		return { response: new Response(body, { status, headers }), failure };
	}
}

async function tripPage(
	request: Request,
	{ open, builtPage, draw }: TripPageSources,
): Promise<Response> {
	const url = new URL(request.url);
	const reference = decodedReference(url.pathname);
	const deps = await open();
	const { trip, cookie } = await openTrip(deps, request, reference);
	const done = url.searchParams.get(doneParameter);
	const view = trip && {
		...(await tripView(deps, trip, request)),
		done,
		isCancelling: url.searchParams.get(cancelParameter) === askedOnceMore,
	};
	if (trip && isReadByTraveller(request, trip)) {
		await markRead(deps.db, trip.booking.id, { reader: 'traveller', at: deps.now() });
	}
	const page = await builtPage(`${paths.trip}/shell`);
	const filled = fillSection(page, await draw({ reference, view, done }));
	return withRenewed(htmlAnswer(filled, view ? 200 : 404, privatePageHeaders), cookie);
}

/** Not what a browser fetches ahead, nor what the desk looks at in the traveller's place. */
function isReadByTraveller(request: Request, { access, openedBy }: OpenTrip): boolean {
	const isFetchedAhead = request.headers.has('Sec-Purpose');
	return request.method === 'GET' && !isFetchedAhead && access.mayChange && openedBy !== 'desk';
}

/** '' of what cannot be one. */
function decodedReference(pathname: string): string {
	const given = pathname.split('/')[2] ?? '';
	return /^[\w-]{1,20}$/.test(given) ? given.toUpperCase() : '';
}

async function typedIn(request: Request): Promise<Record<string, string>> {
	const fields = Object.entries(await readForm(request));
	return Object.fromEntries(
		fields.flatMap(([name, value]) =>
			typeof value === 'string'
				? [[name, value]]
				: Object.entries(Object(value)).map(([key, each]) => [`${name}[${key}]`, String(each)]),
		),
	);
}

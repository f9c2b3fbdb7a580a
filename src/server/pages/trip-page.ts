import type { TripPaper } from '#src/contract/trips/trip-paper.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { askedOnceMore, cancelParameter, paperParameter, paths } from '#src/paths.ts';

import { readForm } from '../http/form-body.ts';
import type { HttpError } from '../http/http-error.ts';
import { markRead } from '../messages/mark-read.ts';
import { type OpenTrip, openTrip } from '../trips/trip-access.ts';
import { selectTripPaper } from '../trips/trip-paper.ts';
import { doneParameter } from '../trips/trip-route.ts';
import { tripView } from '../trips/trip-view.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { fillPage } from './fill-page.ts';
import { htmlAnswer } from './html-answer.ts';
import type { FormPageSources, Loaded, PageCall } from './page-route.ts';
import { privatePageHeaders } from './private-page.ts';

const shell = `${paths.trip}/shell`;

/** What the page of a trip is drawn from. */
export type DrawnTrip = {
	reference: string;
	/** null: it is not open to whoever asks. */
	view: TripView | null;
	/** The form that was sent last and taken. */
	done: string | null;
	/** The one paper that is asked for in place of the whole page. */
	paper: TripPaper | null;
};

/**
 * Finds a trip for whoever it is open to; everybody else is shown one and the same page, as a 404, on which a key or a
 * reference and address open it.
 */
export async function loadTripPage(call: PageCall): Promise<Loaded<DrawnTrip>> {
	const { request, url } = call;
	const reference = readReference(call.given);
	const deps = await call.open();
	const { trip, cookie } = await openTrip(deps, request, reference);
	const done = url.searchParams.get(doneParameter);
	const view = trip && {
		...(await tripView(deps, trip, request)),
		done,
		isCancelling: url.searchParams.get(cancelParameter) === askedOnceMore,
	};
	const asked = url.searchParams.get(paperParameter);
	const paper = trip && asked ? await selectTripPaper(deps.db, trip, asked) : null;
	const isMissing = asked !== null && paper === null;
	if (trip && !paper && isReadByTraveller(request, trip)) {
		await markRead(deps.db, trip.booking.id, { reader: 'traveller', at: deps.now() });
	}
	return {
		page: shell,
		view: { reference, view, done, paper },
		status: view && !isMissing ? 200 : 404,
		headers: privatePageHeaders,
		cookie,
	};
}

/** The page again after a form of it was refused: it says why, and keeps what was typed. */
export async function tripPageAgain(
	{ request, deps, error }: { request: Request; deps: Dependencies; error: HttpError },
	{ builtPage, draw }: FormPageSources<DrawnTrip>,
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
	const filling = await draw({ reference, view: again, done: null, paper: null });
	const page = fillPage(await builtPage(shell), filling);
	return htmlAnswer(page, error.status, { ...privatePageHeaders, ...error.headers });
}

/** Not what a browser fetches ahead, nor what the desk looks at in the traveller's place. */
function isReadByTraveller(request: Request, { access, openedBy }: OpenTrip): boolean {
	const isFetchedAhead = request.headers.has('Sec-Purpose');
	return request.method === 'GET' && !isFetchedAhead && access.mayChange && openedBy !== 'desk';
}

/** '' of what cannot be one. */
function readReference(given: string): string {
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

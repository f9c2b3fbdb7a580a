import { createBooking } from '#src/contract/bookings/booking.ts';
import type { BookableQuote, QuoteView } from '#src/contract/quotes/quote-view.ts';
import type { FormProblem } from '#src/domain/trips/form-problem.ts';
import { bookPath, parameters, paths } from '#src/paths.ts';

import { seeOther } from '../http/see-other.ts';
import { quoteView, type QuoteSources } from '../quotes/quote-view.ts';
import { fillPage } from './fill-page.ts';
import { htmlAnswer } from './html-answer.ts';
import type { FormPageSources, Loaded, PageCall } from './page-route.ts';
import { privatePageHeaders } from './private-page.ts';
import { askedIn } from './quote-page.ts';
import { refusedForm } from './refused-form.ts';

const shell = `${paths.book}/shell`;
/** Of an address its path and query alone count. */
const anywhere = 'https://site.invalid';

/**
 * Finds what is to be booked by the browser alone. What cannot be booked at its price leads to where that is said, or to the
 * same at today's price.
 */
export async function loadBookPage(call: PageCall): Promise<Loaded<BookableQuote> | Response> {
	const found = await bookable(call);
	if (found instanceof Response) return found;
	return { page: shell, view: found, status: 200, headers: privatePageHeaders };
}

type BookPageSources = FormPageSources<BookableQuote> & QuoteSources;

/**
 * The same page again, with what was wrong with one of its forms; where it cannot be booked by now, where that is said. What the
 * server says of a booking's details is said at the field that brought them.
 * @param action where the form is sent to
 */
export async function bookPageAgain(
	{ builtPage, draw, ...sources }: BookPageSources,
	action: string,
	problem: FormProblem,
	status: number,
): Promise<Response> {
	// Whoever wrote the form by hand may have written anything.
	const url = URL.parse(problem.typed['page'] ?? '', anywhere) ?? new URL(anywhere);
	const given = url.pathname.slice(paths.book.length + 1);
	const found = await bookable({ ...sources, given, url });
	if (found instanceof Response) return found;
	const page = fillPage(await builtPage(shell), await draw(found));
	const issues = problem.issues.map(({ path, message }) => ({
		path: fieldOf(path, action),
		message,
	}));
	const drawn = refusedForm(page, action, { ...problem, issues });
	return htmlAnswer(drawn, status, privatePageHeaders);
}

function fieldOf(path: string, action: string): string {
	if (action !== createBooking.path) return path;
	return path === 'name' ? 'firstName' : path.replace(/^details\./, '');
}

async function bookable(
	call: QuoteSources & Pick<PageCall, 'given' | 'url'>,
): Promise<BookableQuote | Response> {
	const asked = askedIn(call);
	// The form of a tour's page calls the day so.
	const date = asked.date || (call.url.searchParams.get(parameters.departure) ?? '');
	const view = await quoteView({ ...asked, date }, call);
	if (!view) return seeOther(paths.flights);
	return isBookable(view) ? view : seeOther(insteadOf(view));
}

function isBookable(view: QuoteView): view is BookableQuote {
	return view.kind === 'tour' ? view.departure !== null : view.standing === 'honoured';
}

function insteadOf(view: QuoteView): string {
	return view.kind === 'offer' && view.today ? bookPath(view.today.path) : view.path;
}

import type { TripGlance } from '#src/contract/trips/find.ts';
import type { FormProblem } from '#src/domain/trips/form-problem.ts';
import { paths } from '#src/paths.ts';

import { fillPage } from './fill-page.ts';
import { htmlAnswer } from './html-answer.ts';
import type { FormPageSources } from './page-route.ts';
import { privatePageHeaders } from './private-page.ts';

/** What has come of a form: what was wrong with it, or the trip that was found and may be glanced at. */
export type DrawnFind =
	| { problem: FormProblem }
	| { found: { reference: string; glance: TripGlance; now: Date } };

/** The page again on which the form stands that was refused: it says why, and keeps what was typed. */
export async function findPageAgain(
	{ builtPage, draw }: FormPageSources<DrawnFind>,
	problem: FormProblem,
	status: number,
): Promise<Response> {
	const path = problem.form === 'find' ? paths.findBooking : paths.tripLinks;
	const page = fillPage(await builtPage(path), await draw({ problem }));
	return htmlAnswer(page, status, privatePageHeaders);
}

/** What is shown of a trip that was found and is not open in this browser. */
export async function glancePage(
	{ builtPage, draw }: FormPageSources<DrawnFind>,
	found: { reference: string; glance: TripGlance; now: Date },
): Promise<Response> {
	const page = fillPage(await builtPage(paths.findBooking), await draw({ found }));
	return htmlAnswer(page, 200, privatePageHeaders);
}

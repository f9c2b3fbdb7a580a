import type { TripGlance } from '#src/contract/trips/find.ts';
import type { FormProblem } from '#src/domain/trips/form-problem.ts';
import { paths } from '#src/paths.ts';

import { fillSection, type SectionFilling } from './filled-section.ts';
import { htmlAnswer } from './html-answer.ts';
import { privatePageHeaders } from './private-page.ts';

/** What has come of a form: what was wrong with it, or the trip that was found and may be glanced at. */
type DrawnFind =
	| { problem: FormProblem }
	| { found: { reference: string; glance: TripGlance; now: Date } };

/** Where the pages that find a booking come from. */
export type FindPageSources = {
	/** A page of the build, by its path. */
	builtPage: (path: string) => Promise<string>;
	draw: (drawn: DrawnFind) => Promise<SectionFilling>;
};

/** The page again on which the form stands that was refused: it says why, and keeps what was typed. */
export async function findPageAgain(
	{ builtPage, draw }: FindPageSources,
	problem: FormProblem,
	status: number,
): Promise<Response> {
	const path = problem.form === 'find' ? paths.findBooking : paths.tripLinks;
	const page = fillSection(await builtPage(path), await draw({ problem }));
	return htmlAnswer(page, status, privatePageHeaders);
}

/** What is shown of a trip that was found and is not open in this browser. */
export async function glancePage(
	{ builtPage, draw }: FindPageSources,
	found: { reference: string; glance: TripGlance; now: Date },
): Promise<Response> {
	const page = fillSection(await builtPage(paths.findBooking), await draw({ found }));
	return htmlAnswer(page, 200, privatePageHeaders);
}

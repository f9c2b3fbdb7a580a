import type { PreviewView } from '#src/contract/catalog/preview-view.ts';
import type { BuiltFacts } from '#src/contract/catalog/row-view.ts';
import { destinationPath, flightPath, paths, tourPath } from '#src/paths.ts';

import { readPreview } from '../catalog/read-preview.ts';
import type { Database } from '../db/database.ts';
import { errorFor } from '../http/error-answer.ts';
import { answerLogged, type Outcome } from '../http/request-log.ts';
import { builtFacts } from './built-facts.ts';
import { fillSection, type SectionFilling } from './filled-section.ts';
import { asAsked, htmlAnswer, pageUnavailable, refusedToChange } from './html-answer.ts';
import { privatePageHeaders } from './private-page.ts';

/** Where the preview of a row comes from. */
export type PreviewPageSources = {
	openDatabase: () => Promise<Database>;
	/** A page of the build, by its path. */
	builtPage: (path: string) => Promise<string>;
	/** Any other file of it. */
	builtFile: (path: string) => Promise<string>;
	/** Draws the row, or what is said where a link opens nothing. */
	draw: (view: PreviewView | null, built: BuiltFacts) => Promise<SectionFilling>;
	now: () => Date;
};

/**
 * Answers a link to a row that is not published with the page that it would have, which nobody keeps or lists; of one that
 * is published by now with the way to its page; where the link opens nothing, or no longer, with a page that says so, as
 * a 404. Never throws; every request is counted and logged as `answerLogged` says.
 */
export function answerPreviewPage(
	request: Request,
	sources: PreviewPageSources,
	requestId: string = crypto.randomUUID(),
): Promise<Response> {
	const route = `${paths.preview}/:key`;
	return answerLogged({ id: requestId, method: request.method, route }, async () => {
		const { response, ...outcome } = await pageOrFailure(request, sources);
		return { ...outcome, response: asAsked(request, response) };
	});
}

async function pageOrFailure(request: Request, sources: PreviewPageSources): Promise<Outcome> {
	const refusal = refusedToChange(request);
	if (refusal) return { response: refusal };
	try {
		return { response: await previewPage(request, sources) };
	} catch (failure) {
		const { status, headers } = errorFor(failure);
		if (status !== 503) return { response: pageUnavailable(), failure };
		const { body } = pageUnavailable();
		return { response: new Response(body, { status, headers }), failure };
	}
}

async function previewPage(
	request: Request,
	{ openDatabase, builtPage, builtFile, draw, now }: PreviewPageSources,
): Promise<Response> {
	const key = new URL(request.url).pathname.split('/')[2] ?? '';
	const view = await readPreview(await openDatabase(), key, now());
	if (view?.state === 'published') {
		const headers = { ...privatePageHeaders, 'Cache-Control': 'no-store', Location: pageOf(view) };
		return new Response(null, { status: 303, headers });
	}
	const page = await builtPage(`${paths.preview}/${view?.kind ?? 'closed'}`);
	const filled = fillSection(page, await draw(view, await builtFacts(view, builtFile)));
	return htmlAnswer(filled, view ? 200 : 404, privatePageHeaders);
}

function pageOf(view: PreviewView): string {
	switch (view.kind) {
		case 'flight':
			return flightPath(view.deal.id);
		case 'tour':
			return tourPath(view.tour.id);
		case 'destination':
			return destinationPath(view.destination.id);
	}
}

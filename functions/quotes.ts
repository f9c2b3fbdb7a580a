import type { Config, Context } from '@netlify/functions';

import { builtPage } from '#src/server/pages/built-page.ts';
import {
	answerQuotePage,
	type DrawnQuote,
	type QuotePageSources,
} from '#src/server/pages/quote-page.ts';
import { clock } from '#src/server/platform/clock.ts';
import { openDatabase } from '#src/server/platform/dependencies.ts';

export function handle(
	request: Request,
	sources: Partial<QuotePageSources> = {},
	requestId?: string,
): Promise<Response> {
	const ours = {
		builtPage: (path: string) => builtPage(request, path),
		draw,
		openDatabase,
		now: clock,
	};
	return answerQuotePage(request, { ...ours, ...sources }, requestId);
}

export default function serveRequest(request: Request, context: Context): Promise<Response> {
	return handle(request, {}, context.requestId);
}

export const config: Config = {
	path: ['/quote/:quote'],
	// The page of the build that it completes lies under the same path.
	preferStatic: true,
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};

// React is loaded with the first quote: most processes of one machine start for something else.
async function draw(drawn: DrawnQuote) {
	const { drawQuote } = await import('#src/islands/quotes/served/draw-quote.ts');
	return drawQuote(drawn);
}

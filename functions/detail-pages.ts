import type { Config, Context } from '@netlify/functions';

import { builtPage } from '#src/server/pages/built-page.ts';
import { answerDetailPage, type PageSources } from '#src/server/pages/detail-page.ts';
import { openDatabase } from '#src/server/platform/dependencies.ts';

export function handle(
	request: Request,
	sources: PageSources,
	requestId?: string,
): Promise<Response> {
	return answerDetailPage(request, sources, requestId);
}

export default function serveRequest(request: Request, context: Context): Promise<Response> {
	const sources = { openDatabase, builtPage: (path: string) => builtPage(request, path) };
	return handle(request, sources, context.requestId);
}

// Literals, because Netlify reads them without running the file.
export const config: Config = {
	path: ['/tours/:id', '/destinations/:id', '/flights/:id'],
	preferStatic: true,
};

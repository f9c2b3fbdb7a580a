import type { Config } from '@netlify/functions';

import { builtPage } from '#src/server/pages/built-page.ts';
import { answerDetailPage, type PageSources } from '#src/server/pages/detail-page.ts';
import { openDatabase } from '#src/server/platform/dependencies.ts';

export function handle(request: Request, sources: PageSources): Promise<Response> {
	return answerDetailPage(request, sources);
}

export default function serveRequest(request: Request): Promise<Response> {
	return handle(request, { openDatabase, builtPage: (path) => builtPage(request, path) });
}

// Literals, because Netlify reads them without running the file.
export const config: Config = {
	path: ['/tours/:id', '/destinations/:id', '/flights/:id'],
	preferStatic: true,
};

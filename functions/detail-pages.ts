import type { Config, Context } from '@netlify/functions';

import type { BuiltFacts, RowView } from '#src/contract/catalog/row-view.ts';
import { builtFile, builtPage } from '#src/server/pages/built-page.ts';
import { answerDetailPage, type PageSources } from '#src/server/pages/detail-page.ts';
import { clock } from '#src/server/platform/clock.ts';
import { openDatabase } from '#src/server/platform/dependencies.ts';

export function handle(
	request: Request,
	sources: Partial<PageSources> = {},
	requestId?: string,
): Promise<Response> {
	const ours = {
		builtPage: (path: string) => builtPage(request, path),
		builtFile: (path: string) => builtFile(request, path),
		draw,
		openDatabase,
		now: clock,
	};
	return answerDetailPage(request, { ...ours, ...sources }, requestId);
}

export default function serveRequest(request: Request, context: Context): Promise<Response> {
	return handle(request, {}, context.requestId);
}

// Literals, because Netlify reads them without running the file.
export const config: Config = {
	path: ['/tours/:id', '/destinations/:id', '/flights/:id'],
	preferStatic: true,
};

// React is loaded with the first such row: most processes of one machine start for something else.
async function draw(view: RowView, built: BuiltFacts) {
	const { drawRow } = await import('#src/islands/catalog/served/draw-row.ts');
	return drawRow(view, built);
}

import type { Config, Context } from '@netlify/functions';

import type { PreviewView } from '#src/contract/catalog/preview-view.ts';
import type { BuiltFacts } from '#src/contract/catalog/row-view.ts';
import { builtFile, builtPage } from '#src/server/pages/built-page.ts';
import { answerPreviewPage, type PreviewPageSources } from '#src/server/pages/preview-page.ts';
import { clock } from '#src/server/platform/clock.ts';
import { openDatabase } from '#src/server/platform/dependencies.ts';

export function handle(
	request: Request,
	sources: Partial<PreviewPageSources> = {},
	requestId?: string,
): Promise<Response> {
	const ours = {
		builtPage: (path: string) => builtPage(request, path),
		builtFile: (path: string) => builtFile(request, path),
		draw,
		openDatabase,
		now: clock,
	};
	return answerPreviewPage(request, { ...ours, ...sources }, requestId);
}

export default function serveRequest(request: Request, context: Context): Promise<Response> {
	return handle(request, {}, context.requestId);
}

export const config: Config = {
	path: ['/preview/:key'],
	// The pages of the build that it completes lie under the same path.
	preferStatic: true,
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};

// React is loaded with the first preview: most processes of one machine start for something else.
async function draw(view: PreviewView | null, built: BuiltFacts) {
	const { drawPreview } = await import('#src/islands/catalog/served/draw-preview.ts');
	return drawPreview(view, built);
}

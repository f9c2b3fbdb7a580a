import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { PreviewView } from '#src/contract/catalog/preview-view.ts';
import type { BuiltFacts } from '#src/contract/catalog/row-view.ts';

import { PreviewClosed } from './PreviewClosed.tsx';
import { PreviewPage, previewTitle } from './PreviewPage.tsx';

/**
 * Draws a row of the catalog as its page will show it or, where a link opens nothing, what is said then.
 * @returns what the page is called, and the HTML of it
 */
export function drawPreview(
	view: PreviewView | null,
	built: BuiltFacts,
): { title: string; html: string } {
	const content = view ? createElement(PreviewPage, { view, built }) : createElement(PreviewClosed);
	const title = view ? `Preview: ${previewTitle(view)}` : 'This preview is closed';
	return { title, html: renderToStaticMarkup(content) };
}

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { BuiltFacts, RowView } from '#src/contract/catalog/row-view.ts';
import { dealTitle, destinationTitle, tourTitle } from '#src/domain/catalog/page-titles.ts';

import { RowPage } from './RowPage.tsx';

/**
 * Draws the page of a row that the build did not know.
 * @returns what the page is called, and the HTML of it
 */
export function drawRow(view: RowView, built: BuiltFacts): { title: string; html: string } {
	return {
		title: titleOf(view),
		html: renderToStaticMarkup(createElement(RowPage, { view, built })),
	};
}

function titleOf(view: RowView): string {
	switch (view.kind) {
		case 'flight':
			return dealTitle(view.deal);
		case 'tour':
			return tourTitle(view.tour);
		case 'destination':
			return destinationTitle(view.destination);
	}
}

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { FreshRows } from '#src/contract/catalog/fresh-rows.ts';

import { FreshPart } from './FreshPart.tsx';

/** Draws the part of a page that shows rows of the catalog, of the rows as they are now. */
export function drawFreshRows(rows: FreshRows): string {
	return renderToStaticMarkup(createElement(FreshPart, { rows }));
}

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { CallBackPage } from './CallBackPage.tsx';

/** Draws the page on which the desk is asked to call, with the hours of a moment. */
export function drawCallBack(now: Date): { title: null; html: string } {
	return { title: null, html: renderToStaticMarkup(createElement(CallBackPage, { now })) };
}

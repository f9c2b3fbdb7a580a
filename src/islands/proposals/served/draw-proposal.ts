import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { ProposalView } from '#src/contract/proposals/proposal-view.ts';

import { ProposalClosed } from './ProposalClosed.tsx';
import { ProposalPage } from './ProposalPage.tsx';

/**
 * Draws the page of an offer that the desk wrote or, where none is open to whoever asks, what is said then.
 * @returns what the page is called, and the HTML of it
 */
export function drawProposal({ view }: { view: ProposalView | null }): {
	title: string;
	html: string;
} {
	const content = view ? createElement(ProposalPage, { view }) : createElement(ProposalClosed);
	const title = view ? `${view.proposal.reference}: our offer for you` : 'Our offer for you';
	return { title, html: renderToStaticMarkup(content) };
}

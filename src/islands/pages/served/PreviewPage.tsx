import { createElement } from 'react';

import type { PreviewView } from '#src/contract/catalog/preview-view.ts';
import type { BuiltFacts } from '#src/contract/catalog/row-view.ts';

import { PreviewBanner } from './PreviewBanner.tsx';
import { RowPage } from './RowPage.tsx';

/** A row of the catalog as its page will show it, under a banner that says that nobody can book it. */
export function PreviewPage({ view, built }: { view: PreviewView; built: BuiltFacts }) {
	return createElement(
		'draft-preview',
		null,
		<PreviewBanner view={view} />,
		<RowPage view={view} built={built} missing={later} />,
	);
}

/** What the row is called. */
export function previewTitle(view: PreviewView): string {
	switch (view.kind) {
		case 'flight':
			return `${view.deal.origin} to ${view.deal.destination}`;
		case 'tour':
			return view.tour.name;
		case 'destination':
			return view.destination.name;
	}
}

function later(what: string) {
	return <p className="notice notice-info">{what}: added once it is published.</p>;
}

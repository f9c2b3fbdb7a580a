import type { MouseEvent } from 'react';

import { closeScreen, tabAddress } from '#src/stores/desk/panel-address.ts';

import { useCurrentTab } from './use-current-tab.ts';

/** The way back to the list in whose place a screen is open. */
export function BackToList() {
	const { slug, title } = useCurrentTab();
	const follow = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		closeScreen();
		scrollTo({ top: 0 });
	};
	return (
		<a href={tabAddress(slug)} className="desk-back" data-print="no" onClick={follow}>
			<span aria-hidden="true">←</span> {title}
		</a>
	);
}

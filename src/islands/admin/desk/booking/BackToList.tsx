import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';

import { $isAdministrator } from '#src/stores/admin/access.ts';
import { $panelAddress, closeScreen, tabAddress } from '#src/stores/admin/panel-address.ts';

import { currentTab } from '../../panel/panel-tabs.ts';

/** The way back to the list in whose place a screen is open. */
export function BackToList() {
	const { slug, title } = currentTab(useStore($panelAddress), {
		isAdmin: useStore($isAdministrator),
	});
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

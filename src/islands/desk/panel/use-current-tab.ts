import { useStore } from '@nanostores/react';

import { $panelAddress } from '#src/stores/desk/panel-address.ts';
import { $viewer } from '#src/stores/desk/viewer.ts';

import type { PanelTab } from './panel-tabs.ts';
import { currentTab } from './tabs-for.ts';

/** The tab that the address names, of those that whoever is at work here sees. */
export function useCurrentTab(): PanelTab {
	const viewer = useStore($viewer);
	return currentTab(useStore($panelAddress), viewer);
}

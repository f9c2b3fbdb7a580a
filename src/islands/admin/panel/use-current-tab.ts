import { useStore } from '@nanostores/react';

import { $isAdministrator } from '#src/stores/admin/access.ts';
import { $panelAddress } from '#src/stores/admin/panel-address.ts';

import { currentTab, type PanelTab } from './panel-tabs.ts';

/** The tab that the address names, of those that whoever is at work here sees. */
export function useCurrentTab(): PanelTab {
	const isAdmin = useStore($isAdministrator);
	return currentTab(useStore($panelAddress), { isAdmin });
}

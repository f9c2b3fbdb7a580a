import type { RoleFlags } from '#src/domain/users/role.ts';
import { mayHere } from '#src/stores/desk/may.ts';
import { type PanelAddress, tabParameter } from '#src/stores/desk/panel-address.ts';

import { namedTab, type PanelTab, panelTabs } from './panel-tabs.ts';

/** The tabs of whoever is at work here, the first one being shown on entering. */
export function tabsFor(viewer: RoleFlags): readonly PanelTab[] {
	return panelTabs.filter(({ act = 'desk' }) => mayHere(viewer, act));
}

/** The tab that the address names, of those that somebody sees. */
export function currentTab(address: PanelAddress, viewer: RoleFlags): PanelTab {
	const named = address[tabParameter];
	return tabsFor(viewer).find(({ slug }) => slug === named) ?? namedTab({});
}

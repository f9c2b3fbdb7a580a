import { $panelAddress } from '#src/stores/desk/panel-address.ts';

import { namedTab } from '../panel/panel-tabs.ts';
import { loadTab } from './load-tab.ts';

/** Loads what shows the panel, with the tab that it will show: all at once, and not as one finds the other. */
export async function loadPanel() {
	const [{ showPanelIn }] = await Promise.all([
		import('./PanelScreen.tsx'),
		// The file of React: that of React alone would need the bundler's bridge to older modules in every door.
		import('@nanostores/react'),
		// What is missing then, the panel says in its place.
		// Who will see it is not known yet.
		loadTab[namedTab($panelAddress.get()).slug]().catch(() => null),
	]);
	return showPanelIn;
}

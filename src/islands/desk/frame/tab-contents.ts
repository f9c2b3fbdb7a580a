import type { ComponentType } from 'react';

import { lazyScreen } from '../panel/LazyPart.tsx';
import type { TabSlug } from '../panel/panel-tabs.ts';
import { loadTab } from './load-tab.ts';

/** What each tab shows, loaded when it is first shown. */
export const tabContents = Object.fromEntries(
	Object.entries(loadTab).map(([slug, load]): [string, ComponentType] => [slug, lazyScreen(load)]),
) as Record<TabSlug, ComponentType>;

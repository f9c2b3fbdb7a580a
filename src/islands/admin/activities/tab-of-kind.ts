import type { ActivityKind } from '#src/domain/admin/activity.ts';

import { type PanelTab, panelTabs } from '../panel/panel-tabs.ts';

const tabs: readonly PanelTab[] = panelTabs;

const slugs: Record<Exclude<ActivityKind, 'change'>, (typeof panelTabs)[number]['slug']> = {
	booking: 'bookings',
	inquiry: 'inquiries',
	'custom offer': 'custom-offers',
	application: 'applications',
	subscription: 'subscribers',
	registration: 'users',
	'sign-in': 'users',
};

/** The tab that lists what activities of a kind left; null for a change, which is read where it stands. */
export function tabOfKind(kind: ActivityKind): PanelTab | null {
	if (kind === 'change') return null;
	return tabs.find(({ slug }) => slug === slugs[kind]) ?? null;
}

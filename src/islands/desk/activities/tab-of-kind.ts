import type { ActivityKind } from '#src/domain/desk/activity.ts';

import { type PanelTab, tabOf, type TabSlug } from '../panel/panel-tabs.ts';

const slugs: Record<Exclude<ActivityKind, 'change'>, TabSlug> = {
	booking: 'bookings',
	inquiry: 'inquiries',
	'custom offer': 'custom-offers',
	'call-back': 'call-backs',
	application: 'applications',
	subscription: 'subscribers',
	registration: 'users',
	'sign-in': 'users',
};

/** The tab that lists what activities of a kind left; null for a change, which is read where it stands. */
export function tabOfKind(kind: ActivityKind): PanelTab | null {
	return kind === 'change' ? null : tabOf(slugs[kind]);
}

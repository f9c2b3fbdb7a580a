import { type ComponentType, lazy } from 'react';

import { loadTab } from './load-tab.ts';
import type { TabSlug } from './panel-tabs.ts';

/** What each tab shows, loaded when it is first shown. */
export const tabContents: Record<TabSlug, ComponentType> = {
	today: lazy(loadTab.today),
	overview: lazy(loadTab.overview),
	bookings: lazy(loadTab.bookings),
	inquiries: lazy(loadTab.inquiries),
	'custom-offers': lazy(loadTab['custom-offers']),
	'call-backs': lazy(loadTab['call-backs']),
	reviews: lazy(loadTab.reviews),
	flights: lazy(loadTab.flights),
	tours: lazy(loadTab.tours),
	departures: lazy(loadTab.departures),
	destinations: lazy(loadTab.destinations),
	subscribers: lazy(loadTab.subscribers),
	users: lazy(loadTab.users),
	activities: lazy(loadTab.activities),
	applications: lazy(loadTab.applications),
	letters: lazy(loadTab.letters),
	'personal-data': lazy(loadTab['personal-data']),
};

import type { ComponentType } from 'react';

import { fetchedScreen } from './Fetched.tsx';
import { loadTab } from './load-tab.ts';
import type { TabSlug } from './panel-tabs.ts';

/** What each tab shows, loaded when it is first shown. */
export const tabContents: Record<TabSlug, ComponentType> = {
	today: fetchedScreen(loadTab.today),
	overview: fetchedScreen(loadTab.overview),
	bookings: fetchedScreen(loadTab.bookings),
	inquiries: fetchedScreen(loadTab.inquiries),
	'custom-offers': fetchedScreen(loadTab['custom-offers']),
	'call-backs': fetchedScreen(loadTab['call-backs']),
	reviews: fetchedScreen(loadTab.reviews),
	flights: fetchedScreen(loadTab.flights),
	tours: fetchedScreen(loadTab.tours),
	departures: fetchedScreen(loadTab.departures),
	destinations: fetchedScreen(loadTab.destinations),
	subscribers: fetchedScreen(loadTab.subscribers),
	users: fetchedScreen(loadTab.users),
	activities: fetchedScreen(loadTab.activities),
	applications: fetchedScreen(loadTab.applications),
	letters: fetchedScreen(loadTab.letters),
	'personal-data': fetchedScreen(loadTab['personal-data']),
};

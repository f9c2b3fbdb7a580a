import type { ComponentType } from 'react';

import { fetchedScreen } from './Fetched.tsx';
import { loadTab } from './load-tab.ts';
import type { TabSlug } from './panel-tabs.ts';

/** What each tab shows, loaded when it is first shown. */
export const tabContents: Record<TabSlug, ComponentType> = {
	today: contentOf('today'),
	overview: contentOf('overview'),
	bookings: contentOf('bookings'),
	inquiries: contentOf('inquiries'),
	'custom-offers': contentOf('custom-offers'),
	'call-backs': contentOf('call-backs'),
	reviews: contentOf('reviews'),
	flights: contentOf('flights'),
	tours: contentOf('tours'),
	departures: contentOf('departures'),
	destinations: contentOf('destinations'),
	subscribers: contentOf('subscribers'),
	users: contentOf('users'),
	activities: contentOf('activities'),
	applications: contentOf('applications'),
	letters: contentOf('letters'),
	'personal-data': contentOf('personal-data'),
};

function contentOf(slug: TabSlug): ComponentType {
	return fetchedScreen(async () => (await loadTab[slug]()).default);
}

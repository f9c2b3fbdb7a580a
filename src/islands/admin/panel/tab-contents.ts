import { type ComponentType, lazy } from 'react';

import type { TabSlug } from './panel-tabs.ts';

/** What each tab shows, loaded when it is first shown. */
export const tabContents: Record<TabSlug, ComponentType> = {
	overview: lazy(async () => ({
		default: (await import('../overview/OverviewTab.tsx')).OverviewTab,
	})),
	bookings: lazy(async () => ({
		default: (await import('../bookings/BookingsTab.tsx')).BookingsTab,
	})),
	inquiries: lazy(async () => ({
		default: (await import('../requests/InquiriesTab.tsx')).InquiriesTab,
	})),
	'custom-offers': lazy(async () => ({
		default: (await import('../requests/CustomOffersTab.tsx')).CustomOffersTab,
	})),
	flights: lazy(async () => ({ default: (await import('../catalog/FlightsTab.tsx')).FlightsTab })),
	tours: lazy(async () => ({ default: (await import('../catalog/ToursTab.tsx')).ToursTab })),
	destinations: lazy(async () => ({
		default: (await import('../catalog/DestinationsTab.tsx')).DestinationsTab,
	})),
	subscribers: lazy(async () => ({
		default: (await import('../users/SubscribersTab.tsx')).SubscribersTab,
	})),
	users: lazy(async () => ({ default: (await import('../users/UsersTab.tsx')).UsersTab })),
	activities: lazy(async () => ({
		default: (await import('../activities/ActivitiesTab.tsx')).ActivitiesTab,
	})),
	applications: lazy(async () => ({
		default: (await import('../requests/ApplicationsTab.tsx')).ApplicationsTab,
	})),
};

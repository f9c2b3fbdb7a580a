import type { ComponentType } from 'react';

import type { TabSlug } from './panel-tabs.ts';

/** Loads what a tab shows. */
export const loadTab: Record<TabSlug, () => Promise<{ default: ComponentType }>> = {
	today: async () => ({ default: (await import('../desk/queue/TodayTab.tsx')).TodayTab }),
	overview: async () => ({ default: (await import('../overview/OverviewTab.tsx')).OverviewTab }),
	bookings: async () => ({ default: (await import('../bookings/BookingsTab.tsx')).BookingsTab }),
	inquiries: async () => ({ default: (await import('../requests/InquiriesTab.tsx')).InquiriesTab }),
	'custom-offers': async () => ({
		default: (await import('../requests/CustomOffersTab.tsx')).CustomOffersTab,
	}),
	'call-backs': async () => ({
		default: (await import('../requests/CallBacksTab.tsx')).CallBacksTab,
	}),
	reviews: async () => ({ default: (await import('../reviews/ReviewsTab.tsx')).ReviewsTab }),
	flights: async () => ({ default: (await import('../catalog/FlightsTab.tsx')).FlightsTab }),
	tours: async () => ({ default: (await import('../catalog/ToursTab.tsx')).ToursTab }),
	departures: async () => ({
		default: (await import('../departures/DeparturesTab.tsx')).DeparturesTab,
	}),
	destinations: async () => ({
		default: (await import('../catalog/DestinationsTab.tsx')).DestinationsTab,
	}),
	subscribers: async () => ({
		default: (await import('../users/SubscribersTab.tsx')).SubscribersTab,
	}),
	users: async () => ({ default: (await import('../users/UsersTab.tsx')).UsersTab }),
	activities: async () => ({
		default: (await import('../activities/ActivitiesTab.tsx')).ActivitiesTab,
	}),
	applications: async () => ({
		default: (await import('../requests/ApplicationsTab.tsx')).ApplicationsTab,
	}),
	letters: async () => ({ default: (await import('../letters/LettersTab.tsx')).LettersTab }),
	'personal-data': async () => ({
		default: (await import('../people/PersonalDataTab.tsx')).PersonalDataTab,
	}),
};

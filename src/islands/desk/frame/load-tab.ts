import type { ComponentType } from 'react';

import type { TabSlug } from '../panel/panel-tabs.ts';

/** Loads what a tab shows. */
export const loadTab: Record<TabSlug, () => Promise<ComponentType>> = {
	today: async () => (await import('../queue/TodayTab.tsx')).TodayTab,
	overview: async () => (await import('../overview/OverviewTab.tsx')).OverviewTab,
	bookings: async () => (await import('../bookings/BookingsTab.tsx')).BookingsTab,
	inquiries: async () => (await import('../requests/InquiriesTab.tsx')).InquiriesTab,
	'custom-offers': async () => (await import('../requests/CustomOffersTab.tsx')).CustomOffersTab,
	offers: async () => (await import('../requests/OffersTab.tsx')).OffersTab,
	'call-backs': async () => (await import('../requests/CallBacksTab.tsx')).CallBacksTab,
	reviews: async () => (await import('../reviews/ReviewsTab.tsx')).ReviewsTab,
	flights: async () => (await import('../catalog/FlightsTab.tsx')).FlightsTab,
	tours: async () => (await import('../catalog/ToursTab.tsx')).ToursTab,
	departures: async () => (await import('../departures/DeparturesTab.tsx')).DeparturesTab,
	destinations: async () => (await import('../catalog/DestinationsTab.tsx')).DestinationsTab,
	month: async () => (await import('../money/MonthTab.tsx')).MonthTab,
	ledger: async () => (await import('../money/LedgerTab.tsx')).LedgerTab,
	numbers: async () => (await import('../numbers/NumbersTab.tsx')).NumbersTab,
	subscribers: async () => (await import('../users/SubscribersTab.tsx')).SubscribersTab,
	users: async () => (await import('../users/UsersTab.tsx')).UsersTab,
	activities: async () => (await import('../activities/ActivitiesTab.tsx')).ActivitiesTab,
	applications: async () => (await import('../requests/ApplicationsTab.tsx')).ApplicationsTab,
	letters: async () => (await import('../letters/LettersTab.tsx')).LettersTab,
	'personal-data': async () => (await import('../people/PersonalDataTab.tsx')).PersonalDataTab,
};

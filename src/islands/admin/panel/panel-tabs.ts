import { type ComponentType, lazy } from 'react';

import type { Counts } from '#src/contract/admin/overview.ts';
import { type PanelAddress, tabParameter } from '#src/stores/admin/panel-address.ts';

export type PanelTab = {
	/** As the address names it. */
	slug: string;
	title: string;
	/** How many rows it has; without it the tab has no tile. */
	count?: keyof Counts;
	/** How many of them wait for the administrator. */
	waiting?: keyof Counts;
	/** Loaded when it is first shown. */
	Content: ComponentType;
};

/** The tabs, the first one being shown on entering. */
export const panelTabs = [
	{
		slug: 'overview',
		title: 'Overview',
		Content: lazy(async () => ({
			default: (await import('../overview/OverviewTab.tsx')).OverviewTab,
		})),
	},
	{
		slug: 'bookings',
		title: 'Bookings',
		count: 'bookings',
		waiting: 'pendingBookings',
		Content: lazy(async () => ({
			default: (await import('../bookings/BookingsTab.tsx')).BookingsTab,
		})),
	},
	{
		slug: 'inquiries',
		title: 'Contact Inquiries',
		count: 'inquiries',
		Content: lazy(async () => ({
			default: (await import('../requests/InquiriesTab.tsx')).InquiriesTab,
		})),
	},
	{
		slug: 'custom-offers',
		title: 'Custom Offers',
		count: 'customOffers',
		waiting: 'newCustomOffers',
		Content: lazy(async () => ({
			default: (await import('../requests/CustomOffersTab.tsx')).CustomOffersTab,
		})),
	},
	{
		slug: 'flights',
		title: 'Flights',
		count: 'flights',
		Content: lazy(async () => ({
			default: (await import('../catalog/FlightsTab.tsx')).FlightsTab,
		})),
	},
	{
		slug: 'tours',
		title: 'Tour Packages',
		count: 'tours',
		Content: lazy(async () => ({ default: (await import('../catalog/ToursTab.tsx')).ToursTab })),
	},
	{
		slug: 'destinations',
		title: 'Destinations',
		count: 'destinations',
		Content: lazy(async () => ({
			default: (await import('../catalog/DestinationsTab.tsx')).DestinationsTab,
		})),
	},
	{
		slug: 'subscribers',
		title: 'Email Subscribers',
		count: 'subscribers',
		Content: lazy(async () => ({
			default: (await import('../users/SubscribersTab.tsx')).SubscribersTab,
		})),
	},
	{
		slug: 'users',
		title: 'Registered Users',
		count: 'users',
		Content: lazy(async () => ({ default: (await import('../users/UsersTab.tsx')).UsersTab })),
	},
	{
		slug: 'activities',
		title: 'User Activities',
		Content: lazy(async () => ({
			default: (await import('../activities/ActivitiesTab.tsx')).ActivitiesTab,
		})),
	},
	{
		slug: 'applications',
		title: 'Job Applications',
		count: 'applications',
		Content: lazy(async () => ({
			default: (await import('../requests/ApplicationsTab.tsx')).ApplicationsTab,
		})),
	},
] as const satisfies readonly PanelTab[];

/** The tab that the address names. */
export function currentTab(address: PanelAddress): PanelTab {
	return panelTabs.find(({ slug }) => slug === address[tabParameter]) ?? panelTabs[0];
}

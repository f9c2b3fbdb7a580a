import type { Counts } from '#src/contract/desk/overview.ts';
import type { DeskActName } from '#src/domain/users/desk-acts.ts';
import { type PanelAddress, tabParameter } from '#src/stores/desk/panel-address.ts';

/** A tab's names; what it shows stands in `tab-contents.ts`. */
export type PanelTab = {
	/** As the address names it. */
	slug: TabSlug;
	title: string;
	/** The group that begins with it; one that has its first tab's own name needs no heading. */
	begins?: string;
	/** How many rows it has; without it the tab has no tile. */
	count?: keyof Counts;
	/** How many of them wait for the administrator. */
	waiting?: keyof Counts;
	/** That number is part of its name, for whoever does not see it. */
	saysWaiting?: true;
	/** How many of those gave back what was held for them. */
	expired?: keyof Counts;
	/** How many of its rows have somebody who waits for an answer. */
	unanswered?: keyof Counts;
	/** What somebody has to be allowed to do to see it; without it everybody at the desk does. */
	act?: DeskActName;
};

const names = [
	{ slug: 'today', title: 'Today', waiting: 'queue', saysWaiting: true },
	{ slug: 'overview', title: 'Overview' },
	{
		slug: 'bookings',
		begins: 'Bookings',
		title: 'Bookings',
		count: 'bookings',
		waiting: 'pendingBookings',
		expired: 'expiredBookings',
		unanswered: 'unansweredBookings',
	},
	{
		slug: 'inquiries',
		title: 'Contact Inquiries',
		count: 'inquiries',
		waiting: 'openInquiries',
	},
	{
		slug: 'custom-offers',
		title: 'Custom Offers',
		count: 'customOffers',
		waiting: 'newCustomOffers',
	},
	{ slug: 'offers', title: 'Offers' },
	{ slug: 'call-backs', title: 'Call-backs', count: 'callBacks', waiting: 'waitingCallBacks' },
	{ slug: 'reviews', title: 'Reviews', count: 'reviews', waiting: 'waitingReviews' },
	{ slug: 'departures', begins: 'Departures', title: 'Departures' },
	{ slug: 'flights', begins: 'Catalog', title: 'Flights', count: 'flights' },
	{ slug: 'tours', title: 'Tour Packages', count: 'tours' },
	{ slug: 'destinations', title: 'Destinations', count: 'destinations' },
	{
		slug: 'subscribers',
		begins: 'People',
		title: 'Email Subscribers',
		count: 'subscribers',
		act: 'subscribers',
	},
	{ slug: 'users', title: 'Registered Users', count: 'users', act: 'accounts' },
	{ slug: 'activities', title: 'User Activities' },
	{
		slug: 'applications',
		title: 'Job Applications',
		count: 'applications',
		waiting: 'openApplications',
	},
	{ slug: 'month', begins: 'Money', title: 'Month' },
	{ slug: 'ledger', title: 'Ledger' },
	{ slug: 'numbers', begins: 'Numbers', title: 'Numbers' },
	{ slug: 'letters', begins: 'Settings', title: 'Letters' },
	{ slug: 'personal-data', title: 'Personal Data', act: 'personal-data' },
] as const;

export type TabSlug = (typeof names)[number]['slug'];

export const panelTabs: readonly PanelTab[] = names;

/** The tab that the address names, whoever may see it; the first where it names none. */
export function namedTab(address: PanelAddress): PanelTab {
	return panelTabs.find(({ slug }) => slug === address[tabParameter]) ?? names[0];
}

/** The tab of a slug. */
export function tabOf(slug: TabSlug): PanelTab {
	return panelTabs.find((tab) => tab.slug === slug) ?? names[0];
}

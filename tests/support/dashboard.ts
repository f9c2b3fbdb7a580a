import type { Dashboard } from '#src/contract/desk/overview.ts';
import { addDays } from '#src/domain/calendar/calendar-date.ts';

const amounts = [4, 7, 0, 12, 9, 15, 11, 8, 18, 21, 16, 5];

/** How business may go: twelve weeks up to that of 16 November 2026, and two requests that wait. */
export const dashboardExample: Dashboard = {
	weeks: amounts.map((bookings, index) => ({
		monday: addDays('2026-08-31', index * 7),
		bookings,
		value: bookings * 1249.5,
	})),
	byStatus: [
		{ status: 'Pending Confirmation', bookings: 30 },
		{ status: 'Confirmed', bookings: 86 },
		{ status: 'Cancelled', bookings: 10 },
	],
	byType: [
		{ type: 'flight', bookings: 126 },
		{ type: 'tour', bookings: 0 },
	],
	destinations: [
		{ destination: 'London', bookings: 40 },
		{ destination: 'Rio de Janeiro', bookings: 20 },
	],
	pending: 33_346,
	pendingBookings: [
		{
			id: 1,
			reference: 'BD2000001',
			name: 'Grace Hopper',
			title: 'New York (JFK) to London (LHR)',
			createdAt: '2026-11-02T08:00:00.000Z',
		},
	],
	waiting: 9,
	waitingOffers: [
		{ id: 3, name: 'Ada Lovelace', destination: 'Lisbon', createdAt: '2026-11-17T08:00:00.000Z' },
		{ id: 4, name: 'Elif Yildiz', destination: 'Oslo', createdAt: '2026-11-19T08:00:00.000Z' },
	],
};

import type { Config } from '@netlify/functions';

import { type Room, serveRooms } from '#src/server/http/serve.ts';

/** Every room of the API, and where the addresses of its routes begin. */
export const rooms: readonly Room[] = [
	{ at: ['/api/account'], load: () => import('./api/account.ts') },
	{ at: ['/api/admin/activities'], load: () => import('./api/activities.ts') },
	{ at: ['/api/applications'], load: () => import('./api/applications.ts') },
	{ at: ['/api/attempts'], load: () => import('./api/attempts.ts') },
	{
		at: [
			'/api/login',
			'/api/admin/login',
			'/api/register',
			'/api/logout',
			'/api/session',
			'/api/password-reset',
		],
		load: () => import('./api/auth.ts'),
	},
	{ at: ['/api/admin/bookings'], load: () => import('./api/booking-trips.ts') },
	{ at: ['/api/bookings'], load: () => import('./api/bookings.ts') },
	{ at: ['/api/call-backs'], load: () => import('./api/call-backs.ts') },
	{ at: ['/api/catalog-versions'], load: () => import('./api/catalog-versions.ts') },
	{ at: ['/api/missed-searches'], load: () => import('./api/missed-searches.ts') },
	{ at: ['/api/custom-offers'], load: () => import('./api/custom-offers.ts') },
	{ at: ['/api/admin/departures'], load: () => import('./api/departures.ts') },
	{ at: ['/api/desk/bookings'], load: () => import('./api/desk-booking-page.ts') },
	{
		at: ['/api/desk/bookings', '/api/desk/operations'],
		load: () => import('./api/desk-operations.ts'),
	},
	{ at: ['/api/desk/find'], load: () => import('./api/desk-find.ts') },
	{ at: ['/api/desk/notes'], load: () => import('./api/desk-notes.ts') },
	{ at: ['/api/desk/bookings'], load: () => import('./api/desk-party.ts') },
	{ at: ['/api/desk/bookings'], load: () => import('./api/desk-payments.ts') },
	{ at: ['/api/desk/people'], load: () => import('./api/desk-people.ts') },
	{ at: ['/api/desk/bookings', '/api/desk/callers'], load: () => import('./api/desk-phone.ts') },
	{ at: ['/api/desk/proposals'], load: () => import('./api/desk-proposals.ts') },
	{ at: ['/api/desk/views'], load: () => import('./api/desk-views.ts') },
	{ at: ['/api/desk/queue'], load: () => import('./api/desk-queue.ts') },
	{
		at: [
			'/api/desk/applications',
			'/api/desk/custom-offers',
			'/api/desk/inquiries',
			'/api/desk/proposals',
		],
		load: () => import('./api/desk-replies.ts'),
	},
	{
		at: [
			'/api/desk/applications',
			'/api/desk/call-backs',
			'/api/desk/custom-offers',
			'/api/desk/inquiries',
			'/api/desk/waiting-list',
		],
		load: () => import('./api/desk-requests.ts'),
	},
	{ at: ['/api/desk/reviews'], load: () => import('./api/desk-reviews.ts') },
	{ at: ['/api/desk/tasks'], load: () => import('./api/desk-tasks.ts') },
	{ at: ['/api/desk/templates'], load: () => import('./api/desk-templates.ts') },
	{
		at: ['/api/destinations', '/api/admin/destinations'],
		load: () => import('./api/destinations.ts'),
	},
	{
		at: ['/api/desk/ledger', '/api/desk/month', '/api/admin/exports'],
		load: () => import('./api/desk-money.ts'),
	},
	{ at: ['/api/admin/exports'], load: () => import('./api/exports.ts') },
	{
		at: ['/api/trips/find', '/api/trips/send-links'],
		load: () => import('./api/find-booking.ts'),
	},
	{
		at: ['/api/flights', '/api/admin/flights', '/api/admin/deal-flights'],
		load: () => import('./api/flights.ts'),
	},
	{ at: ['/api/fresh-rows'], load: () => import('./api/fresh-rows.ts') },
	{ at: ['/api/health'], load: () => import('./api/health.ts') },
	{ at: ['/api/inquiries'], load: () => import('./api/inquiries.ts') },
	{
		at: ['/api/invitations', '/api/admin/invitations'],
		load: () => import('./api/invitations.ts'),
	},
	{
		at: ['/api/admin/letters', '/api/admin/letter-samples', '/api/admin/muted-addresses'],
		load: () => import('./api/letters.ts'),
	},
	{ at: ['/api/metrics'], load: () => import('./api/metrics.ts') },
	{ at: ['/api/offers'], load: () => import('./api/offers.ts') },
	{
		at: ['/api/admin/counts', '/api/desk/first-steps', '/api/desk/numbers'],
		load: () => import('./api/overview.ts'),
	},
	{
		at: [
			'/api/admin/own-account',
			'/api/admin/own-sessions',
			'/api/admin/sign-out-everywhere',
			'/api/admin/confirm',
			'/api/admin/second-factor',
		],
		load: () => import('./api/desk-account.ts'),
	},
	{ at: ['/api/admin/people'], load: () => import('./api/people.ts') },
	{
		at: ['/api/subscribe', '/api/subscribers', '/api/admin/subscribers'],
		load: () => import('./api/subscribers.ts'),
	},
	{ at: ['/api/testimonials'], load: () => import('./api/testimonials.ts') },
	{ at: ['/api/tours', '/api/admin/tours'], load: () => import('./api/tours.ts') },
	{ at: ['/api/trips'], load: () => import('./api/trips.ts') },
	{ at: ['/api/users', '/api/admin/users'], load: () => import('./api/users.ts') },
	{ at: ['/api/waiting-list'], load: () => import('./api/waiting-list.ts') },
];

export const { handle, serveRequest, everyRoute } = serveRooms(rooms);
export default serveRequest;

export const config: Config = {
	// All of it: what has no route is answered here too, where Netlify would show the 404 page.
	path: ['/api', '/api/*'],
	// The outer wall, at the edge, wide enough for an office of agents whose pages ask again and again; the limits that
	// count stand with the services.
	rateLimit: { windowSize: 60, windowLimit: 1200, aggregateBy: ['ip', 'domain'] },
};
